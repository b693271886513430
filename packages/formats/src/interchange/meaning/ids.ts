import type { FaultCode } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';

type WithId = { readonly id?: string | undefined } | undefined;

/** Reports rows with the id of an earlier row. */
export function checkIds(field: string, rows: readonly WithId[], code: FaultCode, faults: FaultList): void {
  const first = new Map<string, number>();
  rows.forEach((row, i) => {
    if (row?.id === undefined) return;
    const earlier = first.get(row.id);
    if (earlier === undefined) first.set(row.id, i);
    else faults.add({ code, path: [field, i, 'id'], values: { id: row.id, first: writePath([field, earlier]) } });
  });
}
