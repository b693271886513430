/** The Swiss of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss.ts').messages, string> = {
  'web.event-system.fce-1990': 'Sistema suizo',
  'finding.fce-1990.swiss.round-beyond':
    'La ronda {round} no se puede emparejar: el torneo tiene {rounds}. Suba `rounds` (registro 142 de un informe) si se anunciaron más.',
  'finding.fce-1990.swiss.initial-colour':
    'Falta el color sorteado para el número 1: añada `initialColour`, `white` o `black` (registro 152 de un informe).',
  'finding.fce-1990.swiss.numbers-partial':
    'Algunos jugadores tienen número de emparejamiento y estos no: {players}. Dé uno a todos o a nadie.',
  'finding.fce-1990.swiss.number-twice':
    'El número de emparejamiento {number} también es el de {other}. Los números deben ser todos distintos.',
  'finding.fce-1990.swiss.rating-zero': 'Un Elo de 0 no es ninguno: omita `rating` para un jugador sin Elo.',
  'finding.fce-1990.swiss.title-unknown':
    'El título {title} no tiene lugar en el orden de títulos: {known}. Corríjalo u omítalo.',
  'finding.fce-1990.swiss.result-missing':
    'La partida {white} - {black} todavía no tiene resultado. Introdúzcalo antes de emparejar la ronda siguiente.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} rondas para {players} jugadores: los emparejamientos pueden acabarse antes del final. Prevea menos rondas o una liga.',
  'finding.fce-1990.swiss.unpairable':
    'La ronda {round} no se puede emparejar: se empareje como se empareje, alguno de estos queda sin oponente: {players}. Acabe el torneo, o deje a alguno fuera.',
  'decision.D-SWISS-1':
    'Los números se dan a todos o a nadie; sin ellos deciden el Elo, el título y el orden de inscripción.',
  'decision.D-SWISS-2': 'Solo una partida jugada es un enfrentamiento y da color.',
  'decision.D-SWISS-3': 'Dos de menos de un color va antes que los colores de las dos últimas partidas.',
  'decision.D-SWISS-4': 'Donde acaba un historial cuenta como el color contrario.',
  'decision.D-SWISS-5':
    'Una ronda se empareja en el primer nivel en que todos pueden emparejarse, y cada elección debe mantenerlo posible.',
  'decision.D-SWISS-6': 'Los flotantes que no encuentran a nadie en el grupo medio se añaden a él.',
  'decision.D-SWISS-7': 'Un jugador sin Elo cuenta como 2000 donde se comparan Elos.',
  'decision.D-SWISS-8': 'Las rondas consecutivas se leen sobre partidas jugadas.',
  'decision.D-SWISS-9': 'La elección por color rige para todos los flotantes.',
  'decision.D-SWISS-10': 'Lejos quiere decir más de 100 puntos; las categorías no se usan.',
  'decision.D-SWISS-11': 'Los primeros jugadores de un grupo van antes que el total del grupo.',
  // The articles of the Swiss system, in our own words.
  'article.fce-1990.Suis 1': 'El número de rondas se anuncia de antemano.',
  'article.fce-1990.Suis 2': 'Nadie juega dos veces contra el mismo rival.',
  'article.fce-1990.Suis 3': 'Los rivales tienen la misma puntuación, o la más cercana posible.',
  'article.fce-1990.Suis 4': 'Todos deberían llevar blancas tantas veces como negras.',
  'article.fce-1990.Suis 5': 'Los colores deberían alternarse.',
  'article.fce-1990.Suis 6':
    'Una victoria da un punto, unas tablas medio; quien espera en vano al rival tiene un punto.',
  'article.fce-1990.Suis 7': 'Los jugadores se numeran por Elo, después por título y después por inscripción.',
  'article.fce-1990.Suis 8.1':
    'Si son impares, el descanso es para el grupo de puntuación más bajo, primero el peor número.',
  'article.fce-1990.Suis 8.2': 'Un solo descanso como máximo, y ninguno tras una victoria sin jugar.',
  'article.fce-1990.Suis 8.3': 'El descanso da un punto y ningún color.',
  'article.fce-1990.Suis 9.1':
    'Dos jugadores son compatibles si no se han enfrentado y no están ambos obligados al mismo color.',
  'article.fce-1990.Suis 9.2':
    'Los grupos se emparejan de arriba hacia el medio y después de abajo hacia arriba; el grupo medio va el último.',
  'article.fce-1990.Suis 9.3': 'Quien no encuentra rival en el grupo ha de salir de él.',
  'article.fce-1990.Suis 9.4': 'En un grupo la primera mitad juega contra la segunda.',
  'article.fce-1990.Suis 9.5': 'Los intercambios favorecen a los primeros jugadores del grupo.',
  'article.fce-1990.Suis 10.1': 'Un flotante se empareja fuera de su grupo de puntuación.',
  'article.fce-1990.Suis 10.2':
    'El flotante se elige entre aquellos a quienes toca el color que sobra, a no más de 100 puntos del último.',
  'article.fce-1990.Suis 10.3': 'Primero se emparejan los flotantes que vienen del grupo más lejano.',
  'article.fce-1990.Suis 10.4': 'El rival que un flotante ha encontrado ya no se cambia.',
  'article.fce-1990.Suis 10.5': 'El flotante que no encuentra a nadie pasa al grupo siguiente.',
  'article.fce-1990.Suis 10.6':
    'El flotante busca un rival con colores convenientes, a no más de 100 puntos del primero.',
  'article.fce-1990.Suis 11.1': 'Las parejas provisionales se examinan por orden.',
  'article.fce-1990.Suis 11.2':
    'Si la pareja del primer jugador no vale, se prueba la segunda mitad desde el principio y luego la primera desde el final.',
  'article.fce-1990.Suis 11.3': 'Lo mismo para el segundo jugador y los siguientes.',
  'article.fce-1990.Suis 11.4': 'Si dos jugadores no pueden emparejarse ambos, uno sale del grupo.',
  'article.fce-1990.Suis 12.1':
    'Nadie lleva tres veces seguidas el mismo color, ni tres partidas más de un color que del otro.',
  'article.fce-1990.Suis 12.2': 'El color primero iguala la cuenta y después alterna.',
  'article.fce-1990.Suis 12.3': 'Tras dos partidas con un color viene el otro.',
  'article.fce-1990.Suis 12.4':
    'Si a ambos les toca el mismo color, decide la última ronda en la que difirieron y después el número.',
  'article.fce-1990.Suis 12.5': 'Tras un número impar de rondas nadie tiene más de una partida más de un color.',
  'article.fce-1990.Suis 12.6': 'Tras un número par de rondas los colores están igualados.',
  'article.fce-1990.Suis 13': 'En la última ronda los colores no impiden ninguna pareja.',
  'article.fce-1990.Suis 14.1': 'Primera ronda con jugadores impares: descansa el último.',
  'article.fce-1990.Suis 14.2':
    'Primera ronda: el 1 juega contra el primero de la segunda mitad, y así sucesivamente; los colores, por sorteo.',
  'article.fce-1990.Suis 14.3': 'Los puntos de cada ronda se suman.',
  'article.fce-1990.Suis 15.1': 'Los jugadores con la misma puntuación forman un grupo.',
  'article.fce-1990.Suis 15.2': 'En las rondas siguientes el descanso se da antes de emparejar los grupos.',
  'article.fce-1990.Suis 15.3': 'Los grupos se emparejan desde arriba y desde abajo hacia el medio.',
  'article.fce-1990.Suis 17':
    'Las inscripciones tardías no tienen puntos de las rondas perdidas; los números son provisionales las dos primeras rondas.',
  // Why two were paired, in words.
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} venía de otro grupo y ha encontrado oponente en el grupo de {group, number, points}} other {Emparejados dentro del grupo de {group, number, points}}}, {direction, select, down {tomado de arriba abajo} up {tomado de abajo arriba} other {el grupo central, tomado el último}}.',
  'working.fce-1990.pair.read-before': 'Probados antes y descartados: {list}.',
  'working.fce-1990.pair.more': 'y {more} más',
  'working.fce-1990.pair.passed.met': '{player}, ya se han enfrentado',
  'working.fce-1990.pair.passed.colour': '{player}, ambos deben tener el mismo color',
  'working.fce-1990.pair.passed.not-completable': '{player}, otro se quedaría sin oponente',
  'working.fce-1990.pair.passed.quality': '{player}, los colores encajarían peor',
  'working.fce-1990.pair.passed.rating': '{player}, demasiado lejos en Elo',
  'working.fce-1990.pair.colour.1': 'Colores: les tocan distintos, o solo le toca a uno.',
  'working.fce-1990.pair.colour.2': 'Colores: les toca el mismo, y lo tiene quien más derecho tiene.',
  'working.fce-1990.pair.colour.3':
    'Colores: derechos iguales; decide la última partida con colores distintos, y cada uno cambia.',
  'working.fce-1990.pair.colour.4': 'Colores: derechos iguales y la misma historia; decide el número.',
  'working.fce-1990.pair.colour.5': 'Colores: aún no han jugado; decide el sorteo, por números impares y pares.',
  'working.fce-1990.pair.quality.0': 'No se niega ningún color a nadie.',
  'working.fce-1990.pair.quality.1': 'Uno de ellos no alterna.',
  'working.fce-1990.pair.quality.2': 'Uno de ellos no iguala los colores.',
  'working.fce-1990.pair.quality.3': 'A uno de ellos se le niega un color que le toca absolutamente.',
  'working.fce-1990.pair.level.last': 'En la última ronda los colores no impiden ninguna pareja.',
  'working.fce-1990.pair.level.relaxed':
    'En esta ronda los colores no impiden ninguna pareja: de otro modo alguien no tendría oponente.',
  'working.fce-1990.pair.not-on-record': 'No consta cómo salió esta pareja.',
  'working.fce-1990.pair.round-robin':
    'Todos juegan contra todos; la tabla impresa de las ligas da el orden de las rondas y los colores.',
  'working.fce-1990.pair.double-round-robin':
    'Todos juegan contra todos dos veces; la tabla impresa da el orden y la segunda vuelta cambia los colores.',
  'working.fce-1990.pair.knockout':
    'En una eliminatoria la primera mitad se enfrenta a la segunda; el ganador ocupa el puesto del mejor cabeza de serie.',
  'working.fce-1990.pair.halves':
    'Dentro de cada grupo los jugadores se ordenan por su número y la primera mitad juega con la segunda, siempre que puedan encontrarse.',
  'working.fce-1990.pair.first-round':
    'Antes de la primera ronda nadie tiene puntos, y por eso los {players} que juegan forman un solo grupo, ordenado por su número. La primera mitad juega con la segunda: el lugar 1 con el lugar {second}, y así sucesivamente.',
  'working.fce-1990.pair.first-places': 'Estos dos ocupan los lugares {upper} y {lower} de ese orden.',
};
