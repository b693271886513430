import * as z from 'zod';
import { findings, reasonStep } from './explanation.ts';
import { amount, count, flag, id, name, round, sentence } from './fields.ts';
import { holds, reason, regulation } from './verdict.ts';

/** Norms by performance, in documents that are written and never read. */

const leftOut = z
  .strictObject({
    round: round.describe('Number of the round.'),
    article: sentence.describe('Article by which it does not count.'),
  })
  .meta({ id: 'roundLeftOut', description: 'A round that does not count.' });

const opponent = z
  .strictObject({
    round: round.describe('Number of the round.'),
    opponent: id.describe('Id of the opponent.'),
    federation: name.nullable().describe('Federation; null where it is not told.'),
    title: name.nullable().describe('Title; null: none.'),
    rating: count.nullable().describe('Rating; null: unrated.'),
    counts: amount.describe('What the opponent counts in the average.'),
    points: amount.describe('Points of the game.'),
  })
  .meta({ id: 'normGame', description: 'One game of the set on which the norm stands.' });

export const norm = z
  .strictObject({
    player: id.describe('Id of the player.'),
    norm: name.describe('The title that it is a norm for.'),
    achieved: flag.describe('Whether it was made.'),
    games: count.describe('Games of the set that makes it; of all games where none does.'),
    score: amount.describe('Points in them.'),
    ra: amount.nullable().describe('Average of the opponents; null where there are none.'),
    rp: amount.nullable().describe('Performance.'),
    titled: count.describe('Games against holders of a title.'),
    required: count.describe('Games against holders of a title that the norm asks for.'),
    federations: count.describe('Foreign federations among the opponents.'),
    own: count.describe('Games against the player’s own federation.'),
    most: count.describe('Games against any one federation at most.'),
    raised: id.nullable().describe('The opponent who counts with the lowest rating that counts.'),
    needed: amount.nullable().describe('Lowest score against this average; null where none is enough.'),
    credited: count.nullable().describe('Games that go into the title; null without a norm.'),
    as9: flag.describe('Eight games that count as nine.'),
    applied: sentence.nullable().describe('Article by which a forfeit counts as a lost game.'),
    exemption: sentence.nullable().describe('Article that lets the federations of the opponents pass.'),
    dropped: z.array(leftOut).describe('Games that need not count.'),
    leftOut: z.array(leftOut).describe('Rounds that do not count.'),
    failures: z.array(sentence).describe('Articles of the conditions that are not met.'),
    opponents: z.array(opponent).describe('The games of the set.'),
    reasons: z.array(reason).describe('Every condition that was looked at.'),
  })
  .meta({ id: 'performanceNorm', description: 'One norm of one player.' });

const line = z
  .strictObject({
    score: amount.describe('Points from the games that are still played.'),
    games: count.describe('Of these games, those that count.'),
    unknown: count.describe('Of those, opponents who are not known yet; all below is asked of them.'),
    sum: amount.nullable().describe('The sum of what they count; null where everybody is known.'),
    average: amount
      .nullable()
      .describe('The lowest average that is enough whoever they are, rounded up; 0 where any is.'),
    lowest: amount.describe('What the lowest of them counts at least.'),
    titled: count.describe('With a title.'),
    required: count.describe('With a title that the norm asks for.'),
    federations: count.describe('Foreign federations that were not met.'),
    own: count.describe('At most of the player’s own federation.'),
    limits: z
      .array(
        z.strictObject({
          federation: name.describe('A federation that was met often.'),
          most: count.describe('At most of it.'),
        }),
      )
      .describe('Limits of other federations.'),
    any: count.describe('At most of any other federation.'),
    dropped: z.array(leftOut).describe('Games played that are ignored for it.'),
    wins: count.describe('Wins that are part of the score and ignored.'),
  })
  .meta({ id: 'chanceLine', description: 'A score, and the opponents that it takes.' });

const chance = z
  .strictObject({
    player: id.describe('Id of the player.'),
    norm: name.describe('The title that it is a norm for.'),
    state: z.enum(['made', 'open', 'gone']).describe('made: whatever comes; gone: by no result.'),
    toPlay: count.describe('Games that are still played.'),
    paired: count.describe('Those of them whose opponent is known.'),
    lines: z.array(line).describe('Every way, the lowest score first.'),
    steps: z.array(reasonStep).describe('The easiest way to each score, step by step.'),
    messages: z.array(sentence).describe('The same in words.'),
  })
  .meta({ id: 'normChance', description: 'What a player still needs for a norm.' });

const withoutNorms = z
  .strictObject({
    player: id.describe('Id of the player.'),
    title: name.describe('The title.'),
    by: z.enum(['rating', 'place']).describe('rating: by the rating of the start; place: by a place that gives it.'),
    verdict: holds.describe('Whether everything that the title takes is there; unknown: something is not told.'),
    reasons: z.array(reason).describe('Every condition that was looked at.'),
  })
  .meta({ id: 'titleWithoutNorms', description: 'A title that takes no norms.' });

/** `escala/norms@1` of a book with norms by performance. */
export const performanceNorms = z.strictObject({
  format: z.literal('escala/norms@1').describe('Format of the document.'),
  regulation,
  rounds: count.describe('Rounds of the event.'),
  event: z
    .strictObject({
      singleRoundDays: count.nullable().describe('Days with one round; null where the days are not told.'),
      qualifying: sentence
        .nullable()
        .describe('Article by which an application may need this event; empty: it does not.'),
    })
    .describe('What an application for a title looks at in the event.'),
  conditions: z.array(reason).describe('What all norms ask of the event.'),
  norms: z.array(norm).describe('A row for each player and norm.'),
  chances: z.array(chance).exactOptional().describe('What is still needed, where it was asked for.'),
  titles: z.array(withoutNorms).exactOptional().describe('Titles that take no norms, where they were asked for.'),
  findings,
});
