import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { actorsShownTo, shownActorFields } from '../../log/shown-actor.ts';
import type { Reading } from '../../ports.ts';
import {
  scrabbleBeforeSchema,
  scrabbleChangeSchema,
  scrabbleCorrectionKind,
} from '../corrections/scrabble-correction.ts';
import { namesIn } from '../corrections/search-scrabble-corrections.ts';
import { listedTypes } from '../series/settle-scrabble.ts';
import { scrabbleMovements, sheetMovements, unpackSheetMovements } from '../series/sheet-movements.ts';
import { causeSchema, sheetMovementSchema } from './rating-schemas.ts';
import { foundList, foundSeries, foundSheet, namesOf } from './scrabble-list-found.ts';

const differenceCauseSchema = z.strictObject({
  /** The act that moved it: a correction, or a revision after changes of the registry. */
  act: z.int(),
  kind: z.string(),
  at: z.string(),
  ...shownActorFields,
  reason: z.string().nullable(),
  event: z.string().nullable(),
  correction: z.string().nullable(),
  change: scrabbleChangeSchema.nullable(),
  before: scrabbleBeforeSchema.optional(),
  /** Names of the event and the players that the change is about, by their ids. */
  names: z.record(z.string(), z.string()),
  /** The acts of the registry behind a revision. */
  behind: z.array(causeSchema),
});
type DifferenceCause = z.infer<typeof differenceCauseSchema>;

/** Where the revised list is not the published one, line by line, and why. */
export const scrabbleListDifferences = defineQuestion({
  kind: 'scrabble-list.differences',
  input: z.strictObject({ series: z.string(), date: z.iso.date() }),
  answer: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    lines: z.array(sheetMovementSchema.extend({ causes: z.array(z.int()) })),
    /** Each cause once; lines name them by their act. */
    causes: z.array(differenceCauseSchema),
  }),
  ask: async (reading, { series, date }, { viewer }) => {
    await foundList(reading, series, date);
    const types = listedTypes(await foundSeries(reading, series));
    const published = await foundSheet(reading, series, date, 'published');
    const revised = await foundSheet(reading, series, date, 'revised');
    const papers = await reading.papers(scrabbleMovements(series), { name: date, edition: 'all' });
    const acts = papers.map(({ seq, bytes }) => ({
      seq,
      moved: new Set(unpackSheetMovements(bytes).map(({ player, type }) => `${player}/${type}`)),
    }));
    const differing = sheetMovements(published, revised, types);
    const name = await namesOf(
      reading,
      differing.map(({ player }) => player),
    );
    const lines = differing.map((line) => ({
      ...line,
      name: name(line.player),
      causes: acts.filter(({ moved }) => moved.has(`${line.player}/${line.type}`)).map(({ seq }) => seq),
    }));
    const named = [...new Set(lines.flatMap(({ causes }) => causes))].sort((a, b) => a - b);
    const shown = actorsShownTo(reading, viewer);
    return { series, date, lines, causes: await Promise.all(named.map((seq) => causeOf(reading, seq, shown))) };
  },
});

async function causeOf(
  reading: Reading,
  seq: number,
  shown: ReturnType<typeof actorsShownTo>,
): Promise<DifferenceCause> {
  const [act] = await reading.actsAfter(seq - 1, 1);
  const [correction] = await reading.find(scrabbleCorrectionKind, { key: 'act', equals: String(seq) });
  const { causes = [] } = (act!.outcome ?? {}) as { causes?: z.infer<typeof causeSchema>[] };
  return {
    act: seq,
    kind: act!.kind,
    at: act!.at,
    ...(await shown(act!.actor, act!.kind)),
    reason: act!.reason,
    event: correction?.body.change.event ?? null,
    correction: correction?.id ?? null,
    change: correction?.body.change ?? null,
    ...(correction?.body.before && { before: correction.body.before }),
    names: correction === undefined ? {} : await namesIn(reading, [correction.body.change]),
    behind: causes,
  };
}
