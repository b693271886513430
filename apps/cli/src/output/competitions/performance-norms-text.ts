import type { NormChance, PerformanceNorm, PerformanceNorms, TitleWithoutNorms, Tournament } from '@escala/core';
import { number, type Speech, stepSentences } from '@escala/messages';
import type { PerformanceRules } from '@escala/regulations';
import type { NormsCommandOptions } from '../../commands/norms.ts';
import { citedLines } from '../cited-lines.ts';
import { People } from '../people.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { findingList, reasonLines } from './reason-text.ts';
import { titleLines } from './round-table.ts';
import { publishedFindings, wordedReasons } from './worded-reasons.ts';

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
  const people = new People(tournament.players);
  const open = chances.filter(({ state }) => state !== 'gone');
  return (layout) => [
    ...titleLines(tournament, speech.translate('cli.performance-norms.title'), layout),
    ...normTable(norms, people, speech, layout),
    '',
    layout.paint.strong(speech.translate('cli.performance-norms.event')),
    ...reasonLines(conditions, speech, layout),
    ...(findings.length === 0 ? [] : ['', layout.paint.strong(speech.translate('cli.findings'))]),
    ...findingList(findings, people, speech, layout),
    ...titles.flatMap(({ player, title, by, verdict, reasons }) => [
      '',
      layout.paint.strong(
        speech.translate('cli.performance-norms.without', { player: people.label(player), title, by, verdict }),
      ),
      ...reasonLines(reasons, speech, layout),
    ]),
    ...open.flatMap((chance) => [
      '',
      layout.paint.strong(
        speech.translate('cli.performance-norms.chance', { player: people.label(chance.player), norm: chance.norm }),
      ),
      ...citedLines(rules.chanceSteps(chance), speech, layout, '  '),
    ]),
    ...norms.flatMap(({ player, norm, reasons }) => [
      '',
      layout.paint.strong(`${people.label(player)}, ${norm}`),
      ...reasonLines(reasons, speech, layout),
    ]),
  ];
}

function normTable(
  norms: readonly PerformanceNorm[],
  people: People,
  { translate, language }: Speech,
  { paint, width }: Layout,
): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.number'), align: 'right' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('cli.column.norm'), align: 'left' },
    { title: translate('cli.column.points-short'), align: 'right' },
    { title: translate('cli.column.games'), align: 'right' },
    { title: 'Ra', align: 'right' },
    { title: 'Rp', align: 'right' },
    { title: translate('cli.column.needed'), align: 'right' },
    { title: translate('cli.column.verdict'), align: 'left' },
  ];
  const written = (value: number | null): Cell => ({ text: value === null ? '-' : number(value, language) });
  const rows = norms.map((norm): Cell[] => [
    { text: people.number(norm.player), paint: paint.faint },
    { text: people.name(norm.player) },
    { text: norm.norm },
    { ...written(norm.score), paint: paint.strong },
    written(norm.games),
    written(norm.ra),
    written(norm.rp),
    written(norm.needed),
    norm.achieved
      ? { text: translate('cli.performance-norms.made', { credited: norm.credited ?? 0 }), paint: paint.good }
      : { text: norm.failures.join(' ') || translate('cli.norms.none'), paint: paint.faint },
  ]);
  return tableLines(columns, rows, { width, titlePaint: paint.faint });
}
