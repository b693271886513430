import type { CodePage } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { ExitCode } from '../../exit-codes.ts';
import { type OfficeDesk, officeDesk } from '../../office/office-desk.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { chosenFederation } from '../../office/only-federation.ts';
import { rehearsal } from '../../office/rehearsal.ts';
import { withOffice } from '../../office/with-office.ts';
import { blockedOutFile } from '../deliver-to-file.ts';

/** Options of all commands that bring in the past. */
export interface BringInOptions extends PlaceOptions {
  /** For files not in Unicode; without it nothing is reported as assumed. */
  readonly encoding?: CodePage;
  readonly federation?: string;
  readonly dryRun?: boolean;
  /** File that receives all doubts. */
  readonly doubts?: string;
  readonly reason?: string;
  /** Takes in again what was taken in before. */
  readonly again?: boolean;
}

/**
 * Opens the office, or a rehearsal in it that stores nothing. A file of doubts that cannot be written is refused first.
 */
export async function inOffice(
  files: readonly string[],
  options: BringInOptions,
  speech: Speech,
  work: (desk: OfficeDesk) => Promise<ExitCode>,
): Promise<ExitCode> {
  for (const file of files) {
    const blocked = await blockedOutFile(
      { ...(options.doubts !== undefined && { out: options.doubts }) },
      file,
      speech,
    );
    if (blocked !== undefined) return blocked;
  }
  return withOffice(options, speech, async (store) => {
    const federation = await chosenFederation(store, options.federation);
    const { archive } = store;
    if (!options.dryRun) return work(officeDesk(archive, federation, options.reason));
    return archive.read(federation, (reading) => work(officeDesk(rehearsal(reading), federation, options.reason)));
  });
}
