import { gameKindOf, outcomeOf, resultIn, turned } from '@escala/core';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { PackedReport } from '../columns/packed-games.ts';
import type { HeadToHeadChange, RecordedBefore } from './correction.ts';

type Change<Kind extends HeadToHeadChange['kind']> = Extract<HeadToHeadChange, { kind: Kind }>;
type Corrected = PackedReport | { readonly refused: readonly Refusal[] };

/** A report as it should have been. An impossible change is refused, showing what is on record. */
export function correctedReport(
  report: PackedReport,
  change: Exclude<HeadToHeadChange, Change<'reinstatement'> | Change<'dates'>>,
  numberOf: (player: string) => number | undefined,
): Corrected {
  switch (change.kind) {
    case 'result':
    case 'colours':
      return correctedGame(report, change, numberOf);
    case 'identity':
      return withIdentity(report, change, numberOf);
    case 'annulment':
      return { ...report, counts: false };
  }
}

type ChangeOfGame = Change<'result'> | Change<'colours'>;
type NumberOf = (player: string) => number | undefined;

function placeOf({ games, participants }: PackedReport, change: ChangeOfGame, numberOf: NumberOf): number {
  const seat = (player: string): number => participants.indexOf(numberOf(player) ?? -1);
  const [white, black] = [seat(change.white), seat(change.black)];
  return games.white.findIndex(
    (player, i) => player === white && games.black[i] === black && games.round[i] === change.round,
  );
}

/** The result before a change to it. */
export function resultBefore(report: PackedReport, change: Change<'result'>, numberOf: NumberOf): RecordedBefore {
  const outcome = report.games.outcome[placeOf(report, change, numberOf)]!;
  return { result: resultIn(outcome), gameKind: gameKindOf(outcome) };
}

function correctedGame(report: PackedReport, change: ChangeOfGame, numberOf: NumberOf): Corrected {
  const { games } = report;
  const game = placeOf(report, change, numberOf);
  if (game < 0) {
    const { event, round } = change;
    return {
      refused: [
        missing('game-unknown', { event, round, white: change.white, black: change.black }, { field: 'change' }),
      ],
    };
  }
  if (change.kind === 'colours') return { ...report, games: withColours(games, game) };
  const before = games.outcome[game]!;
  const kind = change.gameKind ?? gameKindOf(before);
  const after = outcomeOf(change.result, kind);
  if (after === before)
    return { refused: [invalid('result-on-record', { result: resultIn(before) }, { field: 'change.result' })] };
  return { ...report, games: { ...games, outcome: games.outcome.with(game, after) } };
}

/** The result belongs to the players: the winner won with the other colour. */
function withColours(games: PackedReport['games'], game: number): PackedReport['games'] {
  const outcome = games.outcome[game]!;
  const swapped = outcomeOf(turned(resultIn(outcome)), gameKindOf(outcome));
  return {
    ...games,
    white: games.white.with(game, games.black[game]!),
    black: games.black.with(game, games.white[game]!),
    outcome: games.outcome.with(game, swapped),
  };
}

function withIdentity(
  report: PackedReport,
  { event, from, to }: Change<'identity'>,
  numberOf: (player: string) => number | undefined,
): Corrected {
  const { participants } = report;
  const target = numberOf(to);
  const seat = participants.indexOf(numberOf(from) ?? -1);
  const refused: Refusal[] = [];
  if (seat < 0) refused.push(missing('player-not-in-event', { player: from, event }, { field: 'change.from' }));
  if (target === undefined) refused.push(missing('player-unknown', { id: to }, { field: 'change.to' }));
  else if (participants.includes(target))
    refused.push(invalid('player-in-event', { player: to, event }, { field: 'change.to' }));
  if (refused.length > 0) return { refused };
  return { ...report, participants: participants.with(seat, target!) };
}
