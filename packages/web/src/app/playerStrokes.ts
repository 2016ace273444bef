/** Colours and dashes of the players: nobody has to rely on colour alone. */
import type { ThemeName } from './settings.ts';

const ON_PAPER = [
  '#a8321f',
  '#1c5f97',
  '#2f6b2d',
  '#6d3d96',
  '#95610a',
  '#0f7070',
  '#a02463',
  '#4b5563',
  '#6b5a12',
  '#234a9c',
  '#803c1d',
  '#3b3b3b',
];
const ON_NIGHT = [
  '#f0907c',
  '#7fbbea',
  '#93cf86',
  '#c7a3e6',
  '#e3b45c',
  '#6fcfcb',
  '#f095be',
  '#b7bfca',
  '#d3c46c',
  '#9db4f2',
  '#e0a383',
  '#dedede',
];
/** Okabe and Ito, darkened where they must be read on paper. */
const FOR_ALL_EYES = [
  '#b04a00',
  '#00639c',
  '#00765a',
  '#9c4a78',
  '#7a5c00',
  '#2f86b5',
  '#000000',
  '#6b6b6b',
  '#8a3b00',
  '#004a75',
  '#00523f',
  '#6d3454',
];

const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 4', '12 4', '4 2 1 2'];

export interface Stroke {
  readonly colour: string;
  readonly dash: string;
}

export const strokeOf = (theme: ThemeName, index: number): Stroke => {
  const colours = theme === 'dark' ? ON_NIGHT : theme === 'colourblind' ? FOR_ALL_EYES : ON_PAPER;
  return { colour: colours[index % colours.length] ?? '#555555', dash: DASHES[index % DASHES.length] ?? '' };
};
