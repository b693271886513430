import type { Tournament } from '@escala/core';
import { points as pointsText, type Speech } from '@escala/messages';
import type { CompetitionRuleBook, CompetitionSystem, DrawnRound, NameOf, RoundExplanation } from '@escala/regulations';
import { People } from '../people.ts';
import { printable } from '../printable.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { whyLines } from './why-text.ts';

/** The rules a round was paired by. */
interface RoundRules {
  readonly book: CompetitionRuleBook;
  readonly system: CompetitionSystem;
}

/** Whether reasons are wanted, and how to get all of them by pairing the round again. */
interface RoundReasons {
  readonly why: boolean;
  explain(nameOf: NameOf): RoundExplanation | undefined;
}

/** A paired round for people: boards with numbers, names and points, the bye, and on request the reasons. */
export function roundLines(
  tournament: Tournament,
  paired: DrawnRound,
  rules: RoundRules,
  { why, explain }: RoundReasons,
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players, tournament.ratingLists);
  const { round, byes, free } = paired;
  return (layout) => {
    const parts = [
      boardLines(tournament, paired, rules, people, speech, layout),
      byes.map(({ player }) => translate('cli.bye', { player: people.label(player) })),
      free.map((player) => translate('cli.free', { player: people.label(player) })),
    ].filter(({ length }) => length > 0);
    return [
      ...titleLines(tournament, translate('web.word.round-of', { round, rounds: tournament.rounds }), layout),
      ...(parts.length === 0
        ? [translate('cli.nobody-paired')]
        : parts.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))),
      ...(why
        ? whyLines(
            paired,
            rules.system,
            explain((id) => people.label(id)),
            people,
            speech,
            layout,
          )
        : []),
    ];
  };
}

/** The name of the tournament, and what is shown of it. */
export function titleLines({ name }: Pick<Tournament, 'name'>, subtitle: string, { paint }: Layout): string[] {
  return name === undefined ? [paint.strong(subtitle), ''] : [paint.strong(printable(name)), paint.faint(subtitle), ''];
}

function boardLines(
  tournament: Tournament,
  { round, pairs }: DrawnRound,
  { book }: RoundRules,
  people: People,
  { translate, language }: Speech,
  { paint, width }: Layout,
): string[] {
  const side = (title: string): Column[] => [
    { title: translate('cli.column.number'), align: 'right' },
    { title, align: 'left', elastic: true },
    ...(people.hasLists
      ? ([
          { title: translate('web.word.rating'), align: 'right' },
          { title: translate('web.word.list'), align: 'left' },
        ] as const)
      : []),
    { title: translate('cli.column.points-short'), align: 'right' },
  ];
  const columns: Column[] = [
    { title: translate('web.round.board'), align: 'right' },
    ...side(translate('web.colour.white')),
    ...side(translate('web.colour.black')),
  ];
  const points = book.standings.pointsBefore(tournament, round);
  const cells = (player: string): Cell[] => [
    { text: people.number(player), paint: paint.faint },
    { text: people.name(player) },
    ...(people.hasLists
      ? [
          { text: String(people.rating(player) ?? ''), paint: paint.faint },
          { text: people.list(player, translate), paint: paint.faint },
        ]
      : []),
    { text: pointsText(points.get(player) ?? 0, language), paint: paint.faint },
  ];
  const rows = pairs.map(({ board, white, black }): Cell[] => [
    { text: String(board), paint: paint.strong },
    ...cells(white),
    ...cells(black),
  ]);
  return rows.length === 0 ? [] : tableLines(columns, rows, { width, titlePaint: paint.faint });
}
