/** The articles of the Swiss system, in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss-articles.ts').messages, string> = {
  'article.fce-1990.Suis 1': 'El número de rondas se anuncia de antemano.',
  'article.fce-1990.Suis 2': 'Nadie juega dos veces contra el mismo rival.',
  'article.fce-1990.Suis 3': 'Los rivales tienen la misma puntuación, o la más cercana posible.',
  'article.fce-1990.Suis 4': 'Todos deberían llevar blancas tantas veces como negras.',
  'article.fce-1990.Suis 5': 'Los colores deberían alternarse.',
  'article.fce-1990.Suis 6':
    'Una victoria da un punto, unas tablas medio; quien espera en vano al rival tiene un punto.',
  'article.fce-1990.Suis 7': 'Los jugadores se numeran por valoración, después por título y después por inscripción.',
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
};
