/** What the office decided of an event, for everybody. */
export const messages: Record<string, string> = {
  'web.decision.title': 'Què ha decidit la federació',
  'web.decision.accepted': 'Acceptada.',
  'web.decision.accepted-on': 'Acceptada el',
  'web.decision.because': 'Motiu:',
  'web.decision.permission': 'La inscripció fora de termini la va autoritzar {by}.',
  'web.decision.overruled': 'Acceptada tot i que no es compleix una condició:',
  'web.decision.waived': 'Articles que s’han dispensat:',
  'web.decision.norms':
    '{count, plural, =0 {Ningú no ha fet norma de Mestre Català.} one {Norma de Mestre Català: {names}.} other {Normes de Mestre Català: {names}.}}',
  'web.decision.against-norms': 'La prova no dona normes per punts, perquè:',
  'web.decision.promotions':
    '{count, plural, =0 {Ningú no puja de categoria.} one {Un jugador puja de categoria:} other {# jugadors pugen de categoria:}}',
  'web.decision.from-to': 'de {from} a {to}',
  'web.decision.not-yet':
    'La federació encara no ha decidit sobre aquesta prova. A sota hi ha el que donarien els resultats tots sols.',
  'web.decision.reason-public': 'Aquest motiu es publica amb la prova.',
  'web.decision.overrules':
    'Acceptar-la passa per sobre de {articles}: digueu per què. La federació pot avaluar una prova que no compleixi les condicions (fce-2016 2.2).',
  'web.decision.overrule-why': 'Per què s’accepta igualment',
  'web.decision.permission-by': 'Inscripció fora de termini autoritzada per',
  'web.decision.permission-hint':
    'La prova es va inscriure fora de termini ({article}): digueu qui la va admetre. El nom es publica amb la prova.',
  'refusal.finding-unreasoned':
    'No es compleix l’article {article}: {finding} Digueu a «reason» per què s’accepta igualment la prova; el motiu es publica amb ella.',
  'refusal.permission-missing':
    'La prova es va inscriure el {registered} i l’últim dia era el {due}. Digueu a «permission» qui la va admetre, o rebutgeu l’informe.',
  'web.desk-office.term-late': 'després de començar: acceptar-la demana un motiu; l’últim dia era el',
};
