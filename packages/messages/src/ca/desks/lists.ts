/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists': 'Llistes d’Elo',
  'web.desk-office.lists-about': 'Cada període: què hi ha, què falta, previsualitzar, publicar.',
  'web.desk-office.board-said': 'Les llistes següents: quan toquen, quines proves contenen i què falta.',
  'web.desk-office.no-series': 'Encara no hi ha llistes: afegiu-ne una a la configuració de la federació.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {Un canvi} other {# canvis}} al registre des de l’última llista poden afectar llistes publicades.',
  'web.desk-office.see-revision': 'Mostra l’efecte',
  'web.desk-office.list-in-days':
    '{days, plural, one {Toca demà.} other {Toca d’aquí a # dies.}} No es pot publicar abans.',
  'web.desk-office.list-due': '{days, plural, =0 {Toca avui.} one {Tocava ahir.} other {Tocava fa # dies.}}',
  'web.desk-office.last-list': 'Última llista:',
  'web.desk-office.behind': '{lists, plural, one {Toca una llista.} other {Toquen # llistes.}}',
  'web.desk-office.see-preview': 'Previsualitza la llista',
  'web.desk-office.in-games':
    'A la llista: {events, plural, =0 {encara cap prova} one {una prova} other {# proves}}, {games, plural, one {una partida} other {# partides}}',
  'web.desk-office.board-waiting':
    '{events, plural, =0 {No hi ha informes pendents.} one {Un informe espera la vostra decisió} other {# informes esperen la vostra decisió}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Totes les proves acabades tenen informe.} one {Una prova acabada no té informe} other {# proves acabades no tenen informe}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un informe rebutjat no s’ha tornat a enviar} other {# informes rebutjats no s’han tornat a enviar}}',
  'web.desk-office.working': 'S’estan calculant les llistes. En una federació gran triga uns segons…',
  'web.desk-office.next-list': '{series}: llista del dia {date}',
  'web.desk-office.list-before': 'Llista anterior',
  'web.desk-office.is-out': 'Publicada',
  'web.desk-office.published-on': 'Publicada el dia',
  'web.desk-office.public-list': 'Llista pública',
  'web.desk-office.verify': 'Verifica la llista',
  'web.desk-office.verify-holds':
    'És correcta: tornada a calcular amb el registre d’activitat d’aquell dia, la llista té el mateix hash.',
  'web.desk-office.verify-differs':
    'No és correcta: {players, plural, one {difereix una línia} other {difereixen # línies}}. Aviseu qui porta el servidor.',
  'web.desk-office.verify-imported':
    'Aquesta llista és anterior a les dades d’Escala i no es pot tornar a calcular. El segell és correcte.',
  'web.desk-office.verify-other-reading':
    'Aquesta llista es va fer amb la lectura {reading} del reglament i no s’ha tornat a calcular. El segell és correcte.',
  'web.desk-office.verify-seal':
    'El segell no és correcte: la llista desada no és la publicada. Aviseu qui porta el servidor.',
  'web.desk-office.preview-of-list': 'Previsualització',
  'web.desk-office.preview-said': 'La llista amb el que hi ha acceptat fins ara. No és oficial.',
  'web.desk-office.publish-heading': 'Publica',
  'web.desk-office.not-publishable': 'La llista encara no es pot publicar:',
  'web.desk-office.publish-said':
    'Una llista publicada és definitiva. Els errors posteriors s’arreglen amb una correcció.',
  'web.desk-office.publish-sure': 'Voleu publicar «{series}» del {date}? Una llista publicada és definitiva.',
  'web.desk-office.leave-out': 'Informes que esperen una decisió',
  'web.desk-office.leave-out-said':
    'Decidiu-los primer. Els que marqueu queden fora; acceptats més tard, compten a la llista següent.',
  'web.desk-office.decide-it': 'decideix',
  'web.desk-office.publish-several': 'Publica totes les llistes pendents',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {Una llista} other {# llistes}} alhora, primer la més antiga. {waiting, plural, =0 {No hi ha informes pendents.} one {Quedarà fora un informe pendent.} other {Quedaran fora # informes pendents.}}',
  'web.desk-office.publish-several-sure':
    'Voleu publicar {lists, plural, one {una llista} other {# llistes}} de «{series}»? Les llistes publicades són definitives.',
  'web.desk-office.list-findings': 'Observacions segons el reglament',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {Una objecció deixa partides fora. } other {# objeccions deixen partides fora. }}{warnings, plural, =0 {} one {Una observació.} other {# observacions.}}',
  'web.desk-office.who-moves': 'Canvis',
  'web.desk-office.which-players': 'Jugadors',
  'web.desk-office.movers': 'canvis més grans',
  'web.desk-office.nobody-here': 'Ningú.',
  'web.desk-office.show-all': 'Mostra’ls tots',
  'web.desk-office.list-day': 'Data de la llista',
  'web.desk-office.revision': 'Canvis del registre',
  'web.desk-office.revision-said':
    'Una data de naixement, una llicència o una fusió poden canviar llistes anteriors. Les publicades no canvien; les revisades sí, i en diuen la causa.',
  'web.desk-office.revision-none': 'Les llistes revisades estan al dia.',
  'web.desk-office.revision-unprinted':
    'No canvia cap Elo imprès, només els números amb què es calculen llistes posteriors.',
  'web.desk-office.revision-causes': '{acts, plural, one {Un canvi} other {# canvis}} al registre',
};
