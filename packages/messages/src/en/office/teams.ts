/** Why something about teams is refused: leagues, club lists, line-ups, actas, rulings. */
export const messages = {
  'refusal.player-by-the-rules': '{name}: {finding}',
  'refusal.league-unknown': 'There is no league {id} on record. Check its id, or found it first.',
  'refusal.league-exists': 'There is a league {id} already: {name}. Take another id, or amend that league.',
  'refusal.book-without-teams':
    'The rules {book} say nothing of teams, so no league can be run by them. Name other rules.',
  'refusal.teams-no-rules':
    'The federation has no competition rules, so there are none for leagues and club lists. An administrator can name them in its settings.',
  'refusal.league-fact-fixed':
    'Matches are drawn: {name, select, rules {the competition rules} season {the season} competition {the competition} system {the system} other {the number of boards}} stays as it is.',
  'refusal.league-no-vacancy':
    'Places of {name} ({id}) have no rule for who follows: only vacancies of the first and second division are filled. Look at a league of second division or of first category.',
  'refusal.league-not-drawn': 'The league has no matches yet. Draw them first.',
  'refusal.group-unknown': 'The league has no group {group}. Possible are: {known}.',
  'refusal.group-drawn': 'The matches of group {group} are drawn; it stays as it is.',
  'refusal.group-has-teams':
    'Group {group} cannot be taken out: {teams} are entered in it. Leave it in, or withdraw them and drop the group on the page of the league.',
  'refusal.group-twice': 'There are two groups {group}. Give each an id of its own.',
  'refusal.team-exists': 'The team {id} is entered already. Take the next letter, or leave it.',
  'refusal.team-unknown': 'There is no team {id} on record. Check its id.',
  'refusal.team-number-taken': 'Number {number} of the group belongs to another team. Give another number.',
  'refusal.team-not-on-list':
    'The club has no team {team} this season; it has: {known}. Enter the team, or check its letter.',
  'refusal.club-list-missing': 'The club {club} has not handed in its list by strength for {season}. Hand it in first.',
  'refusal.player-not-of-club':
    '{name} ({id}) has no licence of the club {club} for {season}. Take the player off the list, or see to the licence first.',
  'refusal.match-unknown': 'There is no match {id} on record. Check its id, or draw the group first.',
  'refusal.match-open':
    'Round {round}, {home} against {away}: no confirmed acta and no ruling. Have it confirmed, or rule on it.',
  'refusal.line-up-missing':
    'The line-up of {side, select, home {the home team} other {the visitors}} is missing. Write it in the acta.',
  'refusal.line-up-differs':
    'The acta has another line-up of {side, select, home {the home team} other {the visitors}} than was handed in. Changes after the start are substitutions.',
  'refusal.acta-unknown': 'The match {id} has no acta yet. Submit it first.',
  'refusal.acta-exists': 'The match {id} has its acta: line-ups are no longer handed in.',
  'refusal.acta-confirmed': 'The acta of {id} is confirmed. Ask the officer for a ruling if it is wrong.',
  'refusal.acta-differs':
    'The {side, select, home {home club} other {visiting club}} sent another acta of {id}; both are given here. Agree on one, or ask the officer for a ruling.',
  'refusal.acta-own':
    'The acta was sent by the {side, select, home {home club} other {visiting club}} itself. The other club confirms it.',
  'refusal.acta-ahead': 'A match of {on} cannot be reported before it is played. Check the date.',
  'refusal.acta-boards': '{count} boards are given; the match has {boards}. Leave a board empty rather than out.',
  'refusal.acta-empty-board':
    'Nobody played on board {board} for one side. Enter {needed} as a forfeit, or name the player.',
  'refusal.match-reserve-missing': 'The match is not under reserve. Look at it as it stands now.',
  'refusal.board-reserve-missing':
    'Board {board} of the match is not under reserve. Look at the match as it stands now.',
  'refusal.reserve-ruled': 'The competition committee has ruled on it: that stays. Only another ruling changes it.',
  'refusal.reserve-ahead': 'The incident cannot be later than now. Check date and time.',
  'refusal.reserve-late':
    'The match is settled: both clubs stand by the acta, or there is a ruling. It can no longer be put under reserve; ask the federation for a ruling.',
  'refusal.reserve-clocks': 'What both clocks show is missing for board {board}. Write down the minutes of both.',
  'refusal.reserve-not-suspended':
    'Only a game that is still being played is suspended: name the board, before the acta is sent. Otherwise mark it as under reserve alone.',
  'refusal.reserve-of-other':
    'The {side, select, home {home club} other {visiting club}} did not put it under reserve, so it has nothing to take back. The other club does, or the competition committee rules.',
  'refusal.reserve-result-missing': 'The result that counts on board {board} is missing. Choose it.',
  'refusal.acta-ruled-board':
    'The competition committee has ruled on board {board}: {result}{kind, select, forfeit { by forfeit} other {}}, White’s points first. Send the acta with that result.',
  'refusal.match-under-reserve':
    'Round {round}, {home} against {away}{board, plural, =0 {} other {, board #}}: under reserve, and the competition committee has not ruled yet. Ask for the ruling first.',
  'refusal.group-under-reserve':
    '{matches, plural, one {A match} other {# matches}} of round {rounds} {matches, plural, one {is} other {are}} under reserve. A drawn round is not taken back: ask the competition committee for its ruling, then draw the next one.',
  'refusal.league-reported':
    'The games of the league are reported ({event}). {state, select, submitted {Refuse the report first, then rule and report again.} other {Its lists count them: correct the result under “Corrections”.}}',
  'refusal.group-last':
    'Group {group} is the only one of the league, which has at least one. Add another group first, or leave it.',
  'refusal.group-played':
    'Group {group} cannot be dropped: {matches, plural, one {a match of it has} other {# matches of it have}} an acta or a ruling. What was played stays in the league.',
  'refusal.group-dropped': 'A group {group} was dropped from this league. Give the new group another id.',
  'refusal.acta-adjourned-kind':
    'An adjourned game has no result yet, so it cannot be {kind, select, forfeit {a forfeit} other {adjudicated}}: give the result, or leave both out.',
};
