import { z } from 'zod';
import { canonicalText } from '../kit/act-entry.ts';
import { defineQuestion } from '../kit/question.ts';
import { recordKind } from '../kit/record-kind.ts';
import { missing, Refused } from '../kit/refusal.ts';
import { actInLog, recordInLog } from './seen-in-log.ts';

const changeSchema = z.strictObject({
  version: z.int(),
  seq: z.int(),
  act: z.string(),
  kind: z.string(),
  at: z.string(),
  actor: z.string(),
  reason: z.string().nullable(),
  changed: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  before: z.unknown(),
  after: z.unknown(),
});

/** The whole history of a record of any kind: who changed what, when and why, with both versions; newest first. */
export const recordHistory = defineQuestion({
  kind: 'record.history',
  input: z.strictObject({
    kind: z.string().min(1).max(64),
    id: z.string().min(1),
    limit: z.int().min(1).max(200).default(50),
    /** Only versions before this one. */
    before: z.int().optional(),
  }),
  answer: z.strictObject({ kind: z.string(), id: z.string(), changes: z.array(changeSchema) }),
  ask: async (reading, { kind, id, limit, before = Number.MAX_SAFE_INTEGER }, { viewer }) => {
    const versions = await reading.versions(recordKind(kind, z.unknown()), id);
    if (versions.length === 0) throw new Refused([missing('record-unknown', { kind, id }, { field: 'id' })]);
    const wanted = versions.filter(({ version }) => version < before).slice(-limit);
    const changes: z.infer<typeof changeSchema>[] = [];
    for (const { version, seq, body } of wanted.reverse()) {
      const [act] = await reading.actsAfter(seq - 1, 1);
      const entry = act && actInLog(viewer, act);
      const former = versions.find((each) => each.version === version - 1)?.body ?? null;
      const [earlier, later] = [former, body].map((each) => recordInLog(viewer, kind, each));
      changes.push({
        version,
        seq,
        act: entry?.id ?? '',
        kind: entry?.kind ?? '',
        at: entry?.at ?? '',
        actor: entry?.actor ?? '',
        reason: entry?.reason ?? null,
        changed: changedFields(earlier ?? {}, later),
        before: earlier,
        after: later,
      });
    }
    return { kind, id, changes };
  },
});

/** A field that differs between two versions of a record; `null` where it is missing. */
interface ChangedField {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Every field that differs between two versions, down to the value; arrays are compared as a whole. */
function changedFields(before: unknown, after: unknown, path = ''): ChangedField[] {
  if (!isTree(before) || !isTree(after))
    return canonicalText(before ?? null) === canonicalText(after ?? null)
      ? []
      : [{ path, before: before ?? null, after: after ?? null }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => changedFields(before[name], after[name], path === '' ? name : `${path}.${name}`));
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
