/** What the office decided of an event, for everybody. */
export const messages: Record<string, string> = {
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
};
