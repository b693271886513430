export const DAMAGES = [
  'act-missing',
  'act-altered',
  'act-misfiled',
  'head-wrong',
  'head-unexpected',
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

/** What may be in order but should be looked at. Words: `warning.<code>`, with the values. */
export const WARNINGS = ['act-antedated'] as const;
type WarningCode = (typeof WARNINGS)[number];

/** A part of the record does not match the acts. Words: `damage.<code>`, with the values. */
export interface Damage {
  readonly code: DamageCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Warning {
  readonly code: WarningCode;
  readonly values: Damage['values'];
}

/** Collects damages and warnings up to a limit, each once, and goes on counting. */
export class DamageReport {
  readonly warnings: Warning[] = [];
  warningCount = 0;
  readonly damages: Damage[] = [];
  readonly #most: number;
  readonly #told = new Set<string>();
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  warn(code: WarningCode, values: Warning['values']): void {
    if (this.warningCount++ < this.#most) this.warnings.push({ code, values });
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
