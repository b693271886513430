/** What the office decided of an event, for everybody. */
export const messages = {
  'web.decision.title': 'Federation’s decision',
  'web.decision.accepted': 'Accepted.',
  'web.decision.accepted-on': 'Accepted on',
  'web.decision.because': 'Reason:',
  'web.decision.permission': 'Late registration was permitted by {by}.',
  'web.decision.overruled': 'Accepted although a condition is not met:',
  'web.decision.waived': 'Articles waived:',
  'web.decision.norms':
    '{count, plural, =0 {No Catalan Master norms.} one {Catalan Master norm: {names}.} other {Catalan Master norms: {names}.}}',
  'web.decision.against-norms': 'The event gives no norms by points, because:',
  'web.decision.promotions':
    '{count, plural, =0 {No promotions.} one {One player is promoted:} other {# players are promoted:}}',
  'web.decision.from-to': 'from {from} to {to}',
  'web.decision.not-yet': 'The federation has not decided yet. Below is what the results alone would give.',
  'web.decision.reason-public': 'This reason is published with the event.',
  'web.decision.overrules':
    'Accepting overrules {articles}: say why. The federation may rate an event that does not meet the conditions (fce-2016 2.2).',
  'web.decision.overrule-why': 'Reason for accepting anyway',
  'web.decision.permission-by': 'Late registration permitted by',
  'web.decision.permission-hint':
    'The event was registered late ({article}): name the person who admitted it. The name is published with the event.',
  'refusal.finding-unreasoned':
    'Article {article} is not met: {finding} Say in “reason” why the event is accepted anyway; the reason is published with the event.',
  'refusal.permission-missing':
    'The event was registered on {registered}; the last day was {due}. Say in “permission” who admitted it, or refuse the report.',
  'web.desk-office.term-late': 'after the start: accepting needs a reason; the last day was',
  'refusal.refusal-appealed': 'The refusal was appealed on {on}; there is no second appeal.',
  'refusal.refusal-no-appeal':
    'No regulation of this federation allows an appeal against the refusal of an event. Correct the report and send it again.',
  'refusal.refusal-appeal-late':
    'The event was refused on {notified}: the last day to appeal was {lastDay}, and today is {today}.',
  'refusal.refusal-not-appealed': '{name} ({id}) has no open appeal.',
  'refusal.refusal-same-judge':
    'The person who refused the event, or who appeals, cannot decide the appeal. Ask another member of the commission.',
  'refusal.phase-not-reported':
    '{name} ({id}) has no report waiting for a decision. Send the report of the phase first, then that of the whole event.',
  'refusal.phase-outside':
    '{name} runs from {start} to {end}, outside the whole event ({from} to {to}). Change the dates of one of them.',
  'refusal.phases-no-article':
    'No regulation of this federation combines the phases of an event. Report each one separately.',
  'refusal.event-is-phase':
    'This event is a phase of {whole} and is reported with it. Withdraw the report of {whole} first.',
  'web.act.report.appeal': 'Refusal of a report appealed',
  'web.act.report.decide-appeal': 'Appeal against a refusal decided',
  'web.appeal.about': 'You can appeal to the commission until',
  'web.appeal.text': 'Why the event should be rated',
  'web.appeal.made': 'Appealed on',
  'web.appeal.open': 'The commission has not answered yet.',
  'web.appeal.upheld': 'Upheld by the commission: the report is waiting for the officer again.',
  'web.appeal.rejected': 'Rejected by the commission: the event stays refused.',
  'web.appeal.uphold': 'Uphold appeal',
  'web.appeal.reject': 'Reject appeal',
  'web.appeal.why': 'Reasons of the commission',
  'web.appeal.inbox': 'Appeals against refusals',
  'web.desk-office.source-phases': 'combined from its phases',
  'web.phases.about':
    'Preliminaries and final can be rated as one event (fide-2009 6.2). Send the report of each phase, then combine them here.',
  'web.phases.events': 'Which of these are its phases?',
  'web.phases.send': 'Report phases together',
  'web.phases.is-phase': 'A phase of another event, reported with it:',
  'web.field.isPublic': 'published with the event',
  'web.field.monthlyFrom': 'monthly from',
  'web.field.permission': 'permission',
  'web.field.phaseOf': 'phase of',
  'web.field.upheld': 'upheld',
  'web.desk-office.next-overrule':
    'A condition is not met. You can accept the report with a reason, which is published with the event.',
  'web.field.accepted': 'accepted until round',
  'web.field.final': 'final stage',
  'web.field.internationalNorm': 'international norm',
  'web.field.licensedUntil': 'licence until',
  'web.field.onPaper': 'on paper, entered by the office',
  'web.field.parts': 'parts',
  'web.field.waiting': 'waiting',
};
