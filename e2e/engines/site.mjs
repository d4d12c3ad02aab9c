// The built site, and somebody's page that takes a table in, each on a port of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../', import.meta.url));

// dist/ with the headers of netlify.toml.
export async function site() {
  const server = spawn('python3', ['-um', 'tools.serve', '--port', '0'], { cwd: TOP, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(server.stdout), 'line');
  return {
    url: line.match(/http:\S+/)[0],
    async stop() {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
    },
  };
}

// A page on another site: 127.0.0.1 and localhost have no more in common than two domains.
export async function host(url, table) {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
    <script>
      window.heard = new Promise((resolve, reject) => {
        addEventListener('rondas:ready', resolve);
        addEventListener('rondas:error', event => reject(event.detail.error));
      });
    </script>
    <script async src="${url}embed.js"></script>${table}`;
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
