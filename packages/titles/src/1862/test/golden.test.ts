import { testGoldenGames } from '../../../test/support/index.ts';
import '../index.ts';
import { manner } from './walker.ts';

testGoldenGames(new URL('golden/', import.meta.url), manner);
