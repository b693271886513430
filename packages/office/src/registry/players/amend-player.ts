import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { amendedShape } from '../../kit/record-fields.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { apartFrom } from '../merging/persons-apart.ts';
import { PLAYER_FIELDS, playerKind } from './player.ts';
import { loadPlayer, playerAsSeen } from './player-as-seen.ts';
import { birthRefusals } from './player-facts.ts';
import { similarPlayers } from './similar-players.ts';

/** Other facts of a player; `null` takes one away. Lists that were published with the old facts stay as they are. */
export const amendPlayer = defineAct({
  kind: 'player.amend',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    ...amendedShape(PLAYER_FIELDS),
    evenIfSimilar: z.array(z.string()).max(100).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: async (reading, command) => {
    const found = await loadPlayer(reading, command);
    const like = found.player && amended(found.player.body, { ...command, version: undefined });
    const isRenamed = command.name !== undefined && command.name !== found.player?.body.name;
    const similar = isRenamed && like ? await similarPlayers(reading, like, command.player) : [];
    const apart = similar.length > 0 ? await apartFrom(reading, command.player) : new Set();
    return { ...found, similar: similar.filter(({ id }) => !apart.has(id)) };
  },
  decide: (facts, command, { today }) => {
    const { player, version, evenIfSimilar = [], ...amendment } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const said = amendment.birthDate && amendment.birthYear === undefined ? { birthYear: null } : {};
    const body = amended(seen.found.body, { ...amendment, ...said });
    const refused = birthRefusals(body, today);
    for (const { id, body: other } of facts.similar)
      if (!evenIfSimilar.includes(id))
        refused.push(invalid('player-similar', { id, name: other.name }, { field: 'name' }));
    const first = Math.min(...Object.keys(body.licences).map(Number));
    if (body.firstSeason !== undefined && body.firstSeason > first)
      refused.push(invalid('first-season-late', { season: body.firstSeason, first }, { field: 'firstSeason' }));
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(playerKind, player, version, body)], outcome: { player } };
  },
});
