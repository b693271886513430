import type { Speech } from '@escala/messages';
import type { FidePlayers } from '../commands/fide-list.ts';
import { printable } from './printable.ts';
import { rowsTable } from './table.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

/** The players found, how many rows were read, and what was wrong with the list. */
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

function playerTable(players: FidePlayers['players'], translate: Speech['translate'], layout: Layout): string[] {
  const { faint, strong } = layout.paint;
  const written = (value: number | undefined): string => (value === undefined ? '' : String(value));
  return rowsTable(players, layout, [
    [translate('web.word.fide-id'), 'right', ({ id }) => ({ text: id, paint: faint })],
    [translate('web.list.player-title'), 'left', ({ title }) => printable(title ?? '')],
    [translate('web.word.name'), 'elastic', ({ name }) => printable(name)],
    [translate('web.certificate.federation'), 'left', ({ federation }) => printable(federation ?? '')],
    [translate('cli.column.standard'), 'right', ({ standard }) => ({ text: written(standard), paint: strong })],
    [translate('cli.column.rapid'), 'right', ({ rapid }) => written(rapid)],
    [translate('cli.column.blitz'), 'right', ({ blitz }) => written(blitz)],
    [translate('cli.column.born'), 'right', ({ birthYear }) => written(birthYear)],
    [
      translate('cli.column.status'),
      'left',
      ({ inactive }) => ({ text: inactive ? translate('web.status.inactive') : '', paint: faint }),
    ],
  ]);
}
