import { type LineUp, type ListedPlayer, type Reason, reason, type Substitution } from '@escala/core';
import type { TeamWithRegulars } from '../../contracts/teams.ts';
import type { TeamRules } from '../parameters.ts';
import type { PlacedPlayer } from './list-number.ts';

/** Requirements of Suplents 13 on substitutions after the start. */
export function substituteReasons(
  rules: TeamRules,
  team: TeamWithRegulars,
  lineUp: LineUp,
  players: ReadonlyMap<string, PlacedPlayer>,
): readonly Reason[] {
  const substitutions = lineUp.substitutions ?? [];
  if (substitutions.length === 0) return [];
  const most = team.size >= rules.largeTeam ? rules.substitutesInLargeTeam : rules.substitutes;
  const count = reason('fce-1990.substitutes-count', 'Suplents 13.2', substitutions.length <= most, {
    count: substitutions.length,
    most,
  });
  return [count, ...substitutions.flatMap((change) => changeReasons(rules, team, lineUp, players, change))];
}

function changeReasons(
  rules: TeamRules,
  team: TeamWithRegulars,
  lineUp: LineUp,
  players: ReadonlyMap<string, PlacedPlayer>,
  { board, player, minute }: Substitution,
): readonly Reason[] {
  const { substitutesFromMinute: from, substitutesToMinute: to } = rules;
  const place = { player };
  const substitute = players.get(player);
  const replacedId = lineUp.boards[board - 1] ?? undefined;
  const replaced = replacedId === undefined ? undefined : players.get(replacedId);
  const timely = reason(
    'fce-1990.substitute-minute',
    'Suplents 13.2',
    minute >= from && minute <= to,
    { minute, from, to },
    place,
  );
  // Equips 8.2.6: the reserve of a cup team may replace anybody (D-COMP-36).
  if (player === lineUp.reserve)
    return [
      timely,
      reason('fce-1990.substitute-reserve', 'Equips 8.2.6', true, { board }, { ...place, decisions: ['D-COMP-36'] }),
    ];
  if (substitute === undefined || replaced === undefined) {
    const code = substitute === undefined ? 'fce-1990.lineup-unlisted' : 'fce-1990.substitute-nobody';
    return [timely, reason(code, 'Suplents 13.1', false, { team: team.id, board }, place)];
  }
  return [
    timely,
    lowerRegular(team, substitute),
    reason(
      'fce-1990.substitute-weaker',
      'Suplents 13.1.1',
      substitute.order > replaced.order,
      { number: substitute.number, replaced: replaced.id, replacedNumber: replaced.number },
      place,
    ),
  ];
}

/**
 * Suplents 13.1: the substitute is a regular of a lower team, whoever was on the sheet; never a regular of this team.
 */
function lowerRegular(team: TeamWithRegulars, substitute: PlacedPlayer): Reason {
  return reason(
    'fce-1990.substitute-lower-team',
    'Suplents 13.1',
    substitute.listNumber.number > team.last,
    { number: substitute.number, team: team.id },
    { player: substitute.id },
  );
}

/** Estrangers 9.2: Andorrans are not foreigners. Players without a nationality on the list are taken as nationals. */
export function isForeigner(rules: TeamRules, { nationality }: Pick<ListedPlayer, 'nationality'>): boolean {
  return nationality !== undefined && !rules.nationals.includes(nationality.toUpperCase());
}

/**
 * Estrangers 9.1: one foreigner in a team of five or fewer players (D-COMP-42); two in a larger one. A player who was
 * only on the sheet does not count.
 */
export function foreignersAllowed(rules: TeamRules, team: TeamWithRegulars, acting: readonly ListedPlayer[]): Reason {
  const found = acting.filter((player) => isForeigner(rules, player));
  const most = team.size <= rules.smallTeam ? rules.foreignersInSmallTeam : rules.foreigners;
  const values = { foreigners: found.length, most, players: found.map(({ id }) => id).join(', ') };
  const place = team.size < rules.smallTeam ? { decisions: ['D-COMP-42'] as const } : {};
  return reason('fce-1990.lineup-foreigners', 'Estrangers 9.1', found.length <= most, values, place);
}
