import type { RoundLeftOut } from '@escala/core';
import { isNine } from '../conditions/number-of-games.ts';
import type { NormTitle } from '../parameters.ts';
import type { FullSet } from './counted-games.ts';
import { type Field, isPredetermined } from './field.ts';
import { type JudgedSet, judgeSet, mixReasons } from './judge-set.ts';
import { partsOfSet } from './parts-of-set.ts';
import { type SetFacts, setFacts } from './set-facts.ts';

/** A judged set, with the games it ignores. */
export interface ChosenSet extends JudgedSet {
  readonly dropped: readonly RoundLeftOut[];
  /** 1.4.2c: the article, if a forfeit win in the last round counts as a lost game. */
  readonly applied: string | null;
}

/**
 * The set behind a norm: all games if they make it, otherwise without wins (1.4.1f) and without final games (1.4.1e),
 * then the same with a forfeit win in the last round as a lost game (1.4.2c). If no set makes it, all games.
 */
export function chooseSet(field: Field, title: NormTitle, full: FullSet, exemption: string | null): ChosenSet {
  const first = bestPart(field, title, full, exemption);
  if (first.makes || full.lastForfeit === undefined) return { ...first, applied: null };
  const { lastForfeit } = full;
  const withLoss: FullSet = {
    ...full,
    games: [...full.games, lastForfeit],
    leftOut: full.leftOut.filter(({ round }) => round !== lastForfeit.round),
    oneOff: false,
    lastForfeit: undefined,
  };
  const second = bestPart(field, title, withLoss, exemption);
  return second.makes ? { ...second, applied: '1.4.2c' } : { ...first, applied: null };
}

type Part = Omit<ChosenSet, 'applied'>;

function bestPart(field: Field, title: NormTitle, full: FullSet, exemption: string | null): Part {
  const whole: Part = { ...judgeSet(setFacts(field, title, full), exemption), dropped: [] };
  if (whole.makes) return whole;
  if (isPredetermined(field) && !mixHolds(whole.facts, exemption)) return whole;
  let best: Part | undefined;
  for (const { ignored, mostCredited, parts } of partsOfSet(field, title, full, exemption)) {
    if (best !== undefined && !mayBeBetter(best, ignored, mostCredited)) continue;
    for (const dropped of parts()) {
      const rounds = new Set(dropped.map(({ round }) => round));
      const games = full.games.filter(({ round }) => !rounds.has(round));
      const part: Part = { ...judgeSet(setFacts(field, title, full, games), exemption), dropped };
      if (part.makes && (best === undefined || isBetter(part, best))) best = part;
    }
  }
  return best ?? whole;
}

/** D-FT-4: more games credited, or as many with no more games ignored. */
function mayBeBetter({ facts, dropped }: Part, ignored: number, mostCredited: number): boolean {
  const own = credited(facts);
  return mostCredited > own || (mostCredited === own && ignored <= dropped.length);
}

/** In round robins the mix must hold for all games, even if some of them are ignored (1.4.1f). */
const mixHolds = (facts: SetFacts, exemption: string | null): boolean =>
  mixReasons(facts, exemption).reasons.every(({ holds }) => holds === 'yes');

/** D-FT-4: most games credited, then fewest ignored, then highest performance, then earliest rounds ignored. */
function isBetter(a: Part, b: Part): boolean {
  const order =
    credited(a.facts) - credited(b.facts) ||
    b.dropped.length - a.dropped.length ||
    (a.facts.rp ?? 0) - (b.facts.rp ?? 0);
  if (order !== 0) return order > 0;
  const later = a.dropped.findIndex(({ round }, i) => round !== b.dropped[i]!.round);
  return later >= 0 && a.dropped[later]!.round < b.dropped[later]!.round;
}

/** 1.4.1d: the games, plus one for each full point above the lowest score; in long events at most the limit of 1.7. */
export function credited(facts: SetFacts): number {
  const { field, games, halfPoints, needed } = facts;
  const { numbers, tournament, event } = field;
  const isCup = event.kind === 'world-cup' && games.length === numbers.fewestCupGames;
  const counted = isCup || isNine(facts) ? numbers.fewestGames : games.length;
  const over = Math.floor((halfPoints - (needed ?? halfPoints)) / 2);
  return tournament.rounds > numbers.longRounds ? Math.min(counted + over, numbers.mostCredited) : counted + over;
}
