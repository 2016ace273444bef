import { testGoldenGames } from '../../../test/support/index.ts';
import '../index.ts';
import { manner } from './journey.ts';

testGoldenGames(new URL('golden/', import.meta.url), manner);
