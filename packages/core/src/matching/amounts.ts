/** Amounts are lists of numbers, the weightiest first; where there are many, those of each part stand one after the other. */

/** An amount, so many times, is added to those of a part. */
export function addTo(amounts: Float64Array, part: number, amount: Float64Array, times: number): void {
  const words = amount.length;
  for (let word = 0; word < words; word++) amounts[part * words + word]! += times * amount[word]!;
}

/** Whether so much can be taken from a budget; it is taken. */
export function spend(budget: Float64Array, amount: Float64Array): boolean {
  for (let word = 0; word < budget.length; word++) budget[word]! -= amount[word]!;
  const first = budget.find((word) => word !== 0);
  return first === undefined || first > 0;
}

/** Whether a share of what stands at a place is more than the amount. */
export function isBeyond(amount: Float64Array, among: Float64Array, at: number, shares: number): boolean {
  for (let word = 0; word < amount.length; word++) {
    const difference = among[at + word]! / shares - amount[word]!;
    if (difference !== 0) return difference > 0;
  }
  return false;
}
