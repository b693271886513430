import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { missing, type Refusal } from '../../kit/refusal.ts';
import { nameSchema } from '../../kit/written-form.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { keptFindings } from '../series/scrabble-book.ts';
import { checkedPlay, REPORT_OBJECTIONS, type ReportGround } from './play-refusals.ts';
import {
  daysOf,
  type ScrabblePlay,
  type ScrabbleReport,
  scrabbleEventFactsSchema,
  scrabblePlaySchema,
} from './scrabble-report.ts';

export const reportedShape = {
  ...scrabbleEventFactsSchema.shape,
  name: nameSchema,
  ...scrabblePlaySchema.shape,
  /** Objections that were checked and overruled. */
  evenIf: z.array(z.enum(REPORT_OBJECTIONS)).optional(),
};
const reportedSchema = z.strictObject(reportedShape);
export type Reported = z.infer<typeof reportedSchema>;

interface ReportedFacts {
  readonly ground: ReportGround;
  readonly isClubKnown: boolean;
}

export async function loadReported(reading: Reading, command: Reported): Promise<ReportedFacts> {
  const { club } = command;
  const ground = await loadReportGround(reading, command);
  return { ground, isClubKnown: club === undefined || (await reading.get(clubKind, club)) !== undefined };
}

/** A report as it goes to the officer, with everything wrong with it. */
export function submittedReport(
  { ground, isClubKnown }: ReportedFacts,
  { evenIf, collective, libere, name, place, club }: Reported,
  submittedBy: string,
  today: IsoDate,
): { readonly refused: readonly Refusal[]; readonly body: ScrabbleReport } {
  const play = { collective, libere };
  const { refused, findings } = checkedPlay(ground, play, today, evenIf);
  const refusals = [...refused];
  if (!isClubKnown) refusals.push(missing('scrabble-club-unknown', { club: club! }, { field: 'club' }));
  const body = {
    name,
    ...(place !== undefined && { place }),
    ...(club !== undefined && { club }),
    ...play,
    ...daysOf(play),
    state: 'submitted' as const,
    findings: keptFindings(findings),
    submittedBy,
    submittedOn: today,
  };
  return { refused: refusals, body };
}

/** The federation, the players named in a report, and the players that duplicates among them were merged into. */
export async function loadReportGround(reading: Reading, play: ScrabblePlay): Promise<ReportGround> {
  const federation = await reading.get(federationKind, reading.federation);
  if (federation === undefined) throw new Error(`Nothing is on record of ${reading.federation}.`);
  const names = new Map<string, string>();
  const mergedInto = new Map<string, string>();
  for (let wanted = namedIn(play); wanted.length > 0; ) {
    const players = await reading.getMany(playerKind, wanted);
    for (const { id, body } of players) {
      names.set(id, body.name);
      if (body.mergedInto !== undefined) mergedInto.set(id, body.mergedInto);
    }
    wanted = players.flatMap(({ body }) => body.mergedInto ?? []).filter((id) => !names.has(id));
  }
  return { federation: federation.body, names, mergedInto };
}

function namedIn({ collective, libere }: ScrabblePlay): string[] {
  const named = new Set<string>();
  for (const { results } of collective) for (const { player } of results) named.add(player);
  for (const { places = [], games } of libere) {
    for (const { player } of places) named.add(player);
    for (const { a, b } of games) named.add(a).add(b);
  }
  return [...named];
}
