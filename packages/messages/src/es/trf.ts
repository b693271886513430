/** What is wrong with reports, player lists and entries of others, and what a conversion could not carry over. */
export const messages: Record<keyof typeof import('../en/trf.ts').messages, string> = {
  'fault-place.trf-round': 'jugador {player}, ronda {round}',

  'fault.trf-empty': 'El informe está vacío. Necesita al menos los registros 001, uno por cada jugador.',
  'fault.trf-no-players':
    'El informe no tiene ningún registro 001 y, por tanto, ningún jugador. Compruebe que el archivo es un informe de torneo (TRF).',
  'fault.trf-vega-own':
    'Los campos de esta línea están entre barras (|): el archivo es la descripción del torneo propia de Vega, no el informe de la FIDE. Haga que Vega escriba el informe de Elo para la FIDE y dé ese archivo.',
  'fault.trf-no-record': 'Esta línea no es ningún registro de informe y se ha pasado por alto: {found}',
  'fault.trf-unknown-record':
    'No existe el registro {record}. La línea se ha conservado sin leerla: corrija sus tres primeros caracteres si están mal escritos.',
  'fault.trf-record-twice':
    'El registro {record} ya se ha dado antes, en la línea {first}, y vale aquel. Elimine uno de los dos.',
  'fault.trf-records-differ':
    'El registro {record} dice {given}, pero uno anterior dice {first}, que es el que vale. Haga que coincidan.',
  'fault.trf-not-a-number':
    'Las columnas {first} a {last} del registro {record} deberían tener un número, pero hay «{found}». Corríjalo o compruebe que los campos están en sus columnas.',
  'fault.trf-not-allowed': 'El registro {record} no puede tener «{found}» aquí. Es posible {allowed}.',
  'fault.trf-missing':
    'Al registro {record} le falta algo en las columnas {first} a {last}. La línea no se ha leído: complétela.',
  'fault.trf-tab': 'Esta línea contiene una tabulación, y las columnas no se pueden contar. Sustitúyala por espacios.',
  'fault.trf-misaligned':
    'La columna {column} debería estar en blanco, pero hay «{found}». Quizá los campos de esta línea estén desplazados: compruebe sus columnas.',
  'fault.trf-shifted':
    'Después del nombre, los campos están {count, plural, one {# columna} other {# columnas}} demasiado a la izquierda: el programa que escribió el archivo cuenta bytes y no letras. La línea se ha leído teniéndolo en cuenta.',
  'fault.trf-scoring-unknown': 'El registro {record} da puntos por «{found}», que no se conoce; se ha pasado por alto.',

  'fault.trf-number-missing':
    'No hay número inicial en las columnas 5 a 8; la línea no es de nadie y se ha dejado fuera. Escriba un número entero a partir del 1.',
  'fault.trf-number-double': 'El número inicial {number} ya se ha dado antes. Dé a cada jugador un número propio.',
  'fault.trf-number-gap':
    'Nadie tiene el número inicial {number}. Si falta una línea, añádala; si el jugador fue retirado, no hay que hacer nada.',
  'fault.trf-player-unknown':
    'El registro {record} nombra el número {number}, que no tiene nadie. Corríjalo o añada el jugador.',
  'fault.trf-count-differs':
    'El registro {record} anuncia {given}, pero hay {counted}. Quizá falte una línea o haya una de más.',
  'fault.trf-opponent-unknown': 'El rival {opponent} no está en el informe. Corrija el número o añada el jugador.',
  'fault.trf-against-oneself': 'El jugador {player} se tiene a sí mismo como rival: corrija el número.',
  'fault.trf-opponents-clash':
    'El jugador {opponent} nombra a {player} como rival en la ronda {round}, pero {player} nombra a {other}. Corrija una de las dos líneas.',
  'fault.trf-result-one-sided':
    'El jugador {opponent} tiene una partida contra {player} en la ronda {round}, pero aquí la ronda está vacía. Añada rival, color y resultado.',
  'fault.trf-result-missing':
    'La partida contra {opponent} no tiene resultado aquí, aunque la ronda ya ha terminado. Añádalo.',
  'fault.trf-result-unknown': '«{found}» no es ningún resultado. Es posible 1 = 0, W D L, + -, H F U Z o un blanco.',
  'fault.trf-result-without-opponent':
    'El resultado {found} necesita un rival. Añádalo o escriba un descanso (H, F o U) o una ausencia (Z).',
  'fault.trf-bye-with-opponent':
    '{found} es un descanso o una ausencia, pero se nombra a {opponent} como rival. Corrija el resultado o escriba 0000.',
  'fault.trf-bye-of-paired':
    'El registro 240 nombra el número {number} en la ronda {round}, donde está emparejado con {opponent}: cuenta el emparejamiento. Quite el número o la partida.',
  'fault.trf-baku-points':
    'La aceleración Bakú pide que las tablas valgan la mitad de una victoria y la derrota nada; aquí valen {win}, {draw}, {loss}. Corrija los puntos (162) o quite _BAKU del 192.',
  'fault.trf-bye-of-two':
    'El número {other} también tiene el descanso del emparejamiento (U) en la ronda {round}, y solo hay uno. Escriba F, H o Z en la línea de quien pidió el descanso.',
  'fault.trf-results-clash':
    'El resultado {own} contra {opponent} no encaja con el {theirs} de la otra línea. Corrija uno de los dos.',
  'fault.trf-half-and-none':
    'Una línea da medio punto de la partida contra {opponent} y la otra ninguno, y los puntos de ambas cuadran: se ha leído como ½-0. Si fueron tablas o victoria, corrija las dos líneas y sus puntos.',
  'fault.trf-colour-unknown': '«{found}» no es ningún color. Es posible w, b y -.',
  'fault.trf-colour-missing': 'Una partida jugada tiene color: escriba w o b para la partida contra {opponent}.',
  'fault.trf-colours-clash':
    'Los dos jugadores tienen {colour, select, w {blancas} other {negras}} en la partida contra {opponent}. Corrija una de las dos líneas.',
  'fault.trf-too-many-rounds':
    'Hay resultados más allá de {rounds, plural, one {la única ronda} other {las # rondas}} del torneo. Corrija el número de rondas (142 o XXR) o elimínelos.',
  'fault.trf-points-differ':
    'La línea da {given, plural, one {# punto} other {# puntos}}, pero sus resultados suman {computed, plural, other {#}}. Corrija los puntos o los resultados; unos puntos que no sean 1, ½ y 0 se dan en los registros 162 o XXS.',
  'fault.trf-points-bye':
    'La línea da {given, plural, one {# punto} other {# puntos}}, pero sus resultados suman {computed, plural, other {#}}. Quizá las rondas en blanco fueran descansos: escriba H por medio punto, F o U por uno entero.',

  'fault.trf-text-cut': 'El registro {record} tiene sitio para {most} caracteres; el texto se ha cortado: {found}',
  'fault.trf-number-too-long': 'El registro {record} tiene sitio para {most} cifras; {found} se ha dejado fuera.',
  'fault.trf-not-in-edition':
    'La edición {edition, select, trf16 {de 2016} other {de 2026}} no tiene sitio para el registro {record}: {count, plural, one {se ha dejado fuera # línea} other {se han dejado fuera # líneas}}.',
  'fault.trf-left-out':
    'Se ha dejado fuera porque el otro formato no tiene sitio para ello: {field, select, scoring {la puntuación} acceleration {puntos prestados para el emparejamiento} forbidden {quiénes no pueden enfrentarse} abnormalPoints {puntos dados por resolución} teams {los equipos} id {identificadores distintos del número inicial} club {clubes} category {categorías} board {números de tablero} games {otras partidas de un enfrentamiento} tieBreakGames {partidas de desempate} other {datos del torneo}} ({count}).',
  'fault.trf-numbers-assigned':
    'Los jugadores no tienen número de emparejamiento; en el informe se numeran en el orden del documento. Numérelos antes para conservar el orden del reglamento.',
  'fault.trf-bye-points':
    'Un informe conoce descansos de un punto y de medio punto, no de {points}. Compruebe la ronda en el informe.',
  'fault.trf-bye-requested':
    'Se pide un descanso de {points} en una ronda aún no emparejada: el jugador cuenta en ella como ausente. Introduzca el descanso cuando la ronda esté hecha.',
  'fault.trf-points-lent-twice': 'Dos registros (250 o XXA) dan puntos virtuales a este jugador. Quite uno de ellos.',
  'fault.trf-older-edition':
    'El informe se emparejó con {found}; aquí las reglas son las de {code}, que son distintas.',
  'fault.trf-older-edition-unasked':
    'El informe se emparejó con {found}; aquí las reglas son las de {code}, que son distintas. Con --system se empareja igualmente con ellas.',
  'fault.trf-scoring-uneven':
    'Los puntos del informe (162, XXS, BBW) no sirven para emparejar: un resultado debe valer lo mismo con los dos colores, una victoria por incomparecencia tanto como una victoria, y una ausencia nada. Corríjalos.',
  'fault.trf-rounds-needed':
    'El informe no dice cuántas rondas hay, y la última tiene reglas propias. Añada el registro 142 o XXR, o use --rounds.',
  'fault.trf-rounds-unknown':
    'El informe no dice cuántas rondas hay; {rounds, plural, one {se toma #} other {se toman #}}. Añada el registro 142 o XXR.',
  'fault.trf-initial-colour-unknown':
    'El informe no dice qué color salió en el sorteo y la primera ronda no lo muestra. Añada el registro 152 o XXC.',
  'fault.trf-title-unknown':
    'El título {found} no es de los que conoce el sistema de emparejamiento: se ha dejado fuera.',
  'fault.trf-event-incomplete':
    'En el informe {field, select, start {faltan las fechas (042, 052)} other {falta el tiempo de reflexión (122, 222)}} en una forma que pueda leerse. {field, select, start {Indíquelas} other {Indíquelo}} para valorar el torneo.',
  'fault.trf-system-assumed':
    '{found, select, none {El informe no dice cómo se empareja el torneo} other {«{found}» no es ningún sistema de emparejamiento conocido}}: se supone {system}.',
  'fault.trf-date-unreadable': '«{found}» no es ninguna fecha que pueda leerse. Escriba AAAA/MM/DD.',
  'fault.trf-time-control-unreadable':
    'El tiempo de reflexión «{found}» no puede leerse. Escriba, por ejemplo, 90 min + 30 s, o 5400+30 en el registro 222.',

  'fault.trf-gap-name': 'El torneo no tiene nombre (012).',
  'fault.trf-gap-city': 'Falta el lugar (022): diga la población donde se jugó.',
  'fault.trf-gap-federation': 'Falta la federación (032): la oficina la dice una vez, como país de tres letras.',
  'fault.trf-gap-start': 'Falta el primer día (042).',
  'fault.trf-gap-end': 'Falta el último día (052).',
  'fault.trf-gap-arbiter': 'Falta el árbitro principal (102).',
  'fault.trf-gap-arbiter-number':
    'Falta el código FIDE del árbitro principal (102). Escríbalo detrás del nombre: {chiefArbiter} (2200000).',
  'fault.trf-gap-deputy-number':
    'Falta el código FIDE del árbitro adjunto {deputy} (112). Escríbalo detrás del nombre.',
  'fault.trf-gap-time-control': 'Falta el ritmo de juego (122, 222).',
  'fault.trf-gap-round-dates':
    '{count, plural, one {La ronda {rounds} no tiene fecha} other {Las rondas {rounds} no tienen fecha}} (132).',
  'fault.trf-gap-rounds':
    '{last, plural, =0 {No hay ninguna ronda emparejada} one {Hay una ronda emparejada} other {Hay # rondas emparejadas}} de {rounds}: el informe habla de un torneo que no ha terminado.',
  'fault.trf-gap-results': 'Faltan resultados en {count, plural, one {la ronda {rounds}} other {las rondas {rounds}}}.',
  'fault.trf-gap-unusual-results':
    '{count, plural, one {La ronda {rounds} tiene} other {Las rondas {rounds} tienen}} un resultado como ½-0 (299), que el TRF16 no puede llevar: envíe el TRF26.',
  'fault.trf-gap-type-code':
    'El sistema de emparejamiento no tiene código de la FIDE (192): el informe solo lo dice con palabras (092).',
  'fault.trf-gap-rank': 'Falta la clasificación final (001, columnas 86 a 89).',
  'fault.trf-gap-player-name': 'Falta el nombre.',
  'fault.trf-gap-player-number':
    'Falta el código FIDE. La FIDE no valora a nadie sin número: pídalo a la federación del jugador.',
  'fault.trf-gap-player-federation': 'Falta la federación.',
  'fault.trf-gap-player-birth': 'Falta la fecha de nacimiento.',
  'fault.trf-gap-player-birth-year': 'Del nacimiento solo se sabe el año {year}; la FIDE pide el día.',
  'fault.trf-gap-player-sex': 'No se dice si es hombre o mujer.',
  'fault.trf-gap-player-title': '{title} no es un título de la FIDE. Corríjalo o quítelo.',

  'fault.fide-list-empty': 'La lista está vacía.',
  'fault.fide-list-header':
    'Esto no es ninguna lista de jugadores de la FIDE: {found}. Dé el archivo de texto o XML de una lista, tal como lo ofrece la FIDE.',
  'fault.fide-list-no-id': 'Este jugador no tiene código FIDE.',
  'fault.fide-list-not-a-number': '«{found}» no es ningún número.',
  'fault.fide-list-too-large': 'El archivo tiene más de {most} jugadores: no puede ser la lista de la FIDE.',
  'fault.fide-list-too-long':
    'Aquí no hay ningún final en más de {most} bytes: esta parte se ha pasado por alto. Quizá el archivo esté dañado.',
  'fault.fide-list-twice': 'Otra línea ya tiene el código FIDE {id}.',
  'fault.fide-list-unclosed': 'La lista termina a medias; quizá el archivo se haya cortado. Descárguela de nuevo.',
  'fault.fide-list-zip':
    'El archivo ZIP está dañado, tiene contraseña o está comprimido de una forma desconocida. Descárguelo de nuevo.',

  'fault.entries-empty': 'El archivo está vacío. Necesita una fila de encabezados y una fila por cada jugador.',
  'fault.entries-no-rows': 'Debajo de estos encabezados no hay ninguna fila. Añada una fila por cada jugador.',
  'fault.entries-no-name':
    'No se ha encontrado ningún encabezado para los nombres; la primera fila es: {found}. Ponga nombre a las columnas, por ejemplo: Nombre, Club, Elo, Código FIDE, Nacimiento.',
  'fault.entries-heading-unknown': 'La columna «{heading}» no se conoce y se ha pasado por alto.',
  'fault.entries-heading-twice':
    'La columna «{heading}» dice lo mismo que una anterior, que es la que vale. Cámbiele el nombre o elimínela.',
  'fault.entries-row-no-name': 'Esta fila no tiene nombre y se ha dejado fuera. Añada el nombre o elimine la fila.',
  'fault.entries-row-too-long':
    'Esta fila tiene más celdas que encabezados hay: «{found}». Ponga entre comillas dobles los textos que contengan un separador.',
  'fault.entries-not-a-rating':
    '«{found}» no es ningún Elo Elo: se ha dejado fuera. Escriba un número entero o no escriba nada.',
  'fault.entries-not-an-id': '«{found}» no es ningún código FIDE: se ha dejado fuera. Escriba sus cifras.',
  'fault.entries-no-date':
    '«{found}» no es ninguna fecha: se ha dejado fuera. Escriba AAAA-MM-DD, DD/MM/AAAA o el año.',
  'fault.entries-short-year': '«{found}» tiene dos cifras del año: se ha leído como {year}. Compruébelo.',
  'fault.entries-not-a-sex': '«{found}» no se entiende: se ha dejado fuera. Escriba F o M.',
  'fault.entries-duplicate': '{name} parece el jugador de la línea {first}. Si es así, elimine uno de los dos.',
  'fault.entries-quote-open':
    'Aquí se abren unas comillas dobles que nunca se cierran. Ciérrelas; unas comillas dentro de un texto se duplican.',
  'fault.entries-quote-stray':
    'Hay algo después de las comillas que cierran esta celda. Unas comillas dentro de un texto se duplican, y todo el texto va entre comillas.',

  'decision.D-TRF-1':
    'Un informe no tiene ningún signo para quien se va: quien está ausente desde una ronda hasta la última, dos rondas o más, se ha retirado.',
  'decision.D-TRF-2':
    'Una sola ronda en blanco que cuenta medio punto o un punto en el total de la línea era un descanso.',
  'decision.D-TRF-3':
    'Cuando un informe no da el color inicial, lo muestra la primera ronda: lo tiene el mejor número de una pareja si es impar.',
};
