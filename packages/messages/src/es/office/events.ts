/**
 * Why something about events is refused: registration, entries, pairings, results, reports. `by-the-rules` is said with the
 * sentence of its finding, `file-fault` with that of its fault.
 */
export const messages: Record<keyof typeof import('../../en/office/events.ts').messages, string> = {
  'refusal.by-the-rules': '{finding}',
  'refusal.file-fault': 'Línea {line}, columna {column}: {fault}',
  'refusal.event-unknown':
    'No hay ninguna prueba {id} en el registro. Compruebe su identificador o regístrela primero.',
  'refusal.event-exists': 'Ya hay una prueba {id}: {name}. Elija otro identificador o modifique esa prueba.',
  'refusal.event-state':
    '{name}: ahora no es posible. {state, select, registered {Todavía no hay ninguna ronda emparejada: empareje la primera o entregue el informe en un archivo.} running {La prueba está en juego: ciérrela primero.} closed {La prueba está cerrada: reábrala para continuar o presente su informe.} submitted {El informe espera la decisión: reabra la prueba para retirarlo.} accepted {El informe está aceptado: los cambios se hacen con una corrección.} refused {El informe fue rechazado: reabra la prueba o preséntelo de nuevo.} other {La prueba está anulada.}}',
  'refusal.part-not-weekly':
    '{name} no se anunció con rondas separadas por una semana o más: se presenta entera. No indique rondas, o corrija antes sus días.',
  'refusal.part-reversed':
    'Una parte va de una ronda anterior a una posterior; de la {from} a la {to} no puede ser. Inviértalas.',
  'refusal.part-overlaps':
    'Las rondas 1 a {accepted} ya cuentan: una parte no puede empezar en la ronda {from}. Empiece después; los errores se enmiendan con una corrección.',
  'refusal.part-out-of-order':
    'Las partes van una tras otra: la siguiente empieza en la ronda {next}, no en la {from}.',
  'refusal.part-waiting':
    'El informe de las rondas {from} a {to} aún espera a la oficina. Presente la parte siguiente cuando esté decidido, o retírelo.',
  'refusal.part-rounds-empty':
    'No hay ninguna partida de estas rondas: {rounds}. Presente rondas jugadas, o corrija el archivo.',
  'refusal.round-counts': 'La ronda {round} se presentó y aceptó: ya cuenta. Pida una corrección a la oficina.',
  'refusal.event-not-begun':
    'El torneo empieza el {start} y hoy es {today}: todavía no se ha podido jugar nada. Corrija las fechas del torneo o acepte el informe cuando se haya jugado.',
  'refusal.event-periods-form':
    '«{found}» no se puede leer como periodos. Escriba jugadas/minutos+segundos separados por dos puntos, como 40/90+30:30+30; el último periodo no tiene jugadas.',
  'refusal.event-periods':
    'Los periodos {periods} suman {minutes, number} minutos y {increment, number} segundos por jugada. Escriba estos valores más arriba o corrija los periodos.',
  'refusal.event-ends-before-start':
    'La prueba termina el {end}, antes de empezar el {start}. Cambie una de las fechas.',
  'refusal.arbiter-unknown':
    'Nadie con el papel de árbitro tiene la cuenta {account}. Elija un árbitro que tenga cuenta o deje el lugar vacío.',
  'refusal.event-type-of-system':
    'Una prueba que se empareja con {system} es del tipo {type}. Cambie el tipo o el sistema.',
  'refusal.event-fact-fixed':
    'Ya hay rondas emparejadas: {name, select, rules {el reglamento de competiciones} system {el sistema} scoring {los puntos} acceleration {la aceleración} other {el color inicial}} no se puede cambiar. Deshaga antes los emparejamientos.',
  'refusal.event-fact-rated':
    'Ya se ha informado de rondas de esta prueba: {name, select, type {el tipo de prueba} start {el primer día} timeControl {el ritmo de juego} other {lo que cuenta para el Elo}} no se puede cambiar. Los errores se arreglan con una corrección.',
  'refusal.rules-unknown': 'No hay ningún reglamento de competiciones con el nombre {book}. Se conocen: {known}.',
  'refusal.event-no-rules':
    'El torneo no sigue ningún reglamento de competiciones: la oficina solo recibe su informe. Indique un reglamento para el torneo, o para toda la federación en la configuración.',
  'refusal.system-unknown':
    'El reglamento {book} no tiene ningún sistema de emparejamiento {system}. Tiene estos: {known}.',
  'refusal.rating-list-unknown': 'Aquí no se conoce ninguna lista {list}. Hay: {known}.',
  'refusal.rating-list-twice': 'La lista {list} figura dos veces.',
  'refusal.tie-break-unknown': 'El reglamento {book} no tiene ningún desempate {name}. Tiene estos: {known}.',
  'refusal.tie-break-unfit':
    'El desempate {name} no encaja en esta prueba: es de otro sistema o de equipos. Elija otro.',
  'refusal.event-fact-unused':
    'El reglamento de competiciones de este torneo no tiene en cuenta este dato, o no conoce este valor ({name}). Déjelo vacío.',
  'refusal.competition-unknown':
    'El reglamento {book} no tiene ninguna competición de equipos {competition}. Tiene estas: {known}.',
  'refusal.book-without-places':
    'El reglamento {book} no tiene un orden para adjudicar plazas escasas o vacantes. Decida quién juega e inscriba a los jugadores.',
  'refusal.what-if-same': 'Elige dos jugadores distintos.',
  'refusal.what-if-unanswered':
    'El sistema de la prueba {id} no dice por qué dos jugadores no se enfrentan, o la prueba es demasiado grande.',
  'refusal.event-no-system':
    'La prueba no indica ningún sistema de emparejamiento y aquí no se puede emparejar. Modifique la prueba o presente su informe en un archivo.',
  'refusal.differences-changed': '{name} ha cambiado desde la comparación. Vuelva a comparar.',
  'refusal.difference-unknown': 'No hay ninguna diferencia {key}.',
  'refusal.nothing-to-take-over': 'No hay nada que incorporar: todo lo elegido ya está así en {name}.',
  'refusal.merge-player-not-entered':
    '{name} tiene lugar en la ronda {round}, pero no está inscrito según lo elegido. Elija la inscripción y las rondas del mismo ordenador.',
  'refusal.merge-player-withdrawn':
    '{name} tiene lugar en la ronda {round}, pero ya se ha retirado según lo elegido. Elija la inscripción y las rondas del mismo ordenador.',
  'refusal.merge-player-left-out':
    '{name} no tiene lugar en la ronda {round}, pero tampoco consta ausente según lo elegido. Elija la inscripción y las rondas del mismo ordenador.',
  'refusal.event-received':
    '{name} ({id}) ya tiene rondas aquí. Compare las dos versiones y elija qué quiere del archivo.',
  'refusal.event-too-long': 'Del {start} al {end} hay más de diez años. Revise los años de las dos fechas.',
  'refusal.prizes-unset': '{name} no tiene premios. Se fijan en la página de la prueba.',
  'refusal.prizes-without-table':
    'Los premios van por los puestos de los jugadores en una clasificación, y {type, select, team {una prueba por equipos} other {un match}} no la tiene. Reparta los premios según sus bases.',
  'refusal.month-without-dates':
    'Las rondas de esta prueba no tienen fecha y no se sabe qué se jugó en {month}. Dé las fechas de las rondas.',
  'refusal.month-without-round': 'Ninguna ronda de esta prueba fue en {month}. Meses con rondas: {months}.',
  'refusal.round-dates-count': 'Hay {dates} fechas para {rounds} rondas. Dé una fecha por ronda, o ninguna.',
  'refusal.round-date-outside':
    'La ronda {round} es el {date}, fuera de la prueba (del {start} al {end}). Cambie la fecha de la ronda o las de la prueba.',
  'refusal.round-date-order':
    'La ronda {round} es el {date}, antes que la ronda anterior ({before}). Ponga las fechas en orden.',
  'refusal.round-times-count':
    'Hay {times} horas de inicio para {rounds} rondas. Dé una hora para cada ronda, o ninguna.',
  'refusal.round-time-order':
    'La ronda {round} empieza a las {time}, y la anterior de ese día, a las {before}. Ponga las horas en orden.',
  'refusal.rounds-paired':
    'Ya hay {paired} rondas emparejadas; la prueba no puede tener {rounds}. Anuncie al menos {paired}.',
  'refusal.rounds-reported':
    'Ya se ha informado hasta la ronda {reported}; la prueba no puede tener {rounds} rondas. Anuncie al menos {least}.',
  'refusal.entry-exists': '{name} ({id}) ya está inscrito. Quite esta inscripción o modifique la registrada.',
  'refusal.entry-repeated':
    '{name} ({id}) figura dos veces: repite {of, select, line {la línea {at}} player {el número {at} del informe} other {el puesto {at} de la lista}}. Deje fuera uno de los dos.',
  'refusal.entry-unknown':
    'El jugador {id} no está inscrito en esta prueba. Inscríbalo primero o compruebe el identificador.',
  'refusal.late-entry-over': 'Después de la última ronda ({rounds}) ya no puede entrar nadie.',
  'refusal.late-entry-schedule':
    '{system, select, knockout {La eliminatoria} other {La liga}} ya está sorteada: no se puede añadir a nadie. Para inscribir a alguien, deshaga la primera ronda.',
  'refusal.number-taken': 'El número {number} es de {name} ({id}). Dé otro número.',
  'refusal.numbers-paired':
    'La ronda {paired} ya está emparejada: los números de emparejamiento se quedan como están. Deshaga antes los emparejamientos.',
  'refusal.player-named-otherwise':
    'El identificador {id} es de {holder}, pero el nombre que lo acompaña es {name}. Corrija el identificador o el nombre; sin identificador se busca solo por el nombre.',
  'refusal.player-not-registered':
    'Nadie del registro es {name} {id} – deben coincidir nombre, identificador y año de nacimiento. Registre al jugador o escriba su identificador correcto, propio o de la FIDE.',
  'refusal.player-ambiguous':
    '{id} {name} puede ser cualquiera de estos: {candidates}. Escriba el identificador de quien corresponda.',
  'refusal.withdrawal-ahead':
    'El jugador no puede retirarse tras la ronda {afterRound}: solo hay {paired} emparejadas. Indique una ronda anterior o anote sus ausencias.',
  'refusal.withdrawal-before-game':
    'El jugador tiene partida o descanso en la ronda {played}, después de la {afterRound}. Indique la ronda {played} o una posterior.',
  'refusal.not-withdrawn': 'El jugador {id} no se ha retirado de la prueba: no hay nada que deshacer.',
  'refusal.player-withdrawn': 'El jugador {id} se retiró tras la ronda {afterRound}. Deshaga primero la retirada.',
  'refusal.absence-round-paired':
    'La ronda {round} ya está emparejada: quién juega se cambia a mano en la propia ronda.',
  'refusal.round-beyond': 'No hay ronda {round}: la prueba tiene {rounds}. Si ha de haber más, modifique su número.',
  'refusal.round-exists':
    'La ronda {round} ya está emparejada y se muestra aquí. Para volver a emparejarla, deshágala primero.',
  'refusal.round-order': 'Ahora no se puede emparejar la ronda {round}: la siguiente es la {next}.',
  'refusal.pgn-none': 'En el archivo no hay ninguna partida legible (línea {line}). Elija un archivo PGN.',
  'refusal.round-unknown': 'La ronda {round} no está emparejada. Elija una que lo esté.',
  'refusal.round-closed': 'La ronda {round} está cerrada. Corrija el resultado indicando el motivo.',
  'refusal.round-followed':
    'La ronda {last} ya está emparejada: la ronda {round} no se puede reabrir. Corrija el resultado de su tablero, con un motivo, o deshaga antes el emparejamiento de la ronda {last}.',
  'refusal.round-not-last': 'Solo se puede deshacer la última ronda; la {last} se emparejó después de la {round}.',
  'refusal.round-has-results':
    'La ronda {round} tiene resultados (tableros {boards}) y no se deshace. Retire antes esos resultados.',
  'refusal.too-few-players':
    'Una ronda necesita dos jugadores presentes: añada jugadores o marque a quien haya venido. Inscritos: {players}.',
  'refusal.too-many-players': 'El informe tiene {players} jugadores y puede tener {most}. Divídalo.',
  'refusal.boards-numbered': 'Los tableros se numeran del 1 al {count} sin saltos; se han indicado estos: {boards}.',
  'refusal.player-twice-in-round':
    'El jugador {id} aparece más de una vez en la ronda {round}. Dé un solo lugar a cada uno.',
  'refusal.player-left-out':
    'El jugador {id} estaba en la ronda {round} y ahora no tiene lugar. Emparéjelo, hágalo descansar o indique que está ausente.',
  'refusal.board-unknown': 'No hay tablero {board} en la ronda {round}. Mire cómo está emparejada ahora la ronda.',
  'refusal.board-twice': 'El tablero {board} se ha indicado dos veces. Envíe cada tablero una sola vez.',
  'refusal.board-has-result':
    'El tablero {board} de la ronda {round} tiene resultado y la pareja no se cambia. Retire primero el resultado.',
  'refusal.result-conflict':
    'El tablero {board} de la ronda {round} cambió entretanto: ha enviado {yours} y consta {theirs}. No se ha perdido nada; mire los dos y reenvíe el correcto.',
  'refusal.result-drawn-forfeit':
    'Una incomparecencia da un punto entero o nada. Dé el punto a quien estaba, o 0-0 si no estaba nadie.',
  'refusal.result-lost-by-both':
    'Un 0-0 puede significar dos cosas: anote incomparecencia si no vino nadie, o que ambos perdieron una partida jugada.',
  'refusal.result-of-board':
    'Un encuentro se gana, se empata o se pierde, o lo pierden ambos equipos. Los demás resultados son de tableros.',
  'refusal.results-missing': 'En la ronda {round} faltan resultados en los tableros {boards}. Introdúzcalos primero.',
  'refusal.rounds-missing': 'Hay {paired} rondas emparejadas de {rounds}. Empareje las demás o modifique su número.',
  'refusal.reservation-open':
    'El tablero {board} de la ronda {round} se jugó sub-condicione y espera la resolución del comité de competición. Pídala; sin ella la prueba queda abierta.',
  'refusal.result-ruled':
    'El comité de competición ha resuelto sobre el tablero {board} de la ronda {round}: el resultado queda como está. Solo lo cambia otra resolución.',
  'refusal.reservation-missing':
    'El tablero {board} de la ronda {round} no se juega sub-condicione. Mire cómo está ahora el tablero.',
  'refusal.reservation-late':
    'El juego ha terminado: el tablero {board} de la ronda {round} ya no se puede poner sub-condicione. Reabra primero la prueba, con un motivo.',
  'refusal.ruling-vote':
    '{outcome, select, invalid {Han votado demasiado pocos de los {members} miembros ({inFavour} a favor, {against} en contra): la votación no vale.} undecided {La votación está empatada a {inFavour} y {against} y el presidente se abstiene: no hay nada decidido.} other {Con {inFavour} a favor y {against} en contra la votación no aprueba esta resolución.}} Compruebe las cifras o vuelva a votar.',
  'refusal.report-unknown': 'No se ha presentado ningún informe de la prueba {id}. Preséntelo primero.',
  'refusal.report-no-rounds':
    'La prueba {id} no tiene ninguna ronda aquí. Llévela aquí o presente su informe en un archivo.',
  'refusal.report-no-games': 'El archivo no tiene ninguna partida con resultado. Compruebe que sea el correcto.',
  'refusal.report-no-league': 'La prueba {id} no indica ninguna liga. Modifíquela e indique la liga de la que informa.',
  'refusal.report-events':
    'El documento debe tener una sola prueba, o una con el identificador {id}; tiene: {events}. Envíe solo esa prueba.',
  'refusal.report-dates':
    'El archivo es del {fileStart} al {fileEnd} y la prueba se registró del {start} al {end}. Corrija el archivo o modifique la prueba.',
  'refusal.report-result-missing': 'Ronda {round}: {white} contra {black} no tiene resultado. Póngalo en el archivo.',
  'refusal.report-player-twice': 'Dos jugadores del archivo son {name} ({id}). Dé a cada uno su identificador.',
  'refusal.finding-open':
    'El artículo {article} va contra el informe: {finding} Haga que se corrija o dispénselo con un motivo.',
  'refusal.finding-unknown':
    'El informe no tiene esa observación: «{code}», artículo {article}. Elija una de la lista.',
  'refusal.finding-waived': 'El artículo {article} ya está dispensado: {finding} No hace falta nada más.',
  'refusal.annul-by-correction':
    '{name} ({id}) cuenta para las listas. Anúlela con una corrección, que primero muestra todas las listas y jugadores que se moverían.',
  'refusal.event-file-unknown': 'No hay ningún archivo {file} de una prueba. Se conocen: {files}.',
  'finding.fce-1990.before-last-day':
    'La prueba está anunciada hasta el {end} y hoy es {today}. Si ya se ha terminado de jugar, corrija su último día: los periodos y los plazos se cuentan desde él.',
  'decision.D-OFF-130':
    'Una prueba puede cerrarse e informarse antes del último día anunciado: se avisa, no se rechaza.',
  'refusal.previous-unclassified':
    '{name} ({id}) no tiene ninguna clasificación que valga. Indique una prueba de la temporada anterior con el informe aceptado, o ninguna.',
  'refusal.qualified-too-many':
    'Hay {qualified} clasificados directos y {places} plazas. Corrija el número de plazas o los nombres.',
  'refusal.draw-due':
    'Empatados en todo donde acaban las plazas: {names}. Haga el sorteo público y anote su resultado como semilla.',
  'refusal.seed-drawn':
    'El sorteo público ya se hizo: la semilla es «{seed}» y no cambia. Deje la semilla en blanco o ponga esta.',
  'refusal.place-not-given':
    '{name} no tiene ninguna de las {places, plural, one {plazas: solo hay una} other {# plazas}}. Las plazas se dan por el orden del reglamento, y también la que queda vacante: la comisión la cubre en «Plazas».',
  'refusal.entry-beside-places':
    '{places, plural, one {La única plaza de esta prueba se dio} other {Las # plazas de esta prueba se dieron}} por el orden del reglamento{leftOut, plural, =0 {} one {, y un jugador no tiene} other {, y # jugadores no tienen}}. Quien se inscribe al margen de ese orden consta con el motivo: diga por qué en «reason».',
  'refusal.suspended-with-result':
    'Una partida con resultado ha terminado y no está suspendida. No ponga el resultado, o márquela solo sub-condicione.',
  'finding.office.report-name':
    'El informe nombra a {told} con el identificador {id}, que es de {name}. Las partidas cuentan para {name}: compruebe si el identificador es correcto.',
  'decision.D-OFF-334':
    'El informe va por el identificador; si el nombre que lo acompaña es claramente otro, alguien lo comprueba.',
  'refusal.event-players-to-register':
    '{count, plural, one {Un jugador del archivo no está} other {# jugadores del archivo no están}} en el registro: {names}{more, plural, =0 {} other { y # más}}. Marque «Registrar a los jugadores desconocidos» y vuelva a enviarlo, o {count, plural, one {regístrelo} other {regístrelos}} primero.',
  'refusal.event-players-by-officer':
    '{count, plural, one {Un jugador del archivo no está} other {# jugadores del archivo no están}} en el registro de esta oficina: {names}{more, plural, =0 {} other { y # más}}. Un responsable de listas puede {count, plural, one {registrarlo} other {registrarlos}}, o recibir el archivo y registrarlos a la vez.',
  'refusal.event-clubs-to-register':
    '{count, plural, one {Un club o delegación del archivo es desconocido} other {# clubes o delegaciones del archivo son desconocidos}}: {names}{more, plural, =0 {} other { y # más}}. Marque «Registrar a los jugadores desconocidos» y vuelva a enviarlo, o {count, plural, one {regístrelo} other {regístrelos}} primero.',
  'refusal.event-clubs-by-officer':
    'Esta oficina no conoce {count, plural, one {un club o delegación} other {# clubes o delegaciones}} del archivo: {names}{more, plural, =0 {} other { y # más}}. Un responsable de listas puede {count, plural, one {registrarlo} other {registrarlos}}, o recibir el archivo y registrarlos a la vez.',
  'refusal.event-players-similar':
    '{count, plural, one {Un jugador del archivo tiene} other {# jugadores del archivo tienen}} aquí a alguien del mismo nombre con otro identificador (archivo – aquí): {names}{more, plural, =0 {} other { y # más}}. Si es la misma persona, escriba el identificador FIDE del archivo en el jugador de aquí; si no lo es, escriba el año de nacimiento del de aquí. Después envíelo de nuevo.',
  'refusal.bye-twice':
    'La ronda {round} está marcada de dos maneras: ausencia, descanso de medio punto o de un punto. Elija una.',
  'refusal.bye-kind-unknown':
    'El sistema de esta prueba no tiene descansos {kind, select, half {de medio punto} other {de un punto}} a petición. Marque al jugador como ausente.',
  'refusal.byes-too-many':
    'Serían {count} descansos; esta prueba permite {most}. Marque al jugador como ausente sin puntos, o suba el límite en la configuración.',
  'refusal.bye-too-late':
    'La ronda {round} es demasiado tarde para un descanso con puntos: esta prueba los permite hasta la ronda {last}.',
  'refusal.scoring-order':
    'La victoria debe valer algo, y no menos que las tablas, ni las tablas menos que la derrota: {win}, {draw}, {loss}.',
  'refusal.acceleration-scoring':
    'La aceleración Bakú exige que las tablas valgan media victoria y que la derrota no valga nada. Elija otros puntos o ninguna aceleración.',
  'refusal.virtual-points-range':
    'Puntos virtuales, línea {line}: indique rondas de la 1 a la {rounds} y números de menor a mayor.',
  'refusal.entry-twice': '{id} aparece dos veces. Ponga a cada jugador una sola vez.',
  'refusal.forbidden-rounds': 'La primera ronda ({fromRound}) es posterior a la última ({toRound}).',
  'refusal.pairing-differs':
    'La ronda {round} se emparejó con datos que después han cambiado: aquí están los dos emparejamientos. Elija uno.',
};
