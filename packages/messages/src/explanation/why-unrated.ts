import type { HeadToHeadInput, IsoDate, Performance } from '@escala/core';
import type { LeftOutGame } from './document-facts.ts';
import type { AnyFinding, ExplainedGame, UnratedReason } from './explanation.ts';

/** The days whose games a list includes: from the previous list to the eve of this one. */
interface Days {
  readonly from: IsoDate;
  readonly before: IsoDate;
}

interface Circumstances {
  readonly end?: IsoDate;
  readonly games: readonly ExplainedGame[];
  readonly findings: readonly AnyFinding[];
  readonly performance?: Performance;
  readonly hasRating: boolean;
  readonly period: Days | undefined;
}

export function periodOf(result: { readonly listDate: IsoDate }, input: HeadToHeadInput | undefined): Days | undefined {
  const last = input?.lists.at(-1);
  return last && { from: last.date, before: result.listDate };
}

/** Why a game changed nothing, as far as the documents show. */
export function whyUnrated(
  game: LeftOutGame,
  opponent: Performance | undefined,
  { end, games, findings, performance, hasRating, period }: Circumstances,
): UnratedReason {
  if (performance !== undefined) return 'performance';
  if (!hasRating) return 'unrated';
  if (opponent?.counted === false) return 'disregarded';
  if (findings.some((finding) => finding.severity === 'error')) return 'finding';
  if (game.kind !== 'played' && findings.length > 0) return 'finding';
  if (isOutside(end, period)) return 'period';
  // Games count by their own day if all rated games are within the period and this one is not.
  if (isOutside(game.date, period) && !games.some((rated) => isOutside(rated.date, period))) return 'period';
  if (opponent !== undefined) return 'opponent';
  if (findings.length > 0) return 'finding';
  return games.length === 0 ? 'period' : 'unknown';
}

function isOutside(date: IsoDate | undefined, period: Days | undefined): boolean {
  return date !== undefined && period !== undefined && (date < period.from || date >= period.before);
}
