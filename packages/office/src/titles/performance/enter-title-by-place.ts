import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { findingValues } from '../../kit/finding.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { enteredFor, loadEntered, revokedBy } from './entered-by-hand.ts';
import { ratedPlayer, ratingsReached } from './title-application.ts';
import { placeToldShape, titleByPlaceId, titleByPlaceKind } from './title-by-place.ts';

/**
 * A title given by a place in a championship, entered by hand (D-FT-6); it is conditional until the rating is reached
 * (0.6.2).
 */
export const enterTitleByPlace = defineAct({
  kind: 'title.enter-by-place',
  command: z.strictObject({ player: z.string(), ...placeToldShape }),
  outcome: z.strictObject({ title: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: async (reading, command) => ({
    ...(await loadEntered(reading, command.player)),
    kept: await reading.get(titleByPlaceKind, titleByPlaceId(command)),
  }),
  decide: ({ kept, ...facts }, command, { actor, today }) => {
    const { title, end } = command;
    const entered = enteredFor(facts, command.player);
    if ('refused' in entered) return entered;
    const { player, titles, performance } = entered;
    const offered = performance.placeTitles;
    if (!offered.includes(title))
      return refuse(invalid('title-by-place-none', { title, titles: offered.join(', ') }, { field: 'title' }));
    const id = titleByPlaceId(command);
    const refused: Refusal[] = [];
    if (kept !== undefined && kept.body.revoked === undefined)
      refused.push(invalid('title-by-place-entered', { title, player: player.body.name }, { field: 'end' }));
    const rated = ratedPlayer(player.body);
    if (rated.titles.some((held) => titles.written(held) === title))
      refused.push(invalid('title-held', { title }, { field: 'title' }));
    if (end > today) refused.push(invalid('date-after-today', { date: end, today }, { field: 'end' }));
    for (const finding of performance.byPlace(command, rated, ratingsReached(player.body, today), today).against) {
      const cited = { field: 'title', regulation: titles.id, article: finding.article };
      refused.push(invalid('title-by-place-not-given', { ...findingValues(finding), title }, cited));
    }
    if (refused.length > 0) return refuse(...refused);
    const body = { ...command, by: actor.account, on: today };
    return { changes: [put(titleByPlaceKind, id, kept?.version ?? 0, body)], outcome: { title: id } };
  },
});

/** For one entered by mistake. */
export const revokeTitleByPlace = defineAct({
  kind: 'title.revoke-by-place',
  command: z.strictObject({ title: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ title: z.string() }),
  subject: ({ title }) => ({ kind: titleByPlaceKind.name, id: title }),
  load: async (reading, { title }) => ({ title: await reading.get(titleByPlaceKind, title) }),
  decide: ({ title }, command, terms) => {
    const id = command.title;
    const revoked = revokedBy(title, command, terms, {
      field: 'title',
      id,
      unknown: 'title-by-place-unknown',
      again: 'title-by-place-revoked',
    });
    if ('refused' in revoked) return revoked;
    return { changes: [put(titleByPlaceKind, id, command.version, revoked.found.body)], outcome: { title: id } };
  },
});
