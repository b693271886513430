/** What the office decided of an event, for everybody. */
export const messages: Record<string, string> = {
  'web.decision.title': 'Qué ha decidido la federación',
  'web.decision.accepted': 'Aceptada.',
  'web.decision.accepted-on': 'Aceptada el',
  'web.decision.because': 'Motivo:',
  'web.decision.permission': 'La inscripción fuera de plazo la autorizó {by}.',
  'web.decision.overruled': 'Aceptada aunque no se cumple una condición:',
  'web.decision.waived': 'Artículos que se han dispensado:',
  'web.decision.norms':
    '{count, plural, =0 {Nadie ha hecho norma de Maestro Catalán.} one {Norma de Maestro Catalán: {names}.} other {Normas de Maestro Catalán: {names}.}}',
  'web.decision.against-norms': 'La prueba no da normas por puntos, porque:',
  'web.decision.promotions':
    '{count, plural, =0 {Nadie sube de categoría.} one {Un jugador sube de categoría:} other {# jugadores suben de categoría:}}',
  'web.decision.from-to': 'de {from} a {to}',
  'web.decision.not-yet':
    'La federación aún no ha decidido sobre esta prueba. Abajo está lo que darían los resultados por sí solos.',
  'web.decision.reason-public': 'Este motivo se publica con la prueba.',
  'web.decision.overrules':
    'Aceptarla pasa por encima de {articles}: diga por qué. La federación puede evaluar una prueba que no cumpla las condiciones (fce-2016 2.2).',
  'web.decision.overrule-why': 'Por qué se acepta de todos modos',
  'web.decision.permission-by': 'Inscripción fuera de plazo autorizada por',
  'web.decision.permission-hint':
    'La prueba se inscribió fuera de plazo ({article}): diga quién la admitió. El nombre se publica con la prueba.',
  'refusal.finding-unreasoned':
    'No se cumple el artículo {article}: {finding} Diga en «reason» por qué se acepta de todos modos la prueba; el motivo se publica con ella.',
  'refusal.permission-missing':
    'La prueba se inscribió el {registered} y el último día era el {due}. Diga en «permission» quién la admitió, o rechace el informe.',
  'web.desk-office.term-late': 'después de empezar: aceptarla pide un motivo; el último día era el',
};
