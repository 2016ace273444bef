import { testGoldenGames } from '../../../test/support/index.ts';
import '../index.ts';

testGoldenGames(new URL('golden/', import.meta.url));
