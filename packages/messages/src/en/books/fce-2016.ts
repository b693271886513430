/** fce-2016 in words: findings, workings, articles and decisions, each said in our own. */
export const messages = {
  'finding.fce-2016.rounds-per-day':
    '{rounds} rounds on one day; a standard event may have {most}. It is rated all the same; the office may refuse it.',
  'finding.fce-2016.duration':
    'The event lasts {days} days; {most} are allowed, team competitions excepted. It is rated all the same; the office may refuse it.',
  'finding.fce-2016.half-k-fixed-minutes':
    'Half K was asked for, but {minutes} fixed minutes are fewer than {least}: full K is used.',
  'finding.fce-2016.half-k-not-active':
    'Half K was asked for, but the event is not active chess: full K is used. Take `halfK` out of the event.',
  'finding.fce-2016.other-rhythm':
    'The time control is not that of the {rhythm, select, standard {standard} other {rapid}} list: the event is not rated here. Put it in the document of the other list.',
  'finding.fce-2016.no-performance':
    'The game against {opponent} is not rated: {opponent} has no rating and no game over the board against a rated player of this event, so no performance.',
  'finding.fce-2016.no-first-rating':
    'No first rating can be given: add `fideRating`, or both `birthDate` and `federatedOn`.',
  'finding.fce-2016.no-new-first-rating':
    'A new first rating is due, but there is nothing to give it by: the rating stays. Add `fideRating` or `birthDate`.',
  'finding.fce-2016.age-of-another-day':
    'No first rating can be given by age: `age` is of {on}, and {needed, select, none {the day of federating is not known} other {the age on {needed} is needed}}. Give `age` of that day, `birthDate`, or `fideRating`.',
  'finding.fce-2016.registered-late':
    'Registered on {registered}, after the start on {start}; an event is registered before it is held. The federation may rate it all the same, for a reason that is published.',
  'finding.fce-2016.list-date': 'Lists are published on the first day of a month; {date} is not one.',
  'finding.fce-2016.before-in-force':
    'The list of {date} is older than the regulation, which holds from {from}: its first figures are used.',
  'finding.fce-2016.under-floor': 'The list in force has {rating}, under the lowest rating {floor}. Check that list.',
  'finding.fce-2016.listed-without-licence':
    'A published list has this player, who has no licence now: left out of the new list, and counted as unrated.',
  'finding.fce-2016.left-the-list':
    'An earlier list has this player and the list in force has not: rated for the first time again. If that is not meant, put the rating on the list in force.',
  'working.fce-2016.first-rating.standard': 'First rating {rating}: the standard rating of the federation, {taken}.',
  'working.fce-2016.first-rating.fide': 'First rating {rating}: the FIDE rating, {taken}.',
  'working.fce-2016.first-rating.age': 'First rating {rating}: by age, {age} years on {on} (born {born}).',
  'working.fce-2016.first-rating.told-age': 'First rating {rating}: by age, {age} years on {on}.',
  'working.fce-2016.factor.first-season':
    'K on the new list: {k}, the base factor of a rating of {rating}; no complete season yet.',
  'working.fce-2016.factor.increment':
    'K on the new list: {k} = {k0} for a rating of {rating}, and {increment} for the games of past seasons (newest first: {games}; weighted {weighted}/{weights}; complete seasons: {seasons}).',
  'article.fce-2016.2.1': 'Rated are official and homologated competitions, for affiliated players.',
  'article.fce-2016.2.2': 'The federation may rate an event that does not meet the conditions.',
  'article.fce-2016.3.1': 'Standard and rapid play have a rating each.',
  'article.fce-2016.5.1': 'Standard: an hour or more for 60 moves, increments included.',
  'article.fce-2016.5.2': 'Rapid: less than an hour for 60 moves.',
  'article.fce-2016.5.3': 'An active event may ask to be rated with half K.',
  'article.fce-2016.5.3a': 'Half K for active chess needs ten fixed minutes.',
  'article.fce-2016.6.1': 'A standard event has at most three rounds a day.',
  'article.fce-2016.6.2': 'An event lasts at most 90 days, team competitions excepted.',
  'article.fce-2016.7': 'A forfeit counts as a game against one’s own rating.',
  'article.fce-2016.8.1': 'Twelve lists a year, on the first of each month, with the events since the last.',
  'article.fce-2016.8.2': 'The list has everybody with a licence for the season.',
  'article.fce-2016.8.3':
    'Games count with the list at the start of the event; in weekly competitions with the list of their day.',
  'article.fce-2016.8.4': 'Claims are admitted in the first 25 days of a list.',
  'article.fce-2016.9.1': 'What a list shows of each player.',
  'article.fce-2016.10.1': 'A first rating is the FIDE rating, if there is one.',
  'article.fce-2016.10.2': 'Otherwise the first rating goes by the age at federating: 1220 to 1700.',
  'article.fce-2016.10.3': 'Twelve months without a game after the first rating bring a new first rating.',
  'article.fce-2016.11.1': 'Rapid: the first rating is the federation’s standard rating.',
  'article.fce-2016.11.2': 'Rapid: without one, the FIDE rating.',
  'article.fce-2016.11.3': 'Rapid: without either, by age.',
  'article.fce-2016.11.4': 'Rapid: a new first rating after twelve months without a game.',
  'article.fce-2016.12': 'An opponent without a rating counts with the performance in the event.',
  'article.fce-2016.13.2': 'Table 1 turns a difference of ratings into an expected score.',
  'article.fce-2016.13.3': 'Table 2 turns a percentage of points into a difference of ratings.',
  'article.fce-2016.14': 'How the performance of a player in an event is computed.',
  'article.fce-2016.14.3': 'With half of the points the performance is the mean of the opponents.',
  'article.fce-2016.14.4': 'Above half: the base factor more for each half point.',
  'article.fce-2016.14.5': 'Below half: the mean and what Table 2 gives for the percentage.',
  'article.fce-2016.15.1': 'Table 1 gives the expected score of each player.',
  'article.fce-2016.15.2': 'The change is K times the result minus the expected score.',
  'article.fce-2016.16.2': 'K is a base factor by rating plus an increment by recent games.',
  'article.fce-2016.16.2a': 'Table 3: the base factor by rating, from 42 down to 6.',
  'article.fce-2016.16.2b':
    'The increment goes from +3 to −3 with the weighted games of up to five past seasons, forfeits left out.',
  'article.fce-2016.16.2c': 'In the first season there is no increment.',
  'article.fce-2016.16.3': 'A standard event with 80% under 12: K 6 for everybody.',
  'article.fce-2016.16.4': 'A rapid event with 80% under 12: K 3 for everybody.',
  'article.fce-2016.16.5a': 'Blitz games use half of K.',
  'article.fce-2016.16.6a': 'A game adjudicated without a move uses half of the lower K.',
  'article.fce-2016.16.6b': 'A forfeit uses half of the lower K.',
  'article.fce-2016.17.1': 'The changes of all games of the period are added.',
  'article.fce-2016.17.2': 'The sum is rounded once to a whole number.',
  'article.fce-2016.17.3': 'No rating is under 1000.',
  'article.fce-2016.20': 'For the increment of K nobody counts as federated before 2015.',
  'article.fce-2016.21': 'The regulation holds from the season of 2016.',
  'decision.D-ALL-1': 'One half rounds up unless an article says otherwise.',
  'decision.D-ALL-2': 'A list older than the regulation uses its first figures, with a warning.',
  'decision.D-FCE-1': 'Rapid games of ten minutes or less are blitz, longer ones active.',
  'decision.D-FCE-2':
    'Weekly or slower: every two rounds at least seven days apart, each on the day of most of its games.',
  'decision.D-FCE-3': 'A first rating given anew goes by the age on the date of the list.',
  'decision.D-FCE-4': 'Without a rating to take over and without both dates nobody is rated.',
  'decision.D-FCE-5': 'A first rating counts in the games of its own period.',
  'decision.D-FCE-6': 'The mean of the opponents is rounded to a whole number.',
  'decision.D-FCE-7': 'Below half of the points, Table 2 is read for the player’s own percentage.',
  'decision.D-FCE-8': '2600 itself belongs to the highest row of Table 3.',
  'decision.D-FCE-9': 'With one complete season the mean is the games of that season.',
  'decision.D-FCE-10': 'The increment of K is rounded to a whole number, half up.',
  'decision.D-FCE-11': 'The under-12 K is not halved on top in rapid play.',
  'decision.D-FCE-12': 'For forfeits and adjudications the published K’s count; half K of blitz is not applied again.',
  'decision.D-FCE-13': 'The day of publication is the first of the 25 days for claims.',
  'decision.D-FCE-14':
    'Who is not on the list of the game counts with the earliest later list, else with the first rating.',
  'decision.D-FCE-15': 'The games of a period count for K in the year of the day before its list.',
  'decision.D-FCE-16': 'An undated game of a weekly event goes by the list at its start and belongs with its end.',
  'decision.D-FCE-17':
    'Who has left the list is rated for the first time again; a rating without a licence is not used.',
  'decision.D-FCE-18': 'A standard event that asks for half K does not get it.',
  'decision.D-FCE-19': 'More undated rounds than three for each day of the event break the limit on some day.',
  'decision.D-FCE-20':
    'A list takes in what was evaluated since the list before: a late report counts on the next list, with the ratings at the start of its event.',
  'decision.D-FCE-21':
    'Whoever had a licence when playing is rated and counts with the ELO; whoever had none counts with the performance. What was played with a licence is kept for the return.',
  'decision.D-FCE-22': 'Games of the very period of the first rating count as taking part.',
  'decision.D-FCE-25':
    'An event reported in parts stays weekly as it was announced, whatever the days of later rounds.',
  'decision.D-FCE-26':
    'An age counts for the day for which it was told, and for no other; a date of birth comes before it.',
  'decision.D-FCE-27': 'Registered on the day of the start is still before the event.',
  'decision.D-FCE-28':
    'In an event that is evaluated in parts, article 16.3 goes by who takes part in what was evaluated before the list.',
  'decision.D-OFF-1': 'Who lets a season pass is not on its lists; the rating is kept and counts again on return.',
};
