export { openServer, type Server } from './server.ts';
export { readSettings, databaseFile, type Settings } from './settings.ts';
