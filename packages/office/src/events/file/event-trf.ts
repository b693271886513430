import { type Tournament, withoutGaps } from '@escala/core';
import { TRF_EDITIONS, type TrfPlayer, type TrfReport, trfOfTournament, writeTrf } from '@escala/formats';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { sentenceSchema } from '../../kit/sentence-schema.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import { bookOfEvent, numberedIn, systemOf, systemsOf, tableOf } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';
import { deskOf, playersSeen, runs, tournamentSeen } from '../event-seen.ts';

const answer = z.strictObject({
  text: z.string(),
  /** What the report could not hold; words under `fault.<code>`. */
  remarks: z.array(sentenceSchema<'fault'>()),
});

/** FIDE's report of the event; days of birth only for whoever runs it (D-OFF-20). */
export const eventTrf = defineQuestion({
  kind: 'event.trf',
  input: z.strictObject({ event: z.string(), edition: z.enum(TRF_EDITIONS).default('trf26') }) as z.ZodType<{
    event: string;
    edition: (typeof TRF_EDITIONS)[number];
  }>,
  answer,
  ask: async (reading, { event, edition }, { viewer }): Promise<z.infer<typeof answer>> => {
    const isDesk = runs(viewer, await deskOf(reading, event));
    const { desk, tournament: told } = await tournamentSeen(reading, event, isDesk);
    const { body } = desk.event;
    const federation = (await reading.get(federationKind, reading.federation))?.body;
    // Players by starting number, as the system numbers them while nothing is fixed.
    const tournament = { ...told, players: numberedIn(body, told) };
    const players = await playersSeen(reading, tournament);
    const { report, remarks } = trfOfTournament(tournament, systemsOf(tournament), tieBreakCodes(body));
    const ids = new Map(tournament.players.map(({ id, number }) => [number, id]));
    const ranks = ranksOf(body, tournament);
    const filled = report.players.map((row) => {
      const id = ids.get(row.number) ?? '';
      const rank = ranks.get(id);
      return { ...withIdentity(row, players.get(id)), ...(rank !== undefined && { rank }) };
    });
    const head = withoutGaps<Partial<TrfReport>>({ city: body.place, federation: federation?.country });
    const written = writeTrf({ ...report, ...head, pairingProgram: 'Escala', players: filled }, { edition });
    const missed = remarks.filter(({ code, values }) => code !== 'trf-left-out' || values.field !== 'id');
    return {
      text: written.text,
      remarks: [...missed, ...written.remarks].map(({ code, values }) => ({ code, values: { ...values } })),
    };
  },
});

/** Codes of the event's tie-breaks, or of its book's own order; none where the book has names of its own. */
function tieBreakCodes(event: FederationEvent): string[] {
  const { standings } = bookOfEvent(event) ?? {};
  const names = event.tiebreaks ?? standings?.orders[systemOf(event)] ?? [];
  return names.every((name) => standings?.tieBreakOf(name)?.code !== undefined) ? [...names] : [];
}

function ranksOf(event: FederationEvent, tournament: Tournament): ReadonlyMap<string, number> {
  if (tournament.games.length === 0) return new Map();
  const result = tableOf(event, tournament);
  if (result.kind === 'refused') return new Map();
  return new Map(result.standings.rows.map(({ player, rank }) => [player, rank]));
}

function withIdentity(row: TrfPlayer, player: Player | undefined): TrfPlayer {
  if (player === undefined) return row;
  const { fide, sex, nationality } = player;
  return {
    ...row,
    ...(fide?.id !== undefined && { id: fide.id }),
    ...(sex !== undefined && { sex: sex === 'f' ? 'w' : 'm' }),
    ...(nationality !== undefined && { federation: nationality }),
  };
}
