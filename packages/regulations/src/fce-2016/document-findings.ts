import {
  type Day,
  dayFrom,
  type FederationColumns,
  type Finding,
  type PlayerFacts,
  UNRATED,
  writeDay,
} from '@escala/core';
import { isListDay } from './lists/list-calendar.ts';
import { IN_FORCE_FROM, type Rules } from './parameters.ts';

/** Points worth checking in the document as a whole. All are warnings: everything is rated. */
export function documentFindings(
  facts: readonly PlayerFacts[],
  federation: FederationColumns,
  rules: Rules,
  listDay: Day,
): Finding[] {
  return [...listDateFindings(listDay), ...ratingFindings(facts, federation, rules)];
}

/** 8.1: lists are published on the first of a month; 21: not before the season of 2016 (D-ALL-2). */
export function listDateFindings(listDay: Day): Finding[] {
  const findings: Finding[] = [];
  const date = writeDay(listDay);
  if (!isListDay(listDay))
    findings.push({ severity: 'warning', code: 'fce-2016.list-date', article: '8.1', values: { date } });
  if (listDay < dayFrom(IN_FORCE_FROM))
    findings.push({
      severity: 'warning',
      code: 'fce-2016.before-in-force',
      article: '21',
      decisions: ['D-ALL-2'],
      values: { date, from: IN_FORCE_FROM },
    });
  return findings;
}

/**
 * D-FCE-17: a player who has left the list gets a first rating again; one who never had a licence has no rating. Both
 * are pointed out.
 */
function ratingFindings(
  facts: readonly PlayerFacts[],
  { players, playerIds, lists }: FederationColumns,
  rules: Rules,
): Finding[] {
  const findings: Finding[] = [];
  const last = lists.ratings.at(-1);
  if (!last) return findings;
  for (let player = 0; player < players.count; player++) {
    const id = playerIds[player]!;
    const rating = last[player]!;
    if (rating !== UNRATED && rating < rules.floor)
      findings.push({
        severity: 'warning',
        code: 'fce-2016.under-floor',
        article: '17.3',
        player: id,
        values: { rating, floor: rules.floor },
      });
    const wasListed = lists.ratings.some((list) => list[player] !== UNRATED);
    if (wasListed && players.federated[player] === 0 && facts[player]!.licence === undefined)
      findings.push({
        severity: 'warning',
        code: 'fce-2016.listed-without-licence',
        article: '8.2',
        player: id,
        values: {},
      });
    else if (wasListed && rating === UNRATED)
      findings.push({ severity: 'warning', code: 'fce-2016.left-the-list', article: '10.1', player: id, values: {} });
  }
  return findings;
}
