import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { findingValues } from '../../kit/finding.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { enteredFor, loadEntered, revokedBy } from './entered-by-hand.ts';
import { normElsewhereId, normElsewhereKind, normToldShape } from './norm-elsewhere.ts';

/**
 * A norm made in an event that is not in this office, from its certificate: an application treats it like those made
 * here (D-FT-13).
 */
export const enterNormElsewhere = defineAct({
  kind: 'norm.enter-elsewhere',
  command: z.strictObject({ player: z.string(), ...normToldShape }),
  outcome: z.strictObject({ norm: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: async (reading, command) => ({
    ...(await loadEntered(reading, command.player)),
    kept: await reading.get(normElsewhereKind, normElsewhereId(command)),
  }),
  decide: ({ kept, ...facts }, command, { actor, today }) => {
    const { start, end, norm, score, games } = command;
    const entered = enteredFor(facts, command.player);
    if ('refused' in entered) return entered;
    const { player, titles, performance } = entered;
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

/** For one entered by mistake. */
export const revokeNormElsewhere = defineAct({
  kind: 'norm.revoke-elsewhere',
  command: z.strictObject({ norm: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ norm: z.string() }),
  subject: ({ norm }) => ({ kind: normElsewhereKind.name, id: norm }),
  load: async (reading, { norm }) => ({ norm: await reading.get(normElsewhereKind, norm) }),
  decide: ({ norm }, command, terms) => {
    const id = command.norm;
    const revoked = revokedBy(norm, command, terms, {
      field: 'norm',
      id,
      unknown: 'norm-unknown',
      again: 'norm-revoked',
    });
    if ('refused' in revoked) return revoked;
    return { changes: [put(normElsewhereKind, id, command.version, revoked.found.body)], outcome: { norm: id } };
  },
});
