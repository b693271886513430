export const DISTRIBUTE_FAULTS = [
  'not-postgres',
  'no-citus',
  'too-old',
  'not-coordinator',
  'no-workers',
  'key-without-federation',
  'cut-otherwise',
] as const;
type DistributeFaultCode = (typeof DISTRIBUTE_FAULTS)[number];

/** Why a database cannot be distributed. `key` names the sentence. */
export interface DistributeFault {
  readonly key: `distribute.${DistributeFaultCode}`;
  readonly values: Readonly<Record<string, string>>;
}

/** Nothing was changed. Contains all reasons. */
export class DistributeRefused extends Error {
  readonly faults: readonly DistributeFault[];

  constructor(faults: readonly DistributeFault[]) {
    super(faults.map(({ key, values }) => `${key} ${JSON.stringify(values)}`).join('\n'));
    this.name = 'DistributeRefused';
    this.faults = faults;
  }
}

export const distributeFault = (
  code: DistributeFaultCode,
  values: DistributeFault['values'] = {},
): DistributeFault => ({ key: `distribute.${code}`, values });
