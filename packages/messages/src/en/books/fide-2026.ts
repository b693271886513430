/** fide-2026 in words: findings, workings, articles and decisions, each said in our own. */
export const messages = {
  'web.event-system.fide-dutch': 'Swiss system (Dutch)',
  'finding.fide-2026.schedule-players':
    'A schedule needs at least two players, as a whole number; {players} was given.',
  'finding.fide-2026.schedule-round':
    'There is no round {round}: everything is played in {rounds}. Ask for a round from 1 to {rounds}.',
  'finding.fide-2026.knockout-undecided':
    'Round {round}: {white} against {black} has no winner yet. Enter the results; if the match is level, enter tie-break games, or record the player who is out as withdrawn after round {round}.',
  'finding.fide-2026.dutch.round-beyond':
    'Round {round} cannot be paired: the tournament has {rounds}. Raise `rounds` (record 142 of a report) if more were announced.',
  'finding.fide-2026.dutch.initial-colour':
    'The colour drawn for number 1 is missing: add `initialColour`, `white` or `black` (record 152 of a report).',
  'finding.fide-2026.dutch.numbers-partial':
    'Some players have a pairing number and these have none: {players}. Give one to everybody or to nobody.',
  'finding.fide-2026.dutch.number-twice':
    'The pairing number {number} also belongs to {other}. Give everyone a different number.',
  'finding.fide-2026.dutch.result-missing':
    'The game {white} - {black} has no result yet. Enter it before the next round is paired.',
  'finding.fide-2026.dutch.unpairable':
    'Round {round} cannot be paired: {lacks, select, bye {one player is left over, and none of those who could be may have the bye again, or after a win without playing: {players}} other {in any pairing, at least one of these players is left without an opponent: {players}}}. End the tournament, or let one of them sit out.',
  'finding.fide-2026.dutch.points-order':
    'A win brings {win}, a draw {draw}, a loss {loss}. A win must be worth something, and no less than a draw, and a draw no less than a loss: correct `scoring` (record 162 of a report).',
  'finding.fide-2026.dutch.baku-points':
    'Baku acceleration needs a draw worth half of a win and a loss worth nothing. Change `scoring`, or leave `acceleration` out.',
  'working.fide-2026.dutch.not-on-record': 'How this pairing was made was not recorded.',
  'working.fide-2026.dutch.group':
    'Both have {points, plural, one {# point} other {# points}}: they meet within their score group.',
  'working.fide-2026.dutch.float':
    '{upper} was left over above, moved down to the bracket of {points, plural, one {# point} other {# points}}, and meets {lower}.',
  'working.fide-2026.dutch.colour.1': 'Colours: their preferences do not clash, and each has the colour wanted.',
  'working.fide-2026.dutch.colour.2':
    'Colours: they want the same one, and the player with the stronger preference gets it.',
  'working.fide-2026.dutch.colour.3':
    'Colours: equal preferences, so the latest games with different colours decide, and each player alternates.',
  'working.fide-2026.dutch.colour.4':
    'Colours: equal preferences and the same history, so the higher-ranked player gets the preferred colour.',
  'working.fide-2026.dutch.colour.5':
    'Colours: neither has played yet, so the initial colour decides, by odd and even numbers.',
  'working.fide-2026.pair.round-robin':
    'Everybody meets everybody; the Berger table gives the order of the rounds and the colours.',
  'working.fide-2026.pair.double-round-robin':
    'Everybody meets everybody twice; the Berger table gives the order, and the second half reverses the colours.',
  'web.event-system.team-round-robin': 'Team round robin',
  'finding.fide-2026.schedule-teams':
    'At least two teams are needed; {players} given. Set each player’s team in the entry.',
  'working.fide-2026.pair.team-round-robin':
    'Every team meets every team by the Berger table; players sit by board, and the first team has White on odd boards.',
  'decision.D-RR-5':
    'Teams are numbered by average rating; players sit by board as entered and move up when somebody is absent.',
  'decision.D-RR-6':
    'Teams are ranked by match points, then board points, the match between them, and the upper boards.',
  'web.event-system.scheveningen': 'Scheveningen',
  'web.event-system.double-scheveningen': 'Double Scheveningen',
  'finding.fide-2026.scheveningen-teams':
    'A Scheveningen match has two teams of the same size, or one player apart; here: {teams}. Set each player’s team in the entry.',
  'working.fide-2026.pair.scheveningen':
    'Every player meets every player of the other team; the second team moves on half of the boards each round, and everybody has both colours in turn.',
  'working.fide-2026.pair.double-scheveningen':
    'Every player meets every player of the other team twice, the second time with colours reversed.',
  'decision.D-RR-8':
    'No table is official: the second team moves on half of the boards each round; colours are equal for every player, or one apart with an odd number of boards.',
  'decision.D-RR-9': 'The points of all boards are the score of the teams; a player without an opponent is free.',
  'working.fide-2026.pair.knockout':
    'In a knockout the best seed meets the last, and the first two seeds can meet only in the final.',
  'article.fide-2026.C.04.1 1': 'The number of rounds is announced beforehand.',
  'article.fide-2026.C.04.1 3': 'The player left over has a bye, worth a win unless the event says otherwise.',
  'article.fide-2026.C.04.2 2': 'Players are numbered by rating, title and alphabet.',
  'article.fide-2026.C.04.2 3': 'Results are known before a round is paired.',
  'article.fide-2026.C.04.3 1.3': 'Players with the same points are a score group.',
  'article.fide-2026.C.04.3 1.4': 'A player paired outside their own score group floats down or up.',
  'article.fide-2026.C.04.3 1.9.3': 'If no complete pairing exists, the arbiter decides.',
  'article.fide-2026.C.04.3 5.1': 'The colour of the first number is drawn before the first round.',
  'article.fide-2026.C.04.3 5.2.1': 'Both preferences are granted if they can be.',
  'article.fide-2026.C.04.3 5.2.2': 'Otherwise the stronger preference is granted.',
  'article.fide-2026.C.04.3 5.2.3': 'Otherwise the latest different colours are reversed.',
  'article.fide-2026.C.04.3 5.2.4': 'Otherwise the preference of the higher-ranked player is granted.',
  'article.fide-2026.C.04.3 5.2.5': 'Without preferences, the pairing number decides.',
  'article.fide-2026.C.04.7 1': 'The first half of the players get virtual points in the first rounds.',
  'article.fide-2026.C.05 annex 1': 'Everybody meets everybody, by the Berger tables.',
  'article.fide-2026.B.01 1.4.2': 'The knockout is one of the systems that count.',
  'article.fide-2026.B.01 1.4.2e':
    'Norms are for Swiss systems, round robins and knockouts; other systems need approval beforehand.',
  'decision.D-DUTCH-4': 'Only players who are here, or took part before, have a pairing number.',
  'decision.D-DUTCH-5':
    'A colour difference of more than one decides which colour is due, whatever the last two games were.',
  'decision.D-DUTCH-6':
    'A topscorer has more than half of the points that wins in all rounds before the last would give.',
  'decision.D-DUTCH-7': 'Players who may not meet are kept apart as strictly as those who have met.',
  'decision.D-DUTCH-8': 'If not everybody can be paired, the players whom some pairing leaves over are named.',
  'decision.D-DUTCH-9': 'The score of the player with the bye is the lowest with which everybody else can be paired.',
  'decision.D-DUTCH-10': 'The next score group is looked at, but none after it.',
  'decision.D-DUTCH-11': 'Unplayed rounds count where one player alone leaves the bracket and has the bye.',
  'decision.D-DUTCH-12': 'Among moved-down players who float on, those with fewer points are preferred.',
  'decision.D-DUTCH-13':
    'Of two equal absolute preferences, the pairing counts if both would have a colour three times in a row.',
  'decision.D-DUTCH-14': 'An exchange is described by who is the upper player of each pairing.',
  'decision.D-DUTCH-15':
    'Colours are compared game by game, from the last one back, until one of the two has no more games.',
  'decision.D-DUTCH-16': 'If the colour drawn is not given, the first game of the best number shows it.',
  'decision.D-DUTCH-17': 'Floats are judged with the virtual points of their own round.',
  'decision.D-DUTCH-18': 'A report of an earlier edition is paired by today’s rules only on request.',
  'decision.D-DUTCH-19': 'A pairing-allocated bye is a downfloat, whatever it is worth.',
  'decision.D-DUTCH-20': 'Virtual points given by name come before any acceleration.',
  'decision.D-DUTCH-32':
    'A game that an arbiter scored ½-0, 0-½ or 0-0 is a meeting with its colours; each player has their own points.',
  'decision.D-DUTCH-22': 'With acceleration the order of the boards goes by scores with the virtual points.',
  'decision.D-DUTCH-21': 'Half of the players, rounded up to an even number, have the virtual points.',
  'decision.D-DUTCH-30':
    'A better result is never worth less: points rank the players, and wins tell who the topscorers are.',
  'decision.D-DUTCH-31':
    'Without its number of rounds a report is checked, but no round of it is paired: the last one has rules of its own.',
  'decision.D-DUTCH-23': 'A bye worth a win was given by the pairing; one worth less was requested.',
  'decision.D-COMP-45':
    'A player absent in the first round joins the accelerated half by ranking above its last player.',
  'decision.D-KO-1':
    'FIDE prints no bracket for events in general: the best meets the last, and the best seeds have the byes.',
  'decision.D-KO-2':
    'All games of two players in a round of a knockout are one match; the player with more points goes on.',
  'decision.D-KO-3': 'After a level match the tie-break games decide, added up; a drawn armageddon is won by Black.',
  'decision.D-KO-10':
    'A match, and a set of tie-break games, is played out unless it cannot be caught up: one blitz game of two decides nothing.',
  'decision.D-KO-11':
    'Where the event has a match for third place, those who lost the semi-finals meet beside the final.',
  'decision.D-RR-1': 'Tournaments of a size without a printed table draw from all numbers.',
  'decision.D-RR-2':
    'A federation with more players than any envelope has numbers takes the fullest one, then the next.',
  'decision.D-RR-3':
    'In the table of 12 the numbers 11 and 12 change places: as printed, two of one group meet in the last round.',
  'web.parameter.fide-2026.byePoints': 'points of a player who is left over, unless the event says otherwise',
  'web.parameter.fide-2026.renumberedRounds':
    'first rounds in which a correction may change the numbers of the players',
  'web.parameter.fide-2026.knockoutByePoints': 'points of a player whom the bracket leaves without an opponent',
  // What fide-2026 asks of an event, in words.
  'fact.fide-2026.kind': 'Championship',
  'fact.fide-2026.kind-hint': 'Only for events with rules of their own for norms.',
  'fact.fide-2026.kind-national-championship': 'Final of a national championship',
  'fact.fide-2026.kind-national-team-championship': 'National team championship',
  'fact.fide-2026.kind-zonal': 'Zonal tournament',
  'fact.fide-2026.kind-world-team': 'World team championship',
  'fact.fide-2026.kind-continental-team': 'Continental team championship',
  'fact.fide-2026.kind-world-cup': 'World Cup',
  'fact.fide-2026.kind-olympiad': 'Olympiad',
  'fact.fide-2026.kind-world-qualifier': 'Qualifier of the World Cup or the Candidates',
  'fact.fide-2026.kind-eve-individual': 'Individual event of FIDE (EVE)',
  'fact.fide-2026.federation': 'Federation that registers the event',
  'fact.fide-2026.federation-hint': 'Three letters, as FIDE writes them. Empty: the country of this federation.',
  'fact.fide-2026.registeredOn': 'Registered with FIDE on',
  'fact.fide-2026.registeredOn-hint': 'For norms, at least 30 days before the start.',
  'fact.fide-2026.arbiterTitle': 'Title of the chief arbiter',
  'fact.fide-2026.arbiter-IA': 'International Arbiter (IA)',
  'fact.fide-2026.arbiter-FA': 'FIDE Arbiter (FA)',
  'fact.fide-2026.arbiter-NA': 'National Arbiter (NA)',
  'fact.fide-2026.arbiter-none': 'None',
  'fact.fide-2026.approved': 'System of play approved by FIDE for norms',
  'fact.fide-2026.approved-hint': 'Only for systems other than Swiss, round robin and knockout.',
};
