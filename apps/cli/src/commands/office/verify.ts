import type { KeyAfter } from '@escala/core';
import type { Speech } from '@escala/messages';
import { type ListVerdict, listKind, type OfficialList, recordKinds, verifyLists } from '@escala/office';
import { sha256 } from '@escala/server/command-line';
import { StorageFault, type Store, type VerifiedRecord, verifyRecord } from '@escala/storage';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { chosenFederation, toldSilent } from '../../office/only-federation.ts';
import { withOffice } from '../../office/with-office.ts';
import { UsageError } from '../../usage-error.ts';

interface VerifyOptions extends PlaceOptions {
  readonly federation?: string;
  readonly all?: boolean;
  readonly json?: boolean;
  /** A hash of the chain, noted outside the office. */
  readonly expectHead?: string;
}

const HASH = /^[0-9a-f]{64}$/;

/**
 * `escala verify [LIST]`: a list recomputed from the record, as published and in every revised edition; without a list,
 * the whole record and every list.
 */
export async function verify(list: string | undefined, options: VerifyOptions, speech: Speech): Promise<ExitCode> {
  const { expectHead } = options;
  if (expectHead !== undefined && !HASH.test(expectHead))
    throw new UsageError('cli.usage.no-hash', { hash: expectHead });
  if (options.all && list !== undefined) throw new UsageError('cli.usage.all-or-list', { list });
  return withOffice(options, speech, async (store) => {
    if (options.all) return verifyAll(store, options, speech);
    return verifyOne(store, await chosenFederation(store, options.federation), list, options, speech);
  });
}

/** Every federation whose machine answers; whatever could not be looked at is named. */
async function verifyAll(store: Store, options: VerifyOptions, speech: Speech): Promise<ExitCode> {
  const { federations, silent } = await store.listed();
  if (federations.length === 0) throw new UsageError('cli.usage.no-federation');
  let code: ExitCode = DONE;
  for (const federation of federations) {
    if (!options.json) process.stdout.write(`${federation}\n`);
    try {
      if ((await verifyOne(store, federation, undefined, options, speech)) !== DONE) code = REFUSED;
    } catch (error) {
      if (!(error instanceof StorageFault && error.code === 'part-unreachable')) throw error;
      process.stderr.write(`${federation}: ${speech.translate(`storage.${error.code}`, { place: error.place })}\n`);
      code = REFUSED;
    }
  }
  return toldSilent(silent, speech) ? REFUSED : code;
}

async function verifyOne(
  store: Store,
  federation: string,
  list: string | undefined,
  options: VerifyOptions,
  speech: Speech,
): Promise<ExitCode> {
  const record =
    list === undefined || options.expectHead !== undefined
      ? await verifyWhole(store, federation, options, speech)
      : undefined;
  const wanted = await wantedLists(store, federation, list);
  let holds = record === undefined || record.damageCount === 0;
  for (const [series, lists] of Map.groupBy(wanted, (each) => each.series)) {
    const dates = lists.map(({ date }) => date);
    await store.archive.read(federation, async (reading) => {
      for await (const verdict of verifyLists(reading, series, dates, sha256, 'all')) {
        tellVerdict(verdict, options, speech);
        holds = verdict.holds && holds;
      }
    });
  }
  if (record && !options.json) tellOutside(record, speech);
  return holds ? DONE : REFUSED;
}

async function wantedLists(
  store: Store,
  federation: string,
  list: string | undefined,
): Promise<readonly OfficialList[]> {
  const lists = await store.archive.read(federation, (reading) => reading.list(listKind));
  const found = lists.filter(({ id }) => list === undefined || id === list).map(({ body }) => body);
  if (found.length === 0 && list !== undefined) throw new UsageError('cli.usage.list-unknown', { list });
  return found.sort((a, b) => (a.date === b.date ? (a.series < b.series ? -1 : 1) : a.date < b.date ? -1 : 1));
}

async function verifyWhole(
  store: Store,
  federation: string,
  { json, expectHead }: VerifyOptions,
  { translate }: Speech,
): Promise<VerifiedRecord> {
  const record = await verifyRecord(store, federation, { kinds: recordKinds, expectHead });
  if (json) process.stdout.write(`${JSON.stringify(record)}\n`);
  else {
    for (const { code, values } of record.warnings) process.stdout.write(`${translate(`warning.${code}`, values)}\n`);
    for (const { code, values } of record.damages) process.stdout.write(`${translate(`damage.${code}`, values)}\n`);
    const key = record.damageCount === 0 ? 'cli.verify.record-holds' : 'cli.verify.record-damaged';
    const { acts, versions, papers, damageCount, head } = record;
    process.stdout.write(`${translate(key, { acts, versions, papers, damages: damageCount, hash: head.hash })}\n`);
    if (record.expected !== undefined) {
      const since = head.seq - record.expected;
      process.stdout.write(`${translate('cli.verify.head-found', { seq: record.expected, since })}\n`);
    }
  }
  return record;
}

/** Nobody should take an intact record for an intact office (D-OFF-1224). */
function tellOutside({ vault }: VerifiedRecord, { translate }: Speech): void {
  const entries = Object.entries(vault).map(([shelf, count]) => `${shelf} ${count}`);
  process.stdout.write(`${translate('cli.verify.outside', { entries: entries.join(', ') || '0' })}\n`);
}

function tellVerdict(verdict: ListVerdict, { json }: VerifyOptions, { translate }: Speech): void {
  if (json) {
    process.stdout.write(`${JSON.stringify(verdict)}\n`);
    return;
  }
  const { list, published, recomputed, kept, differing, reading, mistold, contradicted } = verdict;
  const say = (key: KeyAfter<'cli.verify.'>, values: Readonly<Record<string, string | number>>): void => {
    process.stdout.write(`${translate(`cli.verify.${key}`, { list, reading, ...values })}\n`);
  };
  const isPublished = kept === published && (recomputed ?? published) === published;
  const key = isPublished ? (verdict.notRecomputed ?? 'holds') : 'broken';
  const seals = { hash: published, recomputed: recomputed ?? '-', kept: kept ?? '-' };
  say(`list-${key}`, { ...seals, players: differing.length, who: named(differing) });
  if (mistold.length > 0) say('list-mistold', { fields: mistold.join(', ') });
  for (const edition of editionsToTell(verdict)) {
    const { hash, holds, notRecomputed, revisedBy, differing: others } = edition;
    const values = { act: revisedBy?.act ?? 0, date: revisedBy?.on ?? '', hash, players: others.length };
    say(`edition-${holds ? (notRecomputed ?? 'holds') : 'broken'}`, { ...values, who: named(others) });
  }
  if (contradicted.length > 0) say('list-contradicted', { players: contradicted.length, who: named(contradicted) });
}

/** The revised editions; that in force also where it should have been revised. */
function editionsToTell({ earlier, inForce }: ListVerdict): ListVerdict['earlier'] {
  if (inForce === undefined || (inForce.revisedBy === undefined && inForce.holds)) return earlier;
  return [...earlier, inForce];
}

const MOST_NAMED = 20;

const named = (players: readonly string[]): string =>
  `${players.slice(0, MOST_NAMED).join(' ')}${players.length > MOST_NAMED ? ' …' : ''}`;
