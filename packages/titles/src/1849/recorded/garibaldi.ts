/** 1849 §9.4.1-d: ruling `garibaldiNoticedLate`: a city freed by the earthquake is noticed with the next tile or closing. */
import { freesCity } from '../rules/queue.ts';
import { recorded } from './rulings.ts';

freesCity.otherwise(
  (state) => recorded(state, 'garibaldiNoticedLate'),
  (change) => change === 'tile' || change === 'closing',
);
