import type { NormChance, Norms, NormVerdict, PerformanceNorms, TitleWithoutNorms, Tournament } from '@escala/core';
import { type Speech, stepSentences } from '@escala/messages';
import type { PerformanceRules } from '@escala/regulations';
import type { NormsCommandOptions } from '../../commands/norms.ts';
import { reasonLines } from '../reason-lines.ts';
import type { Cell } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { reasonSections, verdictLines } from './verdict-lines.ts';
import { publishedFindings, wordedReasons } from './worded-reasons.ts';

/** Who made a norm or earned the title, then everybody's conditions one by one. */
export function normsLines(tournament: Tournament, norms: Norms, speech: Speech): (layout: Layout) => string[] {
  const { translate } = speech;
  // What applies to everybody is said once, above.
  const common = new Set(norms.findings.map(({ code }) => code));
  const own = norms.players.map(({ player, reasons, grounds }) => ({
    player,
    reasons: [...reasons.filter(({ code }) => !common.has(code)), ...grounds],
  }));
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return verdictLines(
    tournament,
    {
      title: translate('cli.norms.title'),
      verdicts: norms.players,
      columns: [
        [translate('cli.column.points-short'), ({ points }) => points, 'points'],
        ['%', ({ percentage }) => rounded(percentage)],
        [translate('cli.column.opponents'), ({ mean }) => mean && rounded(mean)],
        [translate('cli.column.needed'), ({ neededPoints }) => neededPoints, 'needed'],
        [translate('cli.column.verdict'), (verdict, paint) => verdictCell(verdict, translate, paint)],
      ],
      findings: norms.findings,
      sections: reasonSections(own, speech),
    },
    speech,
  );
}

function verdictCell({ norm, title }: NormVerdict, translate: Speech['translate'], paint: Layout['paint']): Cell {
  if (title) return { text: translate('web.field.title'), paint: paint.good };
  return norm
    ? { text: translate('web.field.norm'), paint: paint.good }
    : { text: translate('cli.norms.none'), paint: paint.faint };
}

/** Norms by performance as a document and as lines: a table, what is still needed, then every condition. */
export function performanceResult(
  tournament: Tournament,
  rules: PerformanceRules,
  options: Omit<NormsCommandOptions, 'player'> & { readonly player: string | undefined },
  speech: Speech,
) {
  const { player, chances: asked, direct: place, ratedGames: games } = options;
  const without =
    options.titles || place !== undefined ? rules.withoutNorms(tournament, { player, place, games }) : undefined;
  const alone = rules.judge(tournament, player);
  const judged = { ...alone, findings: [...alone.findings, ...(without?.findings ?? [])] };
  const chances = asked ? rules.chances(tournament, player) : [];
  const document = {
    ...judged,
    conditions: wordedReasons(judged.conditions, speech),
    norms: judged.norms.map((norm) => ({ ...norm, reasons: wordedReasons(norm.reasons, speech) })),
    ...(asked && { chances: chances.map((chance) => worded(chance, rules, speech)) }),
    ...(without && {
      titles: without.titles.map((each) => ({ ...each, reasons: wordedReasons(each.reasons, speech) })),
    }),
    findings: publishedFindings(judged.findings, speech),
  };
  return { document, lines: linesOf(tournament, judged, { chances, titles: without?.titles ?? [] }, rules, speech) };
}

function worded(chance: NormChance, rules: PerformanceRules, speech: Speech) {
  const steps = rules.chanceSteps(chance);
  return { ...chance, steps, messages: stepSentences(steps, speech).map(({ text }) => text) };
}

function linesOf(
  tournament: Tournament,
  { conditions, norms, findings }: PerformanceNorms,
  { chances, titles }: { readonly chances: readonly NormChance[]; readonly titles: readonly TitleWithoutNorms[] },
  rules: PerformanceRules,
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const open = chances.filter(({ state }) => state !== 'gone');
  return verdictLines(
    tournament,
    {
      title: translate('web.player.norms'),
      verdicts: norms,
      columns: [
        [translate('cli.column.norm'), ({ norm }) => ({ text: norm })],
        [translate('cli.column.points-short'), ({ score }) => score, 'points'],
        [translate('web.word.games'), ({ games }) => games],
        ['Ra', ({ ra }) => ra],
        ['Rp', ({ rp }) => rp],
        [translate('cli.column.needed'), ({ needed }) => needed, 'needed'],
        [
          translate('cli.column.verdict'),
          ({ achieved, credited, failures }, paint) =>
            achieved
              ? { text: translate('cli.performance-norms.made', { credited: credited ?? 0 }), paint: paint.good }
              : { text: failures.join(' ') || translate('cli.norms.none'), paint: paint.faint },
        ],
      ],
      findings,
      sections: (layout, people) => [
        { head: translate('cli.performance-norms.event'), lines: reasonLines(conditions, speech, layout) },
        ...reasonSections(titles, speech, (player, { title, by, verdict }) =>
          translate('cli.performance-norms.without', { player, title, by, verdict }),
        )(layout, people),
        ...open.map((chance) => ({
          head: translate('cli.performance-norms.chance', { player: people.label(chance.player), norm: chance.norm }),
          lines: reasonLines(rules.chanceSteps(chance), speech, layout),
        })),
        ...reasonSections(norms, speech, (player, { norm }) => `${player}, ${norm}`)(layout, people),
      ],
    },
    speech,
  );
}
