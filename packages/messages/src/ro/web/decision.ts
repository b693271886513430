/** What the office decided of an event, for everybody. */
export const messages: Record<keyof typeof import('../../en/web/decision.ts').messages, string> = {
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
  'refusal.refusal-appealed': 'Respingerea a fost contestată la {on}; nu se poate contesta a doua oară.',
  'refusal.refusal-no-appeal':
    'Niciun regulament al acestei federații nu prevede contestație împotriva respingerii unui concurs. Corectați raportul și trimiteți-l din nou.',
  'refusal.refusal-appeal-late':
    'Respingerea este din {notified}: se putea contesta până la {lastDay}, iar astăzi este {today}.',
  'refusal.refusal-not-appealed': '{name} ({id}) nu are nicio contestație care așteaptă răspuns.',
  'refusal.refusal-same-judge':
    'Cine a respins concursul sau contestă nu hotărăște asupra contestației. Să o facă un alt membru al comisiei.',
  'refusal.phase-not-reported':
    '{name} ({id}) nu are niciun raport care așteaptă la birou. Trimiteți întâi raportul fazei, apoi pe cel al întregului.',
  'refusal.phase-outside':
    '{name} este din {start} până la {end}, în afara concursului întreg ({from} – {to}). Corectați zilele unuia dintre ele.',
  'refusal.phases-no-article':
    'Niciun regulament al acestei federații nu reunește fazele unui concurs. Raportați fiecare fază separat.',
  'refusal.event-is-phase':
    'Acest concurs este o fază a lui {whole} și se raportează împreună cu el. Retrageți întâi raportul lui {whole}.',
  'web.act.report.appeal': 'Respingerea unui raport contestată',
  'web.act.report.decide-appeal': 'Contestație împotriva unei respingeri soluționată',
  'web.appeal.title': 'Contestație',
  'web.appeal.about': 'Respingerea poate fi contestată la comisie până la',
  'web.appeal.text': 'De ce ar trebui evaluat concursul',
  'web.appeal.made': 'Contestat la',
  'web.appeal.open': 'Comisia nu a răspuns încă.',
  'web.appeal.upheld': 'Admisă de comisie: raportul așteaptă din nou ofițerul.',
  'web.appeal.rejected': 'Respinsă de comisie: respingerea rămâne.',
  'web.appeal.uphold': 'Admiteți contestația',
  'web.appeal.reject': 'Respingeți contestația',
  'web.appeal.why': 'De ce hotărăște comisia astfel',
  'web.appeal.inbox': 'Respingeri contestate',
  'web.desk-office.source-phases': 'reunit din fazele sale',
  'web.phases.about':
    'Fazele preliminare și finala pot fi evaluate ca un singur concurs (fide-2009 6.2). Trimiteți raportul fiecărei faze, apoi reuniți-le aici.',
  'web.phases.events': 'Care dintre acestea sunt fazele sale?',
  'web.phases.send': 'Trimiteți fazele împreună',
  'web.phases.is-phase': 'Fază a altui concurs, cu care se raportează:',
  'web.field.isPublic': 'publicat cu concursul',
  'web.field.monthlyFrom': 'lunar din',
  'web.field.permission': 'permisiune',
  'web.field.phaseOf': 'fază a',
  'web.field.upheld': 'admis',
  'web.desk-office.next-overrule':
    'O condiție nu este respectată. Raportul poate fi acceptat cu un motiv, care se publică împreună cu concursul.',
  'web.field.accepted': 'acceptat până la runda',
  'web.field.final': 'faza finală',
  'web.field.internationalNorm': 'normă internațională',
  'web.field.licensedUntil': 'licență până la',
  'web.field.onPaper': 'pe hârtie, introdus de birou',
  'web.field.parts': 'părți',
  'web.field.waiting': 'în așteptare',
};
