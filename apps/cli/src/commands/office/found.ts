import type { Speech } from '@escala/messages';
import { setupLink, systemClock } from '@escala/server/command-line';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { addressOfSettings, OWN_ADDRESS } from '../../office/public-address.ts';
import { withOffice } from '../../office/with-office.ts';

interface FoundOptions extends PlaceOptions {
  readonly publicUrl?: string;
}

/** `escala found`: a link that founds one more federation in an office that has some already. */
export async function found(options: FoundOptions, speech: Speech): Promise<ExitCode> {
  return withOffice(options, speech, async ({ vault }) => {
    const address = options.publicUrl ?? addressOfSettings(process.env) ?? OWN_ADDRESS;
    const link = await setupLink({ vault, clock: systemClock }, address);
    process.stdout.write(`${speech.translate('cli.found.done', { link })}\n`);
    return DONE;
  });
}
