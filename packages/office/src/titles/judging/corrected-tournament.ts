import {
  dayFrom,
  type Tournament,
  type TournamentEvent,
  type TournamentGame,
  type TournamentPlayer,
  turned,
  writeDay,
} from '@escala/core';
import type { HeadToHeadChange } from '../../rating/corrections/correction.ts';
import { type ChangeOfDates, movedDays } from '../../rating/corrections/moved-days.ts';

/**
 * A tournament document after a correction; undefined if the event no longer counts. `entrantOf` gives the person when
 * one player was taken for another: number and place in the field stay, the person changes.
 */
export function correctedTournament(
  tournament: Tournament,
  change: HeadToHeadChange,
  entrantOf: (player: string) => TournamentPlayer | undefined = () => undefined,
): Tournament | undefined {
  switch (change.kind) {
    case 'annulment':
      return undefined;
    case 'reinstatement':
      return tournament;
    case 'dates':
      return { ...tournament, event: { ...tournament.event, ...datesAfter(tournament, change) } };
    case 'result': {
      const { result, gameKind } = change;
      return withGame(tournament, change, (game) => ({ ...game, result, ...(gameKind && { kind: gameKind }) }));
    }
    case 'colours':
      return withGame(tournament, change, ({ white, black, result, ...game }) => ({
        ...game,
        white: black,
        black: white,
        ...(result && { result: turned(result) }),
      }));
    case 'identity':
      return withPerson(tournament, change.from, entrantOf(change.to) ?? { id: change.to });
  }
}

/** The days of the rounds move as in the report. */
function datesAfter(
  { event = {} }: Tournament,
  change: ChangeOfDates,
): Pick<TournamentEvent, 'start' | 'end' | 'roundDates'> {
  const { start, end } = change;
  if (event.roundDates === undefined || event.start === undefined || event.end === undefined) return { start, end };
  const rounds = event.roundDates.map((date, i) => ({ round: i + 1, day: dayFrom(date) }));
  const dayAfter = movedDays({ startDay: dayFrom(event.start), endDay: dayFrom(event.end) }, change, rounds);
  return { start, end, roundDates: rounds.map(({ round, day }) => writeDay(dayAfter(round, day))) };
}

function withGame(
  tournament: Tournament,
  { round, white, black }: Pick<TournamentGame, 'round' | 'white' | 'black'>,
  changed: (game: TournamentGame) => TournamentGame,
): Tournament {
  const games = tournament.games.map((game) =>
    game.round === round && game.white === white && game.black === black ? changed(game) : game,
  );
  return { ...tournament, games };
}

function withPerson(tournament: Tournament, from: string, to: TournamentPlayer): Tournament {
  const renamed = renamedTournament(tournament, (id) => (id === from ? to.id : id));
  return {
    ...renamed,
    players: renamed.players.map((player) =>
      player.id === to.id ? { ...to, ...(player.number !== undefined && { number: player.number }) } : player,
    ),
  };
}

/** The document with its players' ids replaced. */
export function renamedTournament(tournament: Tournament, own: (id: string) => string): Tournament {
  const whose = <T extends { readonly player: string }>(each: T): T => ({ ...each, player: own(each.player) });
  return {
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, id: own(player.id) })),
    games: tournament.games.map((game) => ({ ...game, white: own(game.white), black: own(game.black) })),
    byes: (tournament.byes ?? []).map(whose),
    absences: (tournament.absences ?? []).map(whose),
    withdrawals: (tournament.withdrawals ?? []).map(whose),
  };
}
