import { type HeadToHeadInput, RHYTHMS, type Rhythm } from '@escala/core';
import { type HeadToHeadRuleBook, headToHeadBooks } from '@escala/regulations';
import * as z from 'zod';
import type { Assignable } from './assignable.ts';
import { event } from './event.ts';
import { date, id, rating } from './fields.ts';
import { player } from './player.ts';

const list = z
  .strictObject({
    date: date.describe('Day of publication.'),
    ratings: z.record(id, rating).describe('Rating of each player on the list, by id.'),
  })
  .meta({ id: 'publishedList', description: 'A published list.' });

export const format = z.literal('escala/rating-input@1').describe('Name and version of the format.');
export const revision = id.optional().describe('Edition of the regulation; absent: its default.');
export const listDate = date.describe('Date of the list to produce.');

const facts = {
  players: z.array(player).describe('Everybody whom the document names.'),
  lists: z.array(list).describe('Published lists before listDate, oldest first.'),
  events: z.array(event).describe('The events to rate.'),
};

/** `escala/rating-input@1` of a book of head-to-head play: where it keeps several lists, a document says which. */
const inputOf = ({ id: book, rhythms, documents }: HeadToHeadRuleBook) =>
  z
    .strictObject({
      format,
      regulation: z.literal(book).describe('The regulation to rate by.'),
      revision,
      ...(rhythms.length > 1 && { rhythm: z.enum(RHYTHMS).describe('Which of the two lists to produce.') }),
      listDate,
      ...facts,
    })
    .meta({ title: `Rating input, ${book}`, description: documents.means });

export const headToHeadInputs = Object.values<HeadToHeadRuleBook>(headToHeadBooks).map(inputOf);

export type HeadToHeadDocument = Assignable<
  Omit<z.infer<ReturnType<typeof inputOf>>, 'rhythm'> & { rhythm?: Rhythm },
  HeadToHeadInput
>;
