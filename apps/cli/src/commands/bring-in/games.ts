import type { Speech } from '@escala/messages';
import { keepGames } from '@escala/office/acts';
import type { ExitCode } from '../../exit-codes.ts';
import { refuseDocument } from '../../faults/refuse.ts';
import { printable } from '../../output/printable.ts';
import { type BringInOptions, inOffice } from './bring-in-office.ts';
import { deliverDoubts } from './conclude-import.ts';
import { doubtOfEncoding, readSource, type ToldDoubt } from './told-doubt.ts';

interface GamesOptions extends BringInOptions {
  readonly event: string;
  readonly results?: boolean;
}

/**
 * `escala bring-in games FILE --event E`: the games of a PGN to their
 * boards; a result that differs is reported and not changed (D-OFF-606).
 */
export function bringInGames(file: string, options: GamesOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  return inOffice([file], options, speech, async (desk) => {
    const source = await readSource(file, options.encoding);
    if (!source.ok) return refuseDocument(source, { source: file, json: false }, speech);
    const { event, results = false } = options;
    const read = await desk.perform(keepGames, { event, text: source.text, results });
    if (options.dryRun) process.stdout.write(`${translate('cli.bring-in.dry-run')}\n`);
    const said = { source: printable(file), games: read.games, results: read.results };
    process.stdout.write(`${translate('cli.bring-in.games-done', said)}\n`);
    const doubts: ToldDoubt[] = [
      ...doubtOfEncoding(source, speech),
      ...read.left.map(({ line, why, name = '' }) => ({
        ...{ file, line, code: why, leftOut: true },
        message: translate(`web.games.left-${why}`, { line, name }),
      })),
      ...read.differ.map(({ round, board, told, onFile }) => ({
        ...{ file, line: null, code: 'differs', leftOut: true },
        message: `${round}.${board}: ${translate('web.games.differs', { told, result: onFile })}`,
      })),
    ];
    return deliverDoubts(doubts, options, speech);
  });
}
