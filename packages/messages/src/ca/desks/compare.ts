/** An event that continued on two computers, side by side. */
export const messages: Record<keyof typeof import('../../en/desks/compare.ts').messages, string> = {
  'web.act.event.merge': 'Prova combinada amb un altre ordinador',
  'web.compare.link': 'Compara amb un altre ordinador',
  'web.compare.title': 'Aquí i al fitxer',
  'web.compare.about':
    '{name} també té rondes aquí. Trieu quina versió val en cada diferència. No canvia res fins que premeu el botó del final.',
  'web.compare.nothing': '{name} és igual aquí i al fitxer. No cal fer res.',
  'web.compare.what': 'Diferència',
  'web.compare.here': 'Aquí',
  'web.compare.all-here': 'Tot d’aquí',
  'web.compare.all-there': 'Tot del fitxer',
  'web.compare.rounds-from': 'Des de la ronda {round}',
  'web.compare.further':
    '{rounds, plural, =0 {Sense emparellar} one {Una ronda} other {# rondes}}{results, plural, =0 {} one {, un resultat} other {, # resultats}}',
  'web.compare.whole': 'Tots dos emparellaments sencers',
  'web.compare.byes': 'Sense partida: {names}',
  'web.compare.entered': 'Inscrit',
  'web.compare.not-entered': 'No inscrit',
  'web.compare.no-result': 'Sense resultat',
  'web.compare.reason-usual': 'La prova ha continuat en dos ordinadors.',
  'web.compare.take':
    '{count, plural, =0 {No heu triat res del fitxer} one {Agafa una diferència del fitxer} other {Agafa # diferències del fitxer}}',
  'web.compare.done':
    '{count, plural, one {S’ha agafat una diferència} other {S’han agafat # diferències}} del fitxer.',
  'web.compare.other-way':
    'Després, obriu a l’altre ordinador el fitxer de la prova d’aquest i trieu-hi tot del fitxer: així tots dos seran iguals.',
  'web.compare.again': 'Mentrestant ha canviat alguna cosa aquí. Torneu a revisar les diferències.',
};
