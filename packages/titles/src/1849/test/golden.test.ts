import { testGoldenGames } from '../../../test/support/index.ts';
import '../index.ts';
import { preferences } from './walker.ts';

testGoldenGames(new URL('golden/', import.meta.url), preferences);
