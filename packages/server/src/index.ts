export { startServer, type Server } from './server.ts';
export { readSettings, databaseFile, type Settings } from './settings.ts';
