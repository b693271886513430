/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging.ts').messages, string> = {
  'finding.fce-1990.closed-international':
    'Vàlid per a l’Elo internacional: no es miren clubs, categories ni avaluacions.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Clubs diferents: {clubs}, jugadors: {players}; clubs necessaris: {needed}.} no {Clubs diferents: només {clubs}, jugadors: {players}; clubs necessaris: {needed}, llevat que el torneig sigui vàlid per a l’Elo internacional.} other {Jugadors sense club al document: {untold}. Afegiu `club`; clubs diferents necessaris: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Tothom és de categoria preferent.} no {No preferents ({count}): {players}. Ho han de ser tots, llevat que el torneig sigui vàlid per a l’Elo internacional.} other {Sense cap categoria que es pugui llegir ({count}): {players}. Afegiu `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Mitjana d’Elo {mean}; per a l’Elo català cal {least}.} other {Mitjana d’Elo {mean}, amb els jugadors sense avaluació ({unrated}) comptats com a 2000; per a l’Elo català cal com a mínim {least}, llevat que el torneig sigui vàlid per a l’Elo internacional.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Mitjana d’Elo {mean}; per a normes cal {least}.} other {Mitjana d’Elo {mean}, amb els jugadors sense avaluació ({unrated}) comptats com a 2000; per a normes cal com a mínim {least}, llevat que el torneig sigui vàlid per a l’Elo internacional.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} per sota de {least}; n’hi pot haver {exempt}.} other {Per sota de {least} ({count}): {players}. Per a normes només n’hi pot haver {exempt}.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Rondes: {rounds}; n’hi ha prou amb {least}.} other {Rondes: {rounds}; un torneig tancat en necessita com a mínim {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Jugadors: {players}; n’hi ha prou amb {least}.} other {Jugadors: {players}; un torneig tancat en necessita com a mínim {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Sol·licitat el dia {applied}, dins del termini ({due}).} no {Sol·licitat el dia {applied}; el termini acabava el dia {due}. Només la comissió esportiva ho pot dispensar.} other {No consta quan es va sol·licitar l’homologació o quan comença el torneig: afegiu `appliedOn` i `start` a l’esdeveniment.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {Cap torneig en les mateixes dates a menys de {least} km.} no {Mateixes dates que {count, plural, one {un torneig ja establert} other {# torneigs ja establerts}} a menys de {least} km: {events}. Canvieu les dates.} other {No consta quins torneigs ja establerts hi ha a prop: afegiu `start`, `end` i `neighbours` (pot ser buit). A menys de {least} km no es poden compartir dates.}}',
  'finding.fce-1990.open-rounds':
    '{holds, select, yes {Rondes: {rounds}; n’hi ha prou amb {least} per a l’Elo català.} other {Rondes: {rounds}; per a l’Elo català en calen com a mínim {least}.}}',
  'finding.fce-1990.open-rounds-norms':
    '{holds, select, yes {Rondes: {rounds}; n’hi ha prou amb {least} per a normes de Mestre Català.} other {Rondes: {rounds}; per a normes de Mestre Català en calen com a mínim {least}.}}',
  'finding.fce-1990.open-players':
    '{holds, select, yes {Jugadors al grup: {players}; n’hi ha prou amb {least}.} other {Jugadors al grup: {players}; cada grup en necessita com a mínim {least}.}}',
  'finding.fce-1990.open-categories':
    '{holds, select, yes {Categories que poden jugar juntes: {categories}.} no {Aquestes categories juguen en un sol grup: {categories}. Com a molt poden anar juntes segona amb tercera i primera amb preferent: feu grups.} other {Jugadors sense cap categoria que es pugui llegir: {untold}. Afegiu `category`.}}',
  'finding.fce-1990.open-rules':
    '{holds, select, yes {La federació ha aprovat el reglament del torneig.} no {La federació no ha aprovat el reglament del torneig: envieu-lo.} other {No consta si el reglament del torneig està aprovat: afegiu `rulesApproved`.}}',
  'finding.fce-1990.open-player-list':
    '{holds, select, yes {La llista de jugadors va arribar el dia {given}, abans de la segona ronda ({second}).} no {La llista de jugadors va arribar el dia {given}, començada ja la segona ronda ({second}).} other {No consta quan va tenir la federació la llista de jugadors: afegiu `playerListOn` i `roundDates`.}}',
  'finding.fce-1990.open-arbiter':
    '{holds, select, yes {Àrbitre: {name}.} no {No hi consta l’àrbitre: el reglament del torneig l’ha d’anomenar.} other {Encara no hi consta l’àrbitre: afegiu `arbiter`.}}',
  'finding.fce-1990.open-director':
    '{holds, select, yes {Director: {name}.} no {No hi consta el director: el reglament del torneig l’ha d’anomenar.} other {Encara no hi consta el director: afegiu `director`.}}',
  'finding.fce-1990.open-reports':
    '{holds, select, yes {Els informes van arribar el dia {given}, dins dels {days} dies hàbils (fins al dia {due}).} no {Els informes van arribar el dia {given}; els {days} dies hàbils després del final acabaven el dia {due}.} other {No consta quan van arribar els informes: afegiu `end` i `reportsOn`. Tenen un termini de {days} dies hàbils.}}',
  'finding.fce-1990.open-fees':
    '{holds, select, yes {Quotes pagades: {paid} pessetes de {due}.} no {Quotes pagades: {paid} pessetes; per les categories que juguen se’n deuen {due}.} other {No consta què s’ha pagat o quines categories hi juguen: afegiu `feesPaid` i les categories. De moment se’n deuen {due} pessetes.}}',
  'finding.fce-1990.open-hopeless':
    '{holds, select, yes {Cap jugador de segona sense opció d’ascens no ha estat enfrontat amb algú que encara en té.} other {{count, plural, one {Una parella enfronta} other {# parelles enfronten}} un jugador de segona que ja no pot pujar amb algú que encara pot: {pairs}.}}',
  'finding.fce-1990.homologation-kind':
    'El reglament no té condicions per a aquesta mena de prova: decideix la comissió esportiva. Si és tancada, oberta, d’escacs actius o de ràpides, afegiu `kind`.',
  'finding.fce-1990.active-minutes':
    '{holds, select, yes {{minutes} minuts per jugador.} no {{minutes} minuts per jugador; els escacs actius es juguen amb {needed}.} other {No consta el ritme de joc: afegiu `timeControl`; calen {needed} minuts per jugador.}}',
  'finding.fce-1990.blitz-minutes':
    '{holds, select, yes {{minutes} minuts per jugador.} no {{minutes} minuts per jugador; les partides ràpides es juguen amb {needed}.} other {No consta el ritme de joc: afegiu `timeControl`; calen {needed} minuts per jugador.}}',
  'finding.fce-1990.active-increment':
    '{holds, select, yes {{increment} segons per jugada.} no {{increment} segons per jugada; un rellotge especial en pot afegir {allowed}, o cap.} other {No consta el ritme de joc: afegiu `timeControl`. S’hi poden afegir {allowed} segons per jugada.}}',
  'finding.fce-1990.active-rounds':
    '{holds, select, yes {Com a màxim {rounds} rondes en un dia; n’hi pot haver {most}.} no {{rounds} rondes en un dia; els escacs actius en poden tenir {most}.} other {No consten els dies de les rondes: afegiu `roundDates`. Un dia en pot tenir {most}.}}',
  'finding.fce-1990.event-over':
    'El torneig no s’ha acabat: {played} de {rounds} rondes, {open} partides sense resultat. Els veredictes encara poden canviar.',
  'finding.fce-1990.promotion-category':
    '{holds, select, yes {Juga a {category, select, preferent {preferent} first {primera categoria} second {segona categoria} other {tercera categoria}}.} no {Ja és {category, select, preferent {preferent} first {primera categoria} second {segona categoria} other {tercera categoria}}: no hi ha cap categoria superior.} other {Cap categoria que es pugui llegir: afegiu `category` (preferent, primera, segona o tercera).}}',
  'finding.fce-1990.promotion-table':
    '{holds, select, yes {Hi ha taula per a {rounds} rondes.} other {No hi ha taula per a {rounds} rondes, només per a {tabled}: en aquest torneig no puja ningú.}}',
  'finding.fce-1990.promotion-points-mean':
    '{holds, select, yes {Punts: {points} de {rounds}, contra una mitjana de {mean}; n’hi ha prou amb {needed}.} other {Punts: {points} de {rounds}, contra una mitjana de {mean}; en calen {needed}.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Punts: {points} de {rounds}, rivals de segona: {seconds}; n’hi ha prou amb {needed}.} other {Punts: {points} de {rounds}, rivals de segona: {seconds}; en calen {needed}.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Encara pot pujar: {points} punts i {left} rondes per jugar fan {most}; n’hi pot haver prou amb {needed}.} other {{table, select, no {No pot pujar: cap taula no diu com.} other {Ja no pot pujar: {points} punts i {left} rondes per jugar fan {most} com a molt; el mínim és {needed}.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {El torneig està homologat per a normes.} no {El torneig no està homologat per a normes: no en dona per puntuació.} other {No consta si el torneig està homologat per a normes; es jutgen com si ho fos. Afegiu `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Mitjana dels rivals {mean}, superior a {over}.} other {Mitjana dels rivals {mean}: una norma demana més de {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Mitjana dels rivals {mean}; a les delegacions n’hi ha prou amb {least}.} other {Mitjana dels rivals {mean}: a les delegacions una norma demana {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Punts: {points} de {rounds}, {percentage}%; amb una mitjana de {mean} n’hi ha prou amb el {needed}% ({neededPoints} punts).} other {Punts: {points} de {rounds}, {percentage}%; amb una mitjana de {mean} cal el {needed}% ({neededPoints} punts).}}',
  'finding.fce-1990.norm-last-round':
    'L’última ronda no pren res: {result, select, loss {una derrota} other {unes taules}} contra el rival d’aquella ronda ja feia la norma, amb {points} punts i una mitjana de {mean}.',
  'finding.fce-1990.norm-place':
    '{holds, select, yes {El lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}} dona una norma.} no {Lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; una norma és per als {places} primers.} other {No se sap el lloc final a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; els {places} primers tenen una norma.}}',
  'finding.fce-1990.title-place':
    '{holds, select, yes {El lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}} dona el títol.} no {Lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; el títol és per als {places} primers.} other {No se sap el lloc final a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; els {places} primers tenen el títol.}}',
  'finding.fce-1990.norm-list-rating':
    '{holds, select, yes {{rating} a la llista, superior a {over}.} other {{rating} a la llista: una norma demana més de {over}.}}',
  'finding.fce-1990.norm-list-games':
    '{holds, select, yes {{games} partides; n’hi ha prou amb {least}.} other {{games} partides: una norma per avaluació en demana {least}.}}',
  'finding.fce-1990.title-fide':
    '{holds, select, yes {{norm, select, yes {Una norma de Mestre Internacional} other {El títol FIDE {title}}} dona el títol.} other {Ni títol de Mestre FIDE ni norma de Mestre Internacional.}}',
  'finding.fce-1990.title-norms':
    '{holds, select, yes {{norms} normes fan el títol.} other {{norms} normes; el títol en demana {needed}.}}',
  'working.fce-1990.norm-made': 'Temporada {season}: norma a {event}; normes ara: {held}.',
  'working.fce-1990.norm-lost':
    'Temporada {season}: dues temporades sense norma; es perd la de {event} ({made}). Normes ara: {held}.',
};
