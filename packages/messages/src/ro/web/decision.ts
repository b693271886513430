/** What the office decided of an event, for everybody. */
export const messages: Record<keyof typeof import('../../en/web/decision.ts').messages, string> = {
  'web.decision.title': 'Decizia federației',
  'web.decision.accepted': 'Acceptat.',
  'web.decision.accepted-on': 'Acceptat la',
  'web.decision.because': 'Motiv:',
  'web.decision.permission': 'Înscrierea târzie a fost permisă de {by}.',
  'web.decision.overruled': 'Acceptat deși o condiție nu este respectată:',
  'web.decision.waived': 'Articole cu derogare:',
  'web.decision.norms':
    '{count, plural, =0 {Nicio normă de Maestru Catalan.} one {Normă de Maestru Catalan: {names}.} few {Norme de Maestru Catalan: {names}.} other {Norme de Maestru Catalan: {names}.}}',
  'web.decision.against-norms': 'Concursul nu dă norme prin puncte, deoarece:',
  'web.decision.promotions':
    '{count, plural, =0 {Nicio promovare.} one {Un jucător promovează:} few {# jucători promovează:} other {# de jucători promovează:}}',
  'web.decision.from-to': 'din {from} în {to}',
  'web.decision.not-yet': 'Federația nu a decis încă. Mai jos este ce ar da rezultatele singure.',
  'web.decision.reason-public': 'Acest motiv se publică împreună cu concursul.',
  'web.decision.overrules':
    'Acceptarea trece peste {articles}: spuneți de ce. Federația poate evalua un concurs care nu respectă condițiile (fce-2016 2.2).',
  'web.decision.overrule-why': 'Motivul acceptării',
  'web.decision.permission-by': 'Înscriere târzie permisă de',
  'web.decision.permission-hint':
    'Concursul a fost înscris târziu ({article}): spuneți cine l-a admis. Numele se publică împreună cu concursul.',
  'refusal.finding-unreasoned':
    'Articolul {article} nu este respectat: {finding} Spuneți în „reason” de ce concursul este totuși acceptat; motivul se publică împreună cu el.',
  'refusal.permission-missing':
    'Concursul a fost înscris la {registered}, iar ultima zi era {due}. Spuneți în „permission” cine l-a admis sau respingeți raportul.',
  'web.desk-office.term-late': 'după început: acceptarea cere un motiv; ultima zi era',
  'refusal.refusal-appealed': 'Respingerea a fost atacată cu apel la {on}; nu există un al doilea apel.',
  'refusal.refusal-no-appeal':
    'Niciun regulament al acestei federații nu prevede apel împotriva respingerii unui concurs. Corectați raportul și trimiteți-l din nou.',
  'refusal.refusal-appeal-late':
    'Respingerea este din {notified}: ultima zi pentru apel era {lastDay}, iar astăzi este {today}.',
  'refusal.refusal-not-appealed': '{name} ({id}) nu are niciun apel deschis.',
  'refusal.refusal-same-judge':
    'Cine a respins concursul sau a făcut apel nu poate decide asupra apelului. Cereți altui membru al comisiei.',
  'refusal.phase-not-reported':
    '{name} ({id}) nu are niciun raport care așteaptă o decizie. Trimiteți întâi raportul fazei, apoi pe cel al întregului.',
  'refusal.phase-outside':
    '{name} este din {start} până la {end}, în afara concursului întreg ({from} – {to}). Schimbați datele unuia dintre ele.',
  'refusal.phases-no-article':
    'Niciun regulament al acestei federații nu reunește fazele unui concurs. Raportați fiecare fază separat.',
  'refusal.event-is-phase':
    'Acest concurs este o fază a concursului {whole} și se raportează împreună cu el. Retrageți întâi raportul concursului {whole}.',
  'web.act.report.appeal': 'Respingerea unui raport atacată cu apel',
  'web.act.report.decide-appeal': 'Apel împotriva unei respingeri soluționat',
  'web.appeal.about': 'Puteți face apel la comisie până la',
  'web.appeal.text': 'De ce ar trebui evaluat concursul',
  'web.appeal.made': 'Apel făcut la',
  'web.appeal.open': 'Comisia nu a răspuns încă.',
  'web.appeal.upheld': 'Admis de comisie: raportul îl așteaptă din nou pe responsabil.',
  'web.appeal.rejected': 'Respins de comisie: concursul rămâne respins.',
  'web.appeal.uphold': 'Admite apelul',
  'web.appeal.reject': 'Respinge apelul',
  'web.appeal.why': 'Motivele comisiei',
  'web.appeal.inbox': 'Apeluri împotriva respingerilor',
  'web.desk-office.source-phases': 'reunit din fazele sale',
  'web.phases.about':
    'Fazele preliminare și finala pot fi evaluate ca un singur concurs (fide-2009 6.2). Trimiteți raportul fiecărei faze, apoi reuniți-le aici.',
  'web.phases.events': 'Care dintre acestea sunt fazele sale?',
  'web.phases.send': 'Trimite fazele împreună',
  'web.phases.is-phase': 'Fază a altui concurs, cu care se raportează:',
  'web.field.isPublic': 'publicat cu concursul',
  'web.field.monthlyFrom': 'lunar din',
  'web.field.permission': 'permisiune',
  'web.field.phaseOf': 'fază a',
  'web.field.upheld': 'admis',
  'web.desk-office.next-overrule':
    'O condiție nu este respectată. Puteți accepta raportul cu un motiv, care se publică împreună cu concursul.',
  'web.field.accepted': 'acceptat până la runda',
  'web.field.final': 'faza finală',
  'web.field.internationalNorm': 'normă internațională',
  'web.field.licensedUntil': 'licență până la',
  'web.field.onPaper': 'pe hârtie, introdus de birou',
  'web.field.parts': 'părți',
  'web.field.waiting': 'în așteptare',
};
