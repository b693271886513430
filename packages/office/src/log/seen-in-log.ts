import type { Actor } from '../access/actor.ts';
import { type ActKind, PERMISSIONS, permissionOf } from '../access/roles.ts';
import type { ActEntry } from '../kit/act-entry.ts';
import type { SeenBy } from '../kit/seen-by.ts';
import { seenByOf } from '../seen-fields.ts';

/** Stands for what the reader of the log may not see. */
export const WITHHELD = '•••';

/**
 * The log shows no more than questions do, field by field (D-OFF-1302): accounts are the administrators' matter, all
 * other private fields the officers'.
 */
function sees(viewer: Actor, seenBy: SeenBy): boolean {
  if (seenBy === 'everybody') return true;
  return viewer.roles.includes(seenBy === 'accounts' ? 'administrator' : 'officer');
}

export const seesField = (viewer: Actor, kind: string, field: string): boolean => sees(viewer, seenByOf(kind, field));

/** A version of a record, as the viewer may see it: that a private field is there may say all there is to know. */
export function recordInLog(viewer: Actor, kind: string, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => seesField(viewer, kind, field)));
}

/** What names a record, or the version of it that a command was based on. */
const PLACES = new Set(
  'account act board club date delegation device event from group import league list match player request round season series side state team to version'.split(
    ' ',
  ),
);

/** Facts of a command are those of its record, on their own or together. */
function commandInLog(viewer: Actor, kind: string, told: unknown): unknown {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return told;
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => {
      if (name === 'facts') return [name, commandInLog(viewer, kind, value)];
      return [name, PLACES.has(name) || isOpen(viewer, kind, name) ? value : WITHHELD];
    }),
  );
}

/** A name without a line in the table is no field: only those who may perform the act see it. */
const isOpen = (viewer: Actor, kind: string, name: string): boolean =>
  seenByOf(kind, name) === 'everybody' || (seenByOf(kind, name) === 'accounts' && sees(viewer, 'accounts'));

/** Whoever has a role for the act sees it whole; the public permission does not count. */
function seesWholeAct(viewer: Actor, { kind, subject }: Pick<ActEntry, 'kind' | 'subject'>): boolean {
  if (viewer.roles.includes('officer') && !OF_ACCOUNTS.has(subject.kind)) return true;
  const permission = Object.hasOwn(PERMISSIONS, kind) ? permissionOf(kind as ActKind) : {};
  return viewer.roles.some((role) => permission[role] === 'any');
}
const OF_ACCOUNTS = new Set(['account', 'api-token', 'passkey']);

/**
 * An act as the viewer may see it. Its reason goes with the rest, since it may say what the fields hide. Seals and
 * digests are for officers: a date of birth can be guessed and tried on them.
 */
export function actInLog(viewer: Actor, act: ActEntry): ActEntry {
  const shown = viewer.roles.includes('officer') ? act : withoutDigests(act);
  if (seesWholeAct(viewer, act)) return shown;
  const { kind } = act.subject;
  return {
    ...shown,
    reason: act.reason === null || PUBLISHED.has(act.kind) ? act.reason : WITHHELD,
    command: commandInLog(viewer, kind, act.command),
    outcome: commandInLog(viewer, kind, act.outcome),
  };
}

/** Acts whose reason everybody reads beside what they changed. */
const PUBLISHED = new Set<string>(['correction.confirm'] satisfies ActKind[]);

const withoutDigests = (act: ActEntry): ActEntry => ({
  ...act,
  touched: act.touched.map((touched) => ({ ...touched, digest: WITHHELD })),
  filed: act.filed.map((filed) => ({ ...filed, digest: WITHHELD })),
  previous: WITHHELD,
  hash: WITHHELD,
});
