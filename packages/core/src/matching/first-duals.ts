import type { CostTable } from './pair-costs.ts';

/**
 * Duals to begin with: those of the kinds of vertices, as if any two of two kinds could be paired and pairs could be halved. Where
 * kinds alone settle what is cheapest, nothing has to move afterwards. Of numbered vertices the first ones, as many as there are pairs,
 * pay for their numbers themselves; with whom they should not be paired is so much cheaper to their kinds.
 */
export function writeFirstDuals(costs: CostTable, dual: Float64Array): void {
  const { size, words, kinds, numberedFrom, numberedPairs } = costs;
  const end = numberedFrom + numberedPairs;
  // All costs are as much higher, so that none is below zero.
  const higher = numberedPairs === 0 ? 0 : 2 * (end - 1);
  const terms = {
    words,
    kinds,
    kindCount: costs.kindCount,
    table: higher === 0 ? costs.table : reduced(costs, higher),
  };
  const ofKinds = transportDuals(terms) ?? leastCosts(terms);
  for (let vertex = 0; vertex < size; vertex++) {
    for (let word = 0; word < words; word++) dual[vertex * words + word] = ofKinds[kinds[vertex]! * words + word]!;
    const number = vertex >= numberedFrom && vertex < end ? 2 * vertex : 0;
    dual[(vertex + 1) * words - 1]! += number - higher / 2;
  }
}

type KindCosts = Pick<CostTable, 'words' | 'kinds' | 'kindCount' | 'table'>;

/** The costs of kinds if each of the first numbered vertices pays for its number: less where its partner is none of the other numbered ones. */
function reduced(costs: CostTable, higher: number): Float64Array {
  const { size, words, kinds, kindCount, table } = costs;
  const { numberedFrom, numberedTo, numberedPairs } = costs;
  const largest = new Float64Array(kindCount).fill(-1);
  const hasUnnumbered = new Uint8Array(kindCount);
  for (let vertex = 0; vertex < size; vertex++) {
    if (vertex < numberedFrom || vertex >= numberedTo) hasUnnumbered[kinds[vertex]!] = 1;
    else if (vertex < numberedFrom + numberedPairs) largest[kinds[vertex]!] = 2 * vertex;
  }
  const less = (kind: number, other: number): number =>
    largest[other]! >= 0 || hasUnnumbered[other] === 1 ? Math.max(0, largest[kind]!) : 0;
  const own = table.slice();
  for (let a = 0; a < kindCount; a++)
    for (let b = 0; b < kindCount; b++)
      own[(a * kindCount + b + 1) * words - 1]! += higher - Math.max(less(a, b), less(b, a));
  return own;
}

/** Half of the least that a vertex of each kind can cost. */
function leastCosts({ words, kindCount, table }: KindCosts): Float64Array {
  const least = new Float64Array(kindCount * words).fill(Number.POSITIVE_INFINITY);
  for (let kind = 0; kind < kindCount; kind++)
    for (let other = 0; other < kindCount; other++) {
      const at = (kind * kindCount + other) * words;
      if (isLess(table, at, least, kind * words, words)) copy(table, at, least, kind * words, words);
    }
  return least.map((word) => (word === Number.POSITIVE_INFINITY ? 0 : word / 2));
}

function isLess(a: Float64Array, atA: number, b: Float64Array, atB: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (a[atA + word] !== b[atB + word]) return a[atA + word]! < b[atB + word]!;
  return false;
}

function copy(from: Float64Array, at: number, to: Float64Array, into: number, words: number): void {
  for (let word = 0; word < words; word++) to[into + word] = from[at + word]!;
}

/** Each kind gives as many as it has to kinds that take as many: shortest ways, one after the other. Undefined if that is too little. */
function transportDuals({ words, kinds, kindCount: count, table }: KindCosts): Float64Array | undefined {
  const gives = new Int32Array(count);
  for (const kind of kinds) gives[kind]!++;
  const takes = gives.slice();
  const flow = new Int32Array(count * count);
  const [ofGiver, ofTaker] = [new Float64Array(count * words), new Float64Array(count * words)];
  const [distanceOfGiver, distance] = [new Float64Array(count * words), new Float64Array(count * words)];
  const offer = new Float64Array(words);
  const isGiverReached = new Uint8Array(count);
  const isTakerReached = new Uint8Array(count);
  const giverBefore = new Int32Array(count);
  const takerBefore = new Int32Array(count);

  const reachGiver = (giver: number): void => {
    isGiverReached[giver] = 1;
    for (let taker = 0; taker < count; taker++) {
      if (isTakerReached[taker]) continue;
      const at = (giver * count + taker) * words;
      if (table[at] === Number.POSITIVE_INFINITY) continue;
      for (let word = 0; word < words; word++)
        offer[word] =
          distanceOfGiver[giver * words + word]! +
          table[at + word]! -
          ofGiver[giver * words + word]! -
          ofTaker[taker * words + word]!;
      if (!isLess(offer, 0, distance, taker * words, words)) continue;
      copy(offer, 0, distance, taker * words, words);
      giverBefore[taker] = giver;
    }
  };
  /** The nearest kind that still takes one; nothing if none can be reached. */
  const reachTaker = (from: number): number | undefined => {
    isGiverReached.fill(0);
    isTakerReached.fill(0);
    distance.fill(Number.POSITIVE_INFINITY);
    distanceOfGiver.fill(0, from * words, (from + 1) * words);
    reachGiver(from);
    for (;;) {
      let nearest = -1;
      for (let taker = 0; taker < count; taker++)
        if (!isTakerReached[taker] && distance[taker * words] !== Number.POSITIVE_INFINITY)
          if (nearest < 0 || isLess(distance, taker * words, distance, nearest * words, words)) nearest = taker;
      if (nearest < 0) return undefined;
      isTakerReached[nearest] = 1;
      if (takes[nearest]! > 0) return nearest;
      for (let giver = 0; giver < count; giver++) {
        if (isGiverReached[giver] || flow[giver * count + nearest] === 0) continue;
        copy(distance, nearest * words, distanceOfGiver, giver * words, words);
        takerBefore[giver] = nearest;
        reachGiver(giver);
      }
    }
  };
  for (let from = 0; from < count; from++)
    while (gives[from]! > 0) {
      const end = reachTaker(from);
      if (end === undefined) return undefined;
      for (let kind = 0; kind < count; kind++)
        for (let word = 0; word < words; word++) {
          const [at, last] = [kind * words + word, distance[end * words + word]!];
          if (isGiverReached[kind]) ofGiver[at]! += last - distanceOfGiver[at]!;
          if (isTakerReached[kind]) ofTaker[at]! -= last - distance[at]!;
        }
      let amount = Math.min(gives[from]!, takes[end]!);
      for (let giver = giverBefore[end]!; giver !== from; giver = giverBefore[takerBefore[giver]!]!)
        amount = Math.min(amount, flow[giver * count + takerBefore[giver]!]!);
      gives[from]! -= amount;
      takes[end]! -= amount;
      for (let taker = end; ; taker = takerBefore[giverBefore[taker]!]!) {
        const giver = giverBefore[taker]!;
        flow[giver * count + taker]! += amount;
        if (giver === from) break;
        flow[giver * count + takerBefore[giver]!]! -= amount;
      }
    }
  return ofGiver.map((word, i) => (word + ofTaker[i]!) / 2);
}
