import type { Speech } from '@escala/messages';
import type { FidePlayers } from '../commands/fide-list.ts';
import { printable } from './printable.ts';
import { type Cell, type Column, tableLines } from './table.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

/** The players that were found, how many were read, and what was wrong with the list. */
export function fideListLines(
  { read, found, players, missing, problems }: FidePlayers,
  { translate }: Speech,
): (layout: Layout) => string[] {
  return ({ paint, width }) => [
    ...(players.length === 0 ? [] : [...playerTable(players, translate, { paint, width }), '']),
    translate('cli.fide-list.summary', { read, found, more: found - players.length }),
    ...(missing.length === 0
      ? []
      : wrapped(translate('cli.fide-list.missing', { count: missing.length, ids: missing.join(', ') }), {
          first: '',
          rest: '  ',
          width,
        })),
    ...problems.flatMap(({ count, line, message }) =>
      wrapped(`${printable(message)} ${paint.faint(translate('cli.fide-list.problem', { count, line }))}`, {
        first: `  ${paint.warning('!')} `,
        rest: '    ',
        width,
      }),
    ),
  ];
}

function playerTable(
  players: FidePlayers['players'],
  translate: Speech['translate'],
  { paint, width }: Layout,
): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.fide-id'), align: 'right' },
    { title: translate('cli.column.title'), align: 'left' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('cli.column.federation'), align: 'left' },
    { title: translate('cli.column.standard'), align: 'right' },
    { title: translate('cli.column.rapid'), align: 'right' },
    { title: translate('cli.column.blitz'), align: 'right' },
    { title: translate('cli.column.born'), align: 'right' },
    { title: translate('cli.column.status'), align: 'left' },
  ];
  const written = (value: number | undefined): Cell => ({ text: value === undefined ? '' : String(value) });
  const rows = players.map((player): Cell[] => [
    { text: player.id, paint: paint.faint },
    { text: printable(player.title ?? '') },
    { text: printable(player.name) },
    { text: printable(player.federation ?? '') },
    { ...written(player.standard), paint: paint.strong },
    written(player.rapid),
    written(player.blitz),
    written(player.birthYear),
    { text: player.inactive ? translate('cli.status.inactive') : '', paint: paint.faint },
  ]);
  return tableLines(columns, rows, { width, titlePaint: paint.faint });
}
