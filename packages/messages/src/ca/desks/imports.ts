/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages: Record<keyof typeof import('../../en/desks/imports.ts').messages, string> = {
  'web.desk-registry.import-waits': 'La importació de {name} no s’ha acabat',
  'web.desk-registry.import-what': 'Contingut del fitxer',
  'web.desk-registry.import-players': 'Jugadors',
  'web.desk-registry.import-lists': 'Llistes passades',
  'web.desk-registry.import-events': 'Proves',
  'web.desk-registry.import-fide': 'Llista FIDE',
  'web.desk-registry.import-players-said':
    'Una taula CSV amb una fila d’encapçalaments: nom i, si se sap, número, naixement, sexe, club, codi FIDE, títol, temporades. Els encapçalaments poden ser en català, castellà, romanès o anglès.',
  'web.desk-registry.import-lists-said':
    'Una llista d’abans d’Escala, en CSV: número, codi FIDE o nom, i l’Elo. Comenceu per la més antiga. Registreu abans els jugadors.',
  'web.desk-registry.import-events-said':
    'Informes de proves passades en format FIDE (TRF), diversos alhora. Es converteixen en proves acceptades amb les seves partides; les llistes publicades no canvien.',
  'web.desk-registry.import-fide-said':
    'La llista de jugadors de la FIDE en text o XML, descomprimida. El navegador la llegeix i només envia les línies dels vostres jugadors; veureu els canvis abans d’importar res.',
  'web.desk-registry.code-page': 'Codificació dels fitxers que no són en Unicode',
  'web.desk-registry.code-page-hint': 'Unicode es reconeix tot sol. Mireu uns quants noms amb accents.',
  'web.desk-registry.code-page-windows-1252': 'Europa occidental (Windows-1252)',
  'web.desk-registry.code-page-windows-1250': 'Europa central, Romania (Windows-1250)',
  'web.desk-registry.code-page-windows-1251': 'Ciríl·lic (Windows-1251)',
  'web.desk-registry.code-page-windows-1253': 'Grec (Windows-1253)',
  'web.desk-registry.code-page-windows-1254': 'Turc (Windows-1254)',
  'web.desk-registry.code-page-windows-1257': 'Bàltic (Windows-1257)',
  'web.desk-registry.import-season': 'Temporada de les llicències',
  'web.desk-registry.import-season-hint': 'Quan el fitxer no ho diu. Cap: sense llicències.',
  'web.desk-registry.import-new-clubs': 'Registra pel nom els clubs desconeguts',
  'web.desk-registry.import-ids': 'Números dels jugadors en els informes',
  'web.desk-registry.import-ids-hint': 'Què conté la columna d’identitat dels informes.',
  'web.desk-registry.import-ids-fide': 'codis FIDE',
  'web.desk-registry.import-ids-own': 'números de la federació',
  'web.desk-registry.imports-before': 'Importacions anteriors',
  'web.desk-registry.import-state-open': 'sense acabar',
  'web.desk-registry.import-state-done': 'feta',
  'web.desk-registry.import-state-abandoned': 'cancel·lada',
  'web.desk-registry.import-more': 'Importa un altre fitxer',
  'web.desk-registry.import-broken':
    'La importació de {name} es va aturar al {progress}%. Torneu a triar el mateix fitxer per continuar.',
  'web.desk-registry.import-go-on': 'Continua la importació',
  'web.desk-registry.import-abandon-sure': 'Voleu cancel·lar la importació? El que ja s’ha importat es manté.',
  'web.desk-registry.import.read-as':
    '{files}: no és en Unicode, llegit com a {codePage}. Mireu uns quants noms amb accents; si no surten bé, trieu una altra codificació.',
  'web.desk-registry.import.on-line': 'Línia {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {i un més} other {i # més}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {Es pot llegir una fila} other {Es poden llegir # files}}: {taken} nous, {known} coneguts, {leftOut} omesos{clubs, plural, =0 {} one {; un club nou} other {; # clubs nous}}. Encara no s’ha desat res.',
  'web.desk-registry.import.problems': '{count, plural, one {Un error al fitxer} other {# errors al fitxer}}',
  'web.desk-registry.import.ready': 'Si és correcte, importeu-ho.',
  'web.desk-registry.import.with-problems':
    'Val més corregir el fitxer i tornar-lo a comprovar. També podeu importar el que es pot llegir, sense les línies de més amunt.',
  'web.desk-registry.import.take-players': '{count, plural, one {Importa una fila} other {Importa # files}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {Es pot llegir una línia.} other {Es poden llegir # línies.}} Encara no s’ha desat res.',
  'web.desk-registry.import.take-list':
    '{count, plural, one {Importa la llista d’una línia} other {Importa la llista de # línies}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {Un fitxer} other {# fitxers}}, {events, plural, =0 {cap prova per importar} one {una prova per importar} other {# proves per importar}}. Encara no s’ha desat res.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {un jugador} other {# jugadors}}, {games, plural, one {una partida} other {# partides}}.',
  'web.desk-registry.import.no-event': 'No es pot importar; a sota hi ha què hi falta.',
  'web.desk-registry.import.several-files': '{name} i {more, plural, one {un més} other {# més}}',
  'web.desk-registry.import.take-events': '{count, plural, one {Importa una prova} other {Importa # proves}}',
  'web.desk-registry.import.batch-of': '{done} de {of, plural, one {# part importada} other {# parts importades}}',
  'web.desk-registry.import.done': 'Fitxer importat.',
  'web.desk-registry.import.before': 'Aquest fitxer ja s’havia importat. No ha canviat res.',
  'web.desk-registry.import.broke-off':
    'La importació s’ha interromput. El que s’ha importat és complet; torneu a prémer per continuar.',
  'web.desk-registry.import.reading': 'Es llegeix la llista: {percent}%',
  'web.desk-registry.import.compared':
    '{rows, plural, one {Una línia} other {# línies}} de la llista per als vostres jugadors: n’hi ha {matched}, {changes, plural, =0 {cap Elo no canvia} one {canvia un Elo} other {canvien els Elos de # jugadors}}.',
  'web.desk-registry.import.changes': 'Elos que canvien: {count}',
  'web.desk-registry.import.mismatches': 'Dades que la FIDE té diferents: {count}',
  'web.desk-registry.import.missing': 'Jugadors enllaçats que no són a la llista: {count}',
  'web.desk-registry.import.suggestions': 'Jugadors sense codi FIDE que poden ser a la llista: {count}',
  'web.desk-registry.import.own-theirs': 'registre: {own}; FIDE: {theirs}',
  'web.desk-registry.import.linked': 'enllaçat',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Importa l’Elo d’un jugador} other {Importa l’Elo de # jugadors}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {S’ha importat l’Elo FIDE d’un jugador.} other {S’ha importat l’Elo FIDE de # jugadors.}}',
};
