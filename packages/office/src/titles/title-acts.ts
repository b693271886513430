import { z } from 'zod';
import { reasonSchema } from '../events/verdict.ts';
import { put, refuse } from '../kit/act.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import { amended } from '../registry/as-seen.ts';
import { loadSeasons } from '../registry/licences/season.ts';
import { playerKind } from '../registry/players/player.ts';
import { playerAct } from '../registry/players/player-act.ts';
import { bornOn } from '../registry/players/player-facts.ts';
import { loadNorms, normsStanding } from './judging/norms-standing.ts';
import { loadTitleRules, type TitleRules } from './judging/title-rules.ts';
import { normKind } from './norm.ts';
import { PRINTED_TITLES } from './title.ts';

/** Awards a title that lists print (fce-2016 9.1c). A higher title does not remove a lower one. */
export const awardTitle = playerAct({
  kind: 'title.award',
  command: z.strictObject({
    player: z.string(),
    version: z.int(),
    title: z.enum(PRINTED_TITLES),
    on: z.iso.date(),
  }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), title: z.enum(PRINTED_TITLES) }),
  decide: ({ present }, { player, version, title, on }, { today }) => {
    const { titles = [], sex } = present.body;
    const born = bornOn(present.body);
    const refused: Refusal[] = [];
    if (titles.some((held) => held.title === title)) refused.push(invalid('title-held', { title }, { field: 'title' }));
    if (title.startsWith('W') && sex === 'm') refused.push(invalid('title-of-women', { title }, { field: 'title' }));
    if (on > today) refused.push(invalid('date-after-today', { date: on, today }, { field: 'on' }));
    if (born !== undefined && on < born)
      refused.push(invalid('title-before-birth', { title, date: on, born }, { field: 'on' }));
    if (refused.length > 0) return refuse(...refused);
    const body = { ...present.body, titles: [...titles, { title, on }] };
    return { changes: [put(playerKind, player, version, body)], outcome: { player, title } };
  },
});

export const withdrawTitle = playerAct({
  kind: 'title.withdraw',
  command: z.strictObject({ player: z.string(), version: z.int(), title: z.string() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), title: z.string() }),
  decide: ({ present }, { player, version, title }) => {
    const { titles = [] } = present.body;
    const left = titles.filter((held) => held.title !== title);
    if (left.length === titles.length) return refuse(missing('title-not-held', { title }, { field: 'title' }));
    const body = amended(present.body, { titles: left.length === 0 ? null : left });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, title } };
  },
});

/**
 * The title of Catalan Master for a player with enough norms (MC títol 5), which are used for it, or with a norm of
 * International Master (MC títol 2), which the officer enters with the proof (D-OFF-472).
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
