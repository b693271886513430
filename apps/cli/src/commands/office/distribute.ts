import type { Speech } from '@escala/messages';
import { distribute as distributeStore } from '@escala/storage';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { withOffice } from '../../office/with-office.ts';

interface DistributeOptions extends PlaceOptions {
  readonly dryRun?: boolean;
}

/**
 * `escala distribute`: spreads an office's tables over the machines of a Citus cluster; a second run has nothing to do.
 */
export function distribute(options: DistributeOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  return withOffice(
    options,
    speech,
    async ({ engine }) => {
      const { place } = engine;
      const cuts = await distributeStore(engine, { dryRun: options.dryRun });
      for (const { table, by } of cuts)
        say(translate(by === undefined ? 'cli.distribute.everywhere' : 'cli.distribute.cut', { table }));
      const end = options.dryRun ? 'would' : 'done';
      say(translate(`cli.distribute.${cuts.length === 0 ? 'nothing' : end}`, { tables: cuts.length, place }));
      return DONE;
    },
    // In an empty database the tables are created first; a dry run changes nothing whatever.
    { mayBeNew: true, asItIs: options.dryRun ?? false },
  );
}
