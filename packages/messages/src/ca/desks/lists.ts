/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists': 'Llistes d’Elo',
  'web.desk-office.lists-about': 'El període de cada llista: què hi ha, què falta, previsualització, publicació.',
  'web.desk-office.board-said': 'Per a cada llista que ve: quan toca, quines proves conté i què espera encara.',
  'web.desk-office.no-series': 'La federació encara no publica llistes: la configuració no té cap sèrie.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {Un acte} other {# actes}} del registre des de l’última llista poden haver mogut llistes publicades.',
  'web.desk-office.see-revision': 'Veure què han mogut',
  'web.desk-office.list-in-days':
    '{days, plural, one {Toca demà.} other {Toca d’aquí a # dies.}} No es pot publicar abans.',
  'web.desk-office.list-due': '{days, plural, =0 {Toca avui.} one {Tocava ahir.} other {Tocava fa # dies.}}',
  'web.desk-office.last-list': 'L’última és del dia',
  'web.desk-office.behind': '{lists, plural, one {Toca una llista.} other {Toquen # llistes.}}',
  'web.desk-office.see-preview': 'Previsualització de la llista',
  'web.desk-office.in-games':
    'A la llista: {events, plural, =0 {encara cap prova} one {una prova} other {# proves}}, {games, plural, one {una partida} other {# partides}}',
  'web.desk-office.board-waiting':
    '{events, plural, =0 {Cap informe espera una decisió.} one {Un informe espera la vostra decisió} other {# informes esperen la vostra decisió}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Totes les proves acabades tenen informe.} one {Una prova s’ha acabat i no té informe} other {# proves s’han acabat i no tenen informe}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un informe es va rebutjar i no ha tornat} other {# informes es van rebutjar i no han tornat}}',
  'web.desk-office.working': 'S’estan recalculant les llistes. En una federació gran triga uns segons…',
  'web.desk-office.next-list': '{series}: llista del dia {date}',
  'web.desk-office.list-before': 'La llista anterior',
  'web.desk-office.is-out': 'Publicada',
  'web.desk-office.published-on': 'Publicada el dia',
  'web.desk-office.public-list': 'La llista com la llegeix tothom',
  'web.desk-office.verify': 'Recalcular-la i comparar el hash',
  'web.desk-office.verify-holds': 'És correcta: recalculada amb el registre del seu dia, la llista té el mateix hash.',
  'web.desk-office.verify-differs':
    'No és correcta: {players, plural, one {difereix una línia} other {difereixen # línies}}. Aviseu qui porta la instal·lació.',
  'web.desk-office.verify-imported':
    'Aquesta llista és anterior a l’oficina: no hi ha res amb què recalcular-la. El seu segell es manté.',
  'web.desk-office.verify-other-reading':
    'Aquesta llista es va fer amb la lectura {reading} del reglament i no s’ha recalculat. El seu segell es manté.',
  'web.desk-office.verify-seal':
    'El seu segell no es manté: no està desada tal com es va publicar. Aviseu qui porta la instal·lació.',
  'web.desk-office.preview-of-list': 'Previsualització',
  'web.desk-office.preview-said': 'La llista tal com sortiria amb el que hi ha acceptat ara. Res no és oficial.',
  'web.desk-office.publish-heading': 'Publicar',
  'web.desk-office.not-publishable': 'La llista no es pot publicar ara:',
  'web.desk-office.publish-said':
    'Una llista publicada es queda com és per sempre. El que després resulti erroni s’esmena amb una correcció.',
  'web.desk-office.publish-sure': 'Voleu publicar la llista «{series}» del dia {date}? Es quedarà com és per sempre.',
  'web.desk-office.leave-out': 'Informes que esperen una decisió',
  'web.desk-office.leave-out-said':
    'Decidiu-los primer. Els que marqueu queden fora expressament; acceptats més tard, compten a la llista següent.',
  'web.desk-office.decide-it': 'decidir-lo',
  'web.desk-office.publish-several': 'Publicar totes les llistes que toquen',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {Una llista} other {# llistes}} alhora, la més antiga primer. {waiting, plural, =0 {Cap informe espera una decisió.} one {Quedarà fora un informe que espera.} other {Quedaran fora # informes que esperen.}}',
  'web.desk-office.publish-several-sure':
    'Voleu publicar {lists, plural, one {una llista} other {# llistes}} de «{series}»? Es quedaran com són per sempre.',
  'web.desk-office.list-findings': 'Què en diu el reglament',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {Una observació deixa partides fora. } other {# observacions deixen partides fora. }}{warnings, plural, =0 {} one {Un comentari.} other {# comentaris.}}',
  'web.desk-office.who-moves': 'Qui es mou',
  'web.desk-office.which-players': 'Quins jugadors',
  'web.desk-office.movers': 'els canvis més grans',
  'web.desk-office.nobody-here': 'Ningú.',
  'web.desk-office.show-all': 'Mostrar-los tots',
  'web.desk-office.list-day': 'Data de la llista',
  'web.desk-office.revision': 'Què ha mogut el registre',
  'web.desk-office.revision-said':
    'Una data de naixement, una llicència o una fusió de jugadors poden moure llistes publicades. Les llistes publicades es queden; les edicions revisades segueixen, amb els actes que en són la causa.',
  'web.desk-office.revision-none': 'Les llistes revisades són el que diu el registre. No hi ha res a revisar.',
  'web.desk-office.revision-unprinted':
    'No es mou cap número imprès, només allò amb què es calculen llistes posteriors.',
  'web.desk-office.revision-causes': '{acts, plural, one {Un acte} other {# actes}} del registre al darrere',
};
