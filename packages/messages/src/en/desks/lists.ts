/** The officer’s desk: the period board and publication. */
export const messages = {
  'web.desk-office.lists': 'Rating lists',
  'web.desk-office.lists-about': 'Each period: what is in, what is missing, preview, publish.',
  'web.desk-office.board-said': 'The next lists: when they are due, which events are in, and what is missing.',
  'web.desk-office.no-series': 'No lists yet: add one in the federation settings.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {One change} other {# changes}} in the registry since the last list may affect published lists.',
  'web.desk-office.see-revision': 'See the effect',
  'web.desk-office.list-in-days':
    '{days, plural, one {Due tomorrow.} other {Due in # days.}} Cannot be published earlier.',
  'web.desk-office.list-due': '{days, plural, =0 {Due today.} one {Due since yesterday.} other {Due for # days.}}',
  'web.desk-office.last-list': 'Last list:',
  'web.desk-office.behind': '{lists, plural, one {One list is due.} other {# lists are due.}}',
  'web.desk-office.see-preview': 'Preview list',
  'web.desk-office.in-games':
    'In the list: {events, plural, =0 {no events yet} one {one event} other {# events}}, {games, plural, one {one game} other {# games}}',
  'web.desk-office.board-waiting':
    '{events, plural, =0 {No reports waiting.} one {One report waiting for your decision} other {# reports waiting for your decision}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {All finished events have a report.} one {One finished event has no report} other {# finished events have no report}}',
  'web.desk-office.board-refused':
    '{events, plural, one {One refused report was not sent again} other {# refused reports were not sent again}}',
  'web.desk-office.working': 'Computing the lists. In a large federation this takes a few seconds…',
  'web.desk-office.next-list': '{series}: list of {date}',
  'web.desk-office.list-before': 'Previous list',
  'web.desk-office.is-out': 'Published',
  'web.desk-office.published-on': 'Published on',
  'web.desk-office.public-list': 'Public list',
  'web.desk-office.verify': 'Verify the list',
  'web.desk-office.verify-holds': 'Correct: computed again from the log of that day, the list has the same hash.',
  'web.desk-office.verify-differs':
    'Not correct: {players, plural, one {one line differs} other {# lines differ}}. Tell whoever runs the server.',
  'web.desk-office.verify-imported':
    'This list is older than Escala’s data and cannot be computed again. Its seal is intact.',
  'web.desk-office.verify-other-reading':
    'This list was made with reading {reading} of the regulation and was not computed again. Its seal is intact.',
  'web.desk-office.verify-seal':
    'The seal is broken: the stored list is not the published one. Tell whoever runs the server.',
  'web.desk-office.preview-of-list': 'Preview',
  'web.desk-office.preview-said': 'The list with what is accepted so far. Not official.',
  'web.desk-office.publish-heading': 'Publish',
  'web.desk-office.not-publishable': 'The list cannot be published yet:',
  'web.desk-office.publish-said': 'A published list is final. Later errors are fixed by a correction.',
  'web.desk-office.publish-sure': 'Publish “{series}” of {date}? A published list is final.',
  'web.desk-office.leave-out': 'Reports waiting for a decision',
  'web.desk-office.leave-out-said':
    'Decide on them first. The ones you tick are left out; accepted later, they count on the next list.',
  'web.desk-office.decide-it': 'decide',
  'web.desk-office.publish-several': 'Publish all due lists',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {One list} other {# lists}} at once, oldest first. {waiting, plural, =0 {No reports waiting.} one {One waiting report will be left out.} other {# waiting reports will be left out.}}',
  'web.desk-office.publish-several-sure':
    'Publish {lists, plural, one {one list} other {# lists}} of “{series}”? Published lists are final.',
  'web.desk-office.list-findings': 'Remarks by the regulation',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {One objection leaves games out. } other {# objections leave games out. }}{warnings, plural, =0 {} one {One remark.} other {# remarks.}}',
  'web.desk-office.who-moves': 'Changes',
  'web.desk-office.which-players': 'Players',
  'web.desk-office.movers': 'biggest changes',
  'web.desk-office.nobody-here': 'Nobody.',
  'web.desk-office.show-all': 'Show all',
  'web.desk-office.list-day': 'Date of the list',
  'web.desk-office.revision': 'Changes from the registry',
  'web.desk-office.revision-said':
    'A date of birth, a licence or a merge can change earlier lists. Published lists stay as they are; the revised lists change and name the cause.',
  'web.desk-office.revision-none': 'The revised lists are up to date.',
  'web.desk-office.revision-unprinted': 'No printed rating changes, only the numbers behind later lists.',
  'web.desk-office.revision-causes': '{acts, plural, one {One change} other {# changes}} in the registry',
};
