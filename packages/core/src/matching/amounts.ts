/** Amounts are lists of numbers, the most significant first; those of several parts are stored one after another. */

/** Adds an amount, multiplied by `times`, to that of a part. */
export function addTo(amounts: Float64Array, part: number, amount: Float64Array, times: number): void {
  const words = amount.length;
  for (let word = 0; word < words; word++) amounts[part * words + word]! += times * amount[word]!;
}

/** Subtracts an amount from a budget; false if the budget was too small. */
export function spend(budget: Float64Array, amount: Float64Array): boolean {
  for (let word = 0; word < budget.length; word++) budget[word]! -= amount[word]!;
  const first = budget.find((word) => word !== 0);
  return first === undefined || first > 0;
}

/** Whether the amount stored at `at`, divided by `shares`, is more than `amount`. */
export function isBeyond(amount: Float64Array, among: Float64Array, at: number, shares: number): boolean {
  for (let word = 0; word < amount.length; word++) {
    const difference = among[at + word]! / shares - amount[word]!;
    if (difference !== 0) return difference > 0;
  }
  return false;
}
