/** Articles and decisions of fide-titles-2024, each said in our own words. */
export const messages = {
  'article.fide-titles-2024.0.6.2':
    'A title by place needs a minimum rating at some time, and is conditional until then.',
  'article.fide-titles-2024.1.1.1': 'Events must be registered with FIDE 30 days before they start.',
  'article.fide-titles-2024.1.1.2': 'At most 12 hours of play a day.',
  'article.fide-titles-2024.1.1.3': 'At most two rounds a day, with at least 120 minutes for 60 moves.',
  'article.fide-titles-2024.1.1.3a':
    'For GM and WGM one norm must be from an event with one round a day on at least three days.',
  'article.fide-titles-2024.1.1.4':
    'Ratings and titles of the list at the start count; in events of more than 30 days, those of the day of the game.',
  'article.fide-titles-2024.1.1.5': 'The chief arbiter is an International or FIDE Arbiter.',
  'article.fide-titles-2024.1.2': 'Places in some championships give a title or a norm of nine games.',
  'article.fide-titles-2024.1.2.2': 'Such a championship has at least 10 players and 9 rounds.',
  'article.fide-titles-2024.1.3':
    'FM, CM, WFM and WCM are earned by a rating reached at any time, with 30 rated games.',
  'article.fide-titles-2024.1.4.1': 'A norm has at least nine games.',
  'article.fide-titles-2024.1.4.1a': 'Nine games are the rule.',
  'article.fide-titles-2024.1.4.1b':
    'Seven are enough in world and continental team championships, eight in a World Cup.',
  'article.fide-titles-2024.1.4.1c':
    'Eight games of a nine-round event count as nine if the other round was a forfeit win or a bye by the pairing; once in an application.',
  'article.fide-titles-2024.1.4.1d': 'Each full point over the lowest score adds a game.',
  'article.fide-titles-2024.1.4.1e':
    'Games after the norm was reached may be ignored, unless the pairings were known from the start.',
  'article.fide-titles-2024.1.4.1f': 'Games that were won may be ignored.',
  'article.fide-titles-2024.1.4.2a': 'Opponents whose federation is not a member of FIDE do not count.',
  'article.fide-titles-2024.1.4.2b':
    'In round robins, unrated players who scored nothing against rated ones do not count.',
  'article.fide-titles-2024.1.4.2c':
    'Games that were not played do not count; a forfeit win in the last round may count as a loss.',
  'article.fide-titles-2024.1.4.2e':
    'Swiss, round robin, double round robin and knockout give norms; others with approval.',
  'article.fide-titles-2024.1.4.3': 'Two federations other than the player’s own are among the opponents.',
  'article.fide-titles-2024.1.4.3a': 'Except in the final of a national championship, for players of that federation.',
  'article.fide-titles-2024.1.4.3b': 'Except in a national team championship, for players of that federation.',
  'article.fide-titles-2024.1.4.3c': 'Except in zonal tournaments.',
  'article.fide-titles-2024.1.4.3d':
    'Except in a Swiss with 20 rated foreigners of three federations in every round, ten of them with titles.',
  'article.fide-titles-2024.1.4.3e': 'One norm of an application needs no such exception.',
  'article.fide-titles-2024.1.4.4':
    'At most three fifths of the opponents are of the player’s own federation and two thirds of any one.',
  'article.fide-titles-2024.1.4.5a': 'Half of the opponents have a title; CM and WCM do not count.',
  'article.fide-titles-2024.1.4.5b': 'GM norm: a third of the opponents, at least three, have GM.',
  'article.fide-titles-2024.1.4.5c': 'IM norm: a third of the opponents, at least three, have GM, IM.',
  'article.fide-titles-2024.1.4.5d': 'WGM norm: a third of the opponents, at least three, have GM, IM, WGM.',
  'article.fide-titles-2024.1.4.5e': 'WIM norm: a third of the opponents, at least three, have GM, IM, WGM, WIM.',
  'article.fide-titles-2024.1.4.5f':
    'A double round robin has at least six players; half of the different opponents have these titles.',
  'article.fide-titles-2024.1.4.6b': 'The lowest opponent counts with at least a minimum rating.',
  'article.fide-titles-2024.1.4.6d': 'Unrated opponents count as 1400.',
  'article.fide-titles-2024.1.4.7': 'The average is rounded to a whole number, one half upwards.',
  'article.fide-titles-2024.1.4.8': 'Average and score together make the performance.',
  'article.fide-titles-2024.1.4.8a': 'The average of the opponents has a lower limit.',
  'article.fide-titles-2024.1.4.8b': 'The score is at least 35%.',
  'article.fide-titles-2024.1.5.1': 'Norms together have at least 27 games.',
  'article.fide-titles-2024.1.5.3': 'The rating for the title was reached at some time.',
  'article.fide-titles-2024.1.5.6': 'One norm must be from a large Swiss or a championship that counts as one.',
  'article.fide-titles-2024.1.7': 'An event of more than 13 rounds is credited with 13 games at most.',
  'decision.D-FT-1': 'Ratings between two lists are computed here and need FIDE’s confirmation.',
  'decision.D-FT-2': 'In double round robins half of the different opponents, rounded up, must have the titles.',
  'decision.D-FT-3': 'Any number of rounds at the end of the event may be ignored, together with wins.',
  'decision.D-FT-4': 'Of several sets of games, the best one for the player counts.',
  'decision.D-FT-5': 'The average of a large Swiss is that of its best 40 players present.',
  'decision.D-FT-6': 'Titles by place are entered by hand, with event, place and article.',
  'decision.D-FT-7': 'An opponent who is raised to the floor is raised in every game of the norm.',
  'decision.D-FT-8':
    'A document has one rating for each player: in an event of more than 30 days, the person who certifies the norm checks the ratings of each game’s day.',
  'decision.D-FT-18':
    'In an event of more than 30 days each game counts with the rating and title of the opponent on the list of its day, as far as the document tells later lists.',
  'decision.D-FT-11': 'If the number of rated games is not known, a title by rating is shown as open: FIDE knows it.',
  'decision.D-FT-13': 'A norm made elsewhere counts by its certificate: its figures are checked, the rest is accepted.',
  'decision.D-FT-16':
    'For a norm made elsewhere, titles and federations of the opponents are checked as the certificate gives them.',
  'decision.D-FT-14': 'A norm from an event before these rules is accepted as its certificate says.',
  'decision.D-FT-12': 'The rating that a player starts an event with was reached by its first day.',
  'decision.D-FT-10': 'Norms use FIDE’s standard rating; a rating from another list does not count.',
  'decision.D-FT-9': 'Of titles in two columns the higher one asks for the higher rating.',
};
