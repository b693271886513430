import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { missing, type Refusal } from '../../kit/refusal.ts';
import { nameSchema } from '../../kit/written-form.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { keptFindings } from '../series/scrabble-book.ts';
import { checkedPlay, REPORT_OBJECTIONS, type ReportGround } from './play-refusals.ts';
import { loadReportGround } from './report-ground.ts';
import { daysOf, type ScrabbleReport, scrabbleEventFactsSchema, scrabblePlaySchema } from './scrabble-report.ts';

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
