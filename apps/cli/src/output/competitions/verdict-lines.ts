import type { Finding, Reason, Tournament } from '@escala/core';
import { findingMessage, number, points, type Speech } from '@escala/messages';
import { People } from '../people.ts';
import { printable } from '../printable.ts';
import { citations, reasonLines } from '../reason-lines.ts';
import { type Cell, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';
import { titleLines } from './round-table.ts';

/** A figure is right-aligned and may be missing; words are left-aligned. */
type Value = number | null | Cell;
type Column<Verdict> = readonly [
  title: string,
  value: (verdict: Verdict, paint: Layout['paint']) => Value,
  /** Points of the player, or points needed. */
  kind?: 'points' | 'needed',
];

/** A paragraph under the table. */
export interface Section {
  readonly head: string;
  readonly lines: readonly string[];
}

interface VerdictReport<Verdict> {
  readonly title: string;
  readonly verdicts: readonly Verdict[];
  /** Besides number and name. */
  readonly columns: readonly Column<Verdict>[];
  readonly findings: readonly Finding[];
  readonly sections: (layout: Layout, people: People) => readonly Section[];
}

interface OfPlayer {
  readonly player: string;
}

/** Everybody's verdict in a table, the findings, then the conditions one by one. */
export function verdictLines<Verdict extends OfPlayer>(
  tournament: Tournament,
  report: VerdictReport<Verdict>,
  speech: Speech,
): (layout: Layout) => string[] {
  const { title, findings, sections } = report;
  const people = new People(tournament.players);
  return (layout) => {
    const found = { head: speech.translate('cli.findings'), lines: findingList(findings, people, speech, layout) };
    return [
      ...titleLines(tournament, title, layout),
      ...verdictTable(report, people, speech, layout),
      ...[...(findings.length === 0 ? [] : [found]), ...sections(layout, people)].flatMap(({ head, lines }) => [
        '',
        layout.paint.strong(head),
        ...lines,
      ]),
    ];
  };
}

/** The reasons for each verdict, under the player's name. */
export const reasonSections =
  <Verdict extends OfPlayer & { readonly reasons: readonly Reason[] }>(
    verdicts: readonly Verdict[],
    speech: Speech,
    headOf = (label: string, _: Verdict): string => label,
  ): VerdictReport<Verdict>['sections'] =>
  (layout, people) =>
    verdicts.map((verdict) => ({
      head: headOf(people.label(verdict.player), verdict),
      lines: reasonLines(verdict.reasons, speech, layout),
    }));

function verdictTable<Verdict extends OfPlayer>(
  { verdicts, columns }: VerdictReport<Verdict>,
  people: People,
  { translate, language }: Speech,
  { paint, width }: Layout,
): string[] {
  const values = verdicts.map((verdict) => columns.map(([, value]) => value(verdict, paint)));
  const isText = (value: Value): value is Cell => typeof value === 'object' && value !== null;
  const written = (value: Value, i: number): Cell => ({
    ...(columns[i]![2] === 'points' && { paint: paint.strong }),
    ...(isText(value) ? value : { text: value === null ? '-' : (columns[i]![2] ? points : number)(value, language) }),
  });
  return tableLines(
    [
      { title: translate('cli.column.number'), align: 'right' },
      { title: translate('web.word.name'), align: 'left', elastic: true },
      ...columns.map(([title], i) => ({
        title,
        align: values.every((row) => isText(row[i]!)) ? ('left' as const) : ('right' as const),
      })),
    ],
    verdicts.map(({ player }, i) => [
      { text: people.number(player), paint: paint.faint },
      { text: people.name(player) },
      ...values[i]!.map(written),
    ]),
    { width, titlePaint: paint.faint },
  );
}

/** Findings one below the other, errors and warnings marked. */
export function findingList(
  findings: readonly Finding[],
  people: People | undefined,
  speech: Speech,
  { paint, width }: Layout,
): string[] {
  return findings.flatMap((finding) => {
    const mark = finding.severity === 'error' ? paint.bad('✗') : paint.warning('!');
    const text = `${placeText(finding, people, speech)}${printable(findingMessage(finding, speech))}`;
    const cited = citations({ articles: [finding.article], decisions: finding.decisions ?? [] }, paint);
    return wrapped([text, ...cited].join(' '), { first: `  ${mark} `, rest: '    ', width });
  });
}

function placeText({ event, round, player }: Finding, people: People | undefined, { translate }: Speech): string {
  const places = [
    ...(event === undefined || people !== undefined ? [] : [printable(event)]),
    ...(round === undefined ? [] : [translate('web.word.of-round', { round })]),
    ...(player === undefined ? [] : [people?.label(player) ?? printable(player)]),
  ];
  return places.length === 0 ? '' : `${places.join(', ')}: `;
}
