import type { Finding } from '@escala/core';

interface Judged {
  readonly code: Finding['code'];
  readonly holds?: string | undefined;
  readonly round?: number | undefined;
  readonly player?: string | undefined;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What the own sentence of a finding or reason (`finding.<code>`) is filled with, for a refusal that repeats it. */
export function findingValues({
  code,
  holds,
  round,
  player,
  values,
}: Judged): Readonly<Record<string, string | number>> {
  return {
    ...(holds !== undefined && { holds }),
    ...(round !== undefined && { round }),
    ...(player !== undefined && { player }),
    ...values,
    finding: code,
  };
}
