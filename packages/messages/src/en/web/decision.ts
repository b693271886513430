/** What the office decided of an event, for everybody. */
export const messages = {
  'web.decision.title': 'What the federation decided',
  'web.decision.accepted': 'Accepted.',
  'web.decision.accepted-on': 'Accepted on',
  'web.decision.because': 'Reason:',
  'web.decision.permission': 'Its late registration was permitted by {by}.',
  'web.decision.overruled': 'Accepted although a condition is not kept:',
  'web.decision.waived': 'Articles that were let pass:',
  'web.decision.norms':
    '{count, plural, =0 {Nobody made a norm of Catalan Master.} one {A norm of Catalan Master: {names}.} other {Norms of Catalan Master: {names}.}}',
  'web.decision.against-norms': 'The event gives no norms by points, because:',
  'web.decision.promotions':
    '{count, plural, =0 {Nobody goes up a category.} one {One player goes up a category:} other {# players go up a category:}}',
  'web.decision.from-to': 'from {from} to {to}',
  'web.decision.not-yet':
    'The federation has not decided on this event yet. Below is what the results alone would give.',
  'web.decision.reason-public': 'This reason is published with the event.',
  'web.decision.overrules':
    'Accepting it overrules {articles}: say why. The federation may rate an event that does not keep the conditions (fce-2016 2.2).',
  'web.decision.overrule-why': 'Why it is accepted all the same',
  'web.decision.permission-by': 'Late registration permitted by',
  'web.decision.permission-hint':
    'The event was registered late ({article}): name who let it in. The name is published with the event.',
  'refusal.finding-unreasoned':
    'Article {article} is not kept: {finding} Say in “reason” why the event is accepted all the same; the reason is published with it.',
  'refusal.permission-missing':
    'The event was registered on {registered}, and the last day was {due}. Say in “permission” who let it in, or refuse the report.',
  'web.desk-office.term-late': 'after the start, so that accepting it takes a reason; the last day was',
  'refusal.refusal-appealed': 'The refusal was appealed on {on}; a second appeal is not possible.',
  'refusal.refusal-no-appeal':
    'No regulation of this federation knows an appeal against the refusal of an event. Put the report right and submit it again.',
  'refusal.refusal-appeal-late':
    'The refusal is of {notified}: an appeal was possible until {lastDay}, and today is {today}.',
  'refusal.refusal-not-appealed': '{name} ({id}) has no appeal that waits for an answer.',
  'refusal.refusal-same-judge':
    'Whoever refused the event, or appeals, does not decide on the appeal. Let another member of the commission do it.',
  'refusal.phase-not-reported':
    '{name} ({id}) has no report that waits in the office. Submit the report of the phase first, then that of the whole.',
  'refusal.phase-outside':
    '{name} is of {start} to {end}, outside of the whole event ({from} to {to}). Amend the days of one of them.',
  'refusal.phases-no-article':
    'No regulation of this federation puts the phases of an event together. Report each by itself.',
  'refusal.event-is-phase':
    'This event is a phase of {whole} and is reported with it. Take the report of {whole} back first.',
  'web.act.report.appeal': 'Refusal of a report appealed',
  'web.act.report.decide-appeal': 'Appeal against a refusal decided',
  'web.appeal.title': 'Appeal',
  'web.appeal.about': 'The refusal can be appealed to the commission until',
  'web.appeal.text': 'Why the event should be rated',
  'web.appeal.made': 'Appealed on',
  'web.appeal.open': 'The commission has not answered yet.',
  'web.appeal.upheld': 'Upheld by the commission: the report waits for the officer again.',
  'web.appeal.rejected': 'Rejected by the commission: the refusal stands.',
  'web.appeal.uphold': 'Uphold the appeal',
  'web.appeal.reject': 'Reject the appeal',
  'web.appeal.why': 'Why the commission decides so',
  'web.appeal.inbox': 'Refusals that were appealed',
  'web.desk-office.source-phases': 'put together from its phases',
  'web.phases.about':
    'Preliminaries and final can be rated as one event (fide-2009 6.2). Submit the report of each phase; then put them together here.',
  'web.phases.events': 'Which of these are its phases?',
  'web.phases.send': 'Submit the phases together',
  'web.phases.is-phase': 'A phase of another event, with which it is reported:',
  'web.field.isPublic': 'published with the event',
  'web.field.monthlyFrom': 'monthly from',
  'web.field.permission': 'permission',
  'web.field.phaseOf': 'phase of',
  'web.field.upheld': 'upheld',
  'web.desk-office.next-overrule':
    'A condition is not kept. The report can be accepted with a reason, which is published with the event.',
  'web.field.accepted': 'accepted until round',
  'web.field.final': 'final stage',
  'web.field.internationalNorm': 'international norm',
  'web.field.licensedUntil': 'licence until',
  'web.field.onPaper': 'on paper, entered by the office',
  'web.field.parts': 'parts',
  'web.field.waiting': 'waiting',
};
