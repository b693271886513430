import type { Norms, NormVerdict, Tournament } from '@escala/core';
import { number, type Speech } from '@escala/messages';
import { People } from '../people.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { findingList, reasonLines } from './reason-text.ts';
import { titleLines } from './round-table.ts';

/** Who made a norm or earned the title, then everybody's conditions one by one. */
export function normsLines(tournament: Tournament, norms: Norms, speech: Speech): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players);
  // What holds for everybody is said once, above.
  const common = new Set(norms.findings.map(({ code }) => code));
  return (layout) => [
    ...titleLines(tournament, translate('cli.norms.title'), layout),
    ...verdictTable(norms.players, people, speech, layout),
    ...(norms.findings.length === 0 ? [] : ['', layout.paint.strong(translate('cli.findings'))]),
    ...findingList(norms.findings, people, speech, layout),
    ...norms.players.flatMap(({ player, reasons, grounds }) => [
      '',
      layout.paint.strong(people.label(player)),
      ...reasonLines([...reasons.filter(({ code }) => !common.has(code)), ...grounds], speech, layout),
    ]),
  ];
}

function verdictTable(
  players: readonly NormVerdict[],
  people: People,
  { translate, language }: Speech,
  { paint, width }: Layout,
): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.number'), align: 'right' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('cli.column.points-short'), align: 'right' },
    { title: '%', align: 'right' },
    { title: translate('cli.column.opponents'), align: 'right' },
    { title: translate('cli.column.needed'), align: 'right' },
    { title: translate('cli.column.verdict'), align: 'left' },
  ];
  const written = (value: number | null): Cell => ({ text: value === null ? '-' : number(value, language) });
  const rows = players.map((verdict): Cell[] => [
    { text: people.number(verdict.player), paint: paint.faint },
    { text: people.name(verdict.player) },
    { ...written(verdict.points), paint: paint.strong },
    written(Math.round(verdict.percentage * 10) / 10),
    written(verdict.mean === null ? null : Math.round(verdict.mean * 10) / 10),
    written(verdict.neededPoints),
    verdictCell(verdict, translate, paint),
  ]);
  return tableLines(columns, rows, { width, titlePaint: paint.faint });
}

function verdictCell({ norm, title }: NormVerdict, translate: Speech['translate'], paint: Layout['paint']): Cell {
  if (title) return { text: translate('cli.norms.earned-title'), paint: paint.good };
  return norm
    ? { text: translate('cli.norms.norm'), paint: paint.good }
    : { text: translate('cli.norms.none'), paint: paint.faint };
}
