/** fide-titles-2024 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fide-titles-2024.ts').messages, string> = {
  'finding.fide-titles-2024.registered':
    '{holds, select, yes {Registrat {days} dies abans de començar; n’hi ha prou amb {needed}.} no {Registrat {days} dies abans de començar; per a normes en calen {needed}.} other {No es diu quan es va registrar la prova a la FIDE: afegiu `registeredOn` i `start`.}}',
  'finding.fide-titles-2024.hours':
    '{holds, select, yes {Joc en un dia: {hours} hores com a màxim; se n’admeten {most}.} no {Joc en un dia: fins a {hours} hores; per a normes se n’admeten {most}.} other {Sense els dies de les rondes (`roundDates`) i el ritme de joc (`timeControl`) no se saben les hores de joc en un dia.}}',
  'finding.fide-titles-2024.minutes':
    '{holds, select, yes {{minutes} minuts per a 60 jugades; n’hi ha prou amb {needed}.} no {{minutes} minuts per a 60 jugades; per a normes en calen {needed}.} other {No se sap el ritme de joc: afegiu `timeControl`. Per a normes calen {needed} minuts per a 60 jugades.}}',
  'finding.fide-titles-2024.rounds-a-day':
    '{holds, select, yes {Com a màxim {rounds, plural, one {una ronda} other {# rondes}} al dia; se n’admeten {most}.} no {Fins a {rounds} rondes al dia; per a normes se n’admeten {most}.} other {No se saben els dies de les rondes: afegiu `roundDates`. Per a normes s’admeten {most} rondes al dia.}}',
  'finding.fide-titles-2024.round-out':
    '{why, select, later {La ronda {round} no es compta: les partides del final no cal comptar-les.} win {La ronda {round} no es compta: una victòria no cal comptar-la.} stranger {La ronda {round} queda fora: la federació del rival no és membre de la FIDE.} nothing {La ronda {round} queda fora: el rival no té Elo i no ha fet res contra jugadors amb Elo.} other {La ronda {round} queda fora: no s’hi ha jugat cap partida.}}',
  'finding.fide-titles-2024.forfeit-as-loss':
    'La victòria per incompareixença de la ronda {round} es compta com a partida perduda.',
  'finding.fide-titles-2024.raised':
    'El rival d’Elo més baix (ronda {round}) es compta amb {floor} en lloc de {rating}.',
  'finding.fide-titles-2024.list-of-start':
    '{holds, select, yes {Compten l’Elo i els títols del començament ({days} dies).} other {Compten l’Elo i els títols del començament. Una prova de més de {most} dies va per la llista del dia de cada partida, i el document no dona llistes posteriors (`laterRatings`): comproveu-los.}}',
  'finding.fide-titles-2024.list-of-day':
    'La prova dura {days} dies, més de {most}: cada partida compta amb l’Elo i el títol del seu dia.',
  'finding.fide-titles-2024.arbiter':
    '{holds, select, yes {L’àrbitre principal té un dels títols {titles}.} no {L’àrbitre principal no té cap dels títols {titles}.} other {No es diu el títol de l’àrbitre principal: afegiu `arbiterTitle` ({titles}).}}',
  'finding.fide-titles-2024.system':
    '{holds, select, yes {El sistema de joc dona normes.} other {El sistema de joc ({system}) només dona normes si la FIDE l’ha aprovat.}}',
  'finding.fide-titles-2024.double-players':
    '{holds, select, yes {Jugadors: {players}; una lliga a doble volta en necessita {needed}.} other {Jugadors: {players}; per a normes una lliga a doble volta en necessita com a mínim {needed}.}}',
  'finding.fide-titles-2024.event-over':
    'La prova no ha acabat: en una lliga compten totes les partides. Partides fins ara: {games} de {rounds}.',
  'finding.fide-titles-2024.games':
    '{holds, select, yes {Partides que compten: {games}; n’hi ha prou amb {fewest}.} other {Partides que compten: {games}; una norma en necessita {fewest}.}}',
  'finding.fide-titles-2024.games-as-nine':
    'Partides que compten: {games}. Compten com a nou, perquè l’altra ronda va ser una victòria per incompareixença o un descans de l’emparellament.',
  'finding.fide-titles-2024.federations':
    '{holds, select, yes {Federacions estrangeres entre els rivals: {federations}; n’hi ha prou amb {needed}.} no {Federacions estrangeres entre els rivals: {federations}; en calen {needed}.} other {Federacions estrangeres entre els rivals: {federations} de segures; en calen {needed}. Afegiu les federacions que falten.}}',
  'finding.fide-titles-2024.one-federation':
    '{holds, select, yes {Rivals de la mateixa federació: {own}, d’una de sola: {most}; se n’admeten {ownMost} i {anyMost}.} no {Rivals de la mateixa federació: {own}, d’una de sola: {most} ({federation}); se n’admeten com a màxim {ownMost} i {anyMost}.} other {Rivals de la mateixa federació: {own}, d’una de sola: {most}, pel que se sap; se n’admeten com a màxim {ownMost} i {anyMost}. Afegiu les federacions que falten.}}',
  'finding.fide-titles-2024.exempt': 'En aquesta prova no es miren les federacions dels rivals.',
  'finding.fide-titles-2024.titled':
    '{holds, select, yes {Rivals amb títol: {titled}; n’hi ha prou amb {needed}.} other {Rivals amb títol: {titled}; en calen {needed}, sense comptar CM i WCM.}}',
  'finding.fide-titles-2024.required':
    '{holds, select, yes {Rivals amb {titles}: {found}; n’hi ha prou amb {needed}.} other {Rivals amb {titles}: {found}; en calen {needed}.}}',
  'finding.fide-titles-2024.average':
    '{holds, select, yes {Mitjana dels rivals: {ra}; n’hi ha prou amb {needed}.} other {Mitjana dels rivals: {ra}; cal com a mínim {needed}, sigui quina sigui la puntuació.}}',
  'finding.fide-titles-2024.percent':
    '{holds, select, yes {{score, number, points} de {games} és com a mínim el {percent} %.} other {{score, number, points} de {games} és menys del {percent} %.}}',
  'finding.fide-titles-2024.performance':
    '{holds, select, yes {Rendiment {rp}: {score, number, points} de {games} contra una mitjana de {ra}; n’hi ha prou amb {wanted}, que són {needed, number, points} punts.} other {Rendiment {rp}: {score, number, points} de {games} contra una mitjana de {ra}; cal {wanted}.{can, select, yes { Són {needed, number, points} punts.} other {}}}}',
  'finding.fide-titles-2024.application-games':
    '{holds, select, yes {Partides acreditades en {norms} normes: {games}; n’hi ha prou amb {needed}.} other {Partides acreditades en {norms} normes: {games}; el títol en necessita {needed}.}}',
  'finding.fide-titles-2024.application-rating':
    '{holds, select, yes {Elo més alt: {rating}; n’hi ha prou amb {needed}.{interim, select, yes { Es va assolir entre dues llistes: la FIDE ho confirma.} other {}}} no {Elo més alt: {rating}; el títol necessita {needed} en algun moment.} other {No se sap cap Elo; el títol necessita {needed} en algun moment.}}',
  'finding.fide-titles-2024.application-federations':
    '{holds, select, yes {Normes sense exempció de federacions: {free}; n’hi ha prou amb una.} other {Totes les normes necessiten exempció de federacions; en cal una sense.}}',
  'finding.fide-titles-2024.application-nine':
    '{holds, select, yes {Normes de vuit partides que compten com a nou: {count}; se n’admet una.} other {Normes de vuit partides que compten com a nou: {count}; només se n’admet una.}}',
  'finding.fide-titles-2024.application-days':
    '{holds, select, yes {Una norma és d’una prova amb una sola ronda al dia durant {needed} dies.} no {Cap norma no és d’una prova amb una sola ronda al dia durant {needed} dies.} other {No es diuen els dies de les rondes de totes les normes; una ha de ser d’una prova amb una sola ronda al dia durant {needed} dies.}}',
  'finding.fide-titles-2024.application-event':
    '{holds, select, yes {Una norma és d’un obert gran o d’un campionat que hi val.} no {Cap norma no és d’un obert gran ni d’un campionat que hi valgui.} other {No se sap si alguna norma és d’un obert gran o d’un campionat que hi val.}}',
  'finding.fide-titles-2024.rating-title':
    '{holds, select, yes {{title}: {rating} el {on}; n’hi ha prou amb {needed}.{interim, select, yes { Es va assolir entre dues llistes: la FIDE ho confirma.} other {}}} other {{title}: {rating} el {on}; cal {needed}.}}',
  'finding.fide-titles-2024.rated-games':
    '{holds, select, yes {Partides valorades fins llavors: {games}; n’hi ha prou amb {needed}.} no {Partides valorades fins llavors: {games}; en calen {needed}.} other {No se saben les partides valorades fins llavors; en calen {needed}.}}',
  'finding.fide-titles-2024.direct-rating':
    '{holds, select, yes {{title} per una posició: Elo més alt {rating}; n’hi ha prou amb {needed}.} no {{title} per una posició: Elo més alt {rating}; el títol és condicional fins que s’arribi a {needed}.} other {{title} per una posició: no se sap cap Elo de {needed}; el títol és condicional fins que s’hi arribi.}}',
  'finding.fide-titles-2024.direct-size':
    '{holds, select, yes {El campionat va tenir {players} jugadors i {rounds} rondes; n’hi ha prou amb {fewest} i {least}.} no {El campionat va tenir {players} jugadors i {rounds} rondes; en calen {fewest} i {least}.} other {No es diuen els jugadors ni les rondes del campionat; en calen {fewest} i {least}.}}',
  'finding.fide-titles-2024.missing-federation':
    'Falta la federació: afegiu-la al jugador. Sense ella no es pot jutjar la varietat de rivals.',
  'finding.fide-titles-2024.missing-sex':
    'No consta si és una dona: afegiu-ho al jugador. Fins llavors no es jutgen les normes de WGM i WIM.',
  'finding.fide-titles-2024.missing-host':
    'Falta la federació que registra la prova: afegiu `federation` a la prova. Sense ella no es dona cap exempció de federacions.',
  'finding.fide-titles-2024.missing-start':
    'Falta el primer dia de la prova: afegiu `start` a la prova. Sense ell no es jutgen els títols per Elo.',
  'finding.fide-titles-2024.direct-women':
    '{holds, select, yes {{title} és un títol femení: la jugadora és una dona.} no {{title} és un títol només per a dones.} other {{title} és un títol femení; no es diu si és una dona.}}',
  'working.fide-titles-2024.chance-made': 'Ja està feta: cap resultat no ho pot canviar.',
  'working.fide-titles-2024.chance-gone': 'Fora d’abast: ja no hi ha cap resultat que la doni.',
  'working.fide-titles-2024.chance-score':
    '{score, number, points} en {games, plural, one {l’última ronda} other {# rondes}} fa la norma.',
  'working.fide-titles-2024.chance-against':
    '{score, number, points} en {games, plural, one {una ronda} other {# rondes}} fa la norma si els rivals que encara no se saben ({unknown}) són així: {list}.',
  'working.fide-titles-2024.chance-average': 'mitjana com a mínim {average}',
  'working.fide-titles-2024.chance-any-average': 'qualsevol Elo',
  'working.fide-titles-2024.chance-titled': '{count} amb títol',
  'working.fide-titles-2024.chance-required': '{count} amb {titles}',
  'working.fide-titles-2024.chance-federations':
    '{count, plural, one {una federació estrangera més} other {# federacions estrangeres més}}',
  'working.fide-titles-2024.chance-own': 'com a màxim {count} de la mateixa federació',
  'working.fide-titles-2024.chance-limit': 'com a màxim {count} de {federation}',
  'working.fide-titles-2024.chance-any': 'com a màxim {count} d’una sola federació',
  'working.fide-titles-2024.chance-dropped': 'Sense la ronda {round}, que no cal comptar.',
  'working.fide-titles-2024.chance-wins': 'Hi entren victòries que no cal comptar: {count}.',
};
