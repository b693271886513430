/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages = {
  'refusal.fide-id-not-listed': 'Nobody on FIDE’s list has the FIDE ID {id}.',
  'refusal.fide-player-similar':
    '{name} ({id}) of the registry may be the same person. Enter that player, or have the FIDE ID {fideId} linked there first.',
  'refusal.fide-ratings-paired':
    '{paired, plural, one {A round is paired} other {# rounds are paired}}: the ratings stay as they are.',
  'refusal.fide-register-empty': 'No list of FIDE is loaded.',
  'refusal.fide-register-changed': 'FIDE’s list of {listed} is loaded now. Look at the differences again.',
  'refusal.fide-list-after-start': 'FIDE’s list of {listed} is later than the first day of the event ({start}).',
  'web.act.event.take-fide-ratings': 'Ratings taken over from FIDE’s list',
  'web.submit.event.take-fide-ratings': 'Take over these ratings',
  'web.done.event.take-fide-ratings': 'Ratings taken over.',
  'web.desk-fide.title': 'Ratings of FIDE’s list',
  'web.desk-fide.link': 'FIDE ratings',
  'web.desk-fide.of': 'FIDE’s list of {listed}',
  'web.desk-fide.loaded':
    'FIDE’s list of {listed}, loaded on {on}: {players, plural, one {# player} other {# players}}. Anybody on it is found at entries and here.',
  'web.desk-fide.none': 'FIDE’s list is not loaded. Whoever runs the server loads it: escala fide-register load FILE.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {No rating differs} one {# rating differs} other {# ratings differ}}, {same, plural, one {# entry stays} other {# entries stay}} as they are.',
  'web.desk-fide.later': 'The event began before this list: its ratings do not count here.',
  'web.desk-fide.paired': 'The first round is paired: ratings are fixed.',
  'web.desk-fide.now': 'Now',
  'web.desk-fide.then': 'On the list',
  'web.desk-fide.remark': 'Remark',
  'web.desk-fide.state-changed': 'changes',
  'web.desk-fide.state-not-listed': 'FIDE ID {fideId} is not on the list',
  'web.desk-fide.state-other-name': 'FIDE ID {fideId} is {listedName} there: not taken over',
  'web.desk-fide.state-perhaps': 'perhaps {listedName}, FIDE ID {fideId}: link it in the registry',
  'web.desk-fide.fill': 'Choose from FIDE’s list',
  'web.desk-fide.copied': 'On FIDE’s list: {facts}. Title and ratings are copied if the name agrees.',
  'web.desk-fide.fill-hint': 'Name or FIDE ID; the fields below are filled in.',
};
