/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages = {
  'refusal.fide-id-not-listed': 'Nobody on FIDE’s list has the FIDE ID {id}. Check it, or add the player by name.',
  'refusal.fide-player-similar':
    '{name} ({id}) in the registry may be the same person. Add that player, or have the FIDE ID {fideId} linked there first.',
  'refusal.fide-ratings-paired':
    '{paired, plural, one {A round is paired} other {# rounds are paired}}: the ratings stay as they are.',
  'refusal.fide-register-empty': 'FIDE’s list is not loaded. An administrator loads it under “FIDE’s list”.',
  'refusal.fide-register-changed': 'FIDE’s list of {listed} is loaded now. Check the differences again.',
  'refusal.fide-list-after-start':
    'FIDE’s list of {listed} is later than the first day of the event ({start}): its ratings cannot be used here.',
  'web.act.event.take-fide-ratings': 'Ratings copied from FIDE’s list',
  'web.submit.event.take-fide-ratings': 'Copy these ratings',
  'web.done.event.take-fide-ratings': 'Ratings copied.',
  'web.desk-fide.title': 'Ratings from FIDE’s list',
  'web.desk-fide.link': 'FIDE ratings',
  'web.desk-fide.of': 'FIDE’s list of {listed}',
  'web.desk-fide.loaded':
    'FIDE’s list of {listed}, loaded on {on}: {players, plural, one {# player} other {# players}}. You can find them here and when adding players.',
  'web.desk-fide.none': 'FIDE’s list is not loaded. An administrator loads it under “FIDE’s list”.',
  'web.desk-fide.load-title': 'FIDE’s list',
  'web.desk-fide.load-section': 'Load FIDE’s list of the month',
  'web.desk-fide.load-link': 'Load FIDE’s list',
  'web.desk-fide.state': 'Loaded',
  'web.desk-fide.month': 'List of',
  'web.desk-fide.loaded-on': 'Loaded on',
  'web.desk-fide.nothing': 'No list is loaded yet.',
  'web.desk-fide.doubt-ahead':
    'The date of the list, {listed}, lies ahead. If that is wrong, load it again with the right date.',
  'web.desk-fide.doubt-older':
    'The list that was loaded before, of {before}, is newer. If you did not mean to go back, load that one again.',
  'web.desk-fide.doubt-smaller':
    'It has {players, plural, one {# player} other {# players}}; the list before had {fewer}. Check that the file is whole and not of one federation or rhythm.',
  'web.desk-fide.load-new': 'Load a list',
  'web.desk-fide.load-about':
    'FIDE publishes its list on the first of each month (ratings.fide.com, Download). Choose the file as it was downloaded: ZIP, text or XML. It replaces the previous list for every federation on this server; players already entered keep their ratings.',
  'web.desk-fide.load': 'Load this list',
  'web.desk-fide.sending': 'Sending: {percent} %',
  'web.desk-fide.reading': 'Reading the list. This takes up to a minute; everyone can go on working.',
  'web.desk-fide.done': 'FIDE’s list is loaded.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {No rating differs} one {# rating differs} other {# ratings differ}}, {same, plural, one {# entry stays as it is} other {# entries stay as they are}}.',
  'web.desk-fide.later': 'The event began before this list: its ratings do not count here.',
  'web.desk-fide.paired': 'The first round is paired: ratings are fixed.',
  'web.desk-fide.now': 'Now (standard / rapid / blitz)',
  'web.desk-fide.then': 'On the list (standard / rapid / blitz)',
  'web.desk-fide.remark': 'Remark',
  'web.desk-fide.state-changed': 'changes',
  'web.desk-fide.state-not-listed': 'FIDE ID {fideId} is not on the list',
  'web.desk-fide.state-other-name': 'FIDE ID {fideId} belongs to {listedName} on the list: not copied',
  'web.desk-fide.state-perhaps': 'possibly {listedName}, FIDE ID {fideId}: link it in the registry',
  'web.desk-fide.fill': 'Choose from FIDE’s list',
  'web.desk-fide.copied': 'On FIDE’s list: {facts}. Title and ratings are copied if the name agrees.',
  'web.desk-fide.fill-hint': 'Name or FIDE ID; the fields below are filled in.',
};
