import type { Promotions, PromotionVerdict, Tournament } from '@escala/core';
import { number, type Speech } from '@escala/messages';
import { People } from '../people.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { findingList, reasonLines } from './reason-text.ts';
import { titleLines } from './round-table.ts';

/** Who goes up, then everybody's conditions one by one. */
export function promotionsLines(
  tournament: Tournament,
  promotions: Promotions,
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players);
  // What is not told of a player stands among the reasons already.
  const findings = promotions.findings.filter(({ player }) => player === undefined);
  return (layout) => [
    ...titleLines(tournament, translate('cli.promotions.title'), layout),
    ...verdictTable(promotions.players, people, speech, layout),
    ...(findings.length === 0 ? [] : ['', layout.paint.strong(translate('cli.findings'))]),
    ...findingList(findings, people, speech, layout),
    ...promotions.players.flatMap(({ player, reasons }) => [
      '',
      layout.paint.strong(people.label(player)),
      ...reasonLines(reasons, speech, layout),
    ]),
  ];
}

function verdictTable(
  players: readonly PromotionVerdict[],
  people: People,
  { translate, language }: Speech,
  { paint, width }: Layout,
): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.number'), align: 'right' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('cli.column.category'), align: 'left' },
    { title: translate('cli.column.points-short'), align: 'right' },
    { title: translate('cli.column.needed'), align: 'right' },
    { title: translate('cli.column.verdict'), align: 'left' },
  ];
  const rows = players.map((verdict): Cell[] => [
    { text: people.number(verdict.player), paint: paint.faint },
    { text: people.name(verdict.player) },
    { text: verdict.from === null ? '?' : translate(`cli.category.${verdict.from}`) },
    { text: number(verdict.points, language), paint: paint.strong },
    { text: verdict.needed === null ? '-' : number(verdict.needed, language) },
    verdictCell(verdict, translate, paint),
  ]);
  return tableLines(columns, rows, { width, titlePaint: paint.faint });
}

function verdictCell({ promoted, to }: PromotionVerdict, translate: Speech['translate'], paint: Layout['paint']): Cell {
  if (!promoted || to === null) return { text: translate('cli.promotions.none'), paint: paint.faint };
  const category = translate(`cli.category.${to}`);
  return { text: translate('cli.promotions.promoted', { category }), paint: paint.good };
}
