import { z } from 'zod';
import { bookOfEvent, titlesOf } from '../../events/book-of-event.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { findingValues } from '../../kit/finding-values.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { asSeen } from '../../registry/as-seen.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { ratedPlayer, ratingsReached } from './title-application.ts';
import { placeToldShape, titleByPlaceId, titleByPlaceKind } from './title-by-place.ts';

/** A title that a place in a championship gives, entered by hand (D-FT-6); until the rating is reached it is conditional (0.6.2). */
export const enterTitleByPlace = defineAct({
  kind: 'title.enter-by-place',
  command: z.strictObject({ player: z.string(), ...placeToldShape }),
  outcome: z.strictObject({ title: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: async (reading, command) => ({
    player: await reading.get(playerKind, command.player),
    rules: (await reading.get(federationKind, reading.federation))?.body.competitionRules,
    kept: await reading.get(titleByPlaceKind, titleByPlaceId(command)),
  }),
  decide: ({ player, rules, kept }, command, { actor, today }) => {
    const { title, end } = command;
    if (player === undefined) return refuse(missing('player-unknown', { id: command.player }, { field: 'player' }));
    const { mergedInto: main } = player.body;
    if (main !== undefined) return refuse(invalid('player-merged', { id: player.id, kept: main }, { field: 'player' }));
    const titles = titlesOf(bookOfEvent({ rules }));
    const performance = titles?.performance;
    if (titles === undefined || performance === undefined) return refuse(invalid('verdicts-no-rules', {}));
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

/** One that was entered by mistake. */
export const revokeTitleByPlace = defineAct({
  kind: 'title.revoke-by-place',
  command: z.strictObject({ title: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ title: z.string() }),
  subject: ({ title }) => ({ kind: 'title', id: title }),
  load: async (reading, { title }) => ({ title: await reading.get(titleByPlaceKind, title) }),
  decide: ({ title }, command, { actor, today, reason }) => {
    const seen = asSeen(title, command, { code: 'title-by-place-unknown', field: 'title', id: command.title });
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    if (body.revoked !== undefined)
      return refuse(invalid('title-by-place-revoked', { on: body.revoked.on }, { field: 'title' }));
    const revoked = { by: actor.account, on: today, reason: reason! };
    return { changes: [put(titleByPlaceKind, id, version, { ...body, revoked })], outcome: { title: id } };
  },
});
