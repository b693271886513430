/** The Swiss of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss.ts').messages, string> = {
  'web.event-system.fce-1990': 'sistema suizo',
  'finding.fce-1990.swiss.round-beyond':
    'La ronda {round} no se puede emparejar: el torneo tiene {rounds}. Suba `rounds` si se anunciaron más.',
  'finding.fce-1990.swiss.initial-colour':
    'Falta el color sorteado para el número 1: añada `initialColour`, `white` o `black`.',
  'finding.fce-1990.swiss.numbers-partial':
    'Algunos jugadores tienen número de emparejamiento y estos no: {players}. Dé uno a todos o a nadie.',
  'finding.fce-1990.swiss.number-twice':
    'El número de emparejamiento {number} también es el de {other}. Los números deben ser todos distintos.',
  'finding.fce-1990.swiss.rating-zero':
    'Una valoración de 0 no es ninguna: omita `rating` para un jugador no valorado.',
  'finding.fce-1990.swiss.title-unknown':
    'El título {title} no tiene lugar en el orden de títulos: {known}. Corríjalo u omítalo.',
  'finding.fce-1990.swiss.result-missing':
    'La partida {white} - {black} todavía no tiene resultado. Introdúzcalo antes de emparejar la ronda siguiente.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} rondas para {players} jugadores: los emparejamientos pueden acabarse antes del final. Prevea menos rondas o una liga.',
  'finding.fce-1990.swiss.unpairable':
    'La ronda {round} no se puede emparejar: se empareje como se empareje, alguno de estos queda sin oponente: {players}. Acabe el torneo, o deje a alguno fuera.',
  'decision.D-SWISS-1':
    'Los números se dan a todos o a nadie; sin ellos deciden la valoración, el título y el orden de inscripción.',
  'decision.D-SWISS-2': 'Solo una partida jugada es un enfrentamiento y da color.',
  'decision.D-SWISS-3': 'Dos de menos de un color va antes que los colores de las dos últimas partidas.',
  'decision.D-SWISS-4': 'Donde acaba un historial cuenta como el color contrario.',
  'decision.D-SWISS-5':
    'Una ronda se empareja en el primer nivel en que todos pueden emparejarse, y cada elección debe mantenerlo posible.',
  'decision.D-SWISS-6': 'Los flotantes que no encuentran a nadie en el grupo medio se añaden a él.',
  'decision.D-SWISS-7': 'Un jugador no valorado cuenta como 2000 donde se comparan valoraciones.',
  'decision.D-SWISS-8': 'Las rondas consecutivas se leen sobre partidas jugadas.',
  'decision.D-SWISS-9': 'La elección por color rige para todos los flotantes.',
  'decision.D-SWISS-10': 'Lejos quiere decir más de 100 puntos; las categorías no se usan.',
  'decision.D-SWISS-11': 'Los primeros jugadores de un grupo van antes que el total del grupo.',
};
