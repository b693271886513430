import { fideListParser } from '@escala/formats';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileProblem, fileProblemSchema, fileText } from '../doubt.ts';
import { FIDE_RHYTHMS, listedRatingsSchema } from './fide-list.ts';
import { COMPARED_FIELDS, FideListComparison } from './fide-list-comparison.ts';

const linked = { player: z.string(), fideId: z.string() };
const MOST_PROBLEMS = 100;
/** Bytes read before yielding to others. */
const READ_AT_ONCE = 100_000;

/**
 * Compares a FIDE list with the registry: what would change, where facts differ, who is missing, and which players
 * could be linked. Nothing is stored. Lines that do not concern the federation (`fide-list.wanted`) may be left out of
 * the text.
 */
export const compareFideList = defineQuestion({
  kind: 'fide-list.compare',
  input: z.strictObject({
    date: z.iso.date(),
    /** The rhythm of a single list; a combined list covers all rhythms. */
    rhythm: z.enum(FIDE_RHYTHMS).optional(),
    text: fileText,
  }),
  answer: z.strictObject({
    digest: z.string(),
    rows: z.int(),
    matched: z.int(),
    changes: z.array(z.strictObject({ ...linked, name: z.string(), ratings: listedRatingsSchema })),
    mismatches: z.array(
      z.strictObject({
        ...linked,
        name: z.string(),
        field: z.enum(COMPARED_FIELDS),
        own: z.string(),
        theirs: z.string(),
      }),
    ),
    missing: z.array(z.strictObject({ ...linked, name: z.string() })),
    suggestions: z.array(
      z.strictObject({
        ...linked,
        name: z.string(),
        listedName: z.string(),
        birthYear: z.int(),
        federation: z.string(),
        /** Version of the player, for linking. */
        version: z.int(),
      }),
    ),
    problems: z.array(fileProblemSchema),
  }),
  ask: async (reading, { date, rhythm, text }, _by, { digest, pause }) => {
    const players = await reading.list(playerKind);
    const byId = new Map(players.map((player) => [player.id, player]));
    const country = (await federationOf(reading))?.country;
    const rhythms = rhythm && [rhythm];
    const comparison = new FideListComparison(players, country, { date, rhythms });
    const parser = fideListParser(comparison.see, { ...(rhythm && { rhythm }) });
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += READ_AT_ONCE) {
      parser.push(bytes.subarray(at, at + READ_AT_ONCE));
      await pause?.();
    }
    const { problems } = parser.end();
    const { rows, matched, changes, mismatches, missing, suggestions } = comparison.report();
    return {
      digest: digest(text),
      rows,
      matched,
      changes: [...changes],
      mismatches: mismatches.map((each) => ({ ...each, name: byId.get(each.player)!.body.name })),
      missing: [...missing],
      suggestions: suggestions.map((each) => ({ ...each, version: byId.get(each.player)!.version })),
      problems: problems.slice(0, MOST_PROBLEMS).map(fileProblem),
    };
  },
});
