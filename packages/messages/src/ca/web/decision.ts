/** What the office decided of an event, for everybody. */
export const messages: Record<keyof typeof import('../../en/web/decision.ts').messages, string> = {
  'web.decision.title': 'Decisió de la federació',
  'web.decision.accepted': 'Acceptada.',
  'web.decision.accepted-on': 'Acceptada el',
  'web.decision.because': 'Motiu:',
  'web.decision.permission': 'La inscripció fora de termini la va autoritzar {by}.',
  'web.decision.overruled': 'Acceptada tot i que no es compleix una condició:',
  'web.decision.waived': 'Articles dispensats:',
  'web.decision.norms':
    '{count, plural, =0 {Cap norma de Mestre Català.} one {Norma de Mestre Català: {names}.} other {Normes de Mestre Català: {names}.}}',
  'web.decision.against-norms': 'La prova no dona normes per punts, perquè:',
  'web.decision.promotions':
    '{count, plural, =0 {Cap ascens.} one {Un jugador puja de categoria:} other {# jugadors pugen de categoria:}}',
  'web.decision.from-to': 'de {from} a {to}',
  'web.decision.not-yet': 'La federació encara no ha decidit. A sota hi ha el que donarien els resultats tots sols.',
  'web.decision.reason-public': 'Aquest motiu es publica amb la prova.',
  'web.decision.overrules':
    'Acceptar-la passa per sobre de {articles}: digueu per què. La federació pot avaluar una prova que no compleixi les condicions (fce-2016 2.2).',
  'web.decision.overrule-why': 'Motiu per acceptar-la igualment',
  'web.decision.permission-by': 'Inscripció fora de termini autoritzada per',
  'web.decision.permission-hint':
    'La prova es va inscriure fora de termini ({article}): digueu qui la va admetre. El nom es publica amb la prova.',
  'refusal.finding-unreasoned':
    'No es compleix l’article {article}: {finding} Digueu a «reason» per què s’accepta igualment la prova; el motiu es publica amb ella.',
  'refusal.permission-missing':
    'La prova es va inscriure el {registered} i l’últim dia era el {due}. Digueu a «permission» qui la va admetre, o rebutgeu l’informe.',
  'web.desk-office.term-late': 'després de començar: acceptar-la demana un motiu; l’últim dia era el',
  'refusal.refusal-appealed': 'El rebuig es va recórrer el {on}; no es pot recórrer dues vegades.',
  'refusal.refusal-no-appeal':
    'Cap reglament d’aquesta federació no preveu recurs contra el rebuig d’una prova. Corregiu l’informe i torneu-lo a enviar.',
  'refusal.refusal-appeal-late': 'El rebuig és del {notified}: es podia recórrer fins al {lastDay} i avui és {today}.',
  'refusal.refusal-not-appealed': '{name} ({id}) no té cap recurs obert.',
  'refusal.refusal-same-judge':
    'Qui ha rebutjat la prova, o qui recorre, no pot resoldre el recurs. Demaneu-ho a un altre membre de la comissió.',
  'refusal.phase-not-reported':
    '{name} ({id}) no té cap informe pendent de decisió. Envieu primer l’informe de la fase i després el del conjunt.',
  'refusal.phase-outside':
    '{name} és del {start} al {end}, fora de la prova sencera ({from} a {to}). Canvieu les dates d’una de les dues.',
  'refusal.phases-no-article':
    'Cap reglament d’aquesta federació no ajunta les fases d’una prova. Informeu de cadascuna per separat.',
  'refusal.event-is-phase':
    'Aquesta prova és una fase de {whole} i s’hi informa conjuntament. Retireu primer l’informe de {whole}.',
  'web.act.report.appeal': 'Rebuig d’un informe recorregut',
  'web.act.report.decide-appeal': 'Recurs contra un rebuig resolt',
  'web.appeal.about': 'Podeu recórrer davant la comissió fins al',
  'web.appeal.text': 'Per què s’hauria d’avaluar la prova',
  'web.appeal.made': 'Recorregut el',
  'web.appeal.open': 'La comissió encara no ha respost.',
  'web.appeal.upheld': 'La comissió l’ha estimat: l’informe torna a esperar el responsable.',
  'web.appeal.rejected': 'La comissió l’ha desestimat: la prova continua rebutjada.',
  'web.appeal.uphold': 'Estima el recurs',
  'web.appeal.reject': 'Desestima el recurs',
  'web.appeal.why': 'Motius de la comissió',
  'web.appeal.inbox': 'Recursos contra rebuigs',
  'web.desk-office.source-phases': 'conjunt de les seves fases',
  'web.phases.about':
    'Les fases prèvies i la final es poden avaluar com una sola prova (fide-2009 6.2). Envieu l’informe de cada fase i ajunteu-los aquí.',
  'web.phases.events': 'Quines d’aquestes són les seves fases?',
  'web.phases.send': 'Envia les fases juntes',
  'web.phases.is-phase': 'Fase d’una altra prova, amb la qual s’informa:',
  'web.field.isPublic': 'publicat amb la prova',
  'web.field.monthlyFrom': 'mensual des del',
  'web.field.permission': 'autorització',
  'web.field.phaseOf': 'fase de',
  'web.field.upheld': 'estimat',
  'web.desk-office.next-overrule':
    'No es compleix una condició. Podeu acceptar l’informe amb un motiu, que es publica amb la prova.',
  'web.field.accepted': 'acceptada fins a la ronda',
  'web.field.final': 'fase final',
  'web.field.internationalNorm': 'norma internacional',
  'web.field.licensedUntil': 'llicència fins al',
  'web.field.onPaper': 'en paper, introduït per l’oficina',
  'web.field.parts': 'parts',
  'web.field.waiting': 'en espera',
};
