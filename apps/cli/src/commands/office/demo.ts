import { buildDemo, buildScrabbleDemo } from '@escala/demo';
import type { Speech } from '@escala/messages';
import { newUuid, sha256, systemClock } from '@escala/server/command-line';
import type { Store } from '@escala/storage';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { withOffice } from '../../office/with-office.ts';

interface DemoOptions extends PlaceOptions {
  readonly kind: 'chess' | 'scrabble';
  readonly players: number;
  readonly years: number;
  readonly seed: number;
  readonly federation: string;
}

/** `escala demo`: an invented federation, with its whole past on record. */
export async function demo(options: DemoOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const { kind, federation, players, years, seed } = options;
  const work = async (store: Store): Promise<ExitCode> => {
    if ((await store.archive.federations()).includes(federation)) {
      process.stderr.write(`${translate('cli.demo.exists', { federation })}\n`);
      return REFUSED;
    }
    const ports = { archive: store.archive, clock: systemClock, digest: sha256, newId: newUuid };
    const build = kind === 'scrabble' ? buildScrabbleDemo : buildDemo;
    await build(ports, federation, { players, years, seed, toTry: true }, (stage) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${translate('cli.demo.progress', stage)}`);
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
    process.stdout.write(`${translate('cli.demo.done', { federation, place: store.engine.place })}\n`);
    return DONE;
  };
  return withOffice(options, speech, work, { mayBeNew: true });
}
