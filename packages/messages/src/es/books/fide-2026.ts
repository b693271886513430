/** fide-2026 en palabras: avisos, cálculos, artículos y decisiones, dichos a nuestra manera. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026.ts').messages, string> = {
  'web.event-system.fide-dutch': 'Sistema suizo (holandés)',
  'finding.fide-2026.schedule-players':
    'Un calendario necesita al menos dos jugadores, en número entero; se ha dado {players}.',
  'finding.fide-2026.schedule-round':
    'No hay ronda {round}: todo se juega en {rounds}. Pida una ronda de la 1 a la {rounds}.',
  'finding.fide-2026.knockout-undecided':
    'Ronda {round}: {white} contra {black} aún no tiene ganador. Introduzca los resultados; si el enfrentamiento está empatado, introduzca partidas de desempate, o anote a quien no sigue como retirado tras la ronda {round}.',
  'finding.fide-2026.dutch.round-beyond':
    'La ronda {round} no se puede emparejar: el torneo tiene {rounds}. Suba `rounds` (registro 142 de un informe) si se anunciaron más.',
  'finding.fide-2026.dutch.initial-colour':
    'Falta el color sorteado para el número 1: añada `initialColour`, `white` o `black` (registro 152 de un informe).',
  'finding.fide-2026.dutch.numbers-partial':
    'Algunos jugadores tienen número de emparejamiento y estos no: {players}. Dé uno a todos o a nadie.',
  'finding.fide-2026.dutch.number-twice':
    'El número de emparejamiento {number} también es el de {other}. Los números deben ser todos distintos.',
  'finding.fide-2026.dutch.result-missing':
    'La partida {white} - {black} todavía no tiene resultado. Introdúzcalo antes de emparejar la ronda siguiente.',
  'finding.fide-2026.dutch.unpairable':
    'La ronda {round} no se puede emparejar: {lacks, select, bye {sobra un jugador, y ninguno de los que pueden sobrar puede volver a descansar, ni tras una victoria sin jugar: {players}} other {se empareje como se empareje, alguno de estos queda sin oponente: {players}}}. Acabe el torneo, o deje a alguno fuera.',
  'finding.fide-2026.dutch.points-order':
    'Una victoria da {win}, unas tablas {draw}, una derrota {loss}. La victoria debe valer algo, y no menos que las tablas, ni las tablas menos que la derrota: corrija `scoring` (el registro 162 de un informe).',
  'finding.fide-2026.dutch.baku-points':
    'La aceleración Bakú exige que las tablas valgan media victoria y que la derrota no valga nada. Cambie `scoring` o quite `acceleration`.',
  'working.fide-2026.dutch.not-on-record': 'No consta cómo salió esta pareja.',
  'working.fide-2026.dutch.group':
    'Los dos tienen {points, plural, one {# punto} other {# puntos}}: se enfrentan dentro de su grupo de puntuación.',
  'working.fide-2026.dutch.float':
    '{upper} ha sobrado más arriba, ha bajado al grupo de {points, plural, one {# punto} other {# puntos}} y se enfrenta a {lower}.',
  'working.fide-2026.dutch.colour.1': 'Colores: las preferencias no chocan, y cada cual tiene el color que quiere.',
  'working.fide-2026.dutch.colour.2': 'Colores: quieren el mismo, y lo tiene la preferencia más fuerte.',
  'working.fide-2026.dutch.colour.3':
    'Colores: preferencias iguales; deciden las últimas partidas con colores distintos, y cada uno cambia.',
  'working.fide-2026.dutch.colour.4': 'Colores: preferencias e historial iguales; el mejor clasificado tiene el suyo.',
  'working.fide-2026.dutch.colour.5':
    'Colores: ninguno ha jugado; decide el color inicial, por números impares y pares.',
  'working.fide-2026.pair.round-robin':
    'Todos juegan contra todos; la tabla de Berger da el orden de las rondas y los colores.',
  'working.fide-2026.pair.double-round-robin':
    'Todos juegan contra todos dos veces; la tabla de Berger da el orden, y la segunda vuelta cambia los colores.',
  'web.event-system.team-round-robin': 'Liga de equipos',
  'finding.fide-2026.schedule-teams':
    'Hacen falta dos equipos o más; hay {players}. El equipo de cada jugador se indica en la inscripción.',
  'working.fide-2026.pair.team-round-robin':
    'Todos los equipos juegan entre sí según la tabla Berger; los jugadores se sientan por tablero, y el primer equipo lleva blancas en los tableros impares.',
  'decision.D-RR-5':
    'Los equipos se numeran por la media de Elo; los jugadores se sientan por tablero según la inscripción y suben si falta alguien.',
  'decision.D-RR-6':
    'Los equipos se ordenan por puntos de encuentro, después por puntos de tablero, el encuentro entre ellos y los tableros superiores.',
  'web.event-system.scheveningen': 'Scheveningen',
  'web.event-system.double-scheveningen': 'Scheveningen a doble vuelta',
  'finding.fide-2026.scheveningen-teams':
    'Un encuentro Scheveningen tiene dos equipos iguales, o con un jugador de diferencia; aquí: {teams}. El equipo de cada jugador se indica en la inscripción.',
  'working.fide-2026.pair.scheveningen':
    'Cada jugador juega con todos los del otro equipo; el segundo equipo avanza media vuelta de tableros en cada ronda, y todos llevan los dos colores alternándose.',
  'working.fide-2026.pair.double-scheveningen':
    'Cada jugador juega dos veces con todos los del otro equipo, la segunda con los colores cambiados.',
  'decision.D-RR-8':
    'No hay ninguna tabla oficial: el segundo equipo avanza media vuelta de tableros en cada ronda; los colores son iguales para todos, o con uno de diferencia si los tableros son impares.',
  'decision.D-RR-9': 'Los puntos de todos los tableros son el resultado de los equipos; quien no tiene rival descansa.',
  'working.fide-2026.pair.knockout':
    'En las eliminatorias el primer cabeza de serie juega con el último, y los dos primeros solo pueden encontrarse en la final.',
  'article.fide-2026.C.04.1 1': 'El número de rondas se anuncia antes.',
  'article.fide-2026.C.04.1 3':
    'Quien queda sin oponente descansa, y el descanso vale una victoria si la prueba no dice otra cosa.',
  'article.fide-2026.C.04.2 2': 'Los jugadores se numeran por elo, título y alfabeto.',
  'article.fide-2026.C.04.2 3': 'Los resultados se conocen antes de emparejar una ronda.',
  'article.fide-2026.C.04.3 1.3': 'Los jugadores con los mismos puntos son un grupo de puntuación.',
  'article.fide-2026.C.04.3 1.4': 'Quien juega fuera de su grupo de puntuación flota abajo o arriba.',
  'article.fide-2026.C.04.3 1.9.3': 'Si no hay ningún emparejamiento completo, decide el árbitro.',
  'article.fide-2026.C.04.3 5.1': 'El color del primer número se sortea antes de la primera ronda.',
  'article.fide-2026.C.04.3 5.2.1': 'Se conceden ambas preferencias si se puede.',
  'article.fide-2026.C.04.3 5.2.2': 'Si no, se concede la preferencia más fuerte.',
  'article.fide-2026.C.04.3 5.2.3': 'Si no, se cambian los últimos colores distintos.',
  'article.fide-2026.C.04.3 5.2.4': 'Si no, se concede la preferencia del mejor clasificado.',
  'article.fide-2026.C.04.3 5.2.5': 'Sin preferencias decide el número.',
  'article.fide-2026.C.04.7 1': 'En las primeras rondas se prestan puntos a la primera mitad de los jugadores.',
  'article.fide-2026.C.05 annex 1': 'Todos juegan contra todos, por las tablas de Berger.',
  'article.fide-2026.B.01 1.4.2': 'Las eliminatorias son uno de los sistemas que cuentan.',
  'article.fide-2026.B.01 1.4.2e':
    'Las normas son para suizos, ligas y eliminatorias; los demás sistemas necesitan autorización previa.',
  'decision.D-DUTCH-4': 'Solo tienen número de emparejamiento los jugadores presentes o que ya han participado.',
  'decision.D-DUTCH-5':
    'Una diferencia de colores de más de uno decide el color que toca, sean cuales sean las dos últimas partidas.',
  'decision.D-DUTCH-6':
    'Es líder quien tiene más de la mitad de los puntos que darían las victorias en todas las rondas antes de la última.',
  'decision.D-DUTCH-7':
    'Los jugadores que no pueden enfrentarse se separan con el mismo rigor que los que ya se han enfrentado.',
  'decision.D-DUTCH-8':
    'Si no se puede emparejar a todos, se nombran los jugadores a los que algún emparejamiento deja solos.',
  'decision.D-DUTCH-9':
    'La puntuación del jugador que descansa es la más baja con la que se puede emparejar a todos los demás.',
  'decision.D-DUTCH-10': 'Se mira el grupo de puntuación siguiente, pero ninguno posterior.',
  'decision.D-DUTCH-11': 'Las rondas no jugadas cuentan cuando un solo jugador sale del grupo y descansa.',
  'decision.D-DUTCH-12': 'Entre los jugadores bajados que vuelven a bajar, se prefieren los que tienen menos puntos.',
  'decision.D-DUTCH-13':
    'De dos preferencias absolutas iguales, la pareja cuenta si ambos repetirían color por tercera vez.',
  'decision.D-DUTCH-14': 'Un intercambio se describe por quién es el jugador superior de cada pareja.',
  'decision.D-DUTCH-15':
    'Los colores se comparan partida a partida, desde la última, hasta que uno de los dos ya no tiene más.',
  'decision.D-DUTCH-16': 'Si no se dice qué color salió en el sorteo, lo muestra la primera partida del mejor número.',
  'decision.D-DUTCH-17': 'Los flotadores se juzgan con los puntos virtuales de su ronda.',
  'decision.D-DUTCH-18': 'Un informe de una edición anterior solo se empareja con las reglas de hoy si se pide.',
  'decision.D-DUTCH-19': 'Un descanso asignado por el emparejamiento es un flotador hacia abajo, valga lo que valga.',
  'decision.D-DUTCH-20': 'Los puntos prestados jugador por jugador van antes que cualquier aceleración.',
  'decision.D-DUTCH-32':
    'Una partida que un árbitro dejó en ½-0, 0-½ o 0-0 es un enfrentamiento con sus colores; cada uno tiene sus puntos.',
  'decision.D-DUTCH-22': 'Con aceleración, el orden de los tableros va por las puntuaciones con los puntos virtuales.',
  'decision.D-DUTCH-21': 'Tiene puntos virtuales la mitad de los jugadores, redondeada a un número par.',
  'decision.D-DUTCH-30':
    'Un resultado mejor nunca vale menos: los puntos ordenan a los jugadores, y las victorias dicen quiénes van en cabeza.',
  'decision.D-DUTCH-31':
    'Un informe sin el número de rondas se comprueba, pero no se empareja ninguna ronda suya: la última tiene reglas propias.',
  'decision.D-DUTCH-23': 'Un descanso que vale una victoria es el del emparejamiento; uno que vale menos se pidió.',
  'decision.D-COMP-45':
    'Quien no estaba en la primera ronda entra en la mitad acelerada si va delante de su último jugador.',
  'decision.D-KO-1':
    'La FIDE no imprime ningún cuadro para pruebas en general: el mejor juega con el último, y los mejores cabezas de serie descansan.',
  'decision.D-KO-2':
    'Todas las partidas de dos jugadores en una ronda de una eliminatoria son un solo match; pasa quien tiene más.',
  'decision.D-KO-3':
    'Si el match queda igualado deciden las partidas de desempate, sumadas; un armagedón en tablas lo ganan las negras.',
  'decision.D-KO-10':
    'Un enfrentamiento, y una tanda de partidas de desempate, se juega entero si aún se puede remontar: una partida relámpago de dos no decide nada.',
  'decision.D-KO-11':
    'Si el torneo tiene enfrentamiento por el tercer puesto, quienes pierden las semifinales juegan junto a la final.',
  'decision.D-RR-1': 'Si no hay tabla impresa para tantos jugadores, se sortean todos los números juntos.',
  'decision.D-RR-2':
    'Una federación con más jugadores que números tiene ningún sobre toma el más lleno y después el siguiente.',
  'decision.D-RR-3':
    'En la tabla de 12, los números 11 y 12 cambian de sitio: tal como está impresa, dos de un mismo grupo se encuentran en la última ronda.',
  'web.parameter.fide-2026.byePoints': 'puntos del jugador que queda sin rival, si el torneo no dice otra cosa',
  'web.parameter.fide-2026.renumberedRounds':
    'primeras rondas en las que una corrección puede cambiar los números de los jugadores',
  'web.parameter.fide-2026.knockoutByePoints': 'puntos del jugador al que el cuadro deja sin rival',
  // What fide-2026 asks of an event, in words.
  'fact.fide-2026.kind': 'Campeonato',
  'fact.fide-2026.kind-hint': 'Solo para pruebas con reglas propias para normas.',
  'fact.fide-2026.kind-national-championship': 'Final de un campeonato nacional',
  'fact.fide-2026.kind-national-team-championship': 'Campeonato nacional por equipos',
  'fact.fide-2026.kind-zonal': 'Torneo zonal',
  'fact.fide-2026.kind-world-team': 'Campeonato del mundo por equipos',
  'fact.fide-2026.kind-continental-team': 'Campeonato continental por equipos',
  'fact.fide-2026.kind-world-cup': 'Copa del Mundo',
  'fact.fide-2026.kind-olympiad': 'Olimpiada',
  'fact.fide-2026.kind-world-qualifier': 'Clasificación para la Copa del Mundo o los Candidatos',
  'fact.fide-2026.kind-eve-individual': 'Prueba individual de la FIDE (EVE)',
  'fact.fide-2026.federation': 'Federación que registra la prueba',
  'fact.fide-2026.federation-hint': 'Tres letras, como las escribe la FIDE. Vacío: el país de esta federación.',
  'fact.fide-2026.registeredOn': 'Registrada en la FIDE el',
  'fact.fide-2026.registeredOn-hint': 'Para normas, como mínimo 30 días antes de empezar.',
  'fact.fide-2026.arbiterTitle': 'Título del árbitro principal',
  'fact.fide-2026.arbiter-IA': 'Árbitro internacional (IA)',
  'fact.fide-2026.arbiter-FA': 'Árbitro FIDE (FA)',
  'fact.fide-2026.arbiter-NA': 'Árbitro nacional (NA)',
  'fact.fide-2026.arbiter-none': 'Ninguno',
  'fact.fide-2026.approved': 'Sistema de juego aprobado por la FIDE para normas',
  'fact.fide-2026.approved-hint': 'Solo para sistemas que no sean suizo, liga o eliminatoria.',
};
