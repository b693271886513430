/** A currency by the three letters of ISO 4217. */
export const CURRENCY = /^[A-Z]{3}$/;

/** How many decimals the smallest coin of a currency has: two for the euro, none for the yen. */
export function coinDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
