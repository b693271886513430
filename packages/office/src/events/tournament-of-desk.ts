import type { Bye, Tournament, TournamentGame, TournamentPlayer } from '@escala/core';
import type { Player } from '../registry/players/player.ts';
import { rulesInDocument, systemOf } from './book-of-event.ts';
import type { EventEntry } from './entries/entry.ts';
import { activeEntries, type EventDesk, standingBoards, standingRounds } from './event-desk.ts';
import { tournamentFacts } from './tournament-facts.ts';

export interface TournamentOfDeskOptions {
  /** Days of birth are for those who run the event, never for the public document (D-OFF-20). */
  readonly birthDates?: boolean;
}

/** The event as the tournament document that pairing, standings, norms and promotions read. */
export function tournamentOfDesk(desk: EventDesk, { birthDates = false }: TournamentOfDeskOptions = {}): Tournament {
  const { body } = desk.event;
  const entries = activeEntries(desk).map((entry) => entry.body);
  const games = standingBoards(desk).map(
    ({ body: { round, board, white, black, result, kind } }): TournamentGame => ({
      round,
      board,
      white,
      black,
      ...(result !== undefined && { result }),
      ...(kind !== undefined && kind !== 'played' && { kind }),
    }),
  );
  const byes = standingRounds(desk).flatMap(({ body: { round, byes: off } }) =>
    off.map(({ player, points }): Bye => ({ round, player, points })),
  );
  return {
    format: 'escala/tournament@1',
    name: body.name,
    ...rulesInDocument(body),
    system: systemOf(body),
    rounds: body.rounds,
    ...(body.initialColour !== undefined && { initialColour: body.initialColour }),
    players: entries.map((entry) => playerOf(entry, desk.players.get(entry.player), birthDates)),
    games,
    byes,
    absences: absencesOf(entries, games, byes),
    withdrawals: entries.flatMap(({ player, withdrawnAfter }) =>
      withdrawnAfter === undefined ? [] : [{ player, afterRound: withdrawnAfter }],
    ),
    event: tournamentFacts(body),
  };
}

function playerOf(entry: EventEntry, player: Player | undefined, birthDates: boolean): TournamentPlayer {
  const { number, rating, ratings, title, club, category } = entry;
  return {
    id: entry.player,
    ...(number !== undefined && { number }),
    ...(player !== undefined && { name: player.name }),
    ...(rating !== undefined && { rating }),
    ...(title !== undefined && { title }),
    ...(club !== undefined && { club }),
    ...(category !== undefined && { category }),
    ...(birthDates && player?.birthDate !== undefined && { birthDate: player.birthDate }),
    ...(ratings !== undefined && { ratings }),
    ...(player?.nationality !== undefined && { nationality: player.nationality }),
  };
}

/** Who is away, or had not come yet (Suis 17), in a round; a game or a bye of that round goes before. */
function absencesOf(
  entries: readonly EventEntry[],
  games: readonly TournamentGame[],
  byes: readonly Bye[],
): { round: number; player: string }[] {
  const there = new Set(byes.map(({ round, player }) => `${round}/${player}`));
  for (const { round, white, black } of games) there.add(`${round}/${white}`).add(`${round}/${black}`);
  return entries.flatMap(({ player, absences, firstRound = 1 }) => {
    const missed = Array.from({ length: firstRound - 1 }, (_, i) => i + 1);
    const rounds = [...new Set([...missed, ...absences])].sort((a, b) => a - b);
    return rounds.filter((round) => !there.has(`${round}/${player}`)).map((round) => ({ round, player }));
  });
}
