import type { HeadToHeadInput } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';
import type { Roster } from './roster.ts';

/** Published lists: oldest first, all before the list to produce, of players who are in the document. */
export function checkLists(document: Draft<HeadToHeadInput>, roster: Roster, faults: FaultList): void {
  let latest: string | undefined;
  document.lists?.forEach((list, i) => {
    if (list === undefined) return;
    checkDate(list.date, latest, document.listDate, i, faults);
    if (list.date !== undefined && (latest === undefined || list.date > latest)) latest = list.date;
    const path = ['lists', i, 'ratings'];
    for (const id of Object.keys(list.ratings ?? {})) roster.expect(id, path, id);
  });
}

function checkDate(
  date: string | undefined,
  latest: string | undefined,
  listDate: string | undefined,
  i: number,
  faults: FaultList,
): void {
  if (date === undefined) return;
  const path = ['lists', i, 'date'];
  if (date === latest) faults.add({ code: 'lists-same-date', path, values: { date } });
  else if (latest !== undefined && date < latest)
    faults.add({ code: 'lists-out-of-order', path, values: { date, latest } });
  if (listDate !== undefined && date >= listDate)
    faults.add({ code: 'list-not-before', path, values: { date, listDate } });
}
