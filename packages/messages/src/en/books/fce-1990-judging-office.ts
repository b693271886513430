/** Teams, entries and terms of the office of fce-1990 in words: `holds` says whether a condition is met. */
export const messages = {
  'finding.fce-1990.list-number': '“{number}” is no number of a list. Write `7`, `7 bis` or `0 bis`.',
  'finding.fce-1990.list-repeated-number':
    'Number {number} is given to several players: {players}. Give it to one; the others get “bis” numbers.',
  'finding.fce-1990.list-repeated-player': 'The player is on the list {times} times. Keep one number.',
  'finding.fce-1990.list-missing-number':
    'The list leaves out these numbers: {numbers}. Number without gaps: regulars are counted by number.',
  'finding.fce-1990.list-growth-bis':
    'A player added to the list has the number {number}; only “bis” numbers may be added.',
  'finding.fce-1990.list-growth-moved': 'Had the number {number} and now {now}: a list that grows moves nobody.',
  'finding.fce-1990.lineup-boards':
    '{holds, select, yes {{boards} boards, as many as the competition has.} other {Boards: {boards}, reserves: {reserves}. The competition has {needed} boards, and only the cup has a reserve. Leave a board empty rather than out.}}',
  'finding.fce-1990.lineup-unlisted':
    '{holds, select, yes {Is on the club’s list.} other {Is not on the club’s list, or without a number that can be read: cannot play for team {team}.}}',
  'finding.fce-1990.lineup-higher-regular':
    '{holds, select, yes {Number {number} may play in team {team}.} other {Number {number} is regular in a higher team; team {team} begins with number {first}.}}',
  'finding.fce-1990.lineup-order':
    '{holds, select, yes {Board {board}: number {number} after number {beforeNumber} ({before}).} other {Board {board}: number {number} plays behind number {beforeNumber} ({before}), who is weaker or the same. Line up in the order of the list.}}',
  'finding.fce-1990.lineup-twice':
    '{holds, select, yes {Is on one sheet of this round.} other {Is on more than one sheet of this round, or twice on one: team {other} ({times} times here).}}',
  'finding.fce-1990.lineup-foreigners':
    '{holds, select, yes {Foreigners: {foreigners}; allowed: {most}.} other {Foreigners who play: {foreigners} ({players}); a team of this size may have {most}.}}',
  'finding.fce-1990.substitutes-count':
    '{holds, select, yes {Replaced: {count}; allowed: {most}.} other {Replaced: {count}; a team of this size may replace {most}.}}',
  'finding.fce-1990.substitute-minute':
    '{holds, select, yes {Came in at minute {minute}, from {from} to {to}.} other {Came in at minute {minute}; substitutes come in from minute {from} to minute {to}.}}',
  'finding.fce-1990.substitute-reserve': 'The reserve of a cup team came in on board {board}.',
  'finding.fce-1990.substitute-nobody':
    'Nobody on the list of team {team} was lined up on board {board}: there is nobody to replace.',
  'finding.fce-1990.substitute-weaker':
    '{holds, select, yes {Number {number} for number {replacedNumber} ({replaced}), who is stronger.} other {Number {number} cannot replace number {replacedNumber} ({replaced}): a substitute has to be weaker.}}',
  'finding.fce-1990.substitute-lower-team':
    '{holds, select, yes {Number {number} comes from a lower team.} other {Number {number} is regular in team {team} or a higher one: substitutes come from lower teams.}}',
  'finding.fce-1990.match-line-up':
    '{holds, select, yes {The line-up of {side, select, home {the home team} other {the visitors}} is in order.} no {The line-up of {side, select, home {the home team} other {the visitors}} is not in order: {scoring, select, olympic {the points of its boards are lost} other {the match is lost}}.} other {The line-up of {side, select, home {the home team} other {the visitors}} was not checked.}}',
  'finding.fce-1990.entry-age':
    '{holds, select, yes {{age} years old on {on}: under {under}.} other {Born on {born}, {age} years old on {on}: {group, select, infantil {Infantil} other {Juvenil}} events are for those under {under} on that day.}}',
  'finding.fce-1990.entry-compulsory':
    '{holds, select, yes {A team of {competition, select, first_division {first division} second_division {second division} first {first category} second {second category} third {third category} promotion {promotion} other {Copa Catalana}} in {delegation, select, barcelona {Barcelona} other {the delegations}} has to enter.} other {A team of {competition, select, first_division {first division} second_division {second division} first {first category} second {second category} third {third category} promotion {promotion} other {Copa Catalana}} in {delegation, select, barcelona {Barcelona} other {the delegations}} is free to enter.}}',
  'finding.fce-1990.papers-licence':
    '{holds, select, yes {Licence in force.} other {No licence in force: nobody plays without one.}}',
  'finding.fce-1990.papers-identity':
    '{holds, select, yes {Proof of identity shown.} other {No proof of identity: show the federation’s card or the identity card.}}',
  'finding.fce-1990.papers-family-book':
    '{holds, select, yes {Copy of the family book shown.} no {No copy of the family book: Infantils show one.} other {It is not known whether a copy of the family book was shown.}}',
  'working.fce-1990.entry-rating': '{before} before {player}: the higher rating.',
  'working.fce-1990.entry-sanction': '{before} before {player}: never having been sanctioned.',
  'working.fce-1990.entry-title': '{before} before {player}: a title.',
  'working.fce-1990.entry-last-season': '{before} before {player}: the better place last season.',
  'working.fce-1990.entry-draw': '{before} before {player}: the public draw.',
  'working.fce-1990.entry-draw-due':
    '{before} and {player} are level on everything: draw lots in public and record the seed.',
  'working.fce-1990.team-vacancy-promotion': 'The place goes to who lost the promotion: {teams} (points: {points}).',
  'working.fce-1990.team-vacancy-points':
    'The place goes to the most points, {points}: {teams}{count, plural, one {} other {. They are level: a match or a public draw decides}}.',
  'working.fce-1990.team-vacancy-next': 'The place goes to the next in the classification: {teams} (points: {points}).',
  'finding.fce-1990.term-confirmation':
    '{holds, select, yes {Confirmed on {done}, by {due}.} other {Confirmed on {done}; the last day was {due}. Players qualified directly who confirm late leave a vacancy.}}',
  'finding.fce-1990.term-licence':
    '{holds, select, yes {Licence renewed on {done}, by {due}.} other {Licence renewed on {done}; the last day was {due}. It was too late for this event.}}',
  'finding.fce-1990.term-list-growth':
    '{holds, select, yes {Added to the list on {done}, by {due}.} other {Added to the list on {done}; the last day was {due}. No list grows in the last three rounds of the preliminary stage.}}',
  'finding.fce-1990.list-growth-licence':
    '{holds, select, yes {Had no licence yet.} other {Had a licence already: a list grows only by players who had none.}}',
  'finding.fce-1990.term-results':
    '{holds, select, yes {Results told on {done} at {doneAt}, by {due} at {dueAt}.} other {Results told on {done} at {doneAt}; they were due on {due} at {dueAt}.}}',
  'finding.fce-1990.withdrawal-preferent':
    '{holds, select, yes {May withdraw ({category, select, preferent {Preferent} first {first category} second {second category} other {third category}}).} other {A Preferent may not withdraw without a reason that the competition committee accepts.}}',
  'finding.fce-1990.withdrawal-wish':
    '{holds, select, yes {Asked to go on playing.} other {Did not ask to go on playing.}}',
  'finding.fce-1990.move-last-rounds':
    '{holds, select, yes {Round {round} of {rounds} may be moved so; the last {fixed} are only not brought forward or played elsewhere, clashes aside.} other {Round {round} of {rounds} is one of the last {fixed}: it is not brought forward and keeps its venue. A later day needs the commission’s permit.}}',
  'finding.fce-1990.move-permit':
    '{holds, select, yes {The sports commission permits it.} other {The sports commission has not permitted it.}}',
  'finding.fce-1990.move-venue':
    '{holds, select, yes {No clash of calendars moves the venue.} other {A clash of calendars does not move the venue.}}',
  'finding.fce-1990.commission-members':
    '{holds, select, yes {{members} members.} other {{members} members; the commission has {fewest} to {most}.}}',
  'finding.fce-1990.commission-quorum':
    '{holds, select, yes {{votes} of {members} members voted; {needed} are enough.} other {{votes} of {members} members voted; a vote is valid with {needed}.}}',
  'finding.fce-1990.commission-majority':
    '{holds, select, yes {Adopted by {inFavour} to {against}.} other {Rejected: {inFavour} in favour, {against} against.}}',
  'finding.fce-1990.commission-tie':
    '{inFavour} to {inFavour}: the president {president, select, in_favour {decides in favour} against {decides against} other {has not decided; the vote stays open}}.',
  'finding.fce-1990.commission-row':
    '{holds, select, yes {Missed {missed} meetings in a row at most; {most} end the membership.} other {Missed {missed} meetings in a row: {most} end the membership.}}',
  'finding.fce-1990.commission-missed':
    '{holds, select, yes {Missed {missed} meetings; {most} end the membership.} other {Missed {missed} meetings in all: {most} end the membership.}}',
  'finding.fce-1990.commission-removal':
    '{holds, select, yes {May be removed: all {others} others want it, or the executive council.} other {{inFavour} of {others} others want it; all of them would have to, or the executive council.}}',
  'finding.fce-1990.commission-review':
    '{holds, select, yes {{members} members and {judges} of the competition committee ask for it.} other {{members} members and {judges} of the competition committee ask for it; {neededMembers} and {neededJudges} are needed.}}',
  'finding.fce-1990.lineup-half':
    '{holds, select, yes {Players on {there} of {boards} boards: at least half.} other {Players on {there} of {boards} boards only; with fewer than {half} the team cannot begin, and loses the match by absence with all boards.}}',
  'finding.fce-1990.match-absent':
    'Fewer than half of {side, select, home {the home team} other {the visitors}} came: the match is lost by absence, with all boards, and counts as not played.',
  'finding.fce-1990.list-bis-alone':
    '“{number} bis” goes with number {number}, which is not on the list: give that number first.',
  'finding.fce-1990.list-team-category':
    'Team {team} is in a higher category than team {higher}: the earlier letter has the higher category.',
  'finding.fce-1990.list-team-short':
    'Team {team} has {regulars, plural, =0 {no regulars} one {# regular} other {# regulars}} for {boards} boards; the others have to come from lower teams.',
};
