import type { TeamTournament, Tournament } from '@escala/core';
import { entryOf } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionRuleBook, CompetitionSystem, SetByEvent } from '@escala/regulations';
import type { CompetitionPrinting } from '../faults/refuse.ts';
import { wordedRemark } from '../faults/worded-fault.ts';

type Setting =
  | 'scoring'
  | 'acceleration'
  | 'virtualPoints'
  | 'assignedPoints'
  | 'forbidden'
  | 'gamesPerMatch'
  | 'thirdPlaceMatch';

/** Fields of a tournament, with the setting that a system must allow for them. */
const OF_PAIRING: Readonly<Record<Setting, SetByEvent>> = {
  scoring: 'scoring',
  acceleration: 'acceleration',
  virtualPoints: 'acceleration',
  assignedPoints: 'assigned-points',
  forbidden: 'forbidden',
  gamesPerMatch: 'games-per-match',
  thirdPlaceMatch: 'third-place',
};
const OF_STANDINGS = ['scoring', 'assignedPoints', 'tiebreakRules', 'unratedAs'] as const;
const OF_TEAMS = ['matchScoring', 'assignedPoints', 'tiebreakRules'] as const;

/** Warns of settings that the rules of the system ignore, so that nobody mistakes the answer. */
export function warnOfUnusedSettings(
  work: 'pairing' | 'standings',
  tournament: Tournament | TeamTournament,
  { id: rules, systems, standings }: CompetitionRuleBook,
  printing: CompetitionPrinting,
  speech: Speech,
): void {
  const warn = (field: string): void => {
    const values = { field, rules, system: tournament.system };
    printing.pending.push(wordedRemark({ code: 'input.setting-unused', values }, speech));
  };
  if ('teams' in tournament) {
    const ofTeams: readonly string[] = standings.teams?.setByDocument ?? [];
    OF_TEAMS.filter((field) => !ofTeams.includes(field) && saysOfTeams(tournament, field)).forEach(warn);
    return;
  }
  const system = entryOf(systems, tournament.system);
  if (system === undefined) return;
  const ofStandings: readonly string[] = (system.teams?.ranked ? standings.teams : standings)?.setByDocument ?? [];
  const fields = work === 'standings' ? OF_STANDINGS : (Object.keys(OF_PAIRING) as Setting[]);
  for (const field of fields) {
    const isSet =
      work === 'pairing' && field in OF_PAIRING && (system.setByEvent ?? []).includes(OF_PAIRING[field as Setting]);
    if (isSet || ofStandings.includes(field) || !says(tournament, field, system)) continue;
    warn(field);
  }
}

/** Points in the proportion of one for a win and half for a draw are what these rules count anyway. */
function saysOfTeams(tournament: TeamTournament, field: (typeof OF_TEAMS)[number]): boolean {
  const { matchScoring } = tournament;
  if (field !== 'matchScoring') return tournament[field] !== undefined && !isEmpty(tournament[field]);
  return matchScoring !== undefined && (matchScoring.win !== 2 * matchScoring.draw || matchScoring.loss !== 0);
}

/** Whether it differs from the default. */
function says(
  tournament: Tournament,
  field: Setting | (typeof OF_STANDINGS)[number],
  { scoring: usual = { win: 1, draw: 0.5, loss: 0 } }: CompetitionSystem,
): boolean {
  const { scoring, gamesPerMatch = 1 } = tournament;
  if (field === 'gamesPerMatch') return [gamesPerMatch].flat().some((games) => games > 1);
  if (field !== 'scoring')
    return ![undefined, false].includes(tournament[field] as undefined) && !isEmpty(tournament[field]);
  if (scoring === undefined) return false;
  const { win, draw, loss, bye = win } = scoring;
  return win !== usual.win || draw !== usual.draw || loss !== usual.loss || bye !== (usual.bye ?? usual.win);
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
