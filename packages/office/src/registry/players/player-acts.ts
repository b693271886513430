import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { amendedShape } from '../../kit/record-fields.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../as-seen.ts';
import { apartFrom } from '../merging/merge.ts';
import { fideIdSchema, PLAYER_FIELDS, playerKind } from './player.ts';
import { playerAct } from './player-act.ts';
import { birthRefusals } from './player-facts.ts';
import { similarPlayers } from './similar-players.ts';

/** The office has verified who a guest is: from now on a player of the registry, whose games are rated (D-OFF-565). */
export const confirmPlayer = playerAct({
  kind: 'player.confirm',
  command: z.strictObject({ player: z.string(), version: z.int() }),
  outcome: z.strictObject({ player: z.string() }),
  decide: ({ present }, { player, version }) => {
    const { body } = present;
    if (!body.guest) return refuse(invalid('player-no-guest', { id: player, name: body.name }, { field: 'player' }));
    return { changes: [put(playerKind, player, version, amended(body, { guest: null }))], outcome: { player } };
  },
});

/** Sets a player's FIDE id; `null` removes a wrong one, with the ratings that came with it. */
export const linkFide = playerAct({
  kind: 'fide.link',
  command: z.strictObject({ player: z.string(), version: z.int(), fideId: fideIdSchema.nullable() }),
  outcome: z.strictObject({ player: z.string(), before: z.string().nullable(), fideId: z.string().nullable() }),
  load: async (reading, command) => ({
    holders: command.fideId === null ? [] : await reading.find(playerKind, { key: 'fideId', equals: command.fideId }),
  }),
  decide: ({ present, holders }, { player, version, fideId }) => {
    const holder = holders.find(({ id, body }) => id !== player && body.mergedInto !== player);
    if (fideId !== null && holder !== undefined)
      return refuse(invalid('fide-id-taken', { fideId, id: holder.id, name: holder.body.name }, { field: 'fideId' }));
    const { fide } = present.body;
    const isSame = fide?.id === undefined || fide.id === fideId;
    const linked = fideId === null ? null : { ...(isSame && fide), id: fideId };
    const body = amended(present.body, { fide: linked });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, before: fide?.id ?? null, fideId } };
  },
});

/** Sets a player's category when no event decides it: on joining, or by decision of the commission. */
export const setCategory = playerAct({
  kind: 'category.set',
  command: z.strictObject({ player: z.string(), version: z.int(), category: z.enum(playerCategories).nullable() }),
  reason: 'required',
  outcome: z.strictObject({
    player: z.string(),
    before: z.string().nullable(),
    category: z.enum(playerCategories).nullable(),
  }),
  decide: ({ present }, { player, version, category }) => {
    const before = present.body.category ?? null;
    if (before === category)
      return refuse(invalid('category-same', { category: category ?? 'none' }, { field: 'category' }));
    const body = amended(present.body, { category });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, before, category } };
  },
});

/** Changes facts of a player; `null` removes one. Lists published with the old facts stay as they are. */
export const amendPlayer = playerAct({
  kind: 'player.amend',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    ...amendedShape(PLAYER_FIELDS),
    evenIfSimilar: z.array(z.string()).max(100).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string() }),
  load: async (reading, command, _ports, { present: { id: own, body } }) => {
    const isRenamed = command.name !== undefined && command.name !== body.name;
    const like = amended(body, { ...command, version: undefined });
    const similar = isRenamed ? await similarPlayers(reading, like, own) : [];
    const apart = similar.length > 0 ? await apartFrom(reading, own) : new Set();
    return { similar: similar.filter(({ id }) => !apart.has(id)) };
  },
  decide: ({ present, similar }, { player, version, evenIfSimilar = [], ...amendment }, { today }) => {
    const said = amendment.birthDate && amendment.birthYear === undefined ? { birthYear: null } : {};
    const body = amended(present.body, { ...amendment, ...said });
    const refused = birthRefusals(body, today);
    for (const { id, body: other } of similar)
      if (!evenIfSimilar.includes(id))
        refused.push(invalid('player-similar', { id, name: other.name }, { field: 'name' }));
    const first = Math.min(...Object.keys(body.licences).map(Number));
    if (body.firstSeason !== undefined && body.firstSeason > first)
      refused.push(invalid('first-season-late', { season: body.firstSeason, first }, { field: 'firstSeason' }));
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(playerKind, player, version, body)], outcome: { player } };
  },
});
