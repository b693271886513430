/** What the office decided of an event, for everybody. */
export const messages: Record<keyof typeof import('../../en/web/decision.ts').messages, string> = {
  'web.decision.title': 'Decisión de la federación',
  'web.decision.accepted': 'Aceptada.',
  'web.decision.accepted-on': 'Aceptada el',
  'web.decision.because': 'Motivo:',
  'web.decision.permission': 'La inscripción fuera de plazo la autorizó {by}.',
  'web.decision.overruled': 'Aceptada aunque no se cumple una condición:',
  'web.decision.waived': 'Artículos dispensados:',
  'web.decision.norms':
    '{count, plural, =0 {Ninguna norma de Maestro Catalán.} one {Norma de Maestro Catalán: {names}.} other {Normas de Maestro Catalán: {names}.}}',
  'web.decision.against-norms': 'La prueba no da normas por puntos, porque:',
  'web.decision.promotions':
    '{count, plural, =0 {Ningún ascenso.} one {Un jugador sube de categoría:} other {# jugadores suben de categoría:}}',
  'web.decision.from-to': 'de {from} a {to}',
  'web.decision.not-yet': 'La federación todavía no ha decidido. Abajo está lo que darían los resultados por sí solos.',
  'web.decision.reason-public': 'Este motivo se publica con la prueba.',
  'web.decision.overrules':
    'Aceptarla pasa por encima de {articles}: diga por qué. La federación puede valorar una prueba que no cumpla las condiciones (fce-2016 2.2).',
  'web.decision.overrule-why': 'Motivo para aceptarla de todos modos',
  'web.decision.permission-by': 'Inscripción fuera de plazo autorizada por',
  'web.decision.permission-hint':
    'La prueba se inscribió fuera de plazo ({article}): diga quién la admitió. El nombre se publica con la prueba.',
  'refusal.finding-unreasoned':
    'No se cumple el artículo {article}: {finding} Diga en «reason» por qué se acepta de todos modos la prueba; el motivo se publica con ella.',
  'refusal.permission-missing':
    'La prueba se inscribió el {registered} y el último día era el {due}. Diga en «permission» quién la admitió, o rechace el informe.',
  'web.desk-office.term-late': 'después de empezar: aceptarla pide un motivo; el último día era el',
  'refusal.refusal-appealed': 'El rechazo se recurrió el {on}; no se puede recurrir dos veces.',
  'refusal.refusal-no-appeal':
    'Ningún reglamento de esta federación prevé recurso contra el rechazo de una prueba. Corrija el informe y envíelo de nuevo.',
  'refusal.refusal-appeal-late': 'El rechazo es del {notified}: se podía recurrir hasta el {lastDay} y hoy es {today}.',
  'refusal.refusal-not-appealed': '{name} ({id}) no tiene ningún recurso abierto.',
  'refusal.refusal-same-judge':
    'Quien ha rechazado la prueba, o quien recurre, no puede resolver el recurso. Pídaselo a otro miembro de la comisión.',
  'refusal.phase-not-reported':
    '{name} ({id}) no tiene ningún informe pendiente de decisión. Envíe primero el informe de la fase y después el del conjunto.',
  'refusal.phase-outside':
    '{name} es del {start} al {end}, fuera de la prueba entera ({from} a {to}). Cambie las fechas de una de las dos.',
  'refusal.phases-no-article':
    'Ningún reglamento de esta federación agrupa las fases de una prueba. Informe de cada una por separado.',
  'refusal.event-is-phase':
    'Esta prueba es una fase de {whole} y se informa con ella. Retire primero el informe de {whole}.',
  'web.act.report.appeal': 'Rechazo de un informe recurrido',
  'web.act.report.decide-appeal': 'Recurso contra un rechazo resuelto',
  'web.appeal.about': 'Puede recurrir ante la comisión hasta el',
  'web.appeal.text': 'Por qué debería valorarse la prueba',
  'web.appeal.made': 'Recurrido el',
  'web.appeal.open': 'La comisión todavía no ha respondido.',
  'web.appeal.upheld': 'La comisión lo ha estimado: el informe vuelve a esperar al responsable.',
  'web.appeal.rejected': 'La comisión lo ha desestimado: la prueba sigue rechazada.',
  'web.appeal.uphold': 'Estimar el recurso',
  'web.appeal.reject': 'Desestimar el recurso',
  'web.appeal.why': 'Motivos de la comisión',
  'web.appeal.inbox': 'Recursos contra rechazos',
  'web.desk-office.source-phases': 'conjunto de sus fases',
  'web.phases.about':
    'Las fases previas y la final se pueden valorar como una sola prueba (fide-2009 6.2). Envíe el informe de cada fase y agrúpelos aquí.',
  'web.phases.events': '¿Cuáles de estas son sus fases?',
  'web.phases.send': 'Enviar las fases juntas',
  'web.phases.is-phase': 'Fase de otra prueba, con la que se informa:',
  'web.field.isPublic': 'publicado con la prueba',
  'web.field.monthlyFrom': 'mensual desde el',
  'web.field.permission': 'autorización',
  'web.field.phaseOf': 'fase de',
  'web.field.upheld': 'estimado',
  'web.desk-office.next-overrule':
    'No se cumple una condición. Puede aceptar el informe con un motivo, que se publica con la prueba.',
  'web.field.accepted': 'aceptada hasta la ronda',
  'web.field.final': 'fase final',
  'web.field.internationalNorm': 'norma internacional',
  'web.field.licensedUntil': 'licencia hasta el',
  'web.field.onPaper': 'en papel, anotado por la oficina',
  'web.field.parts': 'partes',
  'web.field.waiting': 'en espera',
};
