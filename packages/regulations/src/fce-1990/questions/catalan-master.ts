import { yearOf } from '@escala/core';
import { defineQuestion, type QuestionFaults } from '../../contracts/question.ts';
import { titleVerdict } from '../catalan-master/title-grounds.ts';
import { CHAMPIONSHIPS } from '../facts.ts';
import { normRules } from '../parameters.ts';

const TITLES = ['none', 'FM', 'IM', 'GM', 'other'] as const;

/** Who becomes a Catalan Master: directly, or by three norms (MC títol 1 to 5). */
export const catalanMasterQuestion = defineQuestion({
  id: 'catalan-master',
  fields: [
    { kind: 'choice', name: 'title', options: TITLES },
    { kind: 'tick', name: 'norm' },
    { kind: 'number', name: 'norms', min: 0, max: 9 },
    { kind: 'choice', name: 'championship', options: ['none', ...CHAMPIONSHIPS], words: 'web.championship.' },
    { kind: 'number', name: 'place', min: 1, max: 999, optional: true },
  ],
  faults: ({ championship, place }): QuestionFaults =>
    (championship === 'none') === (place === undefined)
      ? {}
      : { place: { key: 'web.rules.catalan-master.fault-place' } },
  answer: ({ title, norm, norms, championship, place }, today) => {
    const season = yearOf(today);
    const { title: isMaster, reasons } = titleVerdict(normRules(today), {
      title: title === 'none' || title === 'other' ? undefined : title,
      internationalNorm: norm,
      places: championship === 'none' ? [] : [{ championship, place }],
      norms: Array.from({ length: norms }, (_, i) => ({ season, event: String(i) })),
      through: season,
    });
    const verdict = isMaster ? 'yes' : 'no';
    return { verdict, holds: verdict, reasons, articles: [...new Set(reasons.map(({ article }) => article))] };
  },
});
