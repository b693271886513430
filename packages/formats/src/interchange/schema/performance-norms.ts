import * as z from 'zod';
import { findings, reasonStep } from './explanation.ts';
import { amount, count, flag, id, name, round, sentence } from './fields.ts';
import { holds, reason, regulation } from './verdict.ts';

/** Norms by performance, in documents that are written and never read. */

const leftOut = z
  .strictObject({
    round: round.describe('Number of the round.'),
    article: sentence.describe('Article under which it does not count.'),
  })
  .meta({ id: 'roundLeftOut', description: 'A round that does not count.' });

const opponent = z
  .strictObject({
    round: round.describe('Number of the round.'),
    opponent: id.describe('Id of the opponent.'),
    federation: name.nullable().describe('Federation; null if not given.'),
    title: name.nullable().describe('Title; null if none.'),
    rating: count.nullable().describe('Rating; null if unrated.'),
    counts: amount.describe('Rating counted for the opponent in the average.'),
    points: amount.describe('Points scored in the game.'),
  })
  .meta({ id: 'normGame', description: 'One game of the set that the norm is based on.' });

export const norm = z
  .strictObject({
    player: id.describe('Id of the player.'),
    norm: name.describe('Title that the norm is for.'),
    achieved: flag.describe('Whether the norm was achieved.'),
    games: count.describe('Number of games in the set that makes the norm, or of all games if none does.'),
    score: amount.describe('Points scored in those games.'),
    ra: amount.nullable().describe('Average rating of the opponents (Ra); null if there are none.'),
    rp: amount.nullable().describe('Performance rating (Rp); null if there are no opponents.'),
    titled: count.describe('Games against titled opponents.'),
    required: count.describe('Games against holders of one of the titles that the norm requires.'),
    federations: count.describe('Number of foreign federations among the opponents.'),
    own: count.describe('Games against opponents from the player’s own federation.'),
    most: count.describe('Most games against opponents from any one federation.'),
    raised: id
      .nullable()
      .describe('Id of the lowest-rated opponent, if raised to the rating floor (1.4.6b); null if nobody was.'),
    needed: amount.nullable().describe('Lowest score that makes the norm against this average; null if none does.'),
    credited: count.nullable().describe('Games credited towards the title (1.4.1d); null without a norm.'),
    as9: flag.describe('Whether eight games count as nine (1.4.1c).'),
    applied: sentence
      .nullable()
      .describe('Article under which a forfeit win counts as a lost game; null if none does.'),
    exemption: sentence
      .nullable()
      .describe('Article that exempts the norm from the conditions on federations; null if none does.'),
    dropped: z.array(leftOut).describe('Games left out so that the norm is made.'),
    leftOut: z.array(leftOut).describe('Rounds that do not count.'),
    failures: z.array(sentence).describe('Articles of the conditions not met.'),
    opponents: z.array(opponent).describe('The games of the set.'),
    reasons: z.array(reason).describe('Every condition checked.'),
  })
  .meta({ id: 'performanceNorm', description: 'One norm of one player.' });

const line = z
  .strictObject({
    score: amount.describe('Points needed from the games still to be played.'),
    games: count.describe('How many of those games count.'),
    unknown: count.describe('How many of their opponents are not known yet; the fields below are about these.'),
    sum: amount.nullable().describe('Lowest sum of their ratings that is enough; null if all opponents are known.'),
    average: amount
      .nullable()
      .describe(
        'Lowest average rating that is enough whoever they are, rounded up; 0 if any is; null if all are known.',
      ),
    lowest: amount.describe('Minimum rating counted for the lowest-rated of them.'),
    titled: count.describe('How many of them must have a title.'),
    required: count.describe('How many of them must have one of the titles that the norm requires.'),
    federations: count.describe('New foreign federations that they must come from.'),
    own: count.describe('How many may be from the player’s own federation.'),
    limits: z
      .array(
        z.strictObject({
          federation: name.describe('A federation already met often.'),
          most: count.describe('How many may be from it.'),
        }),
      )
      .describe('Limits on particular other federations.'),
    any: count.describe('How many may be from any one other federation.'),
    dropped: z.array(leftOut).describe('Games already played that are ignored.'),
    wins: count.describe('Games to come that are won and then ignored; included in the score.'),
  })
  .meta({ id: 'chanceLine', description: 'A score, and the opponents needed with it.' });

const chance = z
  .strictObject({
    player: id.describe('Id of the player.'),
    norm: name.describe('Title that the norm is for.'),
    state: z
      .enum(['made', 'open', 'gone'])
      .describe('made: whatever happens; open: still possible; gone: no longer possible.'),
    toPlay: count.describe('Games still to be played.'),
    paired: count.describe('How many of them have a known opponent.'),
    lines: z.array(line).describe('Every way to make the norm, lowest score first.'),
    steps: z.array(reasonStep).describe('The easiest way to each score, step by step.'),
    messages: z.array(sentence).describe('The same in words.'),
  })
  .meta({ id: 'normChance', description: 'What a player still needs for a norm.' });

const withoutNorms = z
  .strictObject({
    player: id.describe('Id of the player.'),
    title: name.describe('The title.'),
    by: z
      .enum(['rating', 'place'])
      .describe('rating: by the rating at the start; place: by a place that earns the title.'),
    verdict: holds.describe('Whether every condition of the title is met; unknown if something is not given.'),
    reasons: z.array(reason).describe('Every condition checked.'),
  })
  .meta({ id: 'titleWithoutNorms', description: 'A title that requires no norms.' });

/** `escala/norms@1` of a book with norms by performance. */
export const performanceNorms = z.strictObject({
  format: z.literal('escala/norms@1').describe('Format of the document.'),
  regulation,
  rounds: count.describe('Rounds of the event.'),
  event: z
    .strictObject({
      singleRoundDays: count
        .nullable()
        .describe('Days with only one round (1.1.3a); null if the days of the rounds are not given.'),
      qualifying: sentence
        .nullable()
        .describe(
          'Article (1.5.6) under which the event qualifies as the one that an application needs; empty if it does not.',
        ),
    })
    .describe('Facts about the event that matter for a title application.'),
  conditions: z.array(reason).describe('Conditions on the event, for all norms.'),
  norms: z.array(norm).describe('One row per player and norm.'),
  chances: z.array(chance).exactOptional().describe('What is still needed; only on request.'),
  titles: z.array(withoutNorms).exactOptional().describe('Titles that require no norms; only on request.'),
  findings,
});
