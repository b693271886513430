import { performAct, SYSTEM } from '@escala/office';
import { foundFederation } from '@escala/office/acts';
import { CATALONIA } from '@escala/office/testing';
import type { Store } from '../open-store.ts';
import { performNote, portsOn } from './note-act.ts';

/**
 * Characters of one to four bytes, unusual line ends, characters that JSON escapes, and a text longer than an index
 * row.
 */
export const TEXTS = [
  'Puig i Cadafalch, Núria',
  'Țîră, Ștefan “cel Mare”',
  'a\u2028b\u2029c\r\nd\te\\f"g\u0001h\u001f',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ♞ e\u0301 é \u{10fffe}',
  'x'.repeat(5000),
  '',
];

/** As in databases of 0.1.0: that release still accepted U+0000, which acts refuse today (D-OFF-190). */
export const FIRST_TEXTS = TEXTS.map((text) => text.replace('\u0001', '\u0000'));

export async function foundOffice(store: Store, federation: string): Promise<void> {
  const request = { federation, id: `found-${federation}`, actor: SYSTEM, command: CATALONIA };
  await performAct(portsOn(store), foundFederation, request);
}

/**
 * A small federation with all kinds of characters and bytes, several versions and editions, and both permanent and
 * expiring secrets.
 */
export async function sampleFederation(store: Store, federation: string): Promise<void> {
  await foundOffice(store, federation);
  for (const [i, text] of TEXTS.entries()) {
    const command = { note: `note-${i}`, version: 0, text, words: [text, `${text}${text}`, 'ă', `w${i}`], papers: i };
    await performNote(store, federation, command, `act-${federation}-${i}`);
  }
  for (let version = 1; version < 4; version++) {
    const command = { note: 'note-3', version, text: `${version} ${TEXTS[3]}`, words: ['changed'], papers: 2 };
    await performNote(store, federation, command, `again-${federation}-${version}`);
  }
  const { vault } = store;
  await vault.put(federation, 'password', 'ana', { owner: 'ana', text: '$argon2id$ă' });
  await vault.put(federation, 'totp', 'ana', { owner: 'ana', text: '{"key":"ABC"}' });
  await vault.put(federation, 'session', 's', { owner: 'ana', text: '{}', expires: '2099-01-01T00:00:00.000Z' });
}
