/** Structured logs: one line of JSON each, as pino writes them. */
export interface Logger {
  readonly info: (about: object, message: string) => void;
  readonly warn: (about: object, message: string) => void;
  readonly error: (about: object, message: string) => void;
}

export const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
