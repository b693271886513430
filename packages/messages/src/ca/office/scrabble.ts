/** Why something about Scrabble reports, lists and corrections is refused. */
export const messages: Record<keyof typeof import('../../en/office/scrabble.ts').messages, string> = {
  'refusal.scrabble-no-series':
    'La federació no té llistes d’Scrabble. Abans, un administrador hi ha d’afegir una sèrie segons frs-2012.',
  'refusal.scrabble-nothing-played':
    'L’informe no té cap partida. Afegiu-hi les partides col·lectives o les rondes de Libere que s’hi van jugar.',
  'refusal.scrabble-duplicate-game':
    'L’identificador {id} és d’una altra partida d’aquesta prova. Doneu a cada partida un identificador propi.',
  'refusal.scrabble-unknown-player':
    'El jugador {id} no consta al registre. Comproveu l’identificador, o inscriviu abans el jugador, la parella o l’equip.',
  'refusal.scrabble-player-twice': 'El jugador {id} ja té un resultat aquí, a {first}. Traieu-ne un dels dos.',
  'refusal.scrabble-place-too-high':
    'El lloc {given} no existeix entre {players, plural, one {# jugador} other {# jugadors}}. Corregiu-lo, o afegiu qui hi falta.',
  'refusal.scrabble-place-or-score': 'Aquest jugador no té ni lloc ni puntuació. Indiqueu-ne un dels dos.',
  'refusal.scrabble-place-and-score': 'Aquest jugador té lloc i puntuació alhora. Indiqueu-ne només un dels dos.',
  'refusal.scrabble-places-and-scores':
    'Aquí hi ha {measure, select, place {un lloc} other {una puntuació}}, mentre que d’altres de la mateixa partida tenen {first, select, place {un lloc} other {una puntuació}}. Indiqueu el mateix per a tothom de la partida.',
  'refusal.scrabble-against-oneself': 'El jugador {id} juga contra si mateix. Corregiu un dels dos identificadors.',
  'refusal.scrabble-two-games-in-round':
    'El jugador {id} ja té una partida a la ronda {round}, a {first}. Corregiu la ronda o el jugador.',
  'refusal.scrabble-too-many': 'Hi ha més de {count} errors; la resta no es mostra. Corregiu primer aquests.',
  'refusal.scrabble-value-wrong': 'Aquest valor no pot anar aquí. Comproveu com està escrit.',
  'refusal.scrabble-date-to-come':
    'El dia {date} encara no ha arribat: avui és {today}. Corregiu la data, o informeu de la partida quan s’hagi jugat.',
  'refusal.scrabble-class-not-rated':
    'La federació no té cap llista de {class, select, seniors {sèniors} youth {joves} pairs {parelles} teams {equips} other {{class}}}. Corregiu la classe, o feu afegir-hi una sèrie.',
  'refusal.scrabble-places-uneven':
    'Partida {game}: el jugador {player} té el lloc {place}, però després dels que van davant ve el lloc {expected}. Corregiu els llocs; si la classificació oficial els té així, envieu l’informe amb «places» a «evenIf».',
  'refusal.scrabble-places-missing':
    'El Libere {event} del dia {date} no té classificació final. Abans del 2011 les puntuacions d’entrada surten de les classificacions: afegiu-hi els llocs, o marqueu-lo com a no valorat.',
  'refusal.scrabble-player-unranked':
    'Al Libere {event} del dia {date} el jugador {player} té partides però no té lloc a la classificació final, que cal abans del 2011. Afegiu-ne el lloc.',
  'refusal.scrabble-place-impossible':
    'Partida {game} del dia {date}: el lloc {place} del jugador {player} no existeix entre {players, plural, one {# jugador} other {# jugadors}}. Corregiu el lloc, o afegiu qui hi falta.',
  'refusal.scrabble-report-exists':
    'Ja hi ha una prova {event} ({name}). Modifiqueu-ne l’informe, o poseu-hi un altre identificador.',
  'refusal.scrabble-club-unknown':
    'El club {club} no consta al registre. Inscriviu-lo abans, o comproveu-ne l’identificador.',
  'refusal.scrabble-report-unknown':
    'No hi ha cap prova d’Scrabble {event}. Comproveu-ne l’identificador a la llista de proves.',
  'refusal.scrabble-report-state':
    'Això no es pot fer amb l’informe de {event}: {state, select, submitted {espera una decisió} accepted {ja compta} refused {va ser rebutjat} annulled {va ser anul·lat} other {el seu estat és {state}}}. Hauria d’estar en l’estat: {wanted}.',
  'refusal.scrabble-never-counted':
    'La prova {event} va ser anul·lada abans de comptar per a cap llista; no hi ha res a restablir. Presenteu-ne l’informe de nou amb un altre identificador.',
  'refusal.scrabble-annul-by-correction':
    'La prova {event} ja compta. Anul·leu-la amb una correcció: la previsualització mostra quines llistes es mouen.',
  'refusal.scrabble-annul-event': 'Sense aquesta partida no queda res de la prova {event}. Anul·leu tota la prova.',
  'refusal.scrabble-game-unknown':
    'La prova {event} no té cap partida {game}. Comproveu-ne l’identificador a l’informe.',
  'refusal.scrabble-result-unknown':
    'A la ronda {round} de {game} (prova {event}), {a} no va jugar contra {b} en aquest ordre. Comproveu-ho a l’informe.',
  'refusal.scrabble-not-in-event':
    'El jugador {player} no té res a la prova {event}. Comproveu el jugador a l’informe.',
  'refusal.scrabble-on-record': 'L’informe de la prova {event} ja ho diu així: no hi ha res a corregir.',
  'refusal.scrabble-twice-by-merge':
    'Des que es van fusionar jugadors, {player} juga dues vegades a la partida {game} de la prova {event}. Desfeu la fusió; si tanmateix són la mateixa persona, corregiu qui hi va jugar i torneu-los a fusionar.',
};
