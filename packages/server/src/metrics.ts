/** Metrics in the format of Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'route' | 'status'>;
  readonly entries: Counter<'kind' | 'by'>;
  readonly denials: Counter<'key'>;
  readonly failures: Counter<'where'>;
  readonly sockets: Gauge;
  readonly cutOff: Counter<'why'>;
  readonly messages: Counter<'channel' | 'outcome'>;
  readonly botThinking: Histogram<'level'>;
}

/** `clockOffset`: how far the clock of the database is ahead of this machine, in milliseconds. */
export const newMetrics = (clockOffset: () => number): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const clock: Gauge = new Gauge({
    name: 'roundhouse_clock_offset_seconds',
    help: 'How far the clock of the database is ahead of the one of this machine',
    collect: (): void => clock.set(clockOffset() / 1000),
    registers: [],
  });
  registry.registerMetric(clock);
  return {
    registry,
    requests: new Histogram({
      name: 'roundhouse_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    entries: new Counter({
      name: 'roundhouse_entries_total',
      help: 'Entries confirmed',
      labelNames: ['kind', 'by'],
      registers,
    }),
    denials: new Counter({
      name: 'roundhouse_denials_total',
      help: 'Requests and messages denied',
      labelNames: ['key'],
      registers,
    }),
    failures: new Counter({
      name: 'roundhouse_failures_total',
      help: 'What went wrong inside: bugs and trouble with the store',
      labelNames: ['where'],
      registers,
    }),
    sockets: new Gauge({ name: 'roundhouse_sockets', help: 'Live clients', registers }),
    cutOff: new Counter({
      name: 'roundhouse_sockets_cut_total',
      help: 'Live clients cut off',
      labelNames: ['why'],
      registers,
    }),
    messages: new Counter({
      name: 'roundhouse_messages_total',
      help: 'Messages to people outside of the app: sent, to be tried later, given up',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    botThinking: new Histogram({
      name: 'roundhouse_bot_seconds',
      help: 'Time a bot took for its turn',
      labelNames: ['level'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
      registers,
    }),
  };
};
