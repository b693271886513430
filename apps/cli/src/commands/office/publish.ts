import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Language, Speech } from '@escala/messages';
import { memory } from '@escala/office';
import { eventCopy, newUuid, sha256, systemClock } from '@escala/server';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { chosenFederation } from '../../office/only-federation.ts';
import { withOffice } from '../../office/with-office.ts';
import { refusedOutFile } from '../deliver-to-file.ts';

/** The folder's own description: what made it, and what is in it. */
const LIST = 'escala-copy.json';
const FORMAT = 'escala/event-copy@1';

type FolderFault =
  | { readonly code: 'not-ours' | 'other-event'; readonly name: string }
  /** It contains a file that the copy does not know. */
  | { readonly code: 'more-in-it'; readonly name: string };

type Files = readonly (readonly [name: string, content: string | Uint8Array])[];

/** Why a copy of an event must not replace a folder; undefined if it may (D-OFF-604). */
async function folderFault(folder: string, subject: string): Promise<FolderFault | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return undefined;
  if (!found.isDirectory()) return { code: 'not-ours', name: folder };
  const there = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  if (there.length === 0) return undefined;
  const listed = await readFile(join(folder, LIST), 'utf8').then(
    (text) => JSON.parse(text) as { format?: unknown; subject?: unknown; files?: unknown },
    () => undefined,
  );
  if (listed?.format !== FORMAT || !Array.isArray(listed.files)) return { code: 'not-ours', name: folder };
  if (listed.subject !== subject) return { code: 'other-event', name: String(listed.subject) };
  const known = new Set<unknown>([LIST, ...listed.files]);
  const more = there.find((name) => !known.has(name));
  return more === undefined ? undefined : { code: 'more-in-it', name: more };
}

/** Writes all files beside the folder first; then they replace it, and the old content is removed (D-OFF-604). */
async function writeFolder(folder: string, subject: string, files: Files): Promise<void> {
  const target = await realpath(folder).catch(() => resolve(folder));
  const beside = (what: string): string => join(dirname(target), `.${basename(target)}.${randomUUID()}.${what}`);
  const [fresh, before] = [beside('new'), beside('old')];
  await mkdir(dirname(target), { recursive: true });
  try {
    await mkdir(fresh);
    for (const [name, content] of files) {
      const path = join(fresh, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    const list = { format: FORMAT, subject, files: files.map(([name]) => name) };
    await writeFile(join(fresh, LIST), `${JSON.stringify(list, undefined, 2)}\n`);
    const isThere = (await stat(target).catch(() => undefined)) !== undefined;
    if (isThere) await rename(target, before);
    await rename(fresh, target).catch(async (error: unknown) => {
      if (isThere) await rename(before, target);
      throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  await rm(before, { recursive: true, force: true });
}

interface PublishOptions extends PlaceOptions {
  readonly to: string;
  readonly federation?: string;
  readonly publicUrl?: string;
  readonly lang?: Language;
  /** Languages of the copy; the first is at the top. */
  readonly languages?: readonly Language[];
}

/** `escala publish EVENT --to FOLDER`: an event as plain files for any web space or USB stick (D-OFF-603). */
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
