import { testGoldenGames } from '../../../test/support/index.ts';
import '../index.ts';
import { manner } from './steady.ts';

testGoldenGames(new URL('golden/', import.meta.url), manner);
