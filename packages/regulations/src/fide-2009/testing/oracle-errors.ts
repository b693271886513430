import { dayFrom, type EventRecord, type PlayerFacts } from '@escala/core';

/** The articles that an event fails, in order. */
export function oracleErrors(
  event: EventRecord,
  present: readonly string[],
  ratings: Readonly<Record<string, number>>,
  facts: ReadonlyMap<string, PlayerFacts>,
): string[] {
  const rated = present.filter((id) => ratings[id] !== undefined).length;
  const highest = Math.max(0, ...present.map((id) => ratings[id] ?? 0));
  const minutes = event.timeControl.minutes + (event.timeControl.increment ?? 0);
  const days = dayFrom(event.end) - dayFrom(event.start) + 1;
  const roundRobin = event.type === 'round-robin' || event.type === 'double-round-robin';
  const ordinary = roundRobin && !event.nationalChampionship;
  const women = present.every((id) => facts.get(id)!.sex === 'f');
  const faults: [string, boolean][] = [
    ['1.1', minutes < (highest >= 2200 ? 120 : highest >= 1600 ? 90 : 60)],
    ['4.1', days > 90 && event.type !== 'team' && !event.approved],
    ['6.3', ordinary && rated * 3 < present.length],
    ['6.31', ordinary && present.length < 10 && rated < 4],
    [
      '6.32',
      ordinary && event.type === 'double-round-robin' && rated < present.length && (present.length < 6 || rated < 4),
    ],
    ['6.33', roundRobin && event.nationalChampionship === true && rated < (women ? 2 : 3)],
    ['6.6', event.type === 'match' && rated < present.length],
  ];
  return faults.filter(([, fails]) => fails).map(([article]) => article);
}
