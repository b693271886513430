/** Why two were paired, in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-pairing.ts').messages, string> = {
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} venía de otro grupo y ha encontrado oponente en el grupo de {group}} other {Emparejados dentro del grupo de {group}}}, {direction, select, down {tomado de arriba abajo} up {tomado de abajo arriba} other {el grupo central, tomado el último}}.',
  'working.fce-1990.pair.read-before': 'Leídos antes y descartados: {list}.',
  'working.fce-1990.pair.more': 'y {more} más',
  'working.fce-1990.pair.passed.met': '{player}, ya se han enfrentado',
  'working.fce-1990.pair.passed.colour': '{player}, ambos deben tener el mismo color',
  'working.fce-1990.pair.passed.not-completable': '{player}, otro se quedaría sin oponente',
  'working.fce-1990.pair.passed.quality': '{player}, los colores encajarían peor',
  'working.fce-1990.pair.passed.rating': '{player}, demasiado lejos en valoración',
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
