import { z } from 'zod';
import { reasonSchema } from '../events/verdict.ts';
import { defineQuestion } from '../kit/question.ts';
import { playerKind } from '../registry/players/player.ts';
import { loadNorms, normsStanding } from './judging/norms-standing.ts';
import { loadSeasons } from './judging/seasons.ts';
import { loadTitleRules } from './judging/title-rules.ts';
import { normKind } from './norm.ts';

/** Players whose norms suffice today and who do not have the title yet. */
export const titlesDue = defineQuestion({
  kind: 'title.due',
  input: z.strictObject({}),
  answer: z.strictObject({
    due: z.array(
      z.strictObject({
        player: z.string(),
        /** Of the player, for granting the title. */
        version: z.int(),
        name: z.string(),
        title: z.string(),
        norms: z.array(z.string()),
        reasons: z.array(reasonSchema),
      }),
    ),
  }),
  ask: async (reading, _input, { today }) => {
    const rules = await loadTitleRules(reading);
    if (rules === undefined) return { due: [] };
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
    return { due: due.flat() };
  },
});
