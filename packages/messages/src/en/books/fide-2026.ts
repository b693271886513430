/** fide-2026 in words: findings, workings, articles and decisions, each said in our own. */
export const messages = {
  'web.event-system.fide-dutch': 'Swiss system (Dutch)',
  'finding.fide-2026.schedule-players':
    'A schedule needs at least two players, as a whole number; {players} was given.',
  'finding.fide-2026.schedule-round':
    'There is no round {round}: everything is played in {rounds}. Ask for a round from 1 to {rounds}.',
  'finding.fide-2026.knockout-undecided':
    'Round {round}: {white} against {black} has no winner yet. Enter the results; if the match is level, enter tie-break games, or record who does not go on as withdrawn after round {round}.',
  'finding.fide-2026.dutch.round-beyond':
    'Round {round} cannot be paired: the tournament has {rounds}. Raise `rounds` if more were announced.',
  'finding.fide-2026.dutch.initial-colour':
    'The colour drawn for number 1 is missing: add `initialColour`, `white` or `black`.',
  'finding.fide-2026.dutch.numbers-partial':
    'Some players have a pairing number and these have none: {players}. Give one to everybody or to nobody.',
  'finding.fide-2026.dutch.number-twice':
    'The pairing number {number} is also that of {other}. Numbers must all be different.',
  'finding.fide-2026.dutch.result-missing':
    'The game {white} - {black} has no result yet. Enter it before the next round is paired.',
  'finding.fide-2026.dutch.unpairable':
    'Round {round} cannot be paired: whoever is paired, somebody of these is left without an opponent: {players}. End the tournament, or let somebody of them sit out.',
  'finding.fide-2026.dutch.baku-points':
    'Baku acceleration needs a draw worth half of a win and a loss worth nothing. Change `scoring`, or leave `acceleration` out.',
  'working.fide-2026.dutch.not-on-record': 'How this pair came about is not on record.',
  'working.fide-2026.dutch.group':
    'Both have {points, plural, one {# point} other {# points}}: they meet within their score group.',
  'working.fide-2026.dutch.float':
    '{upper} was left over above, moved down to the bracket of {points, plural, one {# point} other {# points}} and meets {lower}.',
  'working.fide-2026.dutch.colour.1': 'Colours: they want different ones, or only one of them wants any.',
  'working.fide-2026.dutch.colour.2': 'Colours: they want the same one, and the stronger preference has it.',
  'working.fide-2026.dutch.colour.3':
    'Colours: equal preferences, so the latest games with different colours decide, and each changes.',
  'working.fide-2026.dutch.colour.4':
    'Colours: equal preferences and the same history, so the higher ranked has the own.',
  'working.fide-2026.dutch.colour.5':
    'Colours: neither has played yet, so the initial colour decides, by odd and even numbers.',
  'working.fide-2026.pair.round-robin':
    'Everybody meets everybody; the Berger table gives the order of the rounds and the colours.',
  'working.fide-2026.pair.double-round-robin':
    'Everybody meets everybody twice; the Berger table gives the order, and the second half changes the colours.',
  'web.event-system.team-round-robin': 'team round robin',
  'finding.fide-2026.schedule-teams':
    'Two teams or more are needed; {players} given. Each player’s team stands in the entry.',
  'working.fide-2026.pair.team-round-robin':
    'Every team meets every team by the Berger table; players sit by board, and the first team has White on odd boards.',
  'decision.D-RR-5':
    'Teams are numbered by average rating; players sit by board as they were entered and move up for who is away.',
  'decision.D-RR-6': 'Teams go by match points, then board points, the match between them, and the upper boards.',
  'working.fide-2026.pair.knockout':
    'In a knockout the best seed meets the last, and the first two seeds can meet in the final only.',
  'article.fide-2026.C.04.1 1': 'The number of rounds is announced beforehand.',
  'article.fide-2026.C.04.1 3': 'Who is left over has a bye, worth a win unless the event says otherwise.',
  'article.fide-2026.C.04.2 2': 'Players are numbered by rating, title and alphabet.',
  'article.fide-2026.C.04.2 3': 'Results are known before a round is paired.',
  'article.fide-2026.C.04.3 1.3': 'Players with the same points are a score group.',
  'article.fide-2026.C.04.3 1.4': 'Who is paired outside the own score group floats down or up.',
  'article.fide-2026.C.04.3 1.9.3': 'If no complete pairing exists, the arbiter decides.',
  'article.fide-2026.C.04.3 5.1': 'The colour of the first number is drawn before the first round.',
  'article.fide-2026.C.04.3 5.2.1': 'Both preferences are granted if they can be.',
  'article.fide-2026.C.04.3 5.2.2': 'Else the stronger preference is granted.',
  'article.fide-2026.C.04.3 5.2.3': 'Else the latest different colours are changed.',
  'article.fide-2026.C.04.3 5.2.4': 'Else the preference of the higher ranked is granted.',
  'article.fide-2026.C.04.3 5.2.5': 'Without preferences the number decides.',
  'article.fide-2026.C.04.7 1': 'Points are lent to the first half of the players in the first rounds.',
  'article.fide-2026.C.05 annex 1': 'Everybody meets everybody, by the Berger tables.',
  'article.fide-2026.B.01 1.4.2': 'Knockouts are one of the systems that count.',
  'decision.D-DUTCH-4': 'Only players who are here, or took part before, have a pairing number.',
  'decision.D-DUTCH-5':
    'A colour difference of more than one decides which colour is due, whatever the last two games were.',
  'decision.D-DUTCH-6':
    'A topscorer has more than half of the points that wins in all rounds before the last would give.',
  'decision.D-DUTCH-7': 'Players who may not meet are kept apart as strictly as those who have met.',
  'decision.D-DUTCH-8': 'If not everybody can be paired, those are named whom some pairing leaves over.',
  'decision.D-DUTCH-9': 'The score of the player with the bye is the lowest with which everybody else can be paired.',
  'decision.D-DUTCH-10': 'The next score group is looked at, but none after it.',
  'decision.D-DUTCH-11': 'Unplayed rounds count where one player alone leaves the bracket and has the bye.',
  'decision.D-DUTCH-12': 'Among moved-down players who float on, those with fewer points are preferred.',
  'decision.D-DUTCH-13':
    'Of two equal absolute preferences, the pair counts if both would have a colour three times running.',
  'decision.D-DUTCH-14': 'An exchange is told by who is the upper player of each pair.',
  'decision.D-DUTCH-15':
    'Colours are compared game by game, from the last one back, until one of the two has no more games.',
  'decision.D-DUTCH-16': 'If the colour that was drawn is not told, the first game of the best number shows it.',
  'decision.D-DUTCH-17': 'Floats are judged with the virtual points of their own round.',
  'decision.D-DUTCH-18': 'A report of an earlier edition is paired by today’s rules only if that is asked for.',
  'decision.D-DUTCH-19': 'A pairing-allocated bye is a downfloat, whatever it is worth.',
  'decision.D-DUTCH-20': 'Points that are lent by name go before any acceleration.',
  'decision.D-DUTCH-22':
    'A game that an arbiter gave ½-0, 0-½ or 0-0 is a meeting with its colours; each has the own points.',
  'decision.D-DUTCH-21': 'Half of the field, rounded up to an even number, has the virtual points.',
  'decision.D-DUTCH-23': 'A bye worth a win is that of the pairing; one worth less was asked for.',
  'decision.D-COMP-45': 'Who was away in the first round joins the accelerated half by standing above its last player.',
  'decision.D-KO-1':
    'FIDE prints no bracket for events in general: the best meets the last, and the best seeds have the byes.',
  'decision.D-KO-2': 'All games of two players in a round of a knockout are one match; who has more of them goes on.',
  'decision.D-KO-3': 'After a level match the tie-break games decide, added up; a drawn armageddon is won by Black.',
  'decision.D-RR-1': 'Fields without a printed table draw from all numbers.',
  'decision.D-RR-2':
    'A federation with more players than any envelope has numbers takes the fullest one, then the next.',
  'decision.D-RR-3':
    'In the table of 12 the numbers 11 and 12 change places: as printed, two of one group meet in the last round.',
  'web.parameter.fide-2026.byePoints': 'points of a player who is left over, unless the event says otherwise',
  'web.parameter.fide-2026.renumberedRounds':
    'first rounds in which a correction may change the numbers of the players',
  'web.parameter.fide-2026.knockoutByePoints': 'points of a player whom the bracket leaves without an opponent',
};
