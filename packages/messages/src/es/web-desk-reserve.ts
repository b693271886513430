/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<string, string> = {
  'web.desk-reserve.section': 'Partidas sub-condicione',
  'web.desk-reserve.section-about': 'Resuelva sobre las partidas jugadas sub-condicione.',
  'web.desk-reserve.about':
    'Los jugadores no se pusieron de acuerdo en la interpretación del reglamento y siguieron jugando sub-condicione. Vale la interpretación del comité de competición: su resolución fija el resultado, con el motivo.',
  'web.desk-reserve.none': 'Ninguna partida espera una resolución.',
  'web.desk-reserve.waiting':
    '{count, plural, one {Una partida sub-condicione espera una resolución.} other {# partidas sub-condicione esperan una resolución.}}',
  'web.desk-reserve.mark': 'Marcar como jugada sub-condicione',
  'web.desk-reserve.mark-about':
    'Cuando los jugadores no se ponen de acuerdo en la interpretación del reglamento, pueden seguir jugando sub-condicione. Anote qué se discute, qué marcan los dos relojes y a qué hora fue. El resultado vale provisionalmente; el comité de competición resuelve antes de cerrar la prueba.',
  'web.desk-reserve.doubt': 'Qué se discute',
  'web.desk-reserve.doubt-hint': 'Como lo dirían ambos jugadores: qué pasó y cómo lo interpreta cada uno.',
  'web.desk-reserve.white-clock': 'Minutos en el reloj de las blancas',
  'web.desk-reserve.black-clock': 'Minutos en el reloj de las negras',
  'web.desk-reserve.at': 'Cuándo fue',
  'web.desk-reserve.at-hint': 'Fecha y hora de la sala.',
  'web.desk-reserve.playing': 'aún se juega',
  'web.desk-reserve.result': 'Resultado provisional',
  'web.desk-reserve.mark-send': 'Marcar sub-condicione',
  'web.desk-reserve.marked': 'El tablero {board} queda marcado sub-condicione.',
  'web.desk-reserve.mark-reason': 'Por qué se marca solo ahora',
  'web.desk-reserve.facts': 'Jugada sub-condicione',
  'web.desk-reserve.clocks': 'Relojes',
  'web.desk-reserve.clocks-said': 'blancas {white} min, negras {black} min',
  'web.desk-reserve.waits':
    'El comité de competición aún debe resolver. Mientras tanto el resultado vale provisionalmente y la ronda se puede cerrar, pero la prueba no.',
  'web.desk-reserve.boards':
    'Sub-condicione: {boards}. La ronda se puede cerrar y la siguiente se empareja con estos resultados tal como están; la prueba solo se cierra cuando el comité de competición ha resuelto.',
  'web.desk-reserve.board': 'tablero {board}',
  'web.desk-reserve.lift': 'Retirar la condición',
  'web.desk-reserve.lift-about':
    'Solo si ambos jugadores se ponen al final de acuerdo o si se marcó por error. El resultado queda y su motivo consta en el registro.',
  'web.desk-reserve.lift-reason': 'Por qué se retira',
  'web.desk-reserve.lift-send': 'Retirarla',
  'web.desk-reserve.lifted': 'El tablero {board} ya no está sub-condicione.',
  'web.desk-reserve.lift-first': 'Para retirar la condición, introduzca primero el resultado.',
  'web.desk-reserve.rule': 'Resolución',
  'web.desk-reserve.rule-about':
    'El resultado que vale y la resolución con palabras: el árbitro la lee en la página del tablero.',
  'web.desk-reserve.rule-result': 'Resultado que vale',
  'web.desk-reserve.ruling': 'La resolución',
  'web.desk-reserve.ruling-hint': 'Cómo se interpreta el reglamento en este caso y qué se deriva de ello.',
  'web.desk-reserve.vote-hint': 'Déjelo vacío si no se votó.',
  'web.desk-reserve.rule-send': 'Resolver',
  'web.desk-reserve.rule-ask': 'Esta resolución fija el resultado. ¿Resolver?',
  'web.desk-reserve.ruled': 'La resolución sobre el tablero {board} consta en el registro.',
  'web.desk-reserve.ruled-on': 'Fecha de la resolución',
  'web.desk-reserve.ruled-stays':
    'El comité de competición ha resuelto sobre esta partida: el resultado queda como está. Solo lo cambia otra resolución.',
  'web.desk-reserve.choose': 'elija',
  'web.desk-reserve.on-board': 'En el tablero',
};
