/** fide-2024 in words: findings, workings, articles and decisions, each said in our own. Articles of rapid and blitz have an R. */
export const messages = {
  'fact.fide-2024.forList': 'Reported for the list of',
  'fact.fide-2024.forList-hint':
    'The first of a month, at most the third after the end (9.1). Empty: the first possible list.',
  'fact.fide-2024.moves': 'Moves to the first time control',
  'fact.fide-2024.moves-hint': 'At least 30 in standard play (1.2).',
  'fact.fide-2024.waived': 'Games after the match is decided are rated, as agreed beforehand (6.2)',
  'fact.fide-2024.excluded': 'Not rated: force majeure or Fair Play (5.1)',
  'fact.fide-2024.unequalTime': 'Different thinking times: not rated in rapid and blitz (R1.2)',
  'finding.fide-2024.no-list-day':
    'A list is published on the first of every month, from {from} on; {date} is not one of these days.',
  'finding.fide-2024.lift-alone': 'The list of {date} is the previous list, converted: no event is rated for it.',
  'finding.fide-2024.started-before':
    'The event is not rated by this regulation: it started on {start}, and the regulation applies to events that start on {from} or later.',
  'finding.fide-2024.before-closing':
    'The event is not rated for this list: it ended on {end}, after the closing day. Report it for the next list.',
  'finding.fide-2024.reported-late':
    'The event is not rated: it ended on {end} and could be reported until the list of {last}.',
  'finding.fide-2024.other-rhythm':
    'With {minutes} minutes for 60 moves the event does not belong to the {rhythm, select, standard {standard} rapid {rapid} other {blitz}} list and is left out.',
  'finding.fide-2024.too-fast':
    'The event is not rated: {minutes} minutes for 60 moves; a blitz game has more than {limit}.',
  'finding.fide-2024.first-control':
    'The event is not rated: its first time control has {moves} moves, and at least {least} are needed.',
  'finding.fide-2024.match-unrated':
    'The match is not rated: {unrated, plural, one {one of the players has} other {# of the players have}} no rating.',
  'finding.fide-2024.unequal-time': 'The game is not rated: the players had different thinking times.',
  'finding.fide-2024.time-control':
    'The game is not rated: {minutes} minutes for 60 moves; with a player rated {highest}, at least {needed} are needed.',
  'finding.fide-2024.too-far-apart': 'The game is not rated: {difference} points apart, with a player rated {highest}.',
  'finding.fide-2024.registered-late':
    'Registered on {registered}; {due} was the last day. It is rated only with permission.',
  'finding.fide-2024.ratings-differ':
    '{players, plural, one {The report gives one player a different rating} other {The report gives # players different ratings}} from the list at the start of the event, which counts: {named}{more, plural, =0 {} other { and # more}}.',
  'finding.fide-2024.rounds-per-day':
    '{rounds} rounds on {date}; at most {limit} may be played on one day. The event is rated anyway.',
  'finding.fide-2024.play-per-day':
    '{rounds, plural, one {# round} other {# rounds}} on {date} can take {minutes} minutes; a day may have {limit}. The event is rated anyway.',
  'finding.fide-2024.long-event':
    'The event lasts {days} days, more than {limit}: it reports every month, and each game uses the list of its day.',
  'finding.fide-2024.unplayed-games':
    '{games, plural, one {One game was not played or is excluded, and does} other {# games were not played or are excluded, and do}} not count.',
  'finding.fide-2024.after-decision':
    '{games, plural, one {One game was} other {# games were}} played after the match was decided and {games, plural, one {is} other {are}} not rated. If more games were agreed, say so in `rounds`; if this was waived, in `waived`.',
  'working.fide-2024.performance':
    '{event}: {points} of {games} against rated opponents. With two opponents of 1800, both drawn, the {opponents} average {average} and {percentage} of the points are a difference of {difference}: Ru {ru}.',
  'working.fide-2024.limited': '{event}: a first rating is at most {highest}.',
  'working.fide-2024.counted': '{event}: counts.',
  'working.fide-2024.counted-later': '{event}: no point, but it counts, because an earlier performance has counted.',
  'working.fide-2024.disregarded': '{event}: no point in the first event, so it is disregarded.',
  'working.fide-2024.pool-left':
    '{performances, plural, one {One earlier performance is} other {# earlier performances are}} older than {lists} lists and {performances, plural, one {has} other {have}} left the pool.',
  'working.fide-2024.pool':
    '{performances, plural, one {# performance} other {# performances}} together: {points} of {games}. With two opponents of 1800, both drawn, the {opponents} average {average} and {percentage} of the points are a difference of {difference}: {ru}.',
  'working.fide-2024.pool-limited': 'A first rating is at most {highest}.',
  'working.fide-2024.first-rating-needs':
    'A first rating needs {needed} games and at least {floor}: there are {games} games and a rating of {rating}.',
  'working.fide-2024.seed':
    'No rating in this rhythm: the games are rated from the standard rating, {seed}, and the player joins the list at once.',
  'working.fide-2024.k-opening':
    'K of this period: {k}, {line, select, listed {as on the last list} forGood {a published rating has reached {mark}} junior {until the end of the year of the {juniorAge}th birthday, never {juniorMark} or more} beginner {{games} games so far, fewer than {needed}} other {{games} games so far, never {mark} or more}}.',
  'working.fide-2024.k-list':
    'K on the new list: {k}, {line, select, listed {as on the last list} forGood {a published rating has reached {mark}} junior {until the end of the year of the {juniorAge}th birthday, never {juniorMark} or more} beginner {{games} games so far, fewer than {needed}} other {{games} games so far, never {mark} or more}}.',
  'working.fide-2024.k-limit': '{games} games in the period: {k} × {games} is more than {most}, so K is {used}.',
  'working.fide-2024.period-change':
    'Score minus expectation over {games, plural, one {# game} other {# games}}: {sum}. Times K {k}: {change}, rounded with one half away from zero and added to {previous}.',
  'working.fide-2024.lift':
    'Converted on 1 March 2024: 0.4 of the way from {previous} up to {below} is {change}, which makes {rating}.',
  'working.fide-2024.lift-none': 'Not raised on 1 March 2024.',
  'working.fide-2024.period-part':
    'Score minus expectation over {games, plural, one {# game} other {# games}}: {sum}. Times K {k}: {points}.',
  'working.fide-2024.games-of-before':
    'Events that began before the change of regulation bring {points} in {games, plural, one {# game} other {# games}}. Together {all}, rounded with one half away from zero and added to {previous}.',
  'working.fide-2024.taken-over':
    'The previous regulation made the list of {date} for the last time, with {previous}; this regulation continues from it.',
  'working.fide-2024.lifted': 'Raised: 0.4 of the way from {previous} up to {below} is {points}, which makes {rating}.',
  'working.fide-2024.not-lifted': 'Not raised: {previous} is not below {below}.',
  'working.fide-2024.status-rated': 'On the list with {rating}.',
  'working.fide-2024.status-inactive':
    'No rated game in {months} months, the last event ended on {last}: inactive, with {rating}.',
  'working.fide-2024.status-inactive-unknown':
    'No rated game in {months} months, and no earlier event is known: inactive, with {rating}.',
  'working.fide-2024.status-delisted': 'Below the floor of {floor}: not on the list, and unrated from now on.',
  'working.fide-2024.status-new': 'First published rating: {rating}.',
  'working.fide-2024.status-pending': 'Not published yet; the performances stay in the pool.',
  'article.fide-2024.0.1': 'The regulation applies to events that start on 1 March 2024 or later.',
  'article.fide-2024.0.2':
    'An event must be registered 30 days before it starts if a player is over 2700, or a woman over 2500; otherwise three days.',
  'article.fide-2024.0.3': 'FIDE’s own events are reported and rated.',
  'article.fide-2024.0.4': 'A refusal may be appealed within seven days.',
  'article.fide-2024.1.1':
    'Time for 60 moves: 120 minutes in a game with a player of 2400, 90 with one of 1800, otherwise 60.',
  'article.fide-2024.1.2': 'A first time control has at least 30 moves.',
  'article.fide-2024.3.1': 'At most twelve hours of play a day.',
  'article.fide-2024.4.1': 'An event of more than 30 days reports every month.',
  'article.fide-2024.5.1':
    'A game is rated once both players have made a move, unless force majeure or Fair Play excludes it.',
  'article.fide-2024.6.1': 'A match is rated only between rated players.',
  'article.fide-2024.6.2': 'Games after a match is decided are not rated, unless this was waived beforehand.',
  'article.fide-2024.7.1': 'A list on the first of every month, with the games of its period.',
  'article.fide-2024.7.1.1': 'A period is the time during which a list is in force.',
  'article.fide-2024.7.1.2': 'What the list shows of each player.',
  'article.fide-2024.7.1.3': 'A list closes three days before its date; for FIDE’s own events on the eve.',
  'article.fide-2024.7.1.4': 'A first rating needs five games against rated opponents within 26 lists, and 1400.',
  'article.fide-2024.7.2.1': 'A player who falls below 1400 leaves the list and is unrated from then on.',
  'article.fide-2024.7.2.2':
    'A year without a rated game makes a player inactive; one rated game makes them active again.',
  'article.fide-2024.8.1.1': 'The table of differences for percentages.',
  'article.fide-2024.8.1.2': 'The table of expected scores for differences.',
  'article.fide-2024.8.2.1': 'A first event without a point is disregarded.',
  'article.fide-2024.8.2.2': 'Ra is the average of the rated opponents and two hypothetical ones of 1800, both drawn.',
  'article.fide-2024.8.2.3': 'Ru is Ra plus the difference from the table, a whole number, at most 2200.',
  'article.fide-2024.8.2.4':
    'A player who joined the list after the event began is rated from there, and counts as unrated for the opponents.',
  'article.fide-2024.8.3.1':
    'The difference from each rated opponent counts, up to 400 points; from October 2025 on in full for players of 2650 or more.',
  'article.fide-2024.8.3.2': 'Score minus expectation by the table, added up and multiplied by K.',
  'article.fide-2024.8.3.3':
    'K is 10 after 2400, 40 for juniors under 2300 and for the first 30 games, otherwise 20; K times the games of a period is at most 700.',
  'article.fide-2024.8.3.4': 'The change of a period is rounded to a whole number, one half away from zero.',
  'article.fide-2024.9.1': 'An event is reported for a list, at most the third after it ends.',
  'article.fide-2024.R0.1': 'The regulation applies to events that start on 1 March 2024 or later.',
  'article.fide-2024.R0.2': 'An event must be registered three days before it starts.',
  'article.fide-2024.R0.4': 'A refusal may be appealed within seven days.',
  'article.fide-2024.R1.1':
    'Rapid: more than 10 and less than 60 minutes for 60 moves; blitz: more than 3 and at most 10.',
  'article.fide-2024.R1.2': 'Games in which the players have different thinking times are not rated.',
  'article.fide-2024.R3.1': 'At most 15 rapid or 30 blitz rounds a day.',
  'article.fide-2024.R4.1':
    'A game is rated once both players have made a move, unless force majeure or Fair Play excludes it.',
  'article.fide-2024.R5.1': 'A match is rated only between rated players.',
  'article.fide-2024.R5.2': 'Games after a match is decided are not rated, unless this was waived beforehand.',
  'article.fide-2024.R6.1': 'A list on the first of every month, with the games of its period.',
  'article.fide-2024.R6.1.1': 'A period is the time during which a list is in force.',
  'article.fide-2024.R6.1.2': 'What the list shows of each player.',
  'article.fide-2024.R6.1.3': 'A list closes three days before its date; for FIDE’s own events on the eve.',
  'article.fide-2024.R6.1.4': 'A first rating needs five games against rated opponents within 26 lists, and 1400.',
  'article.fide-2024.R6.2.1': 'A player who falls below 1400 leaves the list and is unrated from then on.',
  'article.fide-2024.R6.2.2':
    'A year without a rated game makes a player inactive; one rated game makes them active again.',
  'article.fide-2024.R7.1.1': 'The table of differences for percentages.',
  'article.fide-2024.R7.1.2': 'The table of expected scores for differences.',
  'article.fide-2024.R7.2.1':
    'A player without a rating in the rhythm but with a standard one is rated with that, and counts as rated.',
  'article.fide-2024.R7.2.2': 'A first event without a point is disregarded.',
  'article.fide-2024.R7.2.3': 'Ra is the average of the rated opponents and two hypothetical ones of 1800, both drawn.',
  'article.fide-2024.R7.2.4': 'Ru is Ra plus the difference from the table, a whole number, at most 2200.',
  'article.fide-2024.R7.2.5':
    'A player who joined the list after the event began is rated from there, and counts as unrated for the opponents.',
  'article.fide-2024.R7.3.1':
    'A difference of more than 400 points counts as 400; since December 2024 games 600 or more apart with a player over 2600 are not rated.',
  'article.fide-2024.R7.3.2': 'Score minus expectation by the table, added up and multiplied by K.',
  'article.fide-2024.R7.3.3':
    'K is 10 after 2400, 40 for juniors under 2300 and for the first 30 games, otherwise 20; K times the games of a period is at most 700.',
  'article.fide-2024.R7.3.4': 'The change of a period is rounded to a whole number, one half away from zero.',
  'article.fide-2024.R8.1': 'An event is reported for a list, at most the third after it ends.',
  'decision.D-F24-1':
    'An event belongs to the first list after its closing day unless it names another; periods join without gap or overlap.',
  'decision.D-F24-2': 'The third list after an event is the third first of a month after its end.',
  'decision.D-F24-3':
    'Time for 60 moves is the minutes and the increment in seconds, in all rhythms; an event of another rhythm is left out.',
  'decision.D-F24-4': 'The time control is checked game by game, with the ratings used in the game.',
  'decision.D-F24-5':
    'For the 600 points the ratings are those used in the game, standard ones included; 600 counts, 2600 does not.',
  'decision.D-F24-6':
    'Games use the list at the start of the event; in events of more than 30 days, the list of their day.',
  'decision.D-F24-7':
    'A player who has left the list since the event counts as rated for the opponents; their own games go to the pool.',
  'decision.D-F24-8': 'The sum of the whole period is rounded once.',
  'decision.D-F24-9': 'The lines of K apply in this order: 10 for good, 40 for juniors, 40 for beginners, 20.',
  'decision.D-F24-10': 'The 30 games include those before the first rating.',
  'decision.D-F24-11': 'One half goes up for p and Ru.',
  'decision.D-F24-12': 'The first event is the first that leaves a trace.',
  'decision.D-F24-13': '26 lists, the one being made included.',
  'decision.D-F24-14': 'A player rated from the standard list is a beginner in the rhythm for K.',
  'decision.D-F24-15':
    'Of a rating that fell below the floor nothing is kept but the number of games and the marks 2300 and 2400.',
  'decision.D-F24-16': 'A year is twelve calendar months before the list, from the end of the last rated event.',
  'decision.D-F24-23':
    'A pool from another regulation continues as one of sums: the mean as many times as there were games, raised where ratings were, on the list after the end of the event.',
  'decision.D-F24-24':
    'When lists of another regulation are continued, games before the first rating count as career games, and the mark of 2300 is looked up on all lists.',
  'decision.D-F24-25':
    'Games that the previous regulation rates come with its own K and are added before rounding; the limit of 700 counts only those of this regulation.',
  'decision.D-F24-26':
    'Only lists that kept the number of games and the pools can be continued; a national scale without them, such as that of fce-2016, starts anew.',
  'decision.D-F24-28':
    'A game over the board that an arbiter scored ½-0, 0-½ or 0-0 is rated: each player has their own points.',
  'decision.D-F24-27':
    'The first list is made by the previous regulation with its statuses, then ratings are raised, K follows 8.3.3 and players below the floor leave.',
  // What each number of fide-2024 is.
  'web.parameter.fide-2024.earlyRegistrationDays':
    'days before the start by which an event of top players is registered',
  'web.parameter.fide-2024.registrationDays': 'days before the start by which any other event is registered',
  'web.parameter.fide-2024.topRating': 'a top player is rated higher than this',
  'web.parameter.fide-2024.topWomensRating': 'a top woman player is rated higher than this',
  'web.parameter.fide-2024.appealDays': 'days to appeal after the notice that an event is refused',
  'web.parameter.fide-2024.timeRequirements': 'minutes for 60 moves, by the highest rating in the game',
  'web.parameter.fide-2024.firstControlMoves': 'fewest moves of the first time control',
  'web.parameter.fide-2024.rapidOver': 'a rapid game has more minutes than this for 60 moves',
  'web.parameter.fide-2024.blitzOver': 'a blitz game has more minutes than this for 60 moves',
  'web.parameter.fide-2024.playPerDay': 'most minutes of play on one day',
  'web.parameter.fide-2024.roundsPerDay': 'most rounds on one day',
  'web.parameter.fide-2024.longEventDays': 'an event of more days than this is long',
  'web.parameter.fide-2024.closingDays': 'days before the list by which an event has ended',
  'web.parameter.fide-2024.gamesForFirstRating': 'games behind a first rating',
  'web.parameter.fide-2024.poolLists': 'lists over which performances are pooled, the new one included',
  'web.parameter.fide-2024.floor': 'lowest rating that is published',
  'web.parameter.fide-2024.inactiveMonths': 'months without a rated game that make a player inactive',
  'web.parameter.fide-2024.openDifference': 'difference for a score of 100%',
  'web.parameter.fide-2024.hypotheticalOpponents': 'hypothetical opponents of a first rating, each of them drawn',
  'web.parameter.fide-2024.hypotheticalRating': 'rating of a hypothetical opponent',
  'web.parameter.fide-2024.highestFirstRating': 'highest first rating',
  'web.parameter.fide-2024.widestDifference': 'a difference wider than this counts as this',
  'web.parameter.fide-2024.fullDifferenceFrom': 'rating from which the whole difference counts, standard only',
  'web.parameter.fide-2024.unratedDifference': 'difference with which games of players over a rating are not rated',
  'web.parameter.fide-2024.unratedOver': 'the rating for that difference',
  'web.parameter.fide-2024.factor': 'K, by the first line that applies',
  'web.parameter.fide-2024.mostFactorGames': 'K times the games of a period is at most this',
  'web.parameter.fide-2024.reportLists': 'lists after its end for which an event may be reported',
  'web.parameter.fide-2024.liftBelow': 'ratings below this were raised on the first day, standard only',
  'web.parameter.fide-2024.liftFifths': 'fifths of the way up to there by which they were raised',
};
