import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { LISTED_TYPES } from '../series/scrabble-sheet.ts';
import { laidOutList } from './listed-lines.ts';
import { generalList, printedList } from './printed-order.ts';
import { editionSchema, generalRatingSchema, typeRatingSchema } from './rating-schemas.ts';

const named = { player: z.string(), name: z.string() };
const linesSchema = z.array(typeRatingSchema.extend(named));

/** A published list of one type of play, in the order of the regulation, or the general one. */
export const readScrabbleList = defineQuestion({
  kind: 'scrabble-list.read',
  input: z.strictObject({
    series: z.string(),
    /** The latest list where no date is given. */
    date: z.iso.date().optional(),
    type: z.enum(LISTED_TYPES),
    edition: editionSchema.default('revised'),
  }),
  answer: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    edition: editionSchema,
    hash: z.string(),
    publishedOn: z.iso.date(),
    type: z.enum(LISTED_TYPES),
    /** frs-2012 §3: the others stand apart. */
    active: linesSchema,
    provisional: linesSchema,
    inactive: linesSchema,
    /** Of the general list (§8), which has no statuses; empty otherwise. */
    general: z.array(generalRatingSchema.extend(named)),
  }),
  ask: async (reading, { series, type, edition, ...input }, _by, ports) => {
    const { list: body, sheet, columnsOf } = await laidOutList(ports, reading, { series, edition, ...input });
    const { date } = body;
    const list = type === 'general' ? { active: [], provisional: [], inactive: [] } : printedList(sheet, type);
    const withName = <Line extends { readonly player: string }>(line: Line) => ({
      ...line,
      name: columnsOf(line.player)?.name ?? line.player,
    });
    return {
      series,
      date,
      edition,
      hash: body.hash,
      publishedOn: body.publishedOn,
      type,
      active: list.active.map(withName),
      provisional: list.provisional.map(withName),
      inactive: list.inactive.map(withName),
      general: type === 'general' ? generalList(sheet).map(withName) : [],
    };
  },
});
