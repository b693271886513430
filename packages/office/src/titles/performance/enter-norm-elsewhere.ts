import { z } from 'zod';
import { bookOfEvent, titlesOf } from '../../events/book-of-event.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { findingValues } from '../../kit/finding-values.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { asSeen } from '../../registry/as-seen.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { normElsewhereId, normElsewhereKind, normToldShape } from './norm-elsewhere.ts';

/** A norm of an event that this office does not have, by its certificate: an application takes it like those made here (D-FT-13). */
export const enterNormElsewhere = defineAct({
  kind: 'norm.enter-elsewhere',
  command: z.strictObject({ player: z.string(), ...normToldShape }),
  outcome: z.strictObject({ norm: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: async (reading, command) => ({
    player: await reading.get(playerKind, command.player),
    rules: (await reading.get(federationKind, reading.federation))?.body.competitionRules,
    kept: await reading.get(normElsewhereKind, normElsewhereId(command)),
  }),
  decide: ({ player, rules, kept }, command, { actor, today }) => {
    const { start, end, norm, score, games } = command;
    if (player === undefined) return refuse(missing('player-unknown', { id: command.player }, { field: 'player' }));
    const { mergedInto: main } = player.body;
    if (main !== undefined) return refuse(invalid('player-merged', { id: player.id, kept: main }, { field: 'player' }));
    const titles = titlesOf(bookOfEvent({ rules }));
    const performance = titles?.performance;
    if (titles === undefined || performance === undefined) return refuse(invalid('verdicts-no-rules', {}));
    const id = normElsewhereId(command);
    const refused: Refusal[] = [];
    if (kept !== undefined && kept.body.revoked === undefined)
      refused.push(invalid('norm-recorded', { norm: id, player: player.body.name }, { field: 'end' }));
    if (!performance.titles.includes(norm) || (norm.startsWith('W') && player.body.sex !== 'f'))
      refused.push(missing('norm-certificate-none', { player: player.body.name, norm }, { field: 'norm' }));
    if (end < start) refused.push(invalid('dates-reversed', { start, end }, { field: 'end' }));
    if (end > today) refused.push(invalid('date-after-today', { date: end, today }, { field: 'end' }));
    if (score > games) refused.push(invalid('norm-score-over', { score, games }, { field: 'score' }));
    if (refused.length > 0) return refuse(...refused);
    const against = performance.elsewhere(command).reasons.filter(({ holds }) => holds === 'no');
    if (against.length > 0)
      return refuse(
        ...against.map((finding) => {
          const cited = { field: 'norm', regulation: titles.id, article: finding.article };
          return invalid('norm-not-given', { ...findingValues(finding), player: player.body.name }, cited);
        }),
      );
    const body = { ...command, by: actor.account, on: today };
    return { changes: [put(normElsewhereKind, id, kept?.version ?? 0, body)], outcome: { norm: id } };
  },
});

/** One that was entered by mistake. */
export const revokeNormElsewhere = defineAct({
  kind: 'norm.revoke-elsewhere',
  command: z.strictObject({ norm: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ norm: z.string() }),
  subject: ({ norm }) => ({ kind: 'norm', id: norm }),
  load: async (reading, { norm }) => ({ norm: await reading.get(normElsewhereKind, norm) }),
  decide: ({ norm }, command, { actor, today, reason }) => {
    const seen = asSeen(norm, command, { code: 'norm-unknown', field: 'norm', id: command.norm });
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    if (body.revoked !== undefined) return refuse(invalid('norm-revoked', { on: body.revoked.on }, { field: 'norm' }));
    const revoked = { by: actor.account, on: today, reason: reason! };
    return { changes: [put(normElsewhereKind, id, version, { ...body, revoked })], outcome: { norm: id } };
  },
});
