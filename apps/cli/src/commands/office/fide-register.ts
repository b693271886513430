import type { IsoDate } from '@escala/core';
import type { ListRhythm } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { findListed, isSearched, registerDoubts, registerState } from '@escala/office';
import { loadInProcess, systemClock } from '@escala/server/command-line';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import { printFaults } from '../../faults/print-faults.ts';
import { competitionPrinting } from '../../faults/refuse.ts';
import { wordedFault } from '../../faults/worded-fault.ts';
import { reading } from '../../input/read-checked.ts';
import { databaseUrl, type PlaceOptions } from '../../office/office-place.ts';
import { withOffice } from '../../office/with-office.ts';
import { fideListLines } from '../../output/fide-list-table.ts';
import { printable } from '../../output/printable.ts';
import { progressOn } from '../../output/progress.ts';
import { deliverResult, type ResultOptions } from '../deliver-result.ts';
import { blockedOutFile } from '../deliver-to-file.ts';
import type { FidePlayers } from '../fide-list.ts';
import { isThere, notThere } from './backup.ts';

interface LoadOptions extends PlaceOptions {
  readonly date?: IsoDate;
  readonly rhythm?: ListRhythm;
}

/**
 * `escala fide-register load FILE`: FIDE's list becomes the register
 * of the installation; a faulty one changes nothing (D-OFF-502).
 */
export async function loadFideRegister(file: string, options: LoadOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const printing = competitionPrinting(file, {});
  if (!(await isThere(file))) return notThere(file, speech);
  return withOffice(options, speech, async () => {
    const url = databaseUrl(options, process.env);
    // The files do not contain it (D-OFF-501).
    const listed = options.date ?? `${systemClock.today('UTC').slice(0, 8)}01`;
    const progress = progressOn(process.stderr, (stage) => translate(`cli.progress.${stage}`));
    const order = { url, file, terms: { listed, rhythm: options.rhythm, at: systemClock.now() } };
    const told = reading(progress);
    const loaded = await loadInProcess(order, (bytes) => told(bytes, undefined)).finally(() => progress.clear());
    if ('state' in loaded) {
      const { players } = loaded.state;
      process.stdout.write(`${translate('cli.fide-register.loaded', { source: printable(file), listed, players })}\n`);
      const before = { before: loaded.state.replaced?.listed ?? '', fewer: loaded.state.replaced?.players ?? 0 };
      for (const doubt of registerDoubts(loaded.state))
        process.stderr.write(`${translate(`web.desk-fide.doubt-${doubt}`, { listed, players, ...before })}\n`);
      return DONE;
    }
    const { problems, count } = loaded;
    printFaults(
      problems.map((problem) => wordedFault(problem, speech)),
      printing,
      speech,
    );
    process.stderr.write(`${translate('cli.fide-register.refused', { more: count - problems.length })}\n`);
    return REFUSED;
  });
}

interface FindOptions extends PlaceOptions, ResultOptions {
  readonly most: number;
}

/** `escala fide-register find NAME`: players of the register, by name, federation or FIDE id. */
export async function findInFideRegister(
  words: readonly string[],
  options: FindOptions,
  speech: Speech,
): Promise<ExitCode> {
  const text = words.join(' ');
  const blocked = await blockedOutFile(options, '-', speech);
  if (blocked !== undefined) return blocked;
  return withOffice(options, speech, async ({ fidePages }) => {
    const state = await registerState(fidePages);
    if (state === undefined) {
      process.stderr.write(`${speech.translate('cli.fide-register.none')}\n`);
      return REFUSED;
    }
    const found = await findListed(fidePages, text, options.most + 1);
    const players = found.slice(0, options.most);
    const document: FidePlayers = {
      ...{ format: 'escala/fide-players@1', read: state.players, found: players.length, players },
      ...{ missing: [], problems: [] },
    };
    const { listed, loadedAt } = state;
    const { translate } = speech;
    const notes = [
      ...(found.length > players.length ? [translate('cli.fide-register.more')] : []),
      ...(isSearched(text) ? [] : [translate('cli.fide-register.too-short')]),
      translate('cli.fide-register.state', { listed, on: loadedAt.slice(0, 10) }),
    ];
    const lines: ReturnType<typeof fideListLines> = (layout) => [...fideListLines(document, speech)(layout), ...notes];
    return deliverResult({ document, lines }, options, competitionPrinting('-', options), speech);
  });
}
