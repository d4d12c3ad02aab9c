// A QR code as a drawing, dark on light in any theme, as cameras need it. Its name stands in its place before it.
import qrcode from '../../../vendor/qrcode/qrcode.js';

const QUIET = 4;    // modules of margin, as ISO/IEC 18004 asks for
const SVG = 'http://www.w3.org/2000/svg';

export function draw(text) {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && code.isDark(row, column + 1)) column++;
      path += `M${start + QUIET} ${row + QUIET}h${column - start + 1}v1H${start + QUIET}z`;
    }
  }
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('viewBox', `0 0 ${size + 2 * QUIET} ${size + 2 * QUIET}`);
  made.setAttribute('aria-hidden', 'true');
  made.setAttribute('shape-rendering', 'crispEdges');
  const drawn = document.createElementNS(SVG, 'path');
  drawn.setAttribute('d', path);
  made.append(drawn);
  return made;
}
