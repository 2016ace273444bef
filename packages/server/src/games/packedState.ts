/** Positions as they are stored: JSON, deflated, of whatever version; brought up to date when they are read. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import { type State, upToDate } from '@roundhouse/engine';

const deflate = promisify(deflateRaw);

export const packed = (state: State): Promise<Uint8Array> => deflate(JSON.stringify(state), { level: 3 });
export const unpacked = (data: Uint8Array): State =>
  upToDate(JSON.parse(inflateRawSync(data).toString('utf8')) as State);
