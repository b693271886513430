/** The Swiss for teams (C.04.6) in words: why teams meet, or do not; its articles, each said in our own. */
export const messages = {
  'web.event-system.team-swiss': 'Team Swiss',
  'finding.fide-2026.team-swiss.unpairable':
    'Round {round} cannot be paired: {lacks, select, bye {one team is left over, and none of those that could be may have the bye again, or after a match won by forfeit: {teams}} other {in any pairing, at least one of these teams is left without an opponent: {teams}}}. The chief arbiter decides: end the tournament, or let one of them sit out.',
  'working.fide-2026.team-swiss.match': '{white} plays {black}; {white} has White on the odd boards.',
  'working.fide-2026.team-swiss.group':
    'Both teams have {points, plural, one {# point} other {# points}}: they meet within their score group.',
  'working.fide-2026.team-swiss.upfloat':
    '{upfloater} has moved up to the bracket of {points, plural, one {# point} other {# points}} and meets {opponent}.',
  'working.fide-2026.team-swiss.upfloaters':
    'The bracket of {points, plural, one {# point} other {# points}} needs {count, plural, one {# team} other {# teams}} from below, as few as can be and with as many points as can be: {teams}.',
  'working.fide-2026.team-swiss.order':
    'Of the pairings that are equally good, this is the first: low numbers are at the top of as many pairs as possible, then their opponents follow in order.',
  'working.fide-2026.team-swiss.gave-way.C6':
    'Whoever moves up, the next score group needs more teams from below than its size asks for.',
  'working.fide-2026.team-swiss.gave-way.C7':
    '{count, plural, one {# team moves} other {# teams move}} up that met a team with other points in the last round too.',
  'working.fide-2026.team-swiss.gave-way.C8':
    '{count, plural, one {# team} other {# teams}} did not get the preferred colour.',
  'working.fide-2026.team-swiss.gave-way.C9':
    '{count, plural, one {# team} other {# teams}} with a strong preference did not get that colour.',
  'working.fide-2026.team-swiss.gave-way.C10':
    '{count, plural, one {# team meets} other {# teams meet}} one that has moved up, having met a team with other points in the last round too.',
  'working.fide-2026.team-swiss.colour.1':
    'Colours: neither team has played yet, so the initial colour decides, by odd and even numbers.',
  'working.fide-2026.team-swiss.colour.2': 'Colours: only one team has a preference, and it is granted.',
  'working.fide-2026.team-swiss.colour.3': 'Colours: the preferences are opposite, and both are granted.',
  'working.fide-2026.team-swiss.colour.4': 'Colours: both want the same one, and the strong preference is granted.',
  'working.fide-2026.team-swiss.colour.5': 'Colours: the team with the lower colour difference has White.',
  'working.fide-2026.team-swiss.colour.6':
    'Colours: the latest matches in which the two had different colours decide, and both alternate.',
  'working.fide-2026.team-swiss.colour.7':
    'Colours: same preference and same history, so the first of the two teams gets it.',
  'working.fide-2026.team-swiss.colour.8': 'Colours: the first of the two teams alternates from its last match.',
  'working.fide-2026.team-swiss.colour.9': 'Colours: the other team alternates from its last match.',
  'working.fide-2026.team-swiss.bye':
    '{team} has the bye, with {points, plural, one {# point} other {# points}}: of those that leave everybody else an opponent, the one with the fewest points, then the most matches played, then the largest number.',
  'working.fide-2026.team-swiss.bye-barred':
    '{team} may not have the bye: in round {round, number} it had one, or won a match without play.',
  'working.fide-2026.team-swiss.bye-incomplete': 'With the bye for {team}, not everybody else could be paired.',
  'working.fide-2026.team-swiss.bye-order':
    'The bye goes to {team}: it {by, select, score {has fewer points} matches {has played more matches} other {has a larger number}}.',
  'working.fide-2026.team-swiss.even': 'The number of teams is even, so nobody has a bye.',
  'working.fide-2026.team-swiss.same-team': '{first} and {second} both play for {team}.',
  'working.fide-2026.team-swiss.met': '{first} and {second} have met.',
  'working.fide-2026.team-swiss.incomplete': 'If {first} met {second}, not everybody else could be paired.',
  'working.fide-2026.team-swiss.worse.C4':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} {other, number} teams instead of {best, number} would move up.',
  'working.fide-2026.team-swiss.worse.C5':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} a team with {other, number} points would move up instead of one with {best, number}.',
  'working.fide-2026.team-swiss.worse.C6':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} the choice of who moves up would leave the next score group more in need of teams from below.',
  'working.fide-2026.team-swiss.worse.C7':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} {other, number} instead of {best, number} of those that move up would have met a team with other points in the last round.',
  'working.fide-2026.team-swiss.worse.3.5.4':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} number {other, number} would move up instead of number {best, number}, which comes first.',
  'working.fide-2026.team-swiss.worse.C8':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} {other, number} teams instead of {best, number} would not get the preferred colour.',
  'working.fide-2026.team-swiss.worse.C9':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} {other, number} strong preferences instead of {best, number} would be denied.',
  'working.fide-2026.team-swiss.worse.C10':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} {other, number} instead of {best, number} of those that meet a team from below would have met one with other points in the last round.',
  'working.fide-2026.team-swiss.worse.3.6.3':
    'With {first} – {second}, in the bracket of {points, plural, one {# point} other {# points}} number {other, number} would come where number {best, number} comes first in the order of pairings.',
  'article.fide-2026.C.04.6 1.1':
    'Every team has a pairing number, by the rules of the competition or as the chief arbiter decides.',
  'article.fide-2026.C.04.6 1.3':
    'Teams with the same score are a score group; a bracket may also have teams from lower groups.',
  'article.fide-2026.C.04.6 1.4': 'The team left over has a bye, worth a drawn match.',
  'article.fide-2026.C.04.6 1.6': 'The colour of a team is that of its first board, in matches that were played.',
  'article.fide-2026.C.04.6 2.1.1': 'Two teams meet no more than once.',
  'article.fide-2026.C.04.6 2.1.2': 'No team has the bye twice, nor after a match won by forfeit or a full-point bye.',
  'article.fide-2026.C.04.6 2.2.1': 'It must still be possible to pair everybody else.',
  'article.fide-2026.C.04.6 2.3.1': 'As few teams as possible move up.',
  'article.fide-2026.C.04.6 2.3.2': 'Those that move up have as many points as possible.',
  'article.fide-2026.C.04.6 2.3.3':
    'The next score group can still be paired with as few teams from below as possible.',
  'article.fide-2026.C.04.6 2.3.4':
    'As few as possible of those that move up met a team with other points in the last round; not in the last two rounds.',
  'article.fide-2026.C.04.6 2.3.5': 'As few teams as possible are denied the preferred colour.',
  'article.fide-2026.C.04.6 2.3.6': 'As few strong preferences as possible are denied (type B).',
  'article.fide-2026.C.04.6 2.3.7':
    'As few as possible of those that meet a team from below met one with other points in the last round; not in the last two rounds.',
  'article.fide-2026.C.04.6 3': 'The bye first, then bracket after bracket from the top, then the colours.',
  'article.fide-2026.C.04.6 3.3.3': 'If no complete pairing exists, the chief arbiter decides.',
  'article.fide-2026.C.04.6 3.4':
    'The bye goes to the lowest score, then the most matches played, then the largest number, as long as everybody else can be paired.',
  'article.fide-2026.C.04.6 3.4.1': 'The bye leaves a legal pairing for all other teams.',
  'article.fide-2026.C.04.6 3.5':
    'Sets of teams that could move up are taken in the order of their numbers; the first good one is chosen.',
  'article.fide-2026.C.04.6 3.6':
    'Pairings of a bracket are taken in the order of their numbers; the first good one is chosen.',
  'article.fide-2026.C.04.6 4.1': 'The initial colour is drawn before the first round.',
  'article.fide-2026.C.04.6 4.3': 'Colours of a pair go by nine rules, the first that applies.',
  'article.fide-2026.C.04.6 4.3.1': 'Before either has played, the number of the first team decides.',
  'article.fide-2026.C.04.6 4.3.2': 'The only preference is granted.',
  'article.fide-2026.C.04.6 4.3.3': 'Opposite preferences are granted.',
  'article.fide-2026.C.04.6 4.3.4': 'The only strong preference is granted (type B).',
  'article.fide-2026.C.04.6 4.3.5': 'The lower colour difference has White.',
  'article.fide-2026.C.04.6 4.3.6': 'The latest different colours are reversed.',
  'article.fide-2026.C.04.6 4.3.7': 'The preference of the first team is granted.',
  'article.fide-2026.C.04.6 4.3.8': 'The first team alternates.',
  'article.fide-2026.C.04.6 4.3.9': 'The other team alternates.',
  'decision.D-TSW-1':
    'A match has as many boards as the event says, else as the smallest team has players; a team with White has it on the odd boards.',
  'decision.D-TSW-2':
    'A match is played if one of its boards is; one without any play is no meeting and gives no colour.',
  'decision.D-TSW-3': 'Only teams that are here, or took part before, have a pairing number.',
  'decision.D-TSW-4':
    'A team’s colour preference is the first definition that fits it: strong ones hold in the last round too.',
  'decision.D-TSW-5':
    'The next score group is spared if it can do with no team from below, or with one if it is odd; if no choice spares it, this has no say.',
  'decision.D-TSW-6': 'Colours are compared match by match, from the last one played back.',
  'decision.D-TSW-7': 'A team is there if one of its players is.',
  'decision.D-TSW-8':
    'A criterion that asks for as few as possible is met when no other permitted set or pairing has fewer.',
  'fact.fide-2026.teamScore': 'Teams are paired by',
  'fact.fide-2026.teamScore-match': 'Match points',
  'fact.fide-2026.teamScore-game': 'Board points',
  'fact.fide-2026.teamScore-hint': 'Team Swiss only. Match points unless the rules say otherwise.',
  'fact.fide-2026.secondaryScore': 'The other score counts for colours',
  'fact.fide-2026.secondaryScore-hint': 'Team Swiss only. Yes, unless the rules say otherwise.',
  'fact.fide-2026.colourPreferences': 'Colour preferences of teams',
  'fact.fide-2026.colourPreferences-hint': 'Team Swiss only. Type A unless the rules say otherwise.',
  'fact.fide-2026.colourPreferences-A': 'Type A: simple',
  'fact.fide-2026.colourPreferences-B': 'Type B: strong and mild',
  'fact.fide-2026.colourPreferences-none': 'None',
  'finding.fide-2026.team-swiss.two-matches':
    'Round {round}: {team} has {matches} matches; a team meets one other in a round. Correct the team of each player, or the games.',
  'finding.fide-2026.team-swiss.baku-score':
    'Baku acceleration needs match points as the score: set `teamScore` to `match`, or leave `acceleration` out.',
  'working.fide-2026.team-swiss.forbidden': '{first} and {second} may not be paired with each other.',
  'decision.D-TSW-9': 'Players who may not meet, or to whom points are lent, stand for their teams.',
};
