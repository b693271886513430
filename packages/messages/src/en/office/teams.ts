/** Why something about teams is refused: leagues, club lists, line-ups, actas, rulings. */
export const messages = {
  'refusal.player-by-the-rules': '{name}: {finding}',
  'refusal.league-unknown': 'There is no league {id}. Check its id, or create it first.',
  'refusal.league-exists': 'The league {id} already exists: {name}. Use another id, or edit that league.',
  'refusal.book-without-teams':
    'The regulation {book} has no rules for teams, so no league can use it. Choose another regulation.',
  'refusal.teams-no-rules':
    'The federation has no competition regulation, so there is none for leagues and club lists. An administrator can choose one in the settings.',
  'refusal.league-fact-fixed':
    'Matches are drawn: {name, select, rules {the competition regulation} season {the season} competition {the competition} system {the system} other {the number of boards}} cannot be changed.',
  'refusal.league-no-vacancy':
    '{name} ({id}) has no rule for vacant places: only vacancies of the first and second division are filled. Look at a league of second division or first category.',
  'refusal.league-not-drawn': 'The league has no matches yet. Draw them first.',
  'refusal.group-unknown': 'The league has no group {group}. Possible: {known}.',
  'refusal.group-drawn': 'The matches of group {group} are drawn; it cannot be changed.',
  'refusal.group-has-teams':
    'Group {group} cannot be removed here: it has {teams}. Keep it, or withdraw them and remove the group on the page of the league.',
  'refusal.group-twice': 'There are two groups {group}. Give each an id of its own.',
  'refusal.team-exists': 'The team {id} is already entered. Use the next letter.',
  'refusal.team-unknown': 'There is no team {id}. Check its id.',
  'refusal.team-number-taken': 'Number {number} of the group belongs to another team. Give another number.',
  'refusal.team-not-on-list':
    'The club has no team {team} this season; it has: {known}. Enter the team, or check its letter.',
  'refusal.club-list-missing': 'The club {club} has not submitted its list by strength for {season}. Submit it first.',
  'refusal.player-not-of-club':
    '{name} ({id}) has no licence of the club {club} for {season}. Remove the player from the list, or get the licence first.',
  'refusal.match-unknown': 'There is no match {id}. Check its id, or draw the group first.',
  'refusal.match-open':
    'Round {round}, {home} against {away}: no confirmed match report and no ruling. Have it confirmed, or enter a ruling.',
  'refusal.line-up-missing':
    'The line-up of {side, select, home {the home team} other {the visitors}} is missing. Enter it in the match report.',
  'refusal.line-up-differs':
    'The line-up of {side, select, home {the home team} other {the visitors}} in the match report differs from the one submitted. Enter changes after the start as substitutions.',
  'refusal.acta-unknown': 'The match {id} has no match report yet. Send it first.',
  'refusal.acta-exists': 'The match {id} already has its match report: line-ups can no longer be submitted.',
  'refusal.acta-confirmed': 'The match report of {id} is confirmed. Ask the officer for a ruling if it is wrong.',
  'refusal.acta-differs':
    'The {side, select, home {home club} other {visiting club}} sent a different match report of {id}. Agree on one, or ask the officer for a ruling.',
  'refusal.acta-own':
    'The {side, select, home {home club} other {visiting club}} sent the match report itself. The other club has to confirm it.',
  'refusal.acta-ahead': 'A match of {on} cannot be reported before it is played. Check the date.',
  'refusal.acta-boards':
    '{count} boards are given; the match has {boards}. Leave a board empty instead of leaving it out.',
  'refusal.acta-empty-board':
    'Nobody played on board {board} for one side. Enter {needed} as a forfeit, or name the player.',
  'refusal.match-reserve-missing': 'The match is not under reserve. Check the match.',
  'refusal.board-reserve-missing': 'Board {board} of the match is not under reserve. Check the match.',
  'refusal.reserve-ruled': 'The competition committee has ruled on this. Only another ruling can change it.',
  'refusal.reserve-ahead': 'The incident cannot be later than now. Check date and time.',
  'refusal.reserve-late':
    'The match is settled: both clubs confirmed the match report, or there is a ruling. It can no longer be put under reserve; ask the federation for a ruling.',
  'refusal.reserve-clocks': 'The clock times of board {board} are missing. Enter the minutes of both.',
  'refusal.reserve-not-suspended':
    'Only a game in progress can be adjourned: name the board, before the match report is sent. Otherwise just put it under reserve.',
  'refusal.reserve-of-other':
    'The {side, select, home {home club} other {visiting club}} did not put this under reserve, so it cannot withdraw it. The other club can, or the competition committee rules.',
  'refusal.reserve-result-missing': 'The final result of board {board} is missing. Choose it.',
  'refusal.acta-ruled-board':
    'The competition committee has ruled on board {board}: {result}{kind, select, forfeit { by forfeit} other {}}, White’s points first. Send the match report with that result.',
  'refusal.match-under-reserve':
    'Round {round}, {home} against {away}{board, plural, =0 {} other {, board #}}: under reserve, and the competition committee has not ruled yet. Ask for the ruling first.',
  'refusal.group-under-reserve':
    '{matches, plural, one {A match} other {# matches}} of round {rounds} {matches, plural, one {is} other {are}} under reserve. A drawn round cannot be undone: ask the competition committee for its ruling, then draw the next one.',
  'refusal.league-reported':
    'The games of the league are reported ({event}). {state, select, submitted {Refuse the report first, then enter the ruling and report again.} other {They are rated: correct the result under “Corrections”.}}',
  'refusal.group-last':
    'Group {group} is the only one of the league, which needs at least one. Add another group first.',
  'refusal.group-played':
    'Group {group} cannot be removed: {matches, plural, one {one of its matches has} other {# of its matches have}} a match report or a ruling.',
  'refusal.group-dropped': 'A group {group} was removed from this league. Give the new group another id.',
  'refusal.acta-adjourned-kind':
    'An adjourned game has no result yet, so it cannot be {kind, select, forfeit {a forfeit} other {adjudicated}}: give the result, or leave both out.',
};
