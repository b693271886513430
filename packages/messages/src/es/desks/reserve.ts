/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<keyof typeof import('../../en/desks/reserve.ts').messages, string> = {
  'web.desk-reserve.section': 'Sub-condicione',
  'web.desk-reserve.section-about': 'Resuelva sobre las partidas y los encuentros jugados sub-condicione.',
  'web.desk-reserve.about':
    'Jugadores o delegados no se pusieron de acuerdo en la interpretación del reglamento y siguieron jugando sub-condicione. Vale la interpretación del comité de competición: su resolución fija el resultado, con el motivo.',
  'web.desk-reserve.none': 'Nada espera una resolución.',
  'web.desk-reserve.waiting':
    '{count, plural, one {Una partida o un encuentro sub-condicione espera una resolución.} other {# partidas o encuentros sub-condicione esperan una resolución.}}',
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
  'web.desk-reserve.lifted': 'El tablero {board} ya no está sub-condicione.',
  'web.desk-reserve.lift-first': 'Para retirar la condición, introduzca primero el resultado.',
  'web.desk-reserve.rule': 'Resolución',
  'web.desk-reserve.rule-about':
    'El resultado que vale y la resolución con palabras: el árbitro la lee en la página del tablero.',
  'web.desk-reserve.rule-result': 'Resultado que vale',
  'web.desk-reserve.ruling': 'La resolución',
  'web.desk-reserve.ruling-hint': 'Cómo se interpreta el reglamento en este caso y qué se deriva de ello.',
  'web.desk-reserve.vote-hint': 'Déjelo vacío si no se votó.',
  'web.desk-reserve.rule-ask': 'Esta resolución fija el resultado. ¿Resolver?',
  'web.desk-reserve.ruled-on': 'Fecha de la resolución',
  'web.desk-reserve.ruled-stays':
    'El comité de competición ha resuelto sobre esta partida: el resultado queda como está. Solo lo cambia otra resolución.',
  'web.desk-reserve.choose': 'elija',
  'web.desk-reserve.on-board': 'En el tablero',
  'web.desk-reserve.suspend': 'La partida no podía continuar: suspéndala',
  'web.desk-reserve.suspend-about':
    'Cuando ni siquiera se puede seguir jugando sub-condicione: se detiene con una jugada secreta, que queda en su sobre, y ambos anotan su versión. La ronda queda abierta hasta que se reanuda la partida o el comité resuelve.',
  'web.desk-reserve.suspend-white': 'Versión de las blancas',
  'web.desk-reserve.suspend-black': 'Versión de las negras',
  'web.desk-reserve.resumes-on': 'Se reanuda (opcional)',
  'web.desk-reserve.resumes-hint': 'El día en que se reanuda, si se sabe.',
  'web.desk-reserve.suspended': 'Suspendida',
  'web.desk-reserve.suspended-now': 'con jugada secreta',
  'web.desk-reserve.matches-section': 'Encuentros de ligas',
  'web.desk-reserve.whole': 'Todo el encuentro',
  'web.desk-reserve.board-of': 'Tablero {board}: {white} – {black}',
  'web.desk-reserve.board-alone': 'Tablero {board}',
  'web.desk-reserve.says': '{team} dice',
  'web.desk-reserve.in-acta': 'En el acta',
  'web.desk-reserve.no-acta': 'aún sin acta',
  'web.desk-reserve.boards-stand': 'según los tableros',
  'web.desk-reserve.match-rule-about':
    'El resultado que vale y la resolución con palabras: ambos clubes la leen en la página del encuentro.',
  'web.desk-reserve.match-about':
    'Cuando jugadores o delegados no se ponen de acuerdo en la interpretación del reglamento, un tablero o todo el encuentro sigue sub-condicione: anótelo aquí como al dorso del acta, antes de que ambos clubes la den por buena. El resultado vale provisionalmente; resuelve el comité de competición.',
  'web.desk-reserve.match-mark': 'Poner un tablero o el encuentro sub-condicione',
  'web.desk-reserve.match-what': 'Qué está sub-condicione',
  'web.desk-reserve.match-doubt-hint':
    'La versión de su club: qué pasó y cómo interpreta la norma. El otro club puede añadir la suya.',
  'web.desk-reserve.clock-hint': 'Para un tablero.',
  'web.desk-reserve.match-suspended': 'La partida no podía continuar y queda suspendida con jugada secreta',
  'web.desk-reserve.match-marked': 'Ya está sub-condicione.',
  'web.desk-reserve.add-version': 'Añada la versión de su club',
  'web.desk-reserve.add-send': 'Añadirla',
  'web.desk-reserve.added': 'Su versión consta en el registro.',
  'web.desk-reserve.match-lift-about':
    'Solo si ambos clubes se ponen al final de acuerdo o si fue un error. Lo que escribió el otro club queda.',
  'web.desk-reserve.sign-hint':
    '¿Está de acuerdo con los resultados, pero no con la interpretación del reglamento? Ponga primero el tablero o el encuentro sub-condicione, más abajo, y después confirme: el acta queda firmada sub-condicione.',
  'web.desk-reserve.for-club': 'En nombre de',
  'web.desk-reserve.resumes': 'se reanuda el {date}',
  'web.desk-reserve.waits-suspended':
    'La partida está suspendida. La ronda queda abierta hasta que se reanuda y se introduce su resultado, o hasta que el comité de competición resuelve.',
  'web.desk-reserve.resume': 'Día en que se reanuda',
  'web.desk-reserve.resume-send': 'Fijar el día',
  'web.desk-reserve.resume-done': 'El día consta en el registro.',
};
