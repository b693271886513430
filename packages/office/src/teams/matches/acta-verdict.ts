import {
  dayFrom,
  type Finding,
  findingOf,
  type IsoDate,
  type MatchResult,
  type Reason,
  SIDES,
  type Side,
} from '@escala/core';
import { cited } from '../../events/book-of-event.ts';
import { outcomeRefusals } from '../../events/rounds/entered-board.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { League } from '../leagues/league.ts';
import { teamRulesOf } from '../leagues/league-desk.ts';
import { matchRefusals, sideSheet } from '../line-ups/judged-sheet.ts';
import type { TeamSheet } from '../line-ups/line-up.ts';
import { namedReasons, namesOf } from '../line-ups/named-reasons.ts';
import { actingPlayers } from './acting-players.ts';
import type { Acta } from './match.ts';
import type { MatchDesk } from './match-desk.ts';

interface ToldActa {
  readonly sheets: Readonly<Record<Side, TeamSheet>>;
  readonly results: Acta['results'];
  readonly playedOn: IsoDate;
  /** The calendar day and minute when the results were reported. */
  readonly told: { readonly day: IsoDate; readonly minute: number };
}

interface ActaVerdict {
  readonly refused: readonly Refusal[];
  readonly awarded?: MatchResult;
  readonly findings: readonly Finding[];
}

/**
 * The verdict on an acta: an illegal line-up loses the match (Equips 8.3.5), and so does a team that appeared with less
 * than half of its players (Endarreriments 12.3); late results are marked late (Delegats 5.5.1); only what cannot be an
 * acta at all is refused.
 */
export function actaVerdict(desk: MatchDesk, acta: ToldActa): ActaVerdict {
  const { season, scoring, boards, holidays = [] } = desk.league.body;
  const rules = teamRulesOf(desk.league.body);
  const refused = [...sizeRefusals(acta, boards), ...listRefusals(desk), ...boardRefusals(desk.league.body, acta)];
  if (refused.length > 0) return { refused, findings: [] };
  const judged = rules.judgeMatch({
    season,
    round: desk.match.body.round,
    scoring,
    boards,
    home: sideSheet(desk, 'home', acta.sheets.home),
    away: sideSheet(desk, 'away', acta.sheets.away),
    results: acta.results.map(({ result }) => result ?? null),
    kinds: acta.results.map(({ kind }) => kind),
  });
  if (judged.kind === 'refused') return { refused: matchRefusals(judged.faults), findings: [] };
  const { playedOn, told } = acta;
  const inTime = rules.resultsInTime(
    dayFrom(playedOn),
    { day: dayFrom(told.day), minute: told.minute },
    holidays.map(dayFrom),
  );
  const names = namesOf(SIDES.flatMap((side) => desk.sides[side].club.players));
  const lineUps = namedReasons(
    [...judged.home.reasons, ...(judged.away?.reasons ?? []), ...(judged.match?.reasons ?? [])],
    names,
  );
  const awarded = judged.match?.awarded;
  return {
    refused: [],
    ...(awarded !== undefined && { awarded }),
    findings: [...against(lineUps, 'error'), ...against([inTime], 'warning')],
  };
}

function against(reasons: readonly Reason[], severity: Finding['severity']): Finding[] {
  return reasons.filter(({ holds }) => holds === 'no').map((reason) => findingOf(reason, severity));
}

function sizeRefusals({ sheets, results }: ToldActa, boards: number): Refusal[] {
  const counts = [
    { count: results.length, field: 'results' },
    ...SIDES.map((side) => ({ count: sheets[side].boards.length, field: `${side}.boards` })),
  ];
  return counts
    .filter(({ count }) => count !== boards)
    .map(({ count, field }) => invalid('acta-boards', { count, boards }, { field }));
}

function listRefusals({ sides, league }: MatchDesk): Refusal[] {
  return SIDES.filter((side) => sides[side].club.list === undefined).map((side) =>
    invalid('club-list-missing', { club: sides[side].club.name, season: league.body.season }, { field: side }),
  );
}

/** A game without a result is adjourned, and so far played over the board (Ajornaments 10.1). */
function outcomeOfBoard(league: League, { result, kind }: Acta['results'][number], field: string): Refusal[] {
  if (result !== undefined) return outcomeRefusals(league, { result, ...(kind !== undefined && { kind }) }, field);
  if (kind === undefined || kind === 'played') return [];
  return [invalid('acta-adjourned-kind', { kind }, { field, ...cited(league, 'adjourned') })];
}

/** An absent player has lost by forfeit; if both are absent, both have. */
function boardRefusals(league: League, { sheets, results }: ToldActa): Refusal[] {
  const { whiteOn } = teamRulesOf(league);
  const [home, away] = [actingPlayers(sheets.home), actingPlayers(sheets.away)];
  return results.flatMap((outcome, i) => {
    const field = `results.${i}`;
    const [white, black] = whiteOn(i + 1) === 'home' ? [home[i], away[i]] : [away[i], home[i]];
    const wrong = outcomeOfBoard(league, outcome, `${field}.result`);
    if ((white ?? null) !== null && (black ?? null) !== null) return wrong;
    const needed = (white ?? null) !== null ? '1-0' : (black ?? null) !== null ? '0-1' : '0-0';
    if (outcome.kind === 'forfeit' && outcome.result === needed) return wrong;
    return [...wrong, invalid('acta-empty-board', { board: i + 1, needed }, { field })];
  });
}
