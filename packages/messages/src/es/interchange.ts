/** Faults of documents: what is wrong and what to do. The place in the text is told beside them. */
export const messages: Record<keyof typeof import('../en/interchange.ts').messages, string> = {
  'fault-place.player': 'jugador {player}',
  'fault-place.list': 'lista de {list}',
  'fault-place.rating': 'lista de {list}, jugador {player}',
  'fault-place.event': 'torneo {event}',
  'fault-place.game': 'torneo {event}, ronda {round}, {white} – {black}',
  'fault-place.pairing': 'ronda {round}, {white} – {black}',
  'fault-place.collective': 'partida {game}',
  'fault-place.result': 'partida {game}, jugador {player}',
  'fault-place.ranking': 'torneo {event}, jugador {player}',
  'fault-place.performance': 'torneo {event}, jugador {player}',
  'fault-place.ledger': 'detalle del jugador {player}',

  'fault.syntax-empty': 'El archivo está vacío. Un documento empieza con \'{\' e indica su "format".',
  'fault.syntax-value-expected':
    'Aquí debería haber un valor, pero {at, select, end {el archivo se acaba} other {hay {found}}}. Escriba el valor.',
  'fault.syntax-name-expected':
    'Aquí debería estar el nombre de un campo entre comillas dobles, pero {at, select, end {el archivo se acaba} other {hay {found}}}.',
  'fault.syntax-colon-expected':
    'Entre el nombre de un campo y su valor debe haber dos puntos, pero {at, select, end {el archivo se acaba} other {hay {found}}}.',
  'fault.syntax-comma-expected':
    'Una coma debe separar esto de lo anterior, pero {at, select, end {el archivo se acaba} other {hay {found}}}.',
  'fault.syntax-brace-expected':
    "Un objeto no se cierra: falta '}'{at, select, end { al final del archivo; quizá se haya cortado} other { antes de {found}}}.",
  'fault.syntax-bracket-expected':
    'Una lista no se cierra: falta ]{at, select, end { al final del archivo; quizá se haya cortado} other { antes de {found}}}.',
  'fault.syntax-end-expected':
    'El documento ya ha terminado, pero sigue {found}. Un archivo contiene un solo documento: elimine el resto.',
  'fault.syntax-trailing-comma': 'Después de esta coma no viene nada: elimínela.',
  'fault.syntax-comment': 'En JSON no hay comentarios: elimine este.',
  'fault.syntax-text-unclosed':
    'Un texto no se cierra: faltan las comillas dobles del final. Un texto no puede ocupar varias líneas; escriba \\n.',
  'fault.syntax-number': '{found} no es un número completo.',
  'fault.syntax-symbol':
    '{found} no es ningún valor de JSON. Los textos y los nombres van entre comillas dobles; aparte de los números solo existen true, false y null.',
  'fault.syntax-unicode': 'En este texto hay \\u sin cuatro cifras hexadecimales detrás.',
  'fault.syntax-escape':
    'En este texto, tras una barra invertida hay un carácter que no puede ir ahí. La propia barra invertida se escribe \\\\.',
  'fault.syntax-character':
    'Este texto contiene un carácter de control, como un tabulador. Escríbalo como secuencia (\\t) o elimínelo.',
  'fault.syntax-broken': 'El archivo no es JSON.',

  'fault.too-deep':
    'Hay objetos y listas anidados en más de {most} niveles. Ningún documento nuestro tiene tantos: quizá sea otro archivo.',
  'fault.repeated-name':
    'El campo {field} aparece dos veces en un mismo objeto y solo puede valer uno: elimine el otro o cámbiele el nombre.',
  'fault.format-missing': 'El documento no dice qué es. Añada el campo "format" con {known}.',
  'fault.format-unknown': 'El formato {found} no se conoce. Se conocen {known}.',
  'fault.format-version':
    'El formato {found} es de otra versión que {known}, que es la que se puede leer. Convierta el documento o use un programa que lo conozca.',
  'fault.format-unexpected': 'Este documento es de formato {found}; aquí se espera {expected}.',
  'fault.regulation-unknown': 'El reglamento {found} no se conoce. Se conocen {known}.',
  'fault.revision-unknown':
    'El reglamento {regulation} no tiene la revisión {found}. Tiene {known}; sin este campo vale la primera.',
  'fault.missing': 'Aquí falta el campo {field}: añádalo.',
  'fault.unknown-field': 'El campo {field} no se conoce aquí. Elimínelo o use uno de estos: {known}.',
  'fault.unknown-field-nearest': 'El campo {field} no se conoce aquí. ¿Quería decir {nearest}?',
  'fault.field-elsewhere':
    'El campo {field} solo pertenece a documentos de {regulations}: elimínelo o cambie el reglamento.',
  'fault.wrong-type':
    "Se espera {expected, select, text {un texto entre comillas dobles} number {un número} whole {un número entero} boolean {true o false} list {una lista entre [ ]} object {un objeto entre '{ }'} other {un texto o un número}}, pero esto es {found, select, text {un texto} number {un número} huge {un número fuera de todo límite} boolean {true o false} null {null: omita el campo si no se sabe nada} list {una lista} object {un objeto} other {otra cosa}}.",
  'fault.not-allowed': 'Aquí no se permite {found}. Se permite: {allowed}.',
  'fault.not-whole': '{found} no es un número entero: aquí solo se permiten enteros.',
  'fault.too-small': '{found} es demasiado pequeño: el mínimo permitido aquí es {least}.',
  'fault.too-big': '{found} es demasiado grande: el máximo permitido aquí es {most}.',
  'fault.not-half': '{found} no es ni un número entero ni un medio: corríjalo.',
  'fault.text-empty': 'Este texto está vacío: debe tener al menos un carácter.',
  'fault.text-too-long': 'Este texto es demasiado largo: se permiten como máximo {most} caracteres.',
  'fault.control-character': 'El texto {found} contiene un carácter de control o dañado: elimínelo.',
  'fault.reserved-name': '{found} no puede ser un identificador: elija otro.',
  'fault.no-date': '{found} no es ninguna fecha del calendario. Escriba un día que exista, en la forma AAAA-MM-DD.',
  'fault.no-year': '{found} no es ningún año. Escriba cuatro cifras, de 1900 a 2999.',
  'fault.no-time': '{found} no es ninguna hora. Escriba horas y minutos, de 00:00 a 23:59.',
  'fault.too-many': 'Hay más de {count} errores; el resto no se muestra. Corrija primero estos.',

  'fault.duplicate-player':
    'El identificador de jugador {id} ya se ha dado antes, en {first}. Cada jugador aparece una vez, con un identificador propio.',
  'fault.duplicate-event':
    'El identificador de prueba {id} ya se ha dado antes, en {first}. Cada prueba aparece una vez, con un identificador propio.',
  'fault.duplicate-game':
    'El identificador de partida {id} ya se ha dado antes, en {first}. Cada partida aparece una vez, con un identificador propio.',
  'fault.duplicate-participant': 'El participante {id} ya se ha nombrado antes, en {first}: elimine uno de los dos.',
  'fault.duplicate-team':
    'El identificador de equipo {id} ya se ha dado antes, en {first}. Cada equipo aparece una vez, con un identificador propio.',
  'fault.unknown-team': 'En teams no hay ningún equipo {id}. Corrija el identificador o añada el equipo.',
  'fault.two-matches-in-round':
    'El equipo {id} ya figura en la ronda {round}, en {first}, y un equipo juega un encuentro por ronda. Corrija la ronda o el equipo.',
  'fault.unknown-player': 'En players no hay ningún jugador {id}. Corrija el identificador o añada el jugador.',
  'fault.against-oneself': 'El jugador {id} juega contra sí mismo: corrija uno de los dos identificadores.',
  'fault.two-games-in-round':
    'El jugador {id} ya tiene una partida en la ronda {round}, en {first}, y solo puede haber una. Corrija la ronda o el jugador.',
  'fault.ends-before-start': 'La prueba acaba el {end}, antes de empezar el {start}: corrija una de las fechas.',
  'fault.licence-ends-before-start':
    'La licencia termina el {until}, antes de empezar el {from}: corrija una de las fechas.',
  'fault.lists-out-of-order':
    'La lista de {date} viene después de la de {latest}, que es más reciente. Ponga las listas en orden, la más antigua primero.',
  'fault.rating-list-unknown': 'La lista {list} no está en ratingLists: añádala o elimine ratingFrom.',
  'fault.rating-not-of-list':
    'La lista {list} dice {listed} y el Elo es {rating}: corrija uno de los dos o elimine ratingFrom.',
  'fault.lists-same-date': 'Hay dos listas de {date}: elimine una o corrija su fecha.',
  'fault.list-not-before':
    'La lista de {date} no es anterior a la lista que debe hacerse, de {listDate}: elimínela o corrija una fecha.',
  'fault.standard-lists-of-standard': 'Son para rápidas y relámpago: elimine standardLists o corrija el ritmo.',
  'fault.pool-not-before':
    'Una actuación anterior de {date} no es de antes de la lista que debe hacerse, de {listDate}: elimínela o corrija una fecha.',
  'fault.not-a-participant':
    'El jugador {id} juega aquí, pero no está entre los participantes de la prueba. Añádalo a participants u omita participants.',
  'fault.lost-by-both':
    'Un 0-0 debe decir cómo se produjo. Escriba "kind": "forfeit" si no compareció nadie, o "kind": "played" si ambos perdieron una partida jugada.',
  'fault.drawn-forfeit': 'Una incomparecencia da un punto entero o nada. Corrija el resultado o la clase de partida.',
  'fault.match-of-two':
    'Un match tiene dos jugadores, pero {count, plural, =0 {aquí no se nombra a ninguno} one {aquí solo se nombra a #} other {aquí se nombra a #}}. Corrija los jugadores o el tipo de prueba.',
  'fault.no-thinking-time': 'Los minutos y el incremento no pueden ser ambos 0: indique el tiempo de reflexión.',
  'fault.time-periods-form':
    '«{found}» no se puede leer como periodos. Escriba jugadas/minutos+segundos separados por dos puntos, como 40/90+30:30+30; el último periodo no tiene jugadas.',
  'fault.time-periods':
    'Los periodos {periods} suman {minutes, number} minutos y {increment, number} segundos por jugada, con {moves, number} jugadas en el primero: escriba estos valores en minutes, increment y moves.',
  'fault.points-over-games':
    '{points} puntos no pueden salir de {games, plural, one {# partida} other {# partidas}}: corrija una de las dos cifras.',
  'fault.place-or-score': 'Este jugador no tiene ni puesto ni puntuación: indique una de las dos cosas.',
  'fault.place-and-score': 'Este jugador tiene puesto y puntuación a la vez: indique solo una de las dos cosas.',
  'fault.places-and-scores':
    'Aquí hay {measure, select, place {un puesto} other {una puntuación}}, mientras que los jugadores anteriores tienen {first, select, place {un puesto} other {una puntuación}}. Indique lo mismo para todos en una misma partida.',
  'fault.player-twice': 'El jugador {id} ya tiene un resultado aquí, en {first}: elimine uno de los dos.',
  'fault.place-too-high':
    'El puesto {given} no es posible con {players, plural, one {# jugador} other {# jugadores}}: corríjalo o añada a quien falta.',
  'fault.game-and-bye': '{id} descansa en la ronda {round} y también tiene una partida ({game}). Quite una de las dos.',
  'fault.game-and-absence':
    '{id} está ausente en la ronda {round} y también tiene en ella una partida ({game}). Elimine una de las dos cosas o haga que la partida sea una incomparecencia.',
  'fault.bye-twice':
    '{id} tiene dos veces el descanso de la ronda {round}, la primera en {first}: elimine uno de los dos.',
  'fault.absence-twice':
    '{id} está ausente dos veces en la ronda {round}, la primera en {first}: elimine una de las dos.',
  'fault.withdrawal-twice': '{id} ya se ha retirado antes, en {first}: elimine una de las dos retiradas.',
  'fault.duplicate-number': 'El número {number} ya se ha dado antes, en {first}. Dé a cada uno un número propio.',
  'fault.number-missing': 'Este jugador no tiene número y otros sí. Numere a todos o a ninguno.',
  'fault.round-beyond': 'La ronda {round} pasa de las {rounds} rondas del torneo. Corríjala, o bien `rounds`.',
};
