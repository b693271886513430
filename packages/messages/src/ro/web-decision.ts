/** What the office decided of an event, for everybody. */
export const messages: Record<string, string> = {
  'web.decision.title': 'Ce a hotărât federația',
  'web.decision.accepted': 'Acceptat.',
  'web.decision.accepted-on': 'Acceptat la',
  'web.decision.because': 'Motiv:',
  'web.decision.permission': 'Înscrierea târzie a fost permisă de {by}.',
  'web.decision.overruled': 'Acceptat deși o condiție nu este respectată:',
  'web.decision.waived': 'Articole de la care s-a acordat derogare:',
  'web.decision.norms':
    '{count, plural, =0 {Nimeni nu a făcut o normă de Maestru Catalan.} one {Normă de Maestru Catalan: {names}.} other {Norme de Maestru Catalan: {names}.}}',
  'web.decision.against-norms': 'Concursul nu dă norme prin puncte, deoarece:',
  'web.decision.promotions':
    '{count, plural, =0 {Nimeni nu urcă în categorie.} one {Un jucător urcă în categorie:} few {# jucători urcă în categorie:} other {# de jucători urcă în categorie:}}',
  'web.decision.from-to': 'din {from} în {to}',
  'web.decision.not-yet':
    'Federația nu a hotărât încă asupra acestui concurs. Mai jos este ce ar da rezultatele singure.',
  'web.decision.reason-public': 'Acest motiv se publică împreună cu concursul.',
  'web.decision.overrules':
    'Acceptarea trece peste {articles}: spuneți de ce. Federația poate evalua un concurs care nu respectă condițiile (fce-2016 2.2).',
  'web.decision.overrule-why': 'De ce este totuși acceptat',
  'web.decision.permission-by': 'Înscriere târzie permisă de',
  'web.decision.permission-hint':
    'Concursul a fost înscris târziu ({article}): spuneți cine l-a admis. Numele se publică împreună cu concursul.',
  'refusal.finding-unreasoned':
    'Articolul {article} nu este respectat: {finding} Spuneți în „reason” de ce concursul este totuși acceptat; motivul se publică împreună cu el.',
  'refusal.permission-missing':
    'Concursul a fost înscris la {registered}, iar ultima zi era {due}. Spuneți în „permission” cine l-a admis sau respingeți raportul.',
  'web.desk-office.term-late': 'după început: acceptarea cere un motiv; ultima zi era',
};
