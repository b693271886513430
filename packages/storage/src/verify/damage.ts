export const DAMAGES = [
  'act-missing',
  'act-altered',
  'act-misfiled',
  'head-wrong',
  'version-missing',
  'version-altered',
  'version-unrecorded',
  'paper-missing',
  'paper-altered',
  'paper-unrecorded',
  'pointer-wrong',
  'keys-wrong',
  'kind-unknown',
] as const;
export type DamageCode = (typeof DAMAGES)[number];

/** Something of the record is not as the acts say. Words: `damage.<code>`, with the values. */
export interface Damage {
  readonly code: DamageCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Takes note of damages up to a number, each once, and counts on. */
export class DamageReport {
  readonly damages: Damage[] = [];
  readonly #most: number;
  readonly #told = new Set<string>();
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(code: DamageCode, values: Damage['values']): void {
    const name = JSON.stringify([code, values]);
    if (this.#told.has(name)) return;
    this.count++;
    if (this.damages.length >= this.#most) return;
    this.#told.add(name);
    this.damages.push({ code, values });
  }
}
