/** The guide of a first game, in English. */
export const guide = {
  'guide.name': 'Hints',
  'guide.level': 'When to show hints',
  'guide.level.every': 'Hints: every step',
  'guide.level.new': 'Hints: new things only',
  'guide.level.off': 'Hints: off',
  'guide.why': 'Why?',
  'guide.more': 'More',
  'guide.read': 'Got it',
  'guide.thinking': 'Finding a good move…',
  'guide.advice': 'Try:',
  'guide.do': 'Do it',
} as const;
