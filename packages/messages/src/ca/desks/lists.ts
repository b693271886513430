/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists-about': 'Cada període: què hi ha, què falta, previsualitzar, publicar.',
  'web.desk-office.no-series': 'Encara no hi ha llistes: afegiu-ne una a la configuració de la federació.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {Un canvi} other {# canvis}} al registre des de l’última llista poden afectar llistes publicades.',
  'web.desk-office.see-revision': 'Mostra l’efecte',
  'web.desk-office.list-in-days': '{days, plural, one {es pot publicar demà} other {es pot publicar d’aquí a # dies}}',
  'web.desk-office.list-due':
    '{days, plural, =0 {es publica avui} one {s’havia de publicar ahir} other {s’havia de publicar fa # dies}}',
  'web.desk-office.last-list': 'última llista: {date}',
  'web.desk-office.behind': '{lists, plural, one {toca una llista} other {toquen # llistes}}',
  'web.desk-office.book-change': 'Un altre reglament',
  'web.desk-office.book-change-none': 'Cap altre reglament no pot continuar les llistes d’aquesta sèrie.',
  'web.desk-office.book-change-when': 'A partir de quina llista',
  'web.desk-office.book-change-about':
    'Els torneigs començats abans segueixen el reglament d’avui. La llista mateixa encara la fa aquest reglament, i després passa al nou. Les llistes publicades no canvien.',
  'web.desk-office.book-change-from': 'Primera llista amb el reglament nou',
  'web.desk-office.book-change-lift':
    'Apuja els Elos per sota de 2000 en aquesta llista, com va fer la FIDE l’1 de març de 2024',
  'web.desk-office.book-change-lifted': 'Elos apujats',
  'web.desk-office.book-change-mean': 'Punts de mitjana',
  'web.desk-office.book-change-factor': 'Amb una altra K',
  'web.desk-office.book-change-sure':
    'A partir de la llista del {date} la sèrie s’avalua amb {regulation}. Voleu continuar?',
  'web.desk-office.book-changes':
    'El reglament canvia amb la llista del {date}. Fins que surti, el canvi es pot retirar.',
  'web.desk-office.book-changed': 'El reglament va canviar amb la llista del {date}, que ja ha sortit.',
  'web.desk-office.see-preview': 'Previsualitza la llista',
  'web.desk-office.in-games':
    '{games, plural, one {una partida} other {# partides}}, {players, plural, one {canvia un Elo} other {canvien # Elos}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Totes les proves acabades tenen informe} one {Una prova acabada no té informe} other {# proves acabades no tenen informe}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un informe rebutjat no s’ha tornat a enviar} other {# informes rebutjats no s’han tornat a enviar}}',
  'web.desk-office.past-lists': 'Llistes anteriors',
  'web.desk-office.due': 'per publicar',
  'web.desk-office.publish-on': 'Publica el {date}',
  'web.desk-office.later-lists': 'compten en llistes posteriors',
  'web.desk-office.decide-now': 'Decidiu ara',
  'web.desk-office.decide': 'Decideix',
  'web.desk-office.period-events': 'Proves d’aquest període',
  'web.desk-office.events-todo': 'Pendents {events}',
  'web.desk-office.events-in': 'A la llista {events}',
  'web.desk-office.events-playing': 'En curs {events}',
  'web.desk-office.no-events-todo': 'No hi ha res pendent: tots els informes estan decidits.',
  'web.desk-office.no-events-in': 'Encara no hi ha cap prova a la llista.',
  'web.desk-office.no-events-playing': 'No hi ha cap prova en curs.',
  'web.desk-office.waits': 'Espera',
  'web.desk-office.waits-days': '{days, plural, =0 {des d’avui} one {# dia} other {# dies}}',
  'web.desk-office.state-missing': 'sense informe',
  'web.desk-office.state-sent-back': 'retornat',
  'web.desk-office.state-report':
    '{errors, plural, =0 {{warnings, plural, =0 {informe sense objeccions} one {informe, una observació} other {informe, # observacions}}} one {informe, una objecció} other {informe, # objeccions}}',
  'web.desk-office.before-publishing': 'Abans de publicar',
  'web.desk-office.check-day': 'Es pot publicar a partir del dia {date}',
  'web.desk-office.check-waiting':
    '{events, plural, =0 {Cap informe espera decisió} one {Un informe espera decisió} other {# informes esperen decisió}}',
  'web.desk-office.check-registry': 'Res del registre no canvia llistes publicades',
  'web.desk-office.biggest-changes': 'Canvis més grans fins ara',
  'web.desk-office.not-official': 'no oficial',
  'web.desk-office.all-changes': 'Tots els canvis',
  'web.desk-office.no-changes': 'Encara no canvia cap Elo.',
  'web.desk-office.first-ratings': 'Primers Elos',
  'web.desk-office.new-players': '{players, plural, one {un jugador nou} other {# jugadors nous}}',
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
  'web.desk-office.movers': 'canvis més grans',
  'web.desk-office.nobody-here': 'Ningú.',
  'web.desk-office.show-all': 'Mostra’ls tots',
  'web.desk-office.revision': 'Canvis del registre',
  'web.desk-office.revision-said':
    'Una data de naixement, una llicència o una fusió poden canviar llistes anteriors. Les publicades no canvien; les revisades sí, i en diuen la causa.',
  'web.desk-office.revision-none': 'Les llistes revisades estan al dia.',
  'web.desk-office.revision-unprinted':
    'No canvia cap Elo imprès, només els números amb què es calculen llistes posteriors.',
  'web.desk-office.revision-causes': '{acts, plural, one {Un canvi} other {# canvis}} al registre',
};
