import { CERTIFICATE_FACTS } from '@escala/core';
import * as z from 'zod';
import { toldTimeControl } from './event.ts';
import { count, date, id, name, rating } from './fields.ts';
import { norm } from './performance-norms.ts';
import { reason, regulation } from './verdict.ts';

/** `escala/norm-certificate@1`, which is written and never read. */
export const normCertificate = z.strictObject({
  format: z.literal('escala/norm-certificate@1').describe('Format of the document.'),
  regulation,
  event: z
    .strictObject({
      name: name.describe('Name of the event.'),
      place: name.optional().describe('Where it was played.'),
      federation: name.optional().describe('Federation that registered it with FIDE.'),
      start: date.optional().describe('First day.'),
      end: date.optional().describe('Last day.'),
      rounds: count.describe('Rounds of the event.'),
      system: name.describe('System of play, as the competition book names it.'),
      timeControl: toldTimeControl.optional(),
      registeredOn: date.optional().describe('Day of its registration with FIDE.'),
      roundDates: z.array(date).optional().describe('Day of each round.'),
      arbiter: name.optional().describe('Chief arbiter.'),
      arbiterTitle: name.optional().describe('Title of the chief arbiter.'),
    })
    .describe('What is known of the event.'),
  player: z
    .strictObject({
      id: id.describe('Id of the player.'),
      name: name.describe('Name.'),
      federation: name.optional().describe('Federation.'),
      fideId: name.optional().describe('FIDE number.'),
      birthDate: date.optional().describe('Date of birth.'),
      sex: z.enum(['f', 'm']).optional().describe('f: woman, m: man.'),
      title: name.optional().describe('Title.'),
      rating: rating.optional().describe('Rating.'),
    })
    .describe('What is known of the player.'),
  norm,
  conditions: z.array(reason).describe('Conditions on the event, for all norms.'),
  names: z.record(id, name).describe('Names of the player and the opponents, by id.'),
  missing: z
    .array(
      z.strictObject({
        of: z.enum(['event', 'player', 'opponent']).describe('What the fact is about.'),
        player: id.optional().describe('Id of the player or opponent.'),
        fact: z.enum(CERTIFICATE_FACTS).describe('The missing fact.'),
      }),
    )
    .describe('Facts that the form asks for but that are not known.'),
});
