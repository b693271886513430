/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<keyof typeof import('../../en/desks/reserve.ts').messages, string> = {
  'web.desk-reserve.section': 'Resoluciones',
  'web.desk-reserve.section-about': 'Partidas y encuentros sub-condicione pendientes de resolución.',
  'web.desk-reserve.about':
    'Jugadores o delegados no se pusieron de acuerdo en la interpretación del reglamento y siguieron jugando sub-condicione. Su resolución fija el resultado, con el motivo.',
  'web.desk-reserve.none': 'No hay resoluciones pendientes.',
  'web.desk-reserve.waiting':
    '{count, plural, one {Una partida o un encuentro pendiente de resolución} other {# partidas o encuentros pendientes de resolución}}',
  'web.desk-reserve.mark': 'Marcar sub-condicione',
  'web.desk-reserve.mark-about':
    'Los jugadores que no se ponen de acuerdo en el reglamento pueden seguir jugando sub-condicione. Anote qué se discute, los dos relojes y la hora. El resultado es provisional; el comité de competición resuelve antes de cerrar la prueba.',
  'web.desk-reserve.doubt': 'Cuestión',
  'web.desk-reserve.doubt-hint': 'Qué pasó y cómo interpreta el reglamento cada jugador.',
  'web.desk-reserve.white-clock': 'Minutos en el reloj de las blancas',
  'web.desk-reserve.black-clock': 'Minutos en el reloj de las negras',
  'web.desk-reserve.at': 'Hora',
  'web.desk-reserve.at-hint': 'Fecha y hora locales.',
  'web.desk-reserve.playing': 'todavía se juega',
  'web.desk-reserve.result': 'Resultado provisional',
  'web.desk-reserve.mark-send': 'Marcar sub-condicione',
  'web.desk-reserve.marked': 'Tablero {board} marcado sub-condicione.',
  'web.desk-reserve.mark-reason': 'Por qué solo ahora',
  'web.desk-reserve.facts': 'Jugada sub-condicione',
  'web.desk-reserve.clocks': 'Relojes',
  'web.desk-reserve.clocks-said': 'blancas {white} min, negras {black} min',
  'web.desk-reserve.waits':
    'El comité de competición todavía debe resolver. Mientras tanto el resultado es provisional: puede cerrar la ronda, pero no la prueba.',
  'web.desk-reserve.boards':
    'Sub-condicione: {boards}. Puede cerrar la ronda, y la siguiente se empareja con los resultados provisionales; cierre la prueba después de la resolución.',
  'web.desk-reserve.board': 'tablero {board}',
  'web.desk-reserve.lift-about':
    'Solo si ambos jugadores se ponen al final de acuerdo o si fue un error. El resultado se mantiene; el motivo queda en el registro de actividad.',
  'web.desk-reserve.lifted': 'Condición del tablero {board} retirada.',
  'web.desk-reserve.lift-first': 'Introduzca primero el resultado y después retire la condición.',
  'web.desk-reserve.rule-about':
    'El resultado definitivo y la resolución con palabras: el árbitro la lee en la página del tablero.',
  'web.desk-reserve.rule-result': 'Resultado definitivo',
  'web.desk-reserve.ruling-hint': 'Cómo se interpreta el reglamento en este caso y qué se deriva de ello.',
  'web.desk-reserve.vote-hint': 'Déjelo vacío si no se votó.',
  'web.desk-reserve.rule-ask': 'Esta resolución fija el resultado. ¿Registrarla?',
  'web.desk-reserve.ruled-on': 'Fecha de la resolución',
  'web.desk-reserve.ruled-stays':
    'El comité de competición ha resuelto sobre esta partida. Solo otra resolución puede cambiar el resultado.',
  'web.desk-reserve.choose': 'elija',
  'web.desk-reserve.on-board': 'En el tablero',
  'web.desk-reserve.suspend': 'Aplazar la partida',
  'web.desk-reserve.suspend-about':
    'Si la partida no puede continuar ni sub-condicione: se detiene con una jugada secreta, que queda en su sobre, y ambos anotan su versión. La ronda queda abierta hasta que se reanuda la partida o el comité resuelve.',
  'web.desk-reserve.suspend-white': 'Versión de las blancas',
  'web.desk-reserve.suspend-black': 'Versión de las negras',
  'web.desk-reserve.resumes-on': 'Se reanuda (opcional)',
  'web.desk-reserve.resumes-hint': 'Si se sabe.',
  'web.desk-reserve.suspended': 'Aplazada',
  'web.desk-reserve.suspended-now': 'con jugada secreta',
  'web.desk-reserve.whole': 'Todo el encuentro',
  'web.desk-reserve.board-of': 'Tablero {board}: {white} – {black}',
  'web.desk-reserve.says': '{team} dice',
  'web.desk-reserve.in-acta': 'En el acta',
  'web.desk-reserve.boards-stand': 'como en los tableros',
  'web.desk-reserve.match-rule-about':
    'El resultado definitivo y la resolución con palabras: ambos clubes la leen en la página del encuentro.',
  'web.desk-reserve.match-about':
    'Si jugadores o delegados no se ponen de acuerdo en el reglamento, un tablero o todo el encuentro sigue sub-condicione: anótelo aquí, como al dorso del acta, antes de que ambos clubes la confirmen. El resultado es provisional; resuelve el comité de competición.',
  'web.desk-reserve.match-mark': 'Poner sub-condicione',
  'web.desk-reserve.match-what': 'Qué',
  'web.desk-reserve.match-doubt-hint':
    'La versión de su club: qué pasó y cómo interpreta la norma. El otro club puede añadir la suya.',
  'web.desk-reserve.clock-hint': 'Para un tablero.',
  'web.desk-reserve.match-suspended': 'Aplazada con jugada secreta: la partida no podía continuar',
  'web.desk-reserve.match-marked': 'Puesto sub-condicione.',
  'web.desk-reserve.add-version': 'Añadir la versión de su club',
  'web.desk-reserve.add-send': 'Añadir la versión',
  'web.desk-reserve.added': 'Versión añadida.',
  'web.desk-reserve.match-lift-about':
    'Solo si ambos clubes se ponen al final de acuerdo o si fue un error. Lo que escribió el otro club queda.',
  'web.desk-reserve.sign-hint':
    '¿Está de acuerdo con los resultados, pero no con la interpretación del reglamento? Ponga primero el tablero o el encuentro sub-condicione, más abajo, y después confirme: el acta queda firmada sub-condicione.',
  'web.desk-reserve.for-club': 'Para',
  'web.desk-reserve.resumes': 'se reanuda el {date}',
  'web.desk-reserve.waits-suspended':
    'La partida está aplazada. La ronda queda abierta hasta que se introduce su resultado o el comité de competición resuelve.',
  'web.desk-reserve.resume': 'Se reanuda el',
  'web.desk-reserve.resume-send': 'Fijar la fecha',
  'web.desk-reserve.resume-done': 'Fecha fijada.',
};
