import { TRF_EDITIONS, type TrfPlayer, trfOfTournament, writeTrf } from '@escala/formats';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { sentenceSchema } from '../../kit/sentence-schema.ts';
import type { Player } from '../../registry/players/player.ts';
import { systemsOf } from '../book-of-event.ts';
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
    const { tournament } = await tournamentSeen(reading, event, isDesk);
    const players = await playersSeen(reading, tournament);
    const { report, remarks } = trfOfTournament(tournament, systemsOf(tournament));
    const numbers = new Map(tournament.players.map(({ id, number }, i) => [number ?? i + 1, id]));
    const filled = report.players.map((row) => withIdentity(row, players.get(numbers.get(row.number) ?? '')));
    const written = writeTrf({ ...report, players: filled }, { edition });
    const missed = remarks.filter(({ code, values }) => code !== 'trf-left-out' || values.field !== 'id');
    return {
      text: written.text,
      remarks: [...missed, ...written.remarks].map(({ code, values }) => ({ code, values: { ...values } })),
    };
  },
});

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
