import { z } from 'zod';
import { reasonSchema } from '../events/verdict.ts';
import { put, refuse } from '../kit/act.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import { playerKind } from '../registry/players/player.ts';
import { playerAct } from '../registry/players/player-act.ts';
import { loadNorms, normsStanding } from './judging/norms-standing.ts';
import { loadSeasons } from './judging/seasons.ts';
import { loadTitleRules, type TitleRules } from './judging/title-rules.ts';
import { normKind } from './norm.ts';

/**
 * The title of Catalan Master for whoever has the norms (MC títol 5), which go into it, or a norm of International Master (MC títol 2),
 * which the officer tells with the proof (D-OFF-472).
 */
export const grantTitle = playerAct({
  kind: 'title.grant-by-norms',
  command: z.strictObject({
    player: z.string(),
    version: z.int().min(1),
    internationalNorm: z.literal(true).optional(),
  }),
  outcome: z.strictObject({
    player: z.string(),
    title: z.string(),
    norms: z.array(z.string()),
    reasons: z.array(reasonSchema),
  }),
  load: async (reading, command) => ({
    rules: await loadTitleRules(reading),
    norms: await loadNorms(reading, command.player),
    seasons: await loadSeasons(reading),
  }),
  decide: ({ present: { id, version, body }, rules, norms, seasons }, command, { today, reason }) => {
    const { titles = [] } = body;
    if (rules === undefined) return refuse(invalid('verdicts-no-rules', {}));
    const { title, regulation, normed } = rules;
    if (titles.some((held) => held.title === title))
      return refuse(invalid('title-held', { title }, { field: 'player' }));
    const { internationalNorm = false } = command;
    if (internationalNorm && reason === null)
      return refuse(invalid('norm-proof-missing', {}, { field: 'reason', ...byNormOfFide(rules) }));
    const { states, verdict, needed } = normsStanding(rules, norms, body, seasons, today, internationalNorm);
    const valid = norms.filter((norm) => states.get(norm.id) === 'valid');
    if (!verdict.title) {
      const rest = { field: 'player', regulation, article: normed.articles.needed };
      return refuse(invalid('norms-not-enough', { norms: valid.length, needed }, rest));
    }
    const used = normed.isByNorms(verdict) ? valid : [];
    return {
      changes: [
        put(playerKind, id, version, { ...body, titles: [...titles, { title, on: today }] }),
        ...used.map((norm) => put(normKind, norm.id, norm.version, { ...norm.body, usedOn: today })),
      ],
      outcome: {
        player: id,
        title,
        norms: used.map((norm) => norm.id),
        reasons: z.array(reasonSchema).parse(verdict.reasons),
      },
    };
  },
});

function byNormOfFide({ regulation, normed }: TitleRules): Pick<Refusal, 'regulation' | 'article'> {
  const article = normed.articles.byInternationalNorm;
  return article === undefined ? {} : { regulation, article };
}
