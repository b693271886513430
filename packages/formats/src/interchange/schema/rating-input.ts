import { type HeadToHeadInput, RHYTHMS } from '@escala/core';
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

/** `escala/rating-input@1` of fce-2016: a list of one rhythm (3.1). */
export const fce2016Input = z
  .strictObject({
    format,
    regulation: z.literal('fce-2016').describe('The regulation to rate by.'),
    revision,
    rhythm: z.enum(RHYTHMS).describe('Which of the two lists to produce.'),
    listDate,
    ...facts,
  })
  .meta({ title: 'Rating input, fce-2016', description: 'What the FCE regulation rates: players, lists and events.' });

/** `escala/rating-input@1` of fide-2009, which knows no rhythm. */
export const fide2009Input = z
  .strictObject({
    format,
    regulation: z.literal('fide-2009').describe('The regulation to rate by.'),
    revision,
    listDate,
    ...facts,
  })
  .meta({
    title: 'Rating input, fide-2009',
    description: 'What the FIDE regulation rates: players, lists and events.',
  });

export type HeadToHeadDocument = Assignable<
  z.infer<typeof fce2016Input> | z.infer<typeof fide2009Input>,
  HeadToHeadInput
>;
