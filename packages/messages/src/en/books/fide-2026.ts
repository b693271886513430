/** fide-2026 in words: findings, workings, articles and decisions, each said in our own. */
export const messages = {
  'web.event-system.fide-dutch': 'Swiss system (Dutch)',
  'finding.fide-2026.schedule-players':
    'A schedule needs at least two players, as a whole number; {players} was given.',
  'finding.fide-2026.schedule-round':
    'There is no round {round}: everything is played in {rounds}. Ask for a round from 1 to {rounds}.',
  'finding.fide-2026.knockout-undecided':
    'Round {round}, board {board}: {white} against {black} has no winner yet. Enter the result; if it was drawn, record who does not go on as withdrawn after round {round}.',
  'finding.fide-2026.standings-round':
    'There are no standings after round {asked}: the last round with games or byes is {last}. Ask for a round from 0 to {last}.',
  'finding.fide-2026.standings-result':
    'Round {round}: {white} against {black} has no result. Enter it, or ask for the standings of an earlier round.',
  'finding.fide-2026.tie-break-unknown':
    'There is no tie-break called “{name}” here yet: these rules rank by points alone.',
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
  'working.fide-2026.dutch.not-on-record': 'How this pair came about is not on record.',
  'working.fide-2026.dutch.group':
    'Both have {points, plural, one {# point} other {# points}}: they meet within their score group.',
  'working.fide-2026.dutch.float':
    '{upper}, with {from}, was left over in the higher score group and moved down to {lower}, with {to}.',
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
  'working.fide-2026.pair.knockout':
    'In a knockout the best seed meets the last, and the first two seeds can meet in the final only.',
  'working.fide-2026.standings.points': 'Points: {points}.',
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
  'article.fide-2026.C.05 annex 1': 'Everybody meets everybody, by the Berger tables.',
  'article.fide-2026.B.01 1.4.2': 'Knockouts are one of the systems that count.',
  'article.fide-2026.C.07 4.2': 'Standings go by points; who is level shares the place until a tie-break decides.',
  'article.fide-2026.C.07 5': 'Tie-breaks that an event may choose.',
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
  'decision.D-DUTCH-17': 'Floats are judged with the virtual points of their own round.',
  'decision.D-DUTCH-19': 'A pairing-allocated bye is a downfloat, whatever it is worth.',
  'decision.D-DUTCH-23': 'A bye worth a win is that of the pairing; one worth less was asked for.',
  'decision.D-KO-1':
    'FIDE prints no bracket for events in general: the best meets the last, and the best seeds have the byes.',
  'web.parameter.fide-2026.byePoints': 'points of a player who is left over, unless the event says otherwise',
  'web.parameter.fide-2026.renumberedRounds':
    'first rounds in which a correction may change the numbers of the players',
  'web.parameter.fide-2026.knockoutByePoints': 'points of a player whom the bracket leaves without an opponent',
  'decision.D-TB-1': 'Article 15.2 holds for round robins in both editions.',
  'decision.D-TB-2': 'Adjudicated games count as games.',
  'decision.D-TB-3': 'In the middle of an event the last round is the one after which the table is made.',
  'decision.D-TB-4': 'With /P only the player’s own contribution changes.',
  'decision.D-TB-5': 'PS and ARO make no exception for unplayed rounds.',
  'decision.D-TB-6': 'A double forfeit is an unplayed round.',
  'decision.D-TB-7': 'Fore Buchholz counts every pairing of the last round as a draw, forfeited ones too.',
  'decision.D-TB-8': 'Where games are missing, a pair that never met counts with one game, won or lost.',
  'decision.D-TB-9': 'SSSC is not rounded.',
  'decision.D-TB-10': 'A team’s byes count on each board as their points say.',
  'decision.D-TB-11': 'EDE begins again after the whole direct encounter on one score.',
  'decision.D-TB-12': 'A cut of SB leaves out the unplayed round with the lowest product.',
  'decision.D-TB-13': 'Inside EDEBT and EDEBB the lower BC comes first.',
  'decision.D-TB-14': 'REP does not take off the free round of an odd round robin.',
};
