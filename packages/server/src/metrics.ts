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
    help: 'How far the database’s clock is ahead of this machine’s',
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
      help: 'Confirmed entries',
      labelNames: ['kind', 'by'],
      registers,
    }),
    denials: new Counter({
      name: 'roundhouse_denials_total',
      help: 'Denied requests and live messages',
      labelNames: ['key'],
      registers,
    }),
    failures: new Counter({
      name: 'roundhouse_failures_total',
      help: 'Internal failures: bugs and database trouble',
      labelNames: ['where'],
      registers,
    }),
    sockets: new Gauge({ name: 'roundhouse_sockets', help: 'Connected live clients', registers }),
    cutOff: new Counter({
      name: 'roundhouse_sockets_cut_total',
      help: 'Live clients disconnected by the server',
      labelNames: ['why'],
      registers,
    }),
    messages: new Counter({
      name: 'roundhouse_messages_total',
      help: 'Notifications sent outside the app, by outcome: sent, later (to be retried), or givenUp',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    botThinking: new Histogram({
      name: 'roundhouse_bot_seconds',
      help: 'Time a bot took to act',
      labelNames: ['level'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
      registers,
    }),
  };
};
