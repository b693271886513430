import { createHash } from 'node:crypto';
import { canonicalText, RECORD_SHAPES, STORED_SHAPES } from '@escala/office';
import type { Kysely } from 'kysely';
import { headOf } from '../archive/reading.ts';
import type { Store } from '../open-store.ts';
import { actPages, paperPages, secretPages, versionPages } from '../record-pages.ts';
import type { SecretRow, Tables } from '../schema.ts';
import { faultOf } from '../storage-fault.ts';
import { TransferRefused, transferFault } from './transfer-refused.ts';

export const FEDERATION_FORMAT = `escala/federation@${STORED_SHAPES['federation-file']}`;

/** The name under which the vault keeps what belongs to the installation rather than to a federation. */
export const INSTALLATION = '*';

/** API keys expire, but are issued for months. */
const LASTING_SHELVES = ['api-token', 'token'];

/** What lets somebody in at once, or could: it stays where it was made, even if a file says that it never expires. */
const LIVE_SHELVES = new Set(
  ['session', 'device', 'device-code', 'invitation', 'start-link', 'setup', 'known-device', 'asked'].concat([
    'throttle',
    'totp-pending',
    'passkey-challenge',
    'reset-asked',
  ]),
);
/** Links to choose a password are made from this key (D-OFF-441). */
const isLinkKey = ({ shelf, key }: Pick<SecretRow, 'shelf' | 'key'>): boolean =>
  shelf === 'mail-key' && key === 'password';

/** Secrets that go with a federation: permanent ones, and API keys. Sessions, links and throttles are left out. */
export const isCarried = ({ shelf, key, expires }: Pick<SecretRow, 'shelf' | 'key' | 'expires'>): boolean =>
  !LIVE_SHELVES.has(shelf) && !isLinkKey({ shelf, key }) && (expires === null || LASTING_SHELVES.includes(shelf));

/**
 * A federation as lines of JSON: the head, acts by number, versions by kind, id and version, papers by folder, name,
 * part and act, secrets by shelf and key, and the end with the counts and the SHA-256 of all preceding lines. The same
 * content always gives the same bytes.
 */
export async function* federationLines(db: Kysely<Tables>, federation: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counts = { acts: 0, versions: 0, papers: 0, secrets: 0 };
  const ready = (lines: readonly string[]): string => {
    const text = lines.map((line) => `${line}\n`).join('');
    hash.update(text);
    return text;
  };
  const head = await headOf(db, federation);
  yield ready([canonicalText({ format: FEDERATION_FORMAT, federation, head, shapes: RECORD_SHAPES })]);
  for await (const page of actPages(db, federation)) {
    counts.acts += page.length;
    yield ready(page.map(({ entry }) => `{"act":${entry}}`));
  }
  for await (const page of versionPages(db, federation)) {
    counts.versions += page.length;
    yield ready(
      page.map(
        ({ kind, id, version, seq, body }) =>
          `{"version":{"body":${body},"id":${JSON.stringify(id)},"kind":${JSON.stringify(kind)},"seq":${seq},"version":${version}}}`,
      ),
    );
  }
  for await (const page of paperPages(db, federation)) {
    counts.papers += page.length;
    yield ready(
      page.map(({ folder, name, part, seq, bytes }) =>
        canonicalText({ paper: { folder, name, part, seq, bytes: Buffer.from(bytes).toString('base64') } }),
      ),
    );
  }
  for await (const page of secretPages(db, federation)) {
    const carried = page.filter(isCarried);
    counts.secrets += carried.length;
    yield ready(
      carried.map(({ shelf, key, owner, text, expires }) =>
        canonicalText({ secret: { shelf, key, owner, text, expires } }),
      ),
    );
  }
  yield `${canonicalText({ end: { ...counts, sha256: hash.digest('hex') } })}\n`;
}

/** The whole federation at one moment, in pieces of whole lines, while the office keeps working. */
export async function* exportFederation(store: Store, federation: string): AsyncGenerator<string> {
  const { db, end } = await store.engine.snapshot(federation);
  try {
    if ((await headOf(db, federation)).seq === 0)
      throw new TransferRefused([transferFault('federation-unknown', { federation })]);
    yield* federationLines(db, federation);
  } catch (error) {
    throw faultOf(error, store.engine.place);
  } finally {
    await end();
  }
}
