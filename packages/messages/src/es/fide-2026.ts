/** fide-2026 en palabras: avisos, cálculos, artículos y decisiones, dichos a nuestra manera. */
export const messages: Record<keyof typeof import('../en/fide-2026.ts').messages, string> = {
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
  'decision.D-DUTCH-17': 'Los flotadores se juzgan con los puntos virtuales de su ronda.',
  'decision.D-DUTCH-19': 'Un descanso asignado por el emparejamiento es un flotador hacia abajo, valga lo que valga.',
};
