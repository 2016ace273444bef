import '@roundhouse/titles/18mex';
import { adapter18MEX } from '../src/18mex.ts';
import { testRecordedGames } from './recorded.ts';

// While companies are unsold that system shows the priority deal by another count.
testRecordedGames('18MEX', adapter18MEX, { except: ['game.priority'] });
