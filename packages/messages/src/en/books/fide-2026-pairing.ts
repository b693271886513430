/** Why two meet by the Dutch system, or do not, in words; its criteria, each said in our own. */
export const messages = {
  'working.fide-2026.dutch.order':
    'Of the {count, number} who are left for each other here, {first} is number {upper, number} and meets {second}, number {lower, number}: the better half meets the other half in order.',
  'working.fide-2026.dutch.order-changed':
    'Of the {count, number} who are left for each other here, {first} is number {upper, number} and meets {second}, number {lower, number}; in plain order it would have been {plain}.',
  'working.fide-2026.dutch.exchange':
    'Half against half is not possible without loss: {out} of the better half and {into} of the other half have changed sides.',
  'working.fide-2026.dutch.leaves': 'Left over in this bracket: {players}.',
  'working.fide-2026.dutch.gave-way': 'What this bracket could not avoid:',
  'working.fide-2026.dutch.gave-way.C9':
    'The player with the bye has {count, plural, one {# unplayed round} other {# unplayed rounds}}{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C10':
    '{count, plural, one {In # pair} other {In # pairs}} somebody’s colour difference goes beyond two{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C11':
    '{count, plural, one {In # pair} other {In # pairs}} somebody has the same colour for the third time in a row{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C12':
    '{count, plural, one {# player does} other {# players do}} not have the colour that is due{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C13':
    '{count, plural, one {# player is} other {# players are}} denied a strong preference{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C14':
    '{count, plural, one {# player moves} other {# players move}} down again, as in the last round{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C16':
    '{count, plural, one {# player moves} other {# players move}} down again, as two rounds ago{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C15':
    '{count, plural, one {# player meets} other {# players meet}} somebody from above again, as in the last round{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C17':
    '{count, plural, one {# player meets} other {# players meet}} somebody from above again, as two rounds ago{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C18':
    '{count, plural, one {# moved-down player goes} other {# moved-down players go}} further down, having moved down in the last round too{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C20':
    '{count, plural, one {# moved-down player goes} other {# moved-down players go}} further down, having moved down two rounds ago too{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.members':
    'The bracket of {points, plural, one {# point} other {# points}} has {count, plural, one {# player} other {# players}}{moved, plural, =0 {} other {, # of them from above}}.',
  'working.fide-2026.dutch.left.odd':
    '{player} was left over in the bracket of {points, plural, one {# point} other {# points}}: {count, plural, =1 {nobody else is there} other {it has # players, an odd number}}.',
  'working.fide-2026.dutch.left.fewer':
    '{player} was left over in the bracket of {points, plural, one {# point} other {# points}}: of its {count, number} players {pairs, plural, =0 {no pair} one {no more than # pair} other {no more than # pairs}} can be made.',
  'working.fide-2026.dutch.left.needed':
    '{player} left the bracket of {points, plural, one {# point} other {# points}}: otherwise not everybody below could be paired.',
  'working.fide-2026.dutch.left.alone':
    '{player} may meet nobody in the bracket of {points, plural, one {# point} other {# points}}.',
  'working.fide-2026.dutch.left.limbo':
    '{player} had come down to the bracket of {points, plural, one {# point} other {# points}} and was left over there as well.',
  'working.fide-2026.dutch.instead': 'Why nobody ranked lower was left over instead:',
  'working.fide-2026.dutch.tried': '{player} would have met these first:',
  'working.fide-2026.dutch.more': '{more, plural, one {# more is} other {# more are}} not shown here.',
  'working.fide-2026.dutch.wish.pair': '{first} – {second}: {list}.',
  'working.fide-2026.dutch.wish.leaves': '{player}: {list}.',
  'working.fide-2026.dutch.wish.bye': 'Bye for {player}: {list}.',
  'working.fide-2026.dutch.reason.C1': 'they met in round {round, number}',
  'working.fide-2026.dutch.reason.C3': 'both must have {colour, select, white {White} other {Black}}',
  'working.fide-2026.dutch.reason.forbidden': 'they may not be paired with each other',
  'working.fide-2026.dutch.reason.bye-before': 'had a bye in round {round, number}',
  'working.fide-2026.dutch.reason.points-before': 'had the points of a win without playing in round {round, number}',
  'working.fide-2026.dutch.reason.even': 'the number of players is even, so nobody has a bye',
  'working.fide-2026.dutch.reason.C4': 'then one of these would be left without an opponent: {players}',
  'working.fide-2026.dutch.reason.C5': 'then the bye would go to {player}, who has more points',
  'working.fide-2026.dutch.reason.more-points': 'has more points than {player}, who can have it',
  'working.fide-2026.dutch.reason.C6':
    '{other, plural, one {# player} other {# players}} instead of {best, number} would be left over in the bracket of {points, plural, one {# point} other {# points}} ({players})',
  'working.fide-2026.dutch.reason.C7':
    'with more points than now somebody would be left over in the bracket of {points, plural, one {# point} other {# points}} ({players})',
  'working.fide-2026.dutch.reason.C8a':
    'in the bracket after that of {points, plural, one {# point} other {# points}}, {other, plural, one {# player} other {# players}} instead of {best, number} would be left over ({players})',
  'working.fide-2026.dutch.reason.C8b':
    'in the bracket after that of {points, plural, one {# point} other {# points}}, somebody with more points than now would be left over ({players})',
  'working.fide-2026.dutch.reason.C9':
    'the bye would go to somebody with {other, plural, one {# unplayed round} other {# unplayed rounds}} instead of {best, number} ({players})',
  'working.fide-2026.dutch.reason.C10':
    'in {other, plural, one {# pair} other {# pairs}} instead of {best, number} a colour difference would go beyond two ({players})',
  'working.fide-2026.dutch.reason.C11':
    'in {other, plural, one {# pair} other {# pairs}} instead of {best, number} somebody would have one colour three times in a row ({players})',
  'working.fide-2026.dutch.reason.C12':
    'in {other, plural, one {# pair} other {# pairs}} instead of {best, number} somebody would not have the colour that is due ({players})',
  'working.fide-2026.dutch.reason.C13':
    'in {other, plural, one {# pair} other {# pairs}} instead of {best, number} a strong colour preference would be denied ({players})',
  'working.fide-2026.dutch.reason.C14':
    'of those who moved down in the last round, {other, number} instead of {best, number} would do so again ({players})',
  'working.fide-2026.dutch.reason.C16':
    'of those who moved down two rounds ago, {other, number} instead of {best, number} would do so again ({players})',
  'working.fide-2026.dutch.reason.C15':
    'of those who met somebody from above in the last round, {other, number} instead of {best, number} would do so again ({players})',
  'working.fide-2026.dutch.reason.C17':
    'of those who met somebody from above two rounds ago, {other, number} instead of {best, number} would do so again ({players})',
  'working.fide-2026.dutch.reason.C18':
    'somebody with more points who moved down in the last round would go further down ({players})',
  'working.fide-2026.dutch.reason.C20':
    'somebody with more points who moved down two rounds ago would go further down ({players})',
  'working.fide-2026.dutch.reason.C19':
    'somebody who met a player from above in the last round would meet one with more points ({players})',
  'working.fide-2026.dutch.reason.C21':
    'somebody who met a player from above two rounds ago would meet one with more points ({players})',
  'working.fide-2026.dutch.reason.moved-down':
    'as good by all criteria, but a higher-ranked player from above would be left over',
  'working.fide-2026.dutch.reason.opponents':
    'as good by all criteria, but {player} would meet {second} instead of {first}, who comes first',
  'working.fide-2026.dutch.reason.exchanges':
    'as good by all criteria, but {other, plural, one {# player} other {# players}} instead of {best, number} would change halves',
  'working.fide-2026.dutch.reason.difference': 'as good by all criteria, but players further apart would change halves',
  'working.fide-2026.dutch.reason.out':
    'as good by all criteria, but a higher-ranked player would leave the better half',
  'working.fide-2026.dutch.reason.into':
    'as good by all criteria, but a lower-ranked player would come into the better half',
  'working.fide-2026.dutch.reason.better.colours': 'the colours would be better, but they weigh less',
  'working.fide-2026.dutch.reason.better.floats': 'fewer would float again, but that weighs less',
  'working.fide-2026.dutch.reason.better.leavers': 'the next bracket would come out better, but that weighs less',
  'working.fide-2026.dutch.reason.better.bye':
    'the bye would go to somebody with fewer unplayed rounds, but that weighs less',
  'working.fide-2026.dutch.decides':
    'With that, the rest was paired as well as possible and compared: what decides is in the bracket of {points, plural, one {# point} other {# points}}{above, plural, =0 {} other {, and those above stay the same}}.',
  'working.fide-2026.dutch.paired': '{first} and {second} do meet in this round.',
  'working.fide-2026.dutch.absent': '{player} is not paired in this round.',
  'working.fide-2026.dutch.wants.0': '{player} has no colour preference: no game yet.',
  'working.fide-2026.dutch.wants.1':
    '{player} mildly prefers {colour, select, white {White} other {Black}}: the last game had the other colour.',
  'working.fide-2026.dutch.wants.2':
    '{player} strongly prefers {colour, select, white {White} other {Black}}: one game fewer with it.',
  'working.fide-2026.dutch.wants.3':
    '{player} must have {colour, select, white {White} other {Black}}: at least two games fewer with it, or the other colour twice in a row.',
  'working.fide-2026.dutch.bye.lowest':
    '{player}, with {points, plural, one {# point} other {# points}}, has the bye: the number of players is odd, and nobody has fewer points.',
  'working.fide-2026.dutch.bye.fewer':
    '{player}, with {points, plural, one {# point} other {# points}}, has the bye: the number of players is odd, and nobody with fewer points can have it.',
  'working.fide-2026.dutch.bye.alike': 'Ranked lower, with as many points:',
  'article.fide-2026.C.04.3 C1': 'Two players meet no more than once.',
  'article.fide-2026.C.04.3 C2': 'Nobody has a second bye, nor one after the points of a win without playing.',
  'article.fide-2026.C.04.3 C3':
    'Two players who must have the same colour do not meet, except topscorers in the last round.',
  'article.fide-2026.C.04.3 C4': 'It must still be possible to pair everybody else.',
  'article.fide-2026.C.04.3 C5': 'The bye goes to a player with as few points as possible.',
  'article.fide-2026.C.04.3 C6': 'As few as possible leave a bracket.',
  'article.fide-2026.C.04.3 C7': 'Those who leave have as few points as possible.',
  'article.fide-2026.C.04.3 C8': 'The next bracket also comes out as well as possible.',
  'article.fide-2026.C.04.3 C9': 'The player with the bye has as few unplayed rounds as possible.',
  'article.fide-2026.C.04.3 C10': 'Colour differences beyond two are as few as possible.',
  'article.fide-2026.C.04.3 C11': 'As few players as possible have one colour three times in a row.',
  'article.fide-2026.C.04.3 C12': 'As few players as possible are denied the colour due.',
  'article.fide-2026.C.04.3 C13': 'As few strong preferences as possible are denied.',
  'article.fide-2026.C.04.3 C14': 'As few players as possible move down two rounds in a row.',
  'article.fide-2026.C.04.3 C15': 'As few players as possible meet somebody from above two rounds in a row.',
  'article.fide-2026.C.04.3 C16': 'The same after two rounds: moving down.',
  'article.fide-2026.C.04.3 C17': 'The same after two rounds: meeting somebody from above.',
  'article.fide-2026.C.04.3 C18':
    'For those who move down twice in a row, the differences in points are as small as possible.',
  'article.fide-2026.C.04.3 C19': 'For those who meet somebody from above twice in a row, the same.',
  'article.fide-2026.C.04.3 C20': 'The same after two rounds: moving down, by points.',
  'article.fide-2026.C.04.3 C21': 'The same after two rounds: meeting somebody from above, by points.',
  'article.fide-2026.C.04.3 1.7': 'How strong a colour preference is.',
  'article.fide-2026.C.04.3 4.2': 'Opponents are tried in order, and the first that fits is taken.',
  'article.fide-2026.C.04.3 4.3': 'Then as few players as possible change halves, as close to each other as possible.',
  'article.fide-2026.C.04.3 4.4': 'Of those who came down, the first ones are paired.',
  'decision.D-DUTCH-24':
    'Why two do not meet: the two are paired, the rest as well as possible, and the first criterion that is worse decides, bracket by bracket from the top.',
  'decision.D-DUTCH-25': 'What was tried before a pair is judged in its bracket, with the pairs above as they are.',
};
