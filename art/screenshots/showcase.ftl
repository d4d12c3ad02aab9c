
# For the pictures alone: any short phrase will do.
one = A phrase
two = Another one
sign = What it means
action-showcase = Button { $n }
reason-showcase = What it was for
risk-showcase = What is at stake.
meaning-showcase = What follows from it.
