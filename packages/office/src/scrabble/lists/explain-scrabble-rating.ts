import { z } from 'zod';
import { stepSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { codeSchema } from '../../kit/sentence-schema.ts';
import type { Reading } from '../../ports.ts';
import { correctionKind, recordedChangeSchema } from '../../rating/corrections/correction.ts';
import { scrabbleReportKind } from '../reports/scrabble-report.ts';
import { eventOfGame } from '../series/rating-input.ts';
import { scrabbleBook } from '../series/scrabble-book.ts';
import { LISTED_TYPES, PLAY_TYPES, printedRating, sheetOf } from '../series/scrabble-sheet.ts';
import { editionSchema } from './rating-schemas.ts';
import { recordOfList } from './scrabble-list-document.ts';

const lineSchema = z.strictObject({
  type: z.enum(PLAY_TYPES),
  event: z.string(),
  eventName: z.string(),
  game: z.string(),
  date: z.iso.date(),
  round: z.int().nullable(),
  opponent: z.string().nullable(),
  opponentName: z.string().nullable(),
  value: z.number().nullable(),
  place: z.number().nullable(),
  players: z.int().nullable(),
  own: z.number().nullable(),
  opponentRating: z.number().nullable(),
  score: z.number().nullable(),
  points: z.number(),
  weight: z.number(),
  articles: z.array(z.string()),
  decisions: z.array(codeSchema<'decision'>()),
});

/** Which games a printed rating is made of and what each weighs, by which articles, and which corrections are in it. */
export const explainScrabbleRating = defineQuestion({
  kind: 'scrabble-rating.explain',
  input: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    player: z.string(),
    type: z.enum(LISTED_TYPES),
    edition: editionSchema.default('revised'),
  }),
  answer: z.strictObject({
    player: z.string(),
    name: z.string(),
    type: z.enum(LISTED_TYPES),
    edition: editionSchema,
    rating: z.number(),
    displayed: z.int(),
    status: z.enum(['active', 'provisional', 'inactive']).nullable(),
    /** Of the general rating: the lines of the five types that it is the mean of. */
    lines: z.array(lineSchema),
    steps: z.array(stepSchema),
    corrections: z.array(
      z.strictObject({
        id: z.string(),
        change: recordedChangeSchema,
        by: z.string(),
        on: z.iso.date(),
        reason: z.string(),
      }),
    ),
  }),
  ask: async (reading, { series: id, date, player, type, edition }) => {
    const { record, series, input, asOf } = await recordOfList(reading, { series: id, date, edition });
    const output = scrabbleBook(series).rate(input, { workings: true });
    const printed = printedRating(sheetOf(output), player, type);
    if (printed === undefined)
      throw new Refused([missing('scrabble-rating-unknown', { player, date, type }, { field: 'player' })]);
    const isIn = (of: string): boolean => (type === 'general' ? of !== 'libere' : of === type);
    const lines = output.ledger.filter((line) => line.player === player && isIn(line.type));
    const events = [...new Set(lines.map(({ game }) => eventOfGame(game).event))];
    const name = (of: string): string => record.names.get(of) ?? of;
    const reports = await reading.getMany(scrabbleReportKind, events);
    const eventNames = new Map(reports.map(({ id: event, body }) => [event, body.name]));
    return {
      player,
      name: name(player),
      type,
      edition,
      rating: printed.rating,
      displayed: printed.displayed,
      status: printed.status ?? null,
      lines: lines.map((line) => ({
        type: line.type,
        ...eventOfGame(line.game),
        eventName: eventNames.get(eventOfGame(line.game).event) ?? eventOfGame(line.game).event,
        date: line.date,
        round: line.round ?? null,
        opponent: line.opponent ?? null,
        opponentName: line.opponent === undefined ? null : name(line.opponent),
        value: line.value ?? null,
        place: line.place ?? null,
        players: line.players ?? null,
        own: line.own ?? null,
        opponentRating: line.opponentRating ?? null,
        score: line.score ?? null,
        points: line.points,
        weight: line.weight,
        articles: [...line.articles],
        decisions: [...line.decisions],
      })),
      steps: (output.workings?.find((working) => working.player === player)?.steps ?? []).map((step) => ({
        quantity: step.quantity,
        articles: [...step.articles],
        decisions: [...step.decisions],
        values: { ...step.values },
      })),
      corrections: await correctionsOf(reading, events, asOf),
    };
  },
});

async function correctionsOf(reading: Reading, events: readonly string[], asOf: number) {
  const found = await Promise.all(events.map((event) => reading.find(correctionKind, { key: 'event', equals: event })));
  return found
    .flat()
    .filter(({ body }) => body.act <= asOf)
    .sort((a, b) => a.body.act - b.body.act)
    .map(({ id, body: { change, by, on, reason } }) => ({ id, change, by, on, reason }));
}
