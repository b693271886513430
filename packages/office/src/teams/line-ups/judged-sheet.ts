import { conclude, type Side } from '@escala/core';
import type { CompetitionRuleBook, JudgedSide, MatchFault, SideSheet } from '@escala/regulations';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { type ClubSheet, listedOn } from '../club-lists/club-sheet.ts';
import { bookOfLeague, teamRulesOf } from '../leagues/league-desk.ts';
import type { MatchDesk } from '../matches/match-desk.ts';
import type { TeamSheet } from './line-up.ts';

/** A team's sheet as the rules read it, together with the club's list. */
export function sideSheet(desk: MatchDesk, side: Side, sheet: TeamSheet): SideSheet {
  const { team, club, otherSheets } = desk.sides[side];
  return {
    club: club.club,
    players: listedOn(club, desk.match.body.on),
    teams: club.teams,
    team: teamRulesOf(desk.league.body).teamName(team.body.letter, desk.league.body.competition),
    boards: sheet.boards,
    ...(sheet.reserve !== undefined && { reserve: sheet.reserve }),
    ...(sheet.substitutions !== undefined && { substitutions: sheet.substitutions }),
    otherSheets,
  };
}

type JudgedSheet = { readonly side: JudgedSide } | { readonly refused: readonly Refusal[] };

/** The verdict on one line-up, with all reasons. */
export function judgedSheet(desk: MatchDesk, side: Side, sheet: TeamSheet): JudgedSheet {
  const { match, league, sides } = desk;
  if (sides[side].club.list === undefined)
    return { refused: [invalid('club-list-missing', { club: sides[side].club.name, season: league.body.season })] };
  // A single sheet is judged as the home team's: the side only affects the colours.
  const book = bookOfLeague(league.body);
  const judged = book.teams.judgeMatch({
    season: league.body.season,
    round: match.body.round,
    boards: league.body.boards,
    home: sideSheet(desk, side, sheet),
  });
  if (judged.kind === 'refused') return { refused: matchRefusals(judged.faults) };
  return { side: withLicences(book, judged.home, sides[side].club, sheet) };
}

/** Boards and results were counted before: only a team may be missing on its club's list. */
export function matchRefusals(faults: readonly MatchFault[]): Refusal[] {
  return faults.flatMap((fault) =>
    fault.code === 'team-unknown'
      ? invalid('team-not-on-list', { team: fault.team, known: fault.known.join(', ') }, { field: 'match' })
      : [],
  );
}

/** A licence may have ended since the list was submitted (Normes 4.1.1, D-OFF-172). */
function withLicences(
  { entry }: CompetitionRuleBook,
  side: JudgedSide,
  { players, licensed }: ClubSheet,
  { boards, reserve }: TeamSheet,
): JudgedSide {
  const inForce = entry?.licenceInForce;
  if (inForce === undefined) return side;
  const listed = new Set(players.map(({ id }) => id));
  const named = [...new Set([...boards, reserve])].filter((id) => typeof id === 'string' && listed.has(id));
  const licences = named.map((id) => ({ ...inForce(licensed.has(id!)), player: id! }));
  return { ...side, ...conclude([...side.reasons, ...licences]) };
}
