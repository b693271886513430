/** Files of others on the command line in words: conversions, reports to rate, entries, player lists. */
export const messages: Record<keyof typeof import('../../en/cli/files.ts').messages, string> = {
  'cli.help.convert': 'Escribe un torneo en otro formato: JSON, o TRF de 2006, de 2016 o de 2026.',
  'cli.help.convert-to': 'formato que se escribe',
  'cli.help.out-text': 'escribe el resultado en un archivo; solo se sustituye el archivo si todo ha ido bien',
  'cli.help.json-faults': 'errores y observaciones en JSON por la salida de errores',
  'cli.help.report-rounds': 'TRF: número de rondas, si el informe no lo dice',
  'cli.help.report-initial-colour': 'TRF: color que salió en el sorteo para el número 1, si el informe no lo dice',
  'cli.help.report-system': 'TRF: sistema, si el informe no lo dice',
  'cli.help.rate-into':
    'TRF: documento rating-input al que se añade el torneo; los jugadores se reconocen por el identificador',
  'cli.help.rate-regulation':
    'TRF: reglamento por el que se valora el torneo solo, con los Elos del informe como lista en vigor',
  'cli.help.rate-revision': 'TRF: edición del reglamento; si falta, la que vale por defecto',
  'cli.help.rate-list-date': 'TRF: fecha de la lista que se hace',
  'cli.help.rate-rhythm': 'TRF: qué lista; si falta, standard',
  'cli.help.rate-event': 'TRF: identificador del torneo; si falta, el nombre del informe',
  'cli.help.rate-type': 'TRF: clase de torneo, si el informe no la dice',
  'cli.help.rate-start': 'TRF: primer día, si el informe no lo dice',
  'cli.help.rate-end': 'TRF: último día, si el informe no lo dice',
  'cli.help.rate-time-control': 'TRF: minutos y segundos por jugada, 90+30, si el informe no lo dice',
  'cli.help.entries': 'Hace un torneo de una lista de inscritos (CSV), numerados por Elo.',
  'cli.help.entries-file':
    'inscritos con una fila de encabezados (CSV; coma, punto y coma o tabulador); - es la entrada estándar',
  'cli.help.entries-fide-list': 'lista de jugadores de la FIDE (texto, XML o ZIP) que completa las inscripciones',
  'cli.help.list-rhythm': 'Elo que cuenta; si falta, standard',
  'cli.help.entries-ratings': 'Elo que cuenta: el de la FIDE, el nacional, uno o si no el otro, o el más alto',
  'cli.help.entries-to': 'formato que se escribe; si falta, json',
  'cli.help.entries-name': 'nombre del torneo',
  'cli.help.entries-system': 'sistema; si falta, fce-1990',
  'cli.help.entries-rounds': 'número de rondas; si falta, las mínimas que pide el sistema',
  'cli.help.entries-initial-colour': 'color que sale en el sorteo para el número 1',
  'cli.help.entries-lenient': 'continúa sin lo que no se puede leer',
  'cli.help.fide-list': 'Encuentra jugadores en una lista de la FIDE (texto o XML).',
  'cli.help.fide-list-file': 'lista de jugadores de la FIDE (texto, XML o ZIP); - es la entrada estándar',
  'cli.help.fide-list-federation': 'federación, como ROU',
  'cli.help.fide-list-search': 'comienzos de las palabras de un nombre, en cualquier orden, con acentos o sin ellos',
  'cli.help.fide-list-ids': 'códigos FIDE, con comas',
  'cli.help.fide-list-most': 'jugadores que se muestran como máximo',
  'cli.examples.convert':
    '  escala convert abierto.trf --to json --out abierto.json\n  escala convert abierto.json --to trf16 > abierto.trf\n  escala convert antiguo.trf --to trf26 --rounds 9 --initial-colour white',
  'cli.examples.entries':
    '  escala entries inscritos.csv --rounds 9 --out abierto.json\n  escala entries inscritos.csv --fide-list players_list_foa.txt   con Elos y títulos de la FIDE\n  escala entries inscritos.csv --to trf16 > abierto.trf\n  escala entries inscritos.csv --initial-colour white | escala pair -',
  'cli.examples.fide-list':
    '  escala fide-list players_list_foa.txt --search "puig joana"\n  escala fide-list players_list_foa.txt --federation AND\n  escala fide-list players_list.xml --ids 1503014,2020009 --json',
  'cli.usage.report-says-otherwise':
    '{name} dice {given}, pero el informe dice {said}. Quite la opción o corrija el informe.',
  'cli.usage.rounds-played':
    '--rounds dice {given}, pero el informe tiene partidas de la ronda {played}. Dé todas las rondas del torneo.',
  'cli.usage.report-option':
    '{name} es para informes TRF que no lo dicen. Un documento JSON lo dice él mismo: quite la opción o cambie el documento.',
  'cli.usage.report-needs':
    '{file} es un informe TRF, que no tiene ni listas ni reglamento. Dé --into con el documento rating-input que recibe el torneo, o bien --regulation y --list-date para evaluarlo solo.',
  'cli.usage.not-for-regulation': '{name} no tiene sentido con {regulation}: quítela.',
  'cli.usage.not-a-date': '{name} pide un día que exista, como AAAA-MM-DD, y no {wanted}.',
  'cli.usage.not-a-time-control': '--time-control pide minutos, o minutos y segundos como 90+30, y no {wanted}.',
  'cli.usage.not-fide-ids': '--ids pide códigos FIDE, cifras separadas por comas, y no {wanted}.',
  'cli.usage.standard-input-twice':
    'la entrada estándar solo se puede leer una vez: dé uno de los dos archivos por su nombre.',
  'cli.output.no-extensions':
    'La edición de 2006 no tiene sitio para las extensiones {records}: se han dejado fuera. A quien lea el archivo hay que decirle qué decían (--rounds, --initial-colour).',
  'cli.output.leavers':
    'Un informe escribe igual retirarse y faltar hasta el final: {count, plural, one {# jugador se volverá a leer} other {# jugadores se volverán a leer}} de la otra manera (D-TRF-1).',
  'cli.output.left-out':
    'Se ha dejado fuera porque un documento de torneo no tiene sitio para ello: {facts}. Conserve el informe.',
  'cli.fact.city': 'lugar de juego',
  'cli.fact.federation': 'federación del torneo',
  'cli.fact.deputyArbiters': 'árbitros adjuntos ({count})',
  'cli.fact.pairedByRank': 'emparejamiento por posición',
  'cli.fact.ratingMethod': 'clase de Elo',
  'cli.fact.pairingProgram': 'programa de emparejamiento',
  'cli.fact.tieBreaks': 'desempates ({count})',
  'cli.fact.standingsOrder': 'orden de la clasificación',
  'cli.fact.boardColours': 'colores de los tableros',
  'cli.fact.matchScoring': 'puntos de los encuentros',
  'cli.fact.nationals': 'Elos nacionales ({count})',
  'cli.fact.keptLines': 'comentarios y líneas de otros programas ({count})',
  'cli.fact.player-sex': 'sexo ({count})',
  'cli.fact.player-federation': 'federaciones de los jugadores ({count})',
  'cli.fact.player-id': 'números de identidad ({count})',
  'cli.fact.player-birth': 'años de nacimiento sin día ({count})',
  'cli.fact.player-rank': 'puestos ({count})',
  'cli.input.player-no-id':
    'el número {number}, {name}, no tiene número de identidad (columnas 58 a 68) y no se puede encontrar en el documento. Añádalo al informe o valore el torneo solo con --regulation y --list-date.',
  'cli.input.player-id-twice':
    'el número {number}, {name}, tiene el número de identidad {id} de un jugador anterior. Corrija uno de los dos.',
  'cli.input.player-stranger':
    '{name} ({id}), del informe, no está en el documento. Corrija el número de identidad o añada el jugador al documento.',
  'cli.input.player-other-name':
    '{id} es {name} en el informe y {known} en el documento. Compruebe que sean la misma persona.',
  'cli.input.event-known':
    'el documento ya tiene un torneo {id}. Si es otro, dé a este un identificador propio con --event.',
  'cli.input.event-outside':
    'el torneo acaba el {end}, fuera del periodo de esta lista (desde {from} hasta antes de {to}): puede que no se evalúe. Compruebe las fechas.',
  'cli.input.lists-count':
    'para {count, plural, one {# jugador} other {# jugadores}} el informe tiene otro Elo que la lista del {date}: cuentan las listas del documento y no el informe.',
  'cli.input.rated-alone':
    'valorado solo por {regulation}{rhythm, select, none {} other { ({rhythm})}}: los Elos del informe ({rated, plural, one {# jugador} other {# jugadores}}) se toman como la lista en vigor el {date}; sin Elo: {unrated, plural, =0 {nadie} other {#}}. Un informe no dice licencias, partidas anteriores ni otros torneos del periodo: quien tiene Elo se toma por consolidado, y la lista oficial puede tener otros números.',
  'cli.input.start-numbers':
    'no todos tienen un número de identidad propio: los jugadores se nombran por el número inicial.',
  'cli.input.list-before-event':
    'una lista del {listDate} no puede contener un torneo que acaba el {end}. Dé una --list-date posterior.',
  'cli.input.not-head-to-head':
    '{into} es de Scrabble: no se le puede añadir un informe de partidas de ajedrez. Dé un documento de fce-2016 o fide-2009.',
  'cli.fide-list.summary':
    '{read, plural, one {# jugador leído} other {# jugadores leídos}}, {found, plural, =0 {ninguno encontrado} one {# encontrado} other {# encontrados}}{more, plural, =0 {} other { (# más no se muestran; --most los muestra)}}.',
  'cli.fide-list.missing': 'No están en la lista: {ids} ({count}).',
  'cli.fide-list.problem':
    '({count, plural, one {una vez, línea {line}} other {# veces, la primera en la línea {line}}})',
  'cli.column.fide-id': 'Código FIDE',
  'cli.column.standard': 'Estándar',
  'cli.column.rapid': 'Rápido',
  'cli.column.blitz': 'Relámpago',
  'cli.column.born': 'Nac.',
  'fault.entries-not-on-list':
    'El código FIDE {id} de {name} no está en la lista. Compruébelo o tome una lista más reciente.',
  'fault.entries-found-by-name':
    '{name} no tiene código FIDE; por el nombre y el año de nacimiento el jugador es {id}, que se ha tomado. Compruébelo.',
  'fault.entries-perhaps':
    '{name} no tiene código FIDE; en la lista tienen este nombre: {players}. Añada el código FIDE si es uno de ellos.',
  'fault.entries-name-differs':
    '{name} se llama {listed} en la lista ({id}). Compruebe el código FIDE; cuenta el nombre de la inscripción.',
  'fault.entries-fide-rating-differs':
    '{name} tiene el Elo FIDE {given} en la inscripción y {listed} en la lista, que es el que cuenta.',
  'fault.entries-rating-differs':
    '{name} tiene el Elo {given} en la inscripción, que es el que cuenta, y {listed} en la lista. Llame a la columna Elo FIDE para tomar el de la lista.',
  'fault.entries-federation-differs':
    '{name} tiene la federación {given} en la inscripción, que es la que cuenta, y {listed} en la lista. Compruebe el código FIDE.',
  'fault.entries-birth-differs':
    '{name} nació en {given} según la inscripción, que es la que cuenta, y en {listed} según la lista. Compruebe el código FIDE.',
  'fault.entries-national-as-catalan':
    'Los Elos nacionales ({count}) se han tomado como catalanes. Si son de otra federación, quítelos de ratings.',
  'fault.entries-title-unknown':
    'El título {title} de {name} no es de los que conoce el sistema de emparejamiento: se ha dejado fuera.',
  'decision.D-TRF-4':
    'Un informe valorado solo: sus Elos son la lista en vigor el primer día, y con fide-2009 quien tiene Elo cuenta como consolidado y activo.',
  'decision.D-TRF-6':
    'Medio punto en una línea contra nada en la otra, sin registro 299, es una partida ½-0 si los puntos de ambas líneas cuadran; si no, las dos líneas se contradicen.',
  'decision.D-TRF-7':
    'El informe de 2026 que envía una prueba dice también los puntos habituales (162), y los descansos de rondas futuras como 240 además de las columnas que leen los programas antiguos.',
  'decision.D-TRF-8':
    'El informe de una prueba por equipos tiene, además del 013, los equipos con sus puntos y puestos (310), quién se sentó en cada tablero (300), los colores por tablero (352), los puntos de los encuentros (362) y qué los clasifica (202, 212).',
  'decision.D-TRF-5':
    'Una lista de la FIDE solo decide los Elos FIDE; una inscripción sin código FIDE se encuentra por el nombre y el año de nacimiento a la vez.',
  'fault.entries-rounds-assumed':
    'No se dice cuántas rondas hay: se toman {rounds}, las mínimas que pide el sistema con estos jugadores. Dé --rounds.',
  'cli.input.options-to-give': 'Indique lo que falta en el informe: {options}.',
};
