import type { StoreEvent } from '@escala/storage';

interface Log {
  warn(facts: object, text: string): void;
  info(facts: object, text: string): void;
  debug(facts: object, text: string): void;
}

/**
 * What happens between the office and its database goes to the log, under the name that docs/operations.md gives it. The log is
 * there later than the database: what happened before is told then.
 */
export function toldStoreEvents(): { onEvent(event: StoreEvent): void; to(log: Log): void } {
  const early: StoreEvent[] = [];
  let log: Log | undefined;
  return {
    onEvent: (event) => (log === undefined ? void early.push(event) : tell(event, log)),
    to: (opened) => {
      log = opened;
      for (const event of early.splice(0)) tell(event, opened);
    },
  };
}

function tell(event: StoreEvent, log: Log): void {
  const { kind, place } = event;
  log[LEVELS[kind]]({ place, ...('cause' in event && { cause: codeOf(event.cause) }) }, kind);
}

const LEVELS = {
  'replica-lost': 'warn',
  'replica-back': 'warn',
  'replica-behind': 'debug',
  'write-again': 'info',
} as const satisfies Record<StoreEvent['kind'], keyof Log>;

/** No more than the code of an error: what a driver says may quote a statement. */
function codeOf(cause: unknown): string {
  const { code, name } = Object(cause) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}
