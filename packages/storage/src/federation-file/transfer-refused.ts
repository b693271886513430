import type { DamageCode } from '../verify/damage.ts';
export const TRANSFER_FAULTS = [
  'format-unknown',
  'line-unreadable',
  'line-misplaced',
  'federation-name',
  'secret-live',
  'rows-twice',
  'checksum-wrong',
  'counts-wrong',
  'cut-off',
  'federation-exists',
  'federation-unknown',
  'store-not-empty',
  'file-exists',
  'file-unreadable',
] as const;
type TransferFaultCode = (typeof TRANSFER_FAULTS)[number];

/**
 * What is wrong with a file or with its destination. `key` names the sentence: `transfer.<code>` or `damage.<code>`.
 */
export interface TransferFault {
  readonly key: `transfer.${TransferFaultCode}` | `damage.${DamageCode}`;
  readonly values: Readonly<Record<string, string | number>>;
}

export const transferFault = (code: TransferFaultCode, values: TransferFault['values'] = {}): TransferFault => ({
  key: `transfer.${code}`,
  values,
});

/** Nothing was kept. Contains all faults, up to a limit. */
export class TransferRefused extends Error {
  readonly faults: readonly TransferFault[];

  constructor(faults: readonly TransferFault[], cause?: unknown) {
    super(faults.map(({ key, values }) => `${key} ${JSON.stringify(values)}`).join('\n'), { cause });
    this.name = 'TransferRefused';
    this.faults = faults;
  }
}

/** Faults are collected up to this number; with more, it is clearly the wrong file. */
export const MOST_FAULTS = 100;
