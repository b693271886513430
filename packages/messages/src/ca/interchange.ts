/** Faults of documents: what is wrong and what to do. The place in the text is told beside them. */
export const messages: Record<keyof typeof import('../en/interchange.ts').messages, string> = {
  'fault-place.player': 'jugador {player}',
  'fault-place.list': 'llista de {list}',
  'fault-place.rating': 'llista de {list}, jugador {player}',
  'fault-place.event': 'torneig {event}',
  'fault-place.game': 'torneig {event}, ronda {round}, {white} – {black}',
  'fault-place.pairing': 'ronda {round}, {white} – {black}',
  'fault-place.collective': 'partida {game}',
  'fault-place.result': 'partida {game}, jugador {player}',
  'fault-place.ranking': 'torneig {event}, jugador {player}',
  'fault-place.performance': 'torneig {event}, jugador {player}',
  'fault-place.ledger': 'detall del jugador {player}',

  'fault.syntax-empty': 'El fitxer és buit. Un document comença amb \'{\' i diu el seu "format".',
  'fault.syntax-value-expected':
    'Aquí hi hauria d’haver un valor, però {at, select, end {el fitxer s’acaba} other {hi ha {found}}}. Escriviu-hi el valor.',
  'fault.syntax-name-expected':
    'Aquí hi hauria d’haver el nom d’un camp entre cometes dobles, però {at, select, end {el fitxer s’acaba} other {hi ha {found}}}.',
  'fault.syntax-colon-expected':
    'Entre el nom d’un camp i el seu valor hi ha d’haver dos punts, però {at, select, end {el fitxer s’acaba} other {hi ha {found}}}.',
  'fault.syntax-comma-expected':
    'Una coma ha de separar això del que hi ha abans, però {at, select, end {el fitxer s’acaba} other {hi ha {found}}}.',
  'fault.syntax-brace-expected':
    "Un objecte no es tanca: falta '}'{at, select, end { al final del fitxer; potser el fitxer s’ha tallat} other { abans de {found}}}.",
  'fault.syntax-bracket-expected':
    'Una llista no es tanca: falta ]{at, select, end { al final del fitxer; potser el fitxer s’ha tallat} other { abans de {found}}}.',
  'fault.syntax-end-expected':
    'El document ja s’ha acabat, però segueix {found}. Un fitxer conté un sol document: traieu la resta.',
  'fault.syntax-trailing-comma': 'Després d’aquesta coma no ve res: traieu-la.',
  'fault.syntax-comment': 'En JSON no hi ha comentaris: traieu aquest.',
  'fault.syntax-text-unclosed':
    'Un text no es tanca: falten les cometes dobles del final. Un text no pot ocupar més d’una línia; escriviu-hi \\n.',
  'fault.syntax-number': '{found} no és un nombre complet.',
  'fault.syntax-symbol':
    '{found} no és cap valor de JSON. Els textos i els noms van entre cometes dobles; a part dels nombres només hi ha true, false i null.',
  'fault.syntax-unicode': 'En aquest text hi ha \\u sense quatre xifres hexadecimals al darrere.',
  'fault.syntax-escape':
    'En aquest text, després d’una barra inversa hi ha un caràcter que no hi pot anar. La barra inversa mateixa s’escriu \\\\.',
  'fault.syntax-character':
    'Aquest text conté un caràcter de control, com ara un tabulador. Escriviu-lo com a seqüència (\\t) o traieu-lo.',
  'fault.syntax-broken': 'El fitxer no és JSON.',

  'fault.too-deep':
    'Hi ha objectes i llistes encaixats en més de {most} nivells. Cap document nostre no en té tants: potser és un altre fitxer.',
  'fault.repeated-name':
    'El camp {field} surt dues vegades en un mateix objecte i només en pot valer un: traieu l’altre o canvieu-li el nom.',
  'fault.format-missing': 'El document no diu què és. Afegiu-hi el camp "format" amb {known}.',
  'fault.format-unknown': 'El format {found} no es coneix. Es coneixen {known}.',
  'fault.format-version':
    'El format {found} és d’una altra versió que {known}, que és la que es pot llegir. Convertiu el document o useu un programa que el conegui.',
  'fault.format-unexpected': 'Aquest document és de format {found}; aquí s’espera {expected}.',
  'fault.regulation-unknown': 'El reglament {found} no es coneix. Es coneixen {known}.',
  'fault.revision-unknown':
    'El reglament {regulation} no té la revisió {found}. Té {known}; sense aquest camp val la primera.',
  'fault.missing': 'Aquí falta el camp {field}: afegiu-lo.',
  'fault.unknown-field': 'El camp {field} no es coneix aquí. Traieu-lo o useu un d’aquests: {known}.',
  'fault.unknown-field-nearest': 'El camp {field} no es coneix aquí. Volíeu dir {nearest}?',
  'fault.field-elsewhere':
    'El camp {field} només pertany a documents de {regulations}: traieu-lo o canvieu el reglament.',
  'fault.wrong-type':
    "S’espera {expected, select, text {un text entre cometes dobles} number {un nombre} whole {un nombre enter} boolean {true o false} list {una llista entre [ ]} object {un objecte entre '{ }'} other {un text o un nombre}}, però això és {found, select, text {un text} number {un nombre} huge {un nombre fora de tot límit} boolean {true o false} null {null: ometeu el camp si no se’n sap res} list {una llista} object {un objecte} other {una altra cosa}}.",
  'fault.not-allowed': 'Aquí no es permet {found}. Es permet: {allowed}.',
  'fault.not-whole': '{found} no és un nombre enter: aquí només es permeten enters.',
  'fault.too-small': '{found} és massa petit: el mínim permès aquí és {least}.',
  'fault.too-big': '{found} és massa gran: el màxim permès aquí és {most}.',
  'fault.not-half': '{found} no és ni un nombre enter ni un mig: corregiu-lo.',
  'fault.text-empty': 'Aquest text és buit: ha de tenir almenys un caràcter.',
  'fault.text-too-long': 'Aquest text és massa llarg: es permeten com a màxim {most} caràcters.',
  'fault.control-character': 'El text {found} conté un caràcter de control o malmès: traieu-lo.',
  'fault.reserved-name': '{found} no pot ser un identificador: trieu-ne un altre.',
  'fault.no-date': '{found} no és cap data del calendari. Escriviu un dia que existeixi, en la forma AAAA-MM-DD.',
  'fault.no-year': '{found} no és cap any. Escriviu quatre xifres, de 1900 a 2999.',
  'fault.no-time': '{found} no és cap hora. Escriviu hores i minuts, de 00:00 a 23:59.',
  'fault.too-many': 'Hi ha més de {count} errors; la resta no es mostra. Corregiu primer aquests.',

  'fault.duplicate-player':
    'L’identificador de jugador {id} ja s’ha donat abans, a {first}. Cada jugador surt una vegada, amb un identificador propi.',
  'fault.duplicate-event':
    'L’identificador de prova {id} ja s’ha donat abans, a {first}. Cada prova surt una vegada, amb un identificador propi.',
  'fault.duplicate-game':
    'L’identificador de partida {id} ja s’ha donat abans, a {first}. Cada partida surt una vegada, amb un identificador propi.',
  'fault.duplicate-participant': 'El participant {id} ja s’ha anomenat abans, a {first}: traieu-ne un dels dos.',
  'fault.duplicate-team':
    'L’identificador d’equip {id} ja s’ha donat abans, a {first}. Cada equip surt una vegada, amb un identificador propi.',
  'fault.unknown-team': 'A teams no hi ha cap equip {id}. Corregiu l’identificador o afegiu-hi l’equip.',
  'fault.two-matches-in-round':
    'L’equip {id} ja surt a la ronda {round}, a {first}, i un equip juga un matx per ronda. Corregiu la ronda o l’equip.',
  'fault.unknown-player': 'A players no hi ha cap jugador {id}. Corregiu l’identificador o afegiu-hi el jugador.',
  'fault.against-oneself': 'El jugador {id} juga contra si mateix: corregiu un dels dos identificadors.',
  'fault.two-games-in-round':
    'El jugador {id} ja té una partida a la ronda {round}, a {first}, i només n’hi pot haver una. Corregiu la ronda o el jugador.',
  'fault.ends-before-start': 'La prova acaba el {end}, abans de començar el {start}: corregiu una de les dates.',
  'fault.licence-ends-before-start':
    'La llicència acaba el {until}, abans de començar el {from}: corregiu una de les dates.',
  'fault.lists-out-of-order':
    'La llista de {date} ve després de la de {latest}, que és més recent. Poseu les llistes en ordre, la més antiga primer.',
  'fault.rating-list-unknown': 'La llista {list} no és a ratingLists: afegiu-l’hi o traieu ratingFrom.',
  'fault.rating-not-of-list': 'La llista {list} diu {listed} i l’Elo és {rating}: corregiu-ne un o traieu ratingFrom.',
  'fault.lists-same-date': 'Hi ha dues llistes de {date}: traieu-ne una o corregiu-ne la data.',
  'fault.list-not-before':
    'La llista de {date} no és anterior a la llista que s’ha de fer, de {listDate}: traieu-la o corregiu una data.',
  'fault.standard-lists-of-standard': 'Són per a ràpides i llampec: traieu standardLists o corregiu el ritme.',
  'fault.pool-not-before':
    'Una actuació anterior de {date} no és d’abans de la llista que s’ha de fer, de {listDate}: traieu-la o corregiu una data.',
  'fault.not-a-participant':
    'El jugador {id} juga aquí, però no és entre els participants de la prova. Afegiu-lo a participants o ometeu participants.',
  'fault.lost-by-both':
    'Un 0-0 ha de dir com s’ha produït. Escriviu "kind": "forfeit" si no va comparèixer ningú, o "kind": "played" si tots dos van perdre una partida jugada.',
  'fault.drawn-forfeit': 'Una incompareixença dona un punt sencer o res. Corregiu el resultat o la mena de partida.',
  'fault.match-of-two':
    'Un matx té dos jugadors, però {count, plural, =0 {aquí no se n’anomena cap} one {aquí només se n’anomena #} other {aquí se n’anomenen #}}. Corregiu els jugadors o el tipus de prova.',
  'fault.no-thinking-time': 'Els minuts i l’increment no poden ser tots dos 0: doneu el temps de reflexió.',
  'fault.time-periods-form':
    '«{found}» no es pot llegir com a períodes. Escriviu jugades/minuts+segons separats per dos punts, com 40/90+30:30+30; l’últim període no té jugades.',
  'fault.time-periods':
    'Els períodes {periods} sumen {minutes, number} minuts i {increment, number} segons per jugada, amb {moves, number} jugades al primer: escriviu aquests valors a minutes, increment i moves.',
  'fault.points-over-games':
    '{points} punts no poden sortir de {games, plural, one {# partida} other {# partides}}: corregiu una de les dues xifres.',
  'fault.place-or-score': 'Aquest jugador no té ni lloc ni puntuació: doneu una de les dues coses.',
  'fault.place-and-score': 'Aquest jugador té lloc i puntuació alhora: doneu només una de les dues coses.',
  'fault.places-and-scores':
    'Aquí hi ha {measure, select, place {un lloc} other {una puntuació}}, mentre que els jugadors anteriors tenen {first, select, place {un lloc} other {una puntuació}}. Doneu el mateix per a tothom en una mateixa partida.',
  'fault.player-twice': 'El jugador {id} ja té un resultat aquí, a {first}: traieu-ne un dels dos.',
  'fault.place-too-high':
    'El lloc {given} no és possible amb {players, plural, one {# jugador} other {# jugadors}}: corregiu-lo o afegiu qui hi falta.',
  'fault.game-and-bye': '{id} descansa a la ronda {round} i també hi té una partida ({game}). Traieu-ne una.',
  'fault.game-and-absence':
    '{id} és absent a la ronda {round} i també hi té una partida ({game}). Traieu-ne una de les dues coses o feu que la partida sigui una incompareixença.',
  'fault.bye-twice':
    '{id} té dues vegades el descans de la ronda {round}, la primera a {first}: traieu-ne un dels dos.',
  'fault.absence-twice':
    '{id} és absent dues vegades a la ronda {round}, la primera a {first}: traieu-ne una de les dues.',
  'fault.withdrawal-twice': '{id} ja ha abandonat abans, a {first}: traieu-ne un dels dos.',
  'fault.duplicate-number': 'El número {number} ja s’ha donat abans, a {first}. Doneu a cadascú un número propi.',
  'fault.number-missing': 'Aquest jugador no té número i d’altres sí. Numereu tothom o ningú.',
  'fault.round-beyond': 'La ronda {round} passa de les {rounds} rondes del torneig. Corregiu-la, o bé `rounds`.',
};
