/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages: Record<keyof typeof import('../../en/desks/imports.ts').messages, string> = {
  'web.desk-registry.import-waits': 'La importació de {name} no s’ha acabat',
  'web.desk-registry.import-title': 'Portar el passat',
  'web.desk-registry.import-said':
    'L’oficina primer mira el fitxer i diu què faria; no es desa res fins que ho digueu. Una importació interrompuda continua on es va aturar.',
  'web.desk-registry.import-what': 'Què té el fitxer',
  'web.desk-registry.import-players': 'Jugadors',
  'web.desk-registry.import-lists': 'Llistes antigues',
  'web.desk-registry.import-events': 'Torneigs',
  'web.desk-registry.import-fide': 'Llista FIDE',
  'web.desk-registry.import-players-said':
    'Una taula CSV amb una fila d’encapçalaments: nom i, si se sap, número, naixement, sexe, club, codi FIDE, títol, temporades. Els encapçalaments poden ser en català, castellà, romanès o anglès.',
  'web.desk-registry.import-lists-said':
    'Una llista d’abans que l’oficina portés el registre, en CSV: número, codi FIDE o nom, i l’Elo. Comenceu per la més antiga. Inscriviu abans els jugadors.',
  'web.desk-registry.import-events-said':
    'Informes de torneigs passats en el format de la FIDE (TRF), diversos alhora. Es converteixen en torneigs acceptats amb les seves partides; les llistes publicades es queden com eren.',
  'web.desk-registry.import-fide-said':
    'La llista de jugadors de la FIDE en text o XML, descomprimida. El navegador la llegeix i només envia les línies dels vostres jugadors; veureu què canvia abans de prendre res.',
  'web.desk-registry.import-season': 'Temporada de les llicències',
  'web.desk-registry.import-season-hint': 'Quan el fitxer no ho diu. Cap: sense llicències.',
  'web.desk-registry.import-new-clubs': 'Inscriure pel nom els clubs que no es coneixen',
  'web.desk-registry.import-ids': 'Números dels jugadors en els informes',
  'web.desk-registry.import-ids-hint': 'Què hi ha a la columna d’identitat dels informes.',
  'web.desk-registry.import-ids-fide': 'codis FIDE',
  'web.desk-registry.import-ids-own': 'números de la federació',
  'web.desk-registry.imports-before': 'Importacions fins ara',
  'web.desk-registry.import-state-open': 'sense acabar',
  'web.desk-registry.import-state-done': 'feta',
  'web.desk-registry.import-state-abandoned': 'abandonada',
  'web.desk-registry.import-more': 'Importar un altre fitxer',
  'web.desk-registry.import-broken':
    'La importació de {name} es va aturar al {progress} %. Torneu a triar el mateix fitxer: continua on es va aturar.',
  'web.desk-registry.import-go-on': 'Continuar',
  'web.desk-registry.import-abandon-sure': 'Voleu abandonar la importació? El que s’ha incorporat es queda.',
  'web.desk-registry.import.on-line': 'Línia {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {i un més} other {i # més}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {Es pot llegir una fila} other {Es poden llegir # files}}: {taken} nous, {known} coneguts, {leftOut} omesos{clubs, plural, =0 {} one {; un club nou} other {; # clubs nous}}. Encara no s’ha desat res.',
  'web.desk-registry.import.problems':
    '{count, plural, one {Hi ha un error al fitxer} other {Hi ha # errors al fitxer}}',
  'web.desk-registry.import.doubts': '{count, plural, one {Un dubte} other {# dubtes}}',
  'web.desk-registry.import.ready': 'Si és el que espereu, incorporeu-ho.',
  'web.desk-registry.import.with-problems':
    'Val més corregir el fitxer i tornar-lo a mirar. També podeu incorporar el que es pot llegir: el que s’ha dit més amunt queda fora.',
  'web.desk-registry.import.take-players': '{count, plural, one {Incorpora una fila} other {Incorpora # files}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {Es pot llegir una línia.} other {Es poden llegir # línies.}} Encara no s’ha desat res.',
  'web.desk-registry.import.take-list':
    '{count, plural, one {Incorpora la llista d’una línia} other {Incorpora la llista de # línies}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {Un fitxer} other {# fitxers}}, {events, plural, =0 {cap torneig que es pugui incorporar} one {un torneig que es pot incorporar} other {# torneigs que es poden incorporar}}. Encara no s’ha desat res.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {un jugador} other {# jugadors}}, {games, plural, one {una partida} other {# partides}}.',
  'web.desk-registry.import.no-event': 'No es pot incorporar tal com és: a sota es diu què hi falta.',
  'web.desk-registry.import.several-files': '{name} i {more, plural, one {un més} other {# més}}',
  'web.desk-registry.import.take-events': '{count, plural, one {Incorpora un torneig} other {Incorpora # torneigs}}',
  'web.desk-registry.import.under-way': 'Fins on ha arribat',
  'web.desk-registry.import.batch-of': '{done} de {of, plural, one {# part incorporada} other {# parts incorporades}}',
  'web.desk-registry.import.done': 'S’ha incorporat el fitxer.',
  'web.desk-registry.import.before': 'Aquest fitxer ja s’havia incorporat. Ara no s’ha fet res.',
  'web.desk-registry.import.broke-off':
    'S’ha interromput. El que s’ha incorporat és sencer; torneu a prémer per continuar.',
  'web.desk-registry.import.reading': 'Es llegeix la llista: {percent} %',
  'web.desk-registry.import.compared':
    '{rows, plural, one {Us afecta una línia} other {Us afecten # línies}} de la llista; hi ha {matched} dels vostres jugadors, {changes, plural, =0 {cap Elo no canvia} one {canvia un Elo} other {canvien els Elo de # jugadors}}.',
  'web.desk-registry.import.changes': 'Elos que canvien: {count}',
  'web.desk-registry.import.mismatches': 'Dades que la FIDE té diferents: {count}',
  'web.desk-registry.import.missing': 'Jugadors enllaçats que no són a la llista: {count}',
  'web.desk-registry.import.suggestions': 'Jugadors sense codi FIDE que poden ser a la llista: {count}',
  'web.desk-registry.import.own-theirs': 'registre: {own}; FIDE: {theirs}',
  'web.desk-registry.import.link': 'Enllaça',
  'web.desk-registry.import.linked': 'enllaçat',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Pren els Elo d’un jugador} other {Pren els Elo de # jugadors}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {S’han pres els Elo FIDE d’un jugador.} other {S’han pres els Elo FIDE de # jugadors.}}',
};
