/** For the command line: what keepers do. The server itself is started by `main.ts`. */
export { examine, type Finding } from './keep/doctor.ts';
export { asKeeper, type Keeper, KeeperError, restoreBackup } from './keep/keeper.ts';
