import { z } from 'zod';
import { bookOfEvent, titlesOf } from '../events/book-of-event.ts';
import { reasonSchema } from '../events/verdict.ts';
import { defineQuestion } from '../kit/question.ts';
import type { Reading } from '../ports.ts';
import { federationOf } from '../registry/federation/federation.ts';
import { loadSeasons } from '../registry/licences/season.ts';
import { playerKind } from '../registry/players/player.ts';
import { loadNorms, normsStanding } from './judging/norms-standing.ts';
import { loadTitleRules } from './judging/title-rules.ts';
import { normKind } from './norm.ts';
import { judgedTitle, ratedPlayer, ratingsReached } from './performance/title-application.ts';

/** Players whose norms suffice today, or whose FIDE rating gives a title (D-OFF-636), and who do not hold it yet. */
export const titlesDue = defineQuestion({
  kind: 'title.due',
  input: z.strictObject({}),
  answer: z.strictObject({
    due: z.array(
      z.strictObject({
        player: z.string(),
        /** Version of the player, needed for granting the title. */
        version: z.int(),
        name: z.string(),
        title: z.string(),
        norms: z.array(z.string()),
        reasons: z.array(reasonSchema),
      }),
    ),
    byRating: z.array(
      z.strictObject({ player: z.string(), name: z.string(), rating: z.int(), on: z.string(), ...judgedTitle }),
    ),
  }),
  ask: async (reading, _input, { today }) => {
    const byRating = await dueByRating(reading, today);
    const rules = await loadTitleRules(reading);
    if (rules === undefined) return { due: [], byRating };
    const seasons = await loadSeasons(reading);
    const holders = new Set((await reading.list(normKind)).map(({ body }) => body.player));
    const named = await reading.getMany(playerKind, [...holders]);
    const ids = new Set(named.map(({ id, body }) => body.mergedInto ?? id));
    const players = await reading.getMany(playerKind, [...ids]);
    const due = await Promise.all(
      players.map(async ({ id, version, body }) => {
        if (body.titles?.some(({ title }) => title === rules.title)) return [];
        const norms = await loadNorms(reading, id);
        const { states, verdict } = normsStanding(rules, norms, body, seasons, today);
        if (!verdict.title) return [];
        const valid = norms.filter((norm) => states.get(norm.id) === 'valid').map((norm) => norm.id);
        const reasons = z.array(reasonSchema).parse(verdict.reasons);
        return [{ player: id, version, name: body.name, title: rules.title, norms: valid, reasons }];
      }),
    );
    return { due: due.flat(), byRating };
  },
});

/** D-OFF-636: all registered players, the highest title first. */
async function dueByRating(reading: Reading, today: string) {
  const rules = (await federationOf(reading))?.competitionRules;
  const performance = titlesOf(bookOfEvent({ rules }))?.performance;
  if (performance === undefined) return [];
  const rated = (await reading.list(playerKind)).filter(({ body }) => body.fide?.ratings?.length && !body.mergedInto);
  return rated
    .flatMap(({ id, body }) =>
      performance
        .byRating(ratedPlayer(body), ratingsReached(body, today), today)
        .map(({ title, verdict, reasons, reached: { rating, on } }) => {
          return { player: id, name: body.name, rating, on, title, verdict, reasons };
        }),
    )
    .sort((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1));
}
