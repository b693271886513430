/** The Swiss of fce-1990 in words. */
export const messages: Record<string, string> = {
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
