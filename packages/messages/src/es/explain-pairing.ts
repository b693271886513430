/** Why two were paired, in words. */
export const messages: Record<keyof typeof import('../en/explain-pairing.ts').messages, string> = {
  'explain.pair.group':
    '{step, select, A {{floater} venía de otro grupo y ha encontrado oponente en el grupo de {group}} other {Emparejados dentro del grupo de {group}}}, {direction, select, down {tomado de arriba abajo} up {tomado de abajo arriba} other {el grupo central, tomado el último}}.',
  'explain.pair.read-before': 'Leídos antes y descartados: {players}.',
  'explain.pair.more': 'y {more} más',
  'explain.pair.passed.met': '{player}, ya se han enfrentado',
  'explain.pair.passed.colour': '{player}, ambos deben tener el mismo color',
  'explain.pair.passed.not-completable': '{player}, otro se quedaría sin oponente',
  'explain.pair.passed.quality': '{player}, los colores encajarían peor',
  'explain.pair.passed.rating': '{player}, demasiado lejos en valoración',
  'explain.pair.colour.1': 'Colores: les tocan distintos, o solo le toca a uno.',
  'explain.pair.colour.2': 'Colores: les toca el mismo, y lo tiene quien más derecho tiene.',
  'explain.pair.colour.3':
    'Colores: derechos iguales; decide la última partida con colores distintos, y cada uno cambia.',
  'explain.pair.colour.4': 'Colores: derechos iguales y la misma historia; decide el número.',
  'explain.pair.colour.5': 'Colores: aún no han jugado; decide el sorteo, por números impares y pares.',
  'explain.pair.quality.0': 'No se niega ningún color a nadie.',
  'explain.pair.quality.1': 'Uno de ellos no alterna.',
  'explain.pair.quality.2': 'Uno de ellos no iguala los colores.',
  'explain.pair.quality.3': 'A uno de ellos se le niega un color que le toca absolutamente.',
  'explain.pair.level.last': 'En la última ronda los colores no impiden ninguna pareja.',
  'explain.pair.level.relaxed':
    'En esta ronda los colores no impiden ninguna pareja: de otro modo alguien no tendría oponente.',
};
