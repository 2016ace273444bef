/** Between two things in a line: the dot stays with what it follows, so that no line begins with it. */
export const DOT = '\u00a0· ';
