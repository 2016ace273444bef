/** The guide of a first game, in English. */
export const guide = {
  'guide.name': 'Guide',
  'guide.level': 'How much the guide says',
  'guide.level.every': 'Guide: every step',
  'guide.level.new': 'Guide: only what is new',
  'guide.level.off': 'Guide: off',
  'guide.read': 'Got it',
  'guide.thinking': 'A bot is thinking it over…',
  'guide.advice': 'For example:',
  'guide.do': 'Do so',
} as const;
