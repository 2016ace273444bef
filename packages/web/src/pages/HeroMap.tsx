/** A board to look at, for those who are here for the first time. */
import { MiniMap } from '../board/MiniMap.tsx';
import { FIRST_TITLE } from './start.ts';
import { useTitle } from './useTitle.ts';

const HeroMap = () => {
  const title = useTitle(FIRST_TITLE);
  return title ? <MiniMap title={title} full /> : null;
};

export default HeroMap;
