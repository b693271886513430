/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages = {
  'finding.fce-1990.closed-international':
    'Valid for international rating: clubs, categories and ratings are not looked at.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Different clubs: {clubs}, players: {players}; clubs needed: {needed}.} no {Different clubs: only {clubs}, players: {players}; clubs needed: {needed}, unless the event is valid for international rating.} other {Players without a club in the document: {untold}. Add `club`; different clubs needed: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Everybody is Preferent.} no {Not Preferent ({count}): {players}. All have to be, unless the event is valid for international rating.} other {Without a category that can be read ({count}): {players}. Add `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Mean rating {mean}; Catalan rating asks for {least}.} other {Mean rating {mean}, players without a rating ({unrated}) counted as 2000; for Catalan rating at least {least} is needed, unless the event is valid for international rating.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Mean rating {mean}; norms ask for {least}.} other {Mean rating {mean}, players without a rating ({unrated}) counted as 2000; for norms at least {least} is needed, unless the event is valid for international rating.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} under {least}; {exempt} may be.} other {Under {least} ({count}): {players}. For norms only {exempt} may be.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Rounds: {rounds}; {least} are enough.} other {Rounds: {rounds}; a closed event needs at least {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Players: {players}; {least} are enough.} other {Players: {players}; a closed event needs at least {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Asked for on {applied}, by {due}.} no {Asked for on {applied}; the last day was {due}. Only the sports commission can let it pass.} other {It is not known when homologation was asked for, or when the event starts: add `appliedOn` and `start` to the event.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {No event on the same days within {least} km.} no {Same days as {count, plural, one {an established event} other {# established events}} nearer than {least} km: {events}. Move the dates.} other {It is not known which established events are near: add `start`, `end` and `neighbours` (may be empty). Within {least} km no days may be shared.}}',
  'finding.fce-1990.open-rounds':
    '{holds, select, yes {Rounds: {rounds}; {least} are enough for Catalan rating.} other {Rounds: {rounds}; Catalan rating needs at least {least}.}}',
  'finding.fce-1990.open-rounds-norms':
    '{holds, select, yes {Rounds: {rounds}; {least} are enough for norms of Catalan Master.} other {Rounds: {rounds}; norms of Catalan Master need at least {least}.}}',
  'finding.fce-1990.open-players':
    '{holds, select, yes {Players in the group: {players}; {least} are enough.} other {Players in the group: {players}; each group needs at least {least}.}}',
  'finding.fce-1990.open-categories':
    '{holds, select, yes {Categories that may play together: {categories}.} no {These categories play in one group: {categories}. At most second with third, and first with Preferent, may: make groups.} other {Players without a category that can be read: {untold}. Add `category`.}}',
  'finding.fce-1990.open-rules':
    '{holds, select, yes {The federation has approved the rules of the event.} no {The federation has not approved the rules of the event: send them in.} other {It is not known whether the rules of the event are approved: add `rulesApproved`.}}',
  'finding.fce-1990.open-player-list':
    '{holds, select, yes {The list of players came on {given}, before the second round ({second}).} no {The list of players came on {given}, after the second round had begun ({second}).} other {It is not known when the federation had the list of players: add `playerListOn` and `roundDates`.}}',
  'finding.fce-1990.open-arbiter':
    '{holds, select, yes {Arbiter: {name}.} no {No arbiter is named: the rules of the event have to.} other {No arbiter is named yet: add `arbiter`.}}',
  'finding.fce-1990.open-director':
    '{holds, select, yes {Director: {name}.} no {No director is named: the rules of the event have to.} other {No director is named yet: add `director`.}}',
  'finding.fce-1990.open-reports':
    '{holds, select, yes {Reports came on {given}, within {days} working days (by {due}).} no {Reports came on {given}; {days} working days after the end was {due}.} other {It is not known when the reports came: add `end` and `reportsOn`. They are due within {days} working days.}}',
  'finding.fce-1990.open-fees':
    '{holds, select, yes {Fees paid: {paid} pesetas of {due}.} no {Fees paid: {paid} pesetas; {due} are due for the categories that play.} other {It is not known what was paid, or which categories play: add `feesPaid` and the categories. Known so far: {due} pesetas due.}}',
  'finding.fce-1990.open-hopeless':
    '{holds, select, yes {No second without hope of promotion was paired with somebody who still has it.} other {{count, plural, one {One pair brings} other {# pairs bring}} a second who can no longer go up against somebody who still can: {pairs}.}}',
  'finding.fce-1990.homologation-kind':
    'The regulation has no conditions for this kind of event: the sports commission decides. If it is closed, open, active or blitz, add `kind`.',
  'finding.fce-1990.active-minutes':
    '{holds, select, yes {{minutes} minutes each.} no {{minutes} minutes each; active chess is played with {needed}.} other {The time control is not known: add `timeControl`; {needed} minutes each are needed.}}',
  'finding.fce-1990.blitz-minutes':
    '{holds, select, yes {{minutes} minutes each.} no {{minutes} minutes each; blitz is played with {needed}.} other {The time control is not known: add `timeControl`; {needed} minutes each are needed.}}',
  'finding.fce-1990.active-increment':
    '{holds, select, yes {{increment} seconds a move.} no {{increment} seconds a move; a special clock may add {allowed}, or none.} other {The time control is not known: add `timeControl`. {allowed} seconds a move may be added.}}',
  'finding.fce-1990.active-rounds':
    '{holds, select, yes {At most {rounds} rounds on one day; {most} may be.} no {{rounds} rounds on one day; active chess may have {most}.} other {The days of the rounds are not known: add `roundDates`. A day may have {most}.}}',
  'finding.fce-1990.event-over':
    'The event is not over: {played} of {rounds} rounds, {open} games without a result. The verdicts can still change.',
  'finding.fce-1990.promotion-category':
    '{holds, select, yes {Plays in {category, select, preferent {Preferent} first {first category} second {second category} other {third category}}.} no {Is {category, select, preferent {Preferent} first {first category} second {second category} other {third category}} already: there is no higher category.} other {No category that can be read: add `category` (preferent, first, second or third).}}',
  'finding.fce-1990.promotion-table':
    '{holds, select, yes {There is a table for {rounds} rounds.} other {There is no table for {rounds} rounds, only for {tabled}: nobody is promoted by this event.}}',
  'finding.fce-1990.promotion-points-mean':
    '{holds, select, yes {Points: {points} of {rounds}, against a mean of {mean}; {needed} are enough.} other {Points: {points} of {rounds}, against a mean of {mean}; {needed} are needed.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Points: {points} of {rounds}, opponents of second category: {seconds}; {needed} are enough.} other {Points: {points} of {rounds}, opponents of second category: {seconds}; {needed} are needed.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Can still go up: {points} points and {left} rounds to come make {most}; {needed} may be enough.} other {{table, select, no {Cannot go up: no table tells how.} other {Can no longer go up: {points} points and {left} rounds to come make {most} at most; {needed} are the least.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {The event is homologated for norms.} no {The event is not homologated for norms: it gives none by score.} other {It is not known whether the event is homologated for norms; they are judged as if it were. Add `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Mean of the opponents {mean}, over {over}.} other {Mean of the opponents {mean}: a norm asks for more than {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Mean of the opponents {mean}; in the delegations {least} is enough.} other {Mean of the opponents {mean}: in the delegations a norm asks for {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Points: {points} of {rounds}, {percentage}%; at a mean of {mean} {needed}% is enough ({neededPoints} points).} other {Points: {points} of {rounds}, {percentage}%; at a mean of {mean} {needed}% is needed ({neededPoints} points).}}',
  'finding.fce-1990.norm-last-round':
    'The last round takes nothing away: {result, select, loss {a loss} other {a draw}} against the opponent of that round would have made the norm, with {points} points at a mean of {mean}.',
  'finding.fce-1990.norm-place':
    '{holds, select, yes {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} gives a norm.} no {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}}; a norm goes to the first {places}.} other {The final place in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} is not known; the first {places} have a norm.}}',
  'finding.fce-1990.title-place':
    '{holds, select, yes {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} gives the title.} no {Place {place} in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}}; the title goes to the first {places}.} other {The final place in {championship, select, catalonia_absolute {the absolute championship of Catalonia} barcelona_open_a {group A of the Barcelona open} interterritorial {the Interterritorial} provincial {the provincial championship} spain_junior {the Spanish junior championship} other {the Spanish individual final}} is not known; the first {places} have the title.}}',
  'finding.fce-1990.norm-list-rating':
    '{holds, select, yes {{rating} on the list, over {over}.} other {{rating} on the list: a norm asks for more than {over}.}}',
  'finding.fce-1990.norm-list-games':
    '{holds, select, yes {{games} games; {least} are enough.} other {{games} games: a norm by rating asks for {least}.}}',
  'finding.fce-1990.title-fide':
    '{holds, select, yes {{norm, select, yes {A norm of International Master} other {The FIDE title {title}}} gives the title.} other {No title of FIDE Master and no norm of International Master.}}',
  'finding.fce-1990.title-norms':
    '{holds, select, yes {{norms} norms make the title.} other {{norms} norms; the title asks for {needed}.}}',
  'working.fce-1990.norm-made': 'Season {season}: norm in {event}; norms now: {held}.',
  'working.fce-1990.norm-lost':
    'Season {season}: two seasons without a norm; that of {event} ({made}) is lost. Norms now: {held}.',
};
