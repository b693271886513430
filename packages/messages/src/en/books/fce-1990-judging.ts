/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages = {
  'finding.fce-1990.closed-international':
    'Valid for international rating: clubs, categories and ratings do not matter.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Different clubs: {clubs}, players: {players}; clubs needed: {needed}.} no {Different clubs: only {clubs}, players: {players}; clubs needed: {needed}, unless the event is valid for international rating.} other {Players without a club in the document: {untold}. Add `club`; different clubs needed: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Everybody is Preferent.} no {Not Preferent ({count}): {players}. All have to be, unless the event is valid for international rating.} other {Without a category that can be read ({count}): {players}. Add `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Average rating {mean, number, rounded}; Catalan rating needs {least}.} other {Average rating {mean, number, rounded}, with players without a rating ({unrated}) counted as 2000; for Catalan rating at least {least} is needed, unless the event is valid for international rating.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Average rating {mean, number, rounded}; norms need {least}.} other {Average rating {mean, number, rounded}, with players without a rating ({unrated}) counted as 2000; for norms at least {least} is needed, unless the event is valid for international rating.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} under {least}; {exempt} allowed.} other {Under {least} ({count}): {players}. For norms only {exempt} is allowed.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Rounds: {rounds}; {least} are enough.} other {Rounds: {rounds}; a closed event needs at least {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Players: {players}; {least} are enough.} other {Players: {players}; a closed event needs at least {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Requested on {applied}, by {due}.} no {Requested on {applied}; the last day was {due}. Only the sports commission can allow it.} other {It is not known when homologation was requested, or when the event starts: add `appliedOn` and `start` to the event.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {No event on the same days within {least} km.} no {Same days as {count, plural, one {an established event} other {# established events}} less than {least} km away: {events}. Move the dates.} other {It is not known which established events are near: add `start`, `end` and `neighbours` (may be empty). Within {least} km no days may be shared.}}',
  'finding.fce-1990.open-rounds':
    '{holds, select, yes {Rounds: {rounds}; {least} are enough for Catalan rating.} other {Rounds: {rounds}; Catalan rating needs at least {least}.}}',
  'finding.fce-1990.open-rounds-norms':
    '{holds, select, yes {Rounds: {rounds}; {least} are enough for Catalan Master norms.} other {Rounds: {rounds}; Catalan Master norms need at least {least}.}}',
  'finding.fce-1990.open-players':
    '{holds, select, yes {Players in the group: {players}; {least} are enough.} other {Players in the group: {players}; each group needs at least {least}.}}',
  'finding.fce-1990.open-categories':
    '{holds, select, yes {Categories that may play together: {categories}.} no {These categories play in one group: {categories}. Only second with third, and first with Preferent, may play together: make groups.} other {Players without a category that can be read: {untold}. Add `category`.}}',
  'finding.fce-1990.open-rules':
    '{holds, select, yes {The federation has approved the rules of the event.} no {The federation has not approved the rules of the event: send them in.} other {It is not known whether the rules of the event are approved: add `rulesApproved`.}}',
  'finding.fce-1990.open-player-list':
    '{holds, select, yes {The list of players was received on {given}, before the second round ({second}).} no {The list of players was received on {given}, after the second round had begun ({second}).} other {It is not known when the federation received the list of players: add `playerListOn` and `roundDates`.}}',
  'finding.fce-1990.open-arbiter':
    '{holds, select, yes {Arbiter: {name}.} no {No arbiter is named: the rules of the event must name one.} other {No arbiter is named yet: add `arbiter`.}}',
  'finding.fce-1990.open-director':
    '{holds, select, yes {Director: {name}.} no {No director is named: the rules of the event must name one.} other {No director is named yet: add `director`.}}',
  'finding.fce-1990.open-reports':
    '{holds, select, yes {Reports were received on {given}, within {days} working days (by {due}).} no {Reports were received on {given}; the last day, {days} working days after the end, was {due}.} other {It is not known when the reports were received: add `end` and `reportsOn`. They are due within {days} working days.}}',
  'finding.fce-1990.open-fees':
    '{holds, select, yes {Fees paid: {paid} pesetas of {due}.} no {Fees paid: {paid} pesetas; {due} are due for the categories that play.} other {It is not known what was paid, or which categories play: add `feesPaid` and the categories. Known so far: {due} pesetas due.}}',
  'finding.fce-1990.open-hopeless':
    '{holds, select, yes {No player of second category without a chance of promotion was paired with one who still has it.} other {{count, plural, one {One pairing has} other {# pairings have}} a player of second category who can no longer be promoted against one who still can: {pairs}.}}',
  'finding.fce-1990.homologation-kind':
    'The regulation has no conditions for this kind of event: the sports commission decides. If it is closed, open, active or blitz, add `kind`.',
  'finding.fce-1990.active-minutes':
    '{holds, select, yes {{minutes} minutes each.} no {{minutes} minutes each; active chess is played with {needed}.} other {The time control is not known: add `timeControl`; {needed} minutes each are needed.}}',
  'finding.fce-1990.blitz-minutes':
    '{holds, select, yes {{minutes} minutes each.} no {{minutes} minutes each; blitz is played with {needed}.} other {The time control is not known: add `timeControl`; {needed} minutes each are needed.}}',
  'finding.fce-1990.active-increment':
    '{holds, select, yes {{increment} seconds per move.} no {{increment} seconds per move; a special clock may add {allowed}, or none.} other {The time control is not known: add `timeControl`. {allowed} seconds per move may be added.}}',
  'finding.fce-1990.active-rounds':
    '{holds, select, yes {At most {rounds} rounds on one day; {most} are allowed.} no {{rounds} rounds on one day; active chess allows {most}.} other {The days of the rounds are not known: add `roundDates`. A day may have {most}.}}',
  'finding.fce-1990.event-over':
    'The event has not finished: {played} of {rounds} rounds, {open} games without a result. The verdicts can still change.',
  'finding.fce-1990.promotion-category':
    '{holds, select, yes {Plays in {category, select, preferent {Preferent} first {first category} second {second category} other {third category}}.} no {Is already {category, select, preferent {Preferent} first {first category} second {second category} other {third category}}: there is no higher category.} other {No category that can be read: add `category` (preferent, first, second or third).}}',
  'finding.fce-1990.promotion-table':
    '{holds, select, yes {There is a table for {rounds} rounds.} other {There is no table for {rounds} rounds, only for {tabled}: nobody is promoted by this event.}}',
  'finding.fce-1990.promotion-points-mean':
    '{holds, select, yes {Points: {points, number, points} of {rounds}, against an average of {mean, number, rounded}; {needed, number, points} are enough.} other {Points: {points, number, points} of {rounds}, against an average of {mean, number, rounded}; {needed, number, points} are needed.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Points: {points, number, points} of {rounds}, opponents of second category: {seconds}; {needed, number, points} are enough.} other {Points: {points, number, points} of {rounds}, opponents of second category: {seconds}; {needed, number, points} are needed.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Can still be promoted: {points, number, points} points and {left} more rounds make {most, number, points}; {needed, number, points} may be enough.} other {{table, select, no {Cannot be promoted: there is no table for it.} other {Can no longer be promoted: {points, number, points} points and {left} more rounds make {most, number, points} at most; at least {needed, number, points} are needed.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {The event is homologated for norms.} no {The event is not homologated for norms: it gives none by score.} other {It is not known whether the event is homologated for norms; they are checked as if it were. Add `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Average of the opponents {mean, number, rounded}, over {over}.} other {Average of the opponents {mean, number, rounded}: a norm needs more than {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Average of the opponents {mean, number, rounded}; in the delegations {least} is enough.} other {Average of the opponents {mean, number, rounded}: in the delegations a norm needs {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Points: {points, number, points} of {rounds}, {percentage, number, rounded}%; at an average of {mean, number, rounded}, {needed, number, rounded}% is enough ({neededPoints, number, points} points).} other {Points: {points, number, points} of {rounds}, {percentage, number, rounded}%; at an average of {mean, number, rounded}, {needed, number, rounded}% is needed ({neededPoints, number, points} points).}}',
  'finding.fce-1990.norm-last-round':
    'The last round takes nothing away: {result, select, loss {a loss} other {a draw}} against the opponent of that round would have made the norm, with {points, number, points} points at an average of {mean, number, rounded}.',
  'finding.fce-1990.norm-place':
    '{holds, select, yes {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} gives a norm.} no {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}}; a norm goes to the first {places}.} other {The final place in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} is not known; the first {places} have a norm.}}',
  'finding.fce-1990.title-place':
    '{holds, select, yes {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} gives the title.} no {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}}; the title goes to the first {places}.} other {The final place in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} is not known; the first {places} have the title.}}',
  'finding.fce-1990.norm-list-rating':
    '{holds, select, yes {{rating} on the list, over {over}.} other {{rating} on the list: a norm needs more than {over}.}}',
  'finding.fce-1990.norm-list-games':
    '{holds, select, yes {{games} games; {least} are enough.} other {{games} games: a norm by rating needs {least}.}}',
  'finding.fce-1990.title-fide':
    '{holds, select, yes {{norm, select, yes {An International Master norm} other {The FIDE title {title}}} gives the title.} other {No FIDE Master title and no International Master norm.}}',
  'finding.fce-1990.title-norms':
    '{holds, select, yes {{norms} norms make the title.} other {{norms} norms; the title needs {needed}.}}',
  'working.fce-1990.norm-made': 'Season {season}: norm in {event}; norms now: {held}.',
  'working.fce-1990.norm-lost':
    'Season {season}: two seasons without a norm; that of {event} ({made}) is lost. Norms now: {held}.',
  // Teams, entries and terms of the office of fce-1990 in words: `holds` says whether a condition is met.
  'finding.fce-1990.list-number': '“{number}” is not a number of a list. Write `7`, `7 bis` or `0 bis`.',
  'finding.fce-1990.list-repeated-number':
    'Number {number} is given to several players: {players}. Give it to one; the others get “bis” numbers.',
  'finding.fce-1990.list-repeated-player': 'The player is on the list {times} times. Keep one number.',
  'finding.fce-1990.list-missing-number':
    'The list leaves out these numbers: {numbers}. Number without gaps: regulars are counted by number.',
  'finding.fce-1990.list-growth-bis':
    'A player added to the list has the number {number}; only “bis” numbers may be added.',
  'finding.fce-1990.list-growth-moved': 'Had the number {number} and now has {now}: additions to a list move nobody.',
  'finding.fce-1990.lineup-boards':
    '{holds, select, yes {{boards} boards, as many as the competition has.} other {Boards: {boards}, reserves: {reserves}. The competition has {needed} boards, and only the cup has a reserve. Leave a board empty instead of leaving it out.}}',
  'finding.fce-1990.lineup-unlisted':
    '{holds, select, yes {Is on the club’s list.} other {Is not on the club’s list, or has no number that can be read: cannot play for team {team}.}}',
  'finding.fce-1990.lineup-higher-regular':
    '{holds, select, yes {Number {number} may play in team {team}.} other {Number {number} is a regular of a higher team; team {team} begins with number {first}.}}',
  'finding.fce-1990.lineup-order':
    '{holds, select, yes {Board {board}: number {number} after number {beforeNumber} ({before}).} other {Board {board}: number {number} plays behind number {beforeNumber} ({before}), who is weaker or the same. Line up in the order of the list.}}',
  'finding.fce-1990.lineup-twice':
    '{holds, select, yes {Is in one line-up of this round.} other {Is in more than one line-up of this round, or twice in one: team {other} ({times} times here).}}',
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
    '{holds, select, yes {Number {number} comes from a lower team.} other {Number {number} is a regular of team {team} or a higher one: substitutes come from lower teams.}}',
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
  'working.fce-1990.entry-rating': '{before} before {player}: higher rating.',
  'working.fce-1990.entry-sanction': '{before} before {player}: never sanctioned.',
  'working.fce-1990.entry-title': '{before} before {player}: has a title.',
  'working.fce-1990.entry-last-season': '{before} before {player}: better place last season.',
  'working.fce-1990.entry-draw': '{before} before {player}: by public draw.',
  'working.fce-1990.entry-draw-due':
    '{before} and {player} are equal on everything: draw lots in public and record the seed.',
  'working.fce-1990.team-vacancy-promotion':
    'The place goes to the loser of the promotion match: {teams} (points: {points, number, points}).',
  'working.fce-1990.team-vacancy-points':
    'The place goes to the team with most points, {points, number, points}: {teams}{count, plural, one {} other {. They are tied: a match or a public draw decides}}.',
  'working.fce-1990.team-vacancy-next':
    'The place goes to the next in the standings: {teams} (points: {points, number, points}).',
  'finding.fce-1990.term-confirmation':
    '{holds, select, yes {Confirmed on {done}, by {due}.} other {Confirmed on {done}; the last day was {due}. Players who qualified directly and confirm late lose their place.}}',
  'finding.fce-1990.term-licence':
    '{holds, select, yes {Licence renewed on {done}, by {due}.} other {Licence renewed on {done}; the last day was {due}. It was too late for this event.}}',
  'finding.fce-1990.term-list-growth':
    '{holds, select, yes {Added to the list on {done}, by {due}.} other {Added to the list on {done}; the last day was {due}. Nobody can be added in the last three rounds of the preliminary stage.}}',
  'finding.fce-1990.list-growth-licence':
    '{holds, select, yes {Had no licence yet.} other {Already had a licence: only players without one can be added to a list.}}',
  'finding.fce-1990.term-results':
    '{holds, select, yes {Results reported on {done} at {doneAt}, by {due} at {dueAt}.} other {Results reported on {done} at {doneAt}; they were due on {due} at {dueAt}.}}',
  'finding.fce-1990.withdrawal-preferent':
    '{holds, select, yes {May withdraw ({category, select, preferent {Preferent} first {first category} second {second category} other {third category}}).} other {A Preferent may not withdraw without a reason that the competition committee accepts.}}',
  'finding.fce-1990.withdrawal-wish':
    '{holds, select, yes {Asked to go on playing.} other {Did not ask to go on playing.}}',
  'finding.fce-1990.move-last-rounds':
    '{holds, select, yes {Round {round} of {rounds} may be moved like this; only the last {fixed} may not be brought forward or played elsewhere, except for clashes.} other {Round {round} of {rounds} is one of the last {fixed}: it cannot be brought forward and keeps its venue. A later day needs the commission’s permission.}}',
  'finding.fce-1990.move-permit':
    '{holds, select, yes {The sports commission allows it.} other {The sports commission has not allowed it.}}',
  'finding.fce-1990.move-venue':
    '{holds, select, yes {The venue is not changed because of a clash.} other {A clash of calendars does not change the venue.}}',
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
    '{holds, select, yes {Missed {missed} meetings; {most} end the membership.} other {Missed {missed} meetings in total: {most} end the membership.}}',
  'finding.fce-1990.commission-removal':
    '{holds, select, yes {May be removed: all {others} others want it, or the executive council.} other {{inFavour} of {others} others want it; all of them would have to, or the executive council.}}',
  'finding.fce-1990.commission-review':
    '{holds, select, yes {{members} members and {judges} of the competition committee ask for it.} other {{members} members and {judges} of the competition committee ask for it; {neededMembers} and {neededJudges} are needed.}}',
  'finding.fce-1990.lineup-half':
    '{holds, select, yes {Players on {there} of {boards} boards: at least half.} other {Players on only {there} of {boards} boards; with fewer than {half} the team cannot begin, and loses the match by forfeit on all boards.}}',
  'finding.fce-1990.match-absent':
    'Fewer than half of {side, select, home {the home team} other {the visitors}} came: the match is lost by forfeit on all boards, and counts as not played.',
  'finding.fce-1990.list-bis-alone':
    '“{number} bis” goes with number {number}, which is not on the list: give that number first.',
  'finding.fce-1990.list-team-category':
    'Team {team} is in a higher category than team {higher}: the earlier letter has the higher category.',
  'finding.fce-1990.list-team-short':
    'Team {team} has {regulars, plural, =0 {no regulars} one {# regular} other {# regulars}} for {boards} boards; the others have to come from lower teams.',
  'web.desk-teams.vacancy-of-barcelona': 'a team of Barcelona',
  'web.desk-teams.vacancy-of-delegation': 'a team of this delegation',
};
