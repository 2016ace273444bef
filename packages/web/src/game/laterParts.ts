/** What the first question of a new game does without, in one file: it compresses better, and comes with one request. */
export { HexInfo } from '../board/HexInfo.tsx';
export { Lot } from './decision/Lot.tsx';
export { OnlySeen } from './decision/OnlySeen.tsx';
export { Operating } from './decision/Operating.tsx';
export { GameOver } from './decision/GameOver.tsx';
export { AutoEnd } from './decision/AutoEnd.tsx';
export { PassRound } from './decision/PassRound.tsx';
export { Shares } from './decision/Shares.tsx';
export { MyMoney } from './MyMoney.tsx';
export { RoundEnded } from './assist/RoundEnded.tsx';
export { Announcer } from './Announcer.tsx';
export { EndInSight } from './EndInSight.tsx';
export { History } from './history/History.tsx';
export { SandboxBar } from './history/SandboxBar.tsx';
export { Log } from './panels/Log.tsx';
export { PhaseBanner } from './PhaseBanner.tsx';
export { TapTooltip } from './TapTooltip.tsx';
