/** 1849 §10.3-g: different gauges do not connect. */
import type { NetworkPolicy } from '@roundhouse/engine';

export const GAUGES: NetworkPolicy = { gauges: 'separate' };
