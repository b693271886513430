/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging.ts').messages, string> = {
  'finding.fce-1990.closed-international': 'Vàlid per a l’Elo internacional: no es miren clubs, categories ni Elos.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Clubs diferents: {clubs}, jugadors: {players}; clubs necessaris: {needed}.} no {Clubs diferents: només {clubs}, jugadors: {players}; clubs necessaris: {needed}, llevat que el torneig sigui vàlid per a l’Elo internacional.} other {Jugadors sense club al document: {untold}. Afegiu `club`; clubs diferents necessaris: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Tothom és de categoria preferent.} no {No preferents ({count}): {players}. Ho han de ser tots, llevat que el torneig sigui vàlid per a l’Elo internacional.} other {Sense cap categoria que es pugui llegir ({count}): {players}. Afegiu `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Mitjana d’Elo {mean, number, rounded}; per a l’Elo català cal {least}.} other {Mitjana d’Elo {mean, number, rounded}, amb els jugadors sense Elo ({unrated}) comptats com a 2000; per a l’Elo català cal com a mínim {least}, llevat que el torneig sigui vàlid per a l’Elo internacional.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Mitjana d’Elo {mean, number, rounded}; per a normes cal {least}.} other {Mitjana d’Elo {mean, number, rounded}, amb els jugadors sense Elo ({unrated}) comptats com a 2000; per a normes cal com a mínim {least}, llevat que el torneig sigui vàlid per a l’Elo internacional.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} per sota de {least}; n’hi pot haver {exempt}.} other {Per sota de {least} ({count}): {players}. Per a normes només n’hi pot haver {exempt}.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Rondes: {rounds}; n’hi ha prou amb {least}.} other {Rondes: {rounds}; un torneig tancat en necessita com a mínim {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Jugadors: {players}; n’hi ha prou amb {least}.} other {Jugadors: {players}; un torneig tancat en necessita com a mínim {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Sol·licitat el dia {applied}, dins del termini ({due}).} no {Sol·licitat el dia {applied}; el termini acabava el dia {due}. Només la comissió esportiva ho pot dispensar.} other {No consta quan es va sol·licitar l’homologació o quan comença el torneig: afegiu `appliedOn` i `start` a l’esdeveniment.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {Cap torneig en les mateixes dates a menys de {least} km.} no {Mateixes dates que {count, plural, one {un torneig consolidat} other {# torneigs consolidats}} a menys de {least} km: {events}. Canvieu les dates.} other {No consta quins torneigs consolidats hi ha a prop: afegiu `start`, `end` i `neighbours` (pot ser buit). A menys de {least} km no es poden compartir dates.}}',
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
    '{holds, select, yes {Punts: {points, number, points} de {rounds}, contra una mitjana de {mean, number, rounded}; n’hi ha prou amb {needed, number, points}.} other {Punts: {points, number, points} de {rounds}, contra una mitjana de {mean, number, rounded}; en calen {needed, number, points}.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Punts: {points, number, points} de {rounds}, rivals de segona: {seconds}; n’hi ha prou amb {needed, number, points}.} other {Punts: {points, number, points} de {rounds}, rivals de segona: {seconds}; en calen {needed, number, points}.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Encara pot pujar: {points, number, points} punts i {left} rondes per jugar fan {most, number, points}; n’hi pot haver prou amb {needed, number, points}.} other {{table, select, no {No pot pujar: cap taula no diu com.} other {Ja no pot pujar: {points, number, points} punts i {left} rondes per jugar fan {most, number, points} com a molt; el mínim és {needed, number, points}.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {El torneig està homologat per a normes.} no {El torneig no està homologat per a normes: no en dona per puntuació.} other {No consta si el torneig està homologat per a normes; es jutgen com si ho fos. Afegiu `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Mitjana dels rivals {mean, number, rounded}, superior a {over}.} other {Mitjana dels rivals {mean, number, rounded}: una norma demana més de {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Mitjana dels rivals {mean, number, rounded}; a les delegacions n’hi ha prou amb {least}.} other {Mitjana dels rivals {mean, number, rounded}: a les delegacions una norma demana {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Punts: {points, number, points} de {rounds}, {percentage, number, rounded}%; amb una mitjana de {mean, number, rounded} n’hi ha prou amb el {needed, number, rounded}% ({neededPoints, number, points} punts).} other {Punts: {points, number, points} de {rounds}, {percentage, number, rounded}%; amb una mitjana de {mean, number, rounded} cal el {needed, number, rounded}% ({neededPoints, number, points} punts).}}',
  'finding.fce-1990.norm-last-round':
    'L’última ronda no pren res: {result, select, loss {una derrota} other {unes taules}} contra el rival d’aquella ronda ja feia la norma, amb {points, number, points} punts i una mitjana de {mean, number, rounded}.',
  'finding.fce-1990.norm-place':
    '{holds, select, yes {El lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}} dona una norma.} no {Lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; una norma és per als {places} primers.} other {No se sap el lloc final a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; els {places} primers tenen una norma.}}',
  'finding.fce-1990.title-place':
    '{holds, select, yes {El lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}} dona el títol.} no {Lloc {place} a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; el títol és per als {places} primers.} other {No se sap el lloc final a: {championship, select, catalonia_absolute {el campionat absolut de Catalunya} barcelona_open_a {el grup A de l’obert de Barcelona} interterritorial {l’Interterritorial} provincial {el campionat provincial} spain_junior {el campionat d’Espanya juvenil} other {la final individual d’Espanya}}; els {places} primers tenen el títol.}}',
  'finding.fce-1990.norm-list-rating':
    '{holds, select, yes {{rating} a la llista, superior a {over}.} other {{rating} a la llista: una norma demana més de {over}.}}',
  'finding.fce-1990.norm-list-games':
    '{holds, select, yes {{games} partides; n’hi ha prou amb {least}.} other {{games} partides: una norma per Elo en demana {least}.}}',
  'finding.fce-1990.title-fide':
    '{holds, select, yes {{norm, select, yes {Una norma de Mestre Internacional} other {El títol FIDE {title}}} dona el títol.} other {Ni títol de Mestre FIDE ni norma de Mestre Internacional.}}',
  'finding.fce-1990.title-norms':
    '{holds, select, yes {{norms} normes fan el títol.} other {{norms} normes; el títol en demana {needed}.}}',
  'working.fce-1990.norm-made': 'Temporada {season}: norma a {event}; normes ara: {held}.',
  'working.fce-1990.norm-lost':
    'Temporada {season}: dues temporades sense norma; es perd la de {event} ({made}). Normes ara: {held}.',
  // Teams, entries and terms of the office of fce-1990 in words: `holds` says whether a condition is met.
  'finding.fce-1990.list-number': '«{number}» no és un número de llista. Escriviu `7`, `7 bis` o `0 bis`.',
  'finding.fce-1990.list-repeated-number':
    'El número {number} és de diversos jugadors: {players}. Doneu-lo a un de sol; els altres, números bis.',
  'finding.fce-1990.list-repeated-player': 'El jugador és a la llista {times} vegades. Deixeu-hi un sol número.',
  'finding.fce-1990.list-missing-number':
    'A la llista hi falten aquests números: {numbers}. Numereu sense salts: els titulars es compten per número.',
  'finding.fce-1990.list-growth-bis':
    'Un jugador afegit a la llista té el número {number}; només s’hi poden afegir números bis.',
  'finding.fce-1990.list-growth-moved': 'Tenia el número {number} i ara {now}: una ampliació no mou ningú.',
  'finding.fce-1990.lineup-boards':
    '{holds, select, yes {{boards} taulers, els que té la competició.} other {Taulers: {boards}, reserves: {reserves}. La competició té {needed} taulers, i només la copa té reserva. Un tauler es pot deixar buit, però no ometre.}}',
  'finding.fce-1990.lineup-unlisted':
    '{holds, select, yes {És a la llista del club.} other {No és a la llista del club, o no hi té un número llegible: no pot jugar amb l’equip {team}.}}',
  'finding.fce-1990.lineup-higher-regular':
    '{holds, select, yes {El número {number} pot jugar a l’equip {team}.} other {El número {number} és titular d’un equip superior; l’equip {team} comença pel número {first}.}}',
  'finding.fce-1990.lineup-order':
    '{holds, select, yes {Tauler {board}: el número {number} després del {beforeNumber} ({before}).} other {Tauler {board}: el número {number} juga darrere del {beforeNumber} ({before}), que és més fluix o el mateix. Alineeu per l’ordre de la llista.}}',
  'finding.fce-1990.lineup-twice':
    '{holds, select, yes {És en una sola acta d’aquesta ronda.} other {És en més d’una acta d’aquesta ronda, o dues vegades en una: equip {other} ({times} vegades aquí).}}',
  'finding.fce-1990.lineup-foreigners':
    '{holds, select, yes {Estrangers: {foreigners}; permesos: {most}.} other {Estrangers que hi juguen: {foreigners} ({players}); un equip d’aquesta mida en pot tenir {most}.}}',
  'finding.fce-1990.substitutes-count':
    '{holds, select, yes {Suplències: {count}; permeses: {most}.} other {Suplències: {count}; un equip d’aquesta mida en pot fer {most}.}}',
  'finding.fce-1990.substitute-minute':
    '{holds, select, yes {Va entrar al minut {minute}, entre {from} i {to}.} other {Va entrar al minut {minute}; els suplents entren del minut {from} al {to}.}}',
  'finding.fce-1990.substitute-reserve': 'El reserva d’un equip de copa va entrar al tauler {board}.',
  'finding.fce-1990.substitute-nobody':
    'Ningú de la llista de l’equip {team} no estava alineat al tauler {board}: no hi ha ningú a suplir.',
  'finding.fce-1990.substitute-weaker':
    '{holds, select, yes {El número {number} pel {replacedNumber} ({replaced}), que és més fort.} other {El número {number} no pot suplir el {replacedNumber} ({replaced}): el suplent ha de ser més fluix.}}',
  'finding.fce-1990.substitute-lower-team':
    '{holds, select, yes {El número {number} ve d’un equip inferior.} other {El número {number} és titular de l’equip {team} o d’un de superior: els suplents venen d’equips inferiors.}}',
  'finding.fce-1990.match-line-up':
    '{holds, select, yes {L’alineació {side, select, home {de l’equip local} other {dels visitants}} és correcta.} no {L’alineació {side, select, home {de l’equip local} other {dels visitants}} és indeguda: {scoring, select, olympic {perd els punts dels seus taulers} other {perd el matx}}.} other {L’alineació {side, select, home {de l’equip local} other {dels visitants}} no s’ha comprovat.}}',
  'finding.fce-1990.entry-age':
    '{holds, select, yes {{age} anys el dia {on}: menys de {under}.} other {Nascut el dia {born}, {age} anys el dia {on}: les proves {group, select, infantil {infantils} other {juvenils}} són per a qui aquell dia en té menys de {under}.}}',
  'finding.fce-1990.entry-compulsory':
    '{holds, select, yes {Un equip de {competition, select, first_division {primera divisió} second_division {segona divisió} first {primera categoria} second {segona categoria} third {tercera categoria} promotion {promoció} other {Copa Catalana}} {delegation, select, barcelona {de Barcelona} other {de les delegacions}} s’ha d’inscriure.} other {Un equip de {competition, select, first_division {primera divisió} second_division {segona divisió} first {primera categoria} second {segona categoria} third {tercera categoria} promotion {promoció} other {Copa Catalana}} {delegation, select, barcelona {de Barcelona} other {de les delegacions}} és lliure d’inscriure’s.}}',
  'finding.fce-1990.papers-licence':
    '{holds, select, yes {Llicència en vigor.} other {Sense llicència en vigor: no es pot jugar sense.}}',
  'finding.fce-1990.papers-identity':
    '{holds, select, yes {Identitat acreditada.} other {Sense acreditar la identitat: cal la credencial de la federació o el DNI.}}',
  'finding.fce-1990.papers-family-book':
    '{holds, select, yes {Fotocòpia del llibre de família presentada.} no {Sense fotocòpia del llibre de família: els infantils l’han de presentar.} other {No consta si s’ha presentat la fotocòpia del llibre de família.}}',
  'working.fce-1990.entry-rating': '{before} davant de {player}: més Elo.',
  'working.fce-1990.entry-sanction': '{before} davant de {player}: no haver estat mai sancionat.',
  'working.fce-1990.entry-title': '{before} davant de {player}: tenir títol.',
  'working.fce-1990.entry-last-season': '{before} davant de {player}: millor lloc la temporada anterior.',
  'working.fce-1990.entry-draw': '{before} davant de {player}: el sorteig públic.',
  'working.fce-1990.entry-draw-due': '{before} i {player} empaten en tot: feu el sorteig públic i anoteu-ne la llavor.',
  'working.fce-1990.team-vacancy-promotion':
    'La plaça és per a qui va perdre la promoció: {teams} (punts: {points, number, points}).',
  'working.fce-1990.team-vacancy-points':
    'La plaça és per a qui té més punts, {points, number, points}: {teams}{count, plural, one {} other {. Empaten: decideix un matx o un sorteig públic}}.',
  'working.fce-1990.team-vacancy-next':
    'La plaça és per a l’immediat classificat: {teams} (punts: {points, number, points}).',
  'finding.fce-1990.term-confirmation':
    '{holds, select, yes {Confirmat el {done}, dins del termini ({due}).} other {Confirmat el {done}; el termini acabava el dia {due}. Qui es classifica directament i confirma tard deixa una vacant.}}',
  'finding.fce-1990.term-licence':
    '{holds, select, yes {Llicència renovada el {done}, dins del termini ({due}).} other {Llicència renovada el {done}; el termini acabava el dia {due}. Era massa tard per a aquesta prova.}}',
  'finding.fce-1990.term-list-growth':
    '{holds, select, yes {Afegit a la llista el {done}, dins del termini ({due}).} other {Afegit a la llista el {done}; el termini acabava el dia {due}. Cap llista no s’amplia en les tres darreres rondes de la fase prèvia.}}',
  'finding.fce-1990.list-growth-licence':
    '{holds, select, yes {Encara no tenia llicència.} other {Ja tenia llicència: una llista només s’amplia amb jugadors que no en tenien.}}',
  'finding.fce-1990.term-results':
    '{holds, select, yes {Resultats comunicats el {done} a les {doneAt}, dins del termini ({due}, {dueAt}).} other {Resultats comunicats el {done} a les {doneAt}; el termini acabava el dia {due} a les {dueAt}.}}',
  'finding.fce-1990.withdrawal-preferent':
    '{holds, select, yes {Es pot retirar ({category, select, preferent {preferent} first {primera categoria} second {segona categoria} other {tercera categoria}}).} other {Un preferent no es pot retirar sense una justificació acceptada pel comitè de competició.}}',
  'finding.fce-1990.withdrawal-wish': '{holds, select, yes {Ha demanat continuar.} other {No ha demanat continuar.}}',
  'finding.fce-1990.move-last-rounds':
    '{holds, select, yes {La ronda {round} de {rounds} es pot moure així; les {fixed} darreres només no s’avancen ni canvien de local, llevat de superposicions.} other {La ronda {round} de {rounds} és de les {fixed} darreres: no s’avança ni canvia de local. Un dia posterior vol permís de la comissió.}}',
  'finding.fce-1990.move-permit':
    '{holds, select, yes {La comissió esportiva ho permet.} other {La comissió esportiva no ho ha permès.}}',
  'finding.fce-1990.move-venue':
    '{holds, select, yes {Cap superposició de calendaris no fa canviar el local.} other {Una superposició de calendaris no fa canviar el local.}}',
  'finding.fce-1990.commission-members':
    '{holds, select, yes {{members} membres.} other {{members} membres; la comissió en té de {fewest} a {most}.}}',
  'finding.fce-1990.commission-quorum':
    '{holds, select, yes {Han votat {votes} de {members} membres; n’hi ha prou amb {needed}.} other {Han votat {votes} de {members} membres; la votació és vàlida amb {needed}.}}',
  'finding.fce-1990.commission-majority':
    '{holds, select, yes {Aprovat per {inFavour} a {against}.} other {Rebutjat: {inFavour} a favor, {against} en contra.}}',
  'finding.fce-1990.commission-tie':
    '{inFavour} a {inFavour}: el president {president, select, in_favour {decideix a favor} against {decideix en contra} other {no ha decidit; la votació queda oberta}}.',
  'finding.fce-1990.commission-row':
    '{holds, select, yes {Com a màxim {missed} absències seguides; amb {most} es perd la plaça.} other {{missed} absències seguides: amb {most} es perd la plaça.}}',
  'finding.fce-1990.commission-missed':
    '{holds, select, yes {{missed} absències en total; amb {most} es perd la plaça.} other {{missed} absències en total: les {most} ja fan perdre la plaça.}}',
  'finding.fce-1990.commission-removal':
    '{holds, select, yes {Pot ser donat de baixa: ho volen els {others} altres, o el consell executiu.} other {Ho volen {inFavour} dels {others} altres; caldria que ho volguessin tots, o el consell executiu.}}',
  'finding.fce-1990.commission-review':
    '{holds, select, yes {Ho demanen {members} membres i {judges} del comitè de competició.} other {Ho demanen {members} membres i {judges} del comitè de competició; en calen {neededMembers} i {neededJudges}.}}',
  'finding.fce-1990.lineup-half':
    '{holds, select, yes {Jugadors en {there} de {boards} taulers: com a mínim la meitat.} other {Només hi ha jugadors en {there} de {boards} taulers; amb menys de {half} l’equip no pot començar i perd el matx per incompareixença, amb tots els taulers.}}',
  'finding.fce-1990.match-absent':
    'No s’ha presentat la meitat {side, select, home {de l’equip local} other {de l’equip visitant}}: perd el matx per incompareixença, amb tots els taulers, i compta com a no jugat.',
  'finding.fce-1990.list-bis-alone':
    'El «{number} bis» va amb el número {number}, que no és a la llista: assigneu abans aquest número.',
  'finding.fce-1990.list-team-category':
    'L’equip {team} és en una categoria superior a la de l’equip {higher}: la lletra anterior ha de tenir la categoria superior.',
  'finding.fce-1990.list-team-short':
    'L’equip {team} té {regulars, plural, =0 {cap titular} one {# titular} other {# titulars}} per a {boards} taulers; els altres han de venir d’equips inferiors.',
  'web.desk-teams.vacancy-of-barcelona': 'd’un equip de Barcelona',
  'web.desk-teams.vacancy-of-delegation': 'd’un equip d’aquesta delegació',
};
