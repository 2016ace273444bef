export * from './adapter.ts';
export * from './adapters.ts';
export * from './export.ts';
export * from './flatten.ts';
export * from './import.ts';
export * from './peer.ts';
export { reasonToPeer } from './trace.ts';
