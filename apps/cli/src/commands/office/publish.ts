import type { Language, Speech } from '@escala/messages';
import { memory } from '@escala/office';
import { eventCopy, newUuid, sha256, systemClock } from '@escala/server';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { chosenFederation } from '../../office/only-federation.ts';
import { withOffice } from '../../office/with-office.ts';
import { folderFault, writeFolder } from '../../output/write-folder.ts';
import { refusedOutFile } from '../deliver-to-file.ts';

interface PublishOptions extends PlaceOptions {
  readonly to: string;
  readonly federation?: string;
  readonly publicUrl?: string;
  readonly lang?: Language;
  /** Of the copy, the first at the top. */
  readonly languages?: readonly Language[];
}

/** `escala publish EVENT --to FOLDER`: an event as plain files for any web space or a stick (D-OFF-603). */
export function publish(event: string, options: PublishOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  return withOffice(options, speech, async (store) => {
    const federation = await chosenFederation(store, options.federation);
    const { to: folder, lang, languages = lang && [lang] } = options;
    const subject = `${federation}/${event}`;
    const fault = await folderFault(folder, subject);
    if (fault !== undefined) {
      process.stderr.write(`${translate(`cli.publish.${fault.code}`, { folder, name: fault.name })}\n`);
      return REFUSED;
    }
    const { archive } = store;
    const ports = { archive, clock: systemClock, digest: sha256, newId: newUuid, memory: memory() };
    const publicUrl = options.publicUrl ?? process.env.ESCALA_PUBLIC_URL;
    const files = await eventCopy(ports, { federation, event, languages, publicUrl });
    try {
      await writeFolder(folder, subject, files);
    } catch (error) {
      return refusedOutFile(error, { out: folder }, speech);
    }
    process.stdout.write(`${translate('cli.publish.done', { folder, files: files.length })}\n`);
    return DONE;
  });
}
