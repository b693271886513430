/** The officer’s desk: the period board and publication. */
export const messages = {
  'web.desk-office.lists': 'Rating lists',
  'web.desk-office.lists-about': 'The period of each list: what is in, what is missing, preview, publish.',
  'web.desk-office.board-said':
    'For each list that comes next: when it is due, which events are in it, and what it still waits for.',
  'web.desk-office.no-series': 'The federation publishes no lists yet: its settings name no series.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {One act} other {# acts}} of the registry since the last list may have moved lists that are out.',
  'web.desk-office.see-revision': 'See what they moved',
  'web.desk-office.list-in-days':
    '{days, plural, one {Due tomorrow.} other {Due in # days.}} It cannot be published before.',
  'web.desk-office.list-due': '{days, plural, =0 {Due today.} one {Due since yesterday.} other {Due for # days.}}',
  'web.desk-office.last-list': 'The last one is of',
  'web.desk-office.behind': '{lists, plural, one {One list is due.} other {# lists are due.}}',
  'web.desk-office.see-preview': 'Preview of the list',
  'web.desk-office.in-games':
    'In the list: {events, plural, =0 {no event yet} one {one event} other {# events}}, {games, plural, one {one game} other {# games}}',
  'web.desk-office.board-waiting':
    '{events, plural, =0 {No report waits for a decision.} one {One report waits for your decision} other {# reports wait for your decision}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Every event that is over was reported.} one {One event is over and was not reported} other {# events are over and were not reported}}',
  'web.desk-office.board-refused':
    '{events, plural, one {One report was refused and has not come again} other {# reports were refused and have not come again}}',
  'web.desk-office.working': 'Lists are being recomputed. In a large federation this takes some seconds…',
  'web.desk-office.next-list': '{series}: list of {date}',
  'web.desk-office.list-before': 'The list before',
  'web.desk-office.is-out': 'Published',
  'web.desk-office.published-on': 'Published on',
  'web.desk-office.public-list': 'The list as everybody reads it',
  'web.desk-office.verify': 'Recompute it and compare the hash',
  'web.desk-office.verify-holds': 'It holds: recomputed from the record of its day, the list has the same hash.',
  'web.desk-office.verify-differs':
    'It does not hold: {players, plural, one {one line differs} other {# lines differ}}. Tell whoever runs the installation.',
  'web.desk-office.verify-imported':
    'This list comes from before the office: there is nothing to recompute it from. Its seal holds.',
  'web.desk-office.verify-other-reading':
    'This list was made by reading {reading} of the regulation and was not recomputed. Its seal holds.',
  'web.desk-office.verify-seal':
    'Its seal does not hold: it is not kept as it was published. Tell whoever runs the installation.',
  'web.desk-office.preview-of-list': 'Preview',
  'web.desk-office.preview-said':
    'The list as it would come out with what is accepted by now. Nothing of it is official.',
  'web.desk-office.publish-heading': 'Publish',
  'web.desk-office.not-publishable': 'The list cannot be published now:',
  'web.desk-office.publish-said':
    'A published list stays as it is for good. What turns out to be wrong later is put right by a correction.',
  'web.desk-office.publish-sure': 'Publish the list “{series}” of {date}? It stays as it is for good.',
  'web.desk-office.leave-out': 'Reports that wait for a decision',
  'web.desk-office.leave-out-said':
    'Decide on them first. Those that you tick are left out knowingly; accepted later, they count on the next list.',
  'web.desk-office.decide-it': 'decide on it',
  'web.desk-office.publish-several': 'Publish all lists that are due',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {One list} other {# lists}} at once, oldest first. {waiting, plural, =0 {No report waits for a decision.} one {One report that waits will be left out.} other {# reports that wait will be left out.}}',
  'web.desk-office.publish-several-sure':
    'Publish {lists, plural, one {one list} other {# lists}} of “{series}”? They stay as they are for good.',
  'web.desk-office.list-findings': 'What the regulation says of it',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {One finding leaves games out. } other {# findings leave games out. }}{warnings, plural, =0 {} one {One remark.} other {# remarks.}}',
  'web.desk-office.who-moves': 'Who moves',
  'web.desk-office.which-players': 'Which players',
  'web.desk-office.movers': 'the biggest changes',
  'web.desk-office.nobody-here': 'Nobody.',
  'web.desk-office.show-all': 'Show all of them',
  'web.desk-office.list-day': 'Date of the list',
  'web.desk-office.revision': 'What the registry moved',
  'web.desk-office.revision-said':
    'A birth date, a licence or a merge of players can move lists that are out. The published lists stay; their revised editions follow, with the acts behind it named.',
  'web.desk-office.revision-none': 'The revised lists are what the record says. There is nothing to revise.',
  'web.desk-office.revision-unprinted': 'No printed rating moves, only what later lists are computed from.',
  'web.desk-office.revision-causes': '{acts, plural, one {One act} other {# acts}} of the registry behind it',
};
