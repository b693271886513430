/** Matches of a knockout and draws by lot. */
export const messages: Record<keyof typeof import('../../en/desks/knockout.ts').messages, string> = {
  'web.act.round.add-games': 'Partidas añadidas a un enfrentamiento',
  'web.submit.round.add-games': 'Añadir partidas',
  'web.done.round.add-games': 'Partidas añadidas: introduzca sus resultados como siempre.',
  'web.act.round.drop-game': 'Partida quitada de un enfrentamiento',
  'web.submit.round.drop-game': 'Quitar esta partida',
  'web.done.round.drop-game': 'Partida quitada.',
  'web.pace.rapid': 'rápidas',
  'web.pace.blitz': 'relámpago',
  'web.pace.armageddon': 'armagedón',
  'web.knockout.level': 'Enfrentamientos empatados',
  'web.knockout.level-about':
    'Añada las partidas que deciden. Pasan a ser tableros de esta ronda y sus resultados se introducen como siempre. Si un armagedón acaba en tablas, ganan las negras.',
  'web.knockout.pace': 'Se juega como',
  'web.knockout.pace-same': 'una partida más del enfrentamiento (puntúa)',
  'web.knockout.games': 'Partidas',
  'web.knockout.white': 'Blancas en la primera',
  'web.knockout.tie-break-games': 'Partidas de desempate',
  'web.bracket.by-tie-break': 'Desempate ganado por {winner}',
  'web.bracket.by-withdrawal': 'El rival se retiró',
  'web.desk-events.next-break-ties':
    '{open, plural, one {Ronda {round}: un enfrentamiento empatado} other {Ronda {round}: # enfrentamientos empatados}}',
  'web.desk-events.do-break-ties': 'Desempates, ronda {round}',
  'web.desk-pairing.field-games-per-match': 'Partidas por enfrentamiento',
  'web.desk-pairing.field-games-per-match-hint': 'Solo en eliminatorias. Los colores se alternan. Vacío: una.',
  'web.event-page.games-per-match': 'Partidas por enfrentamiento',
  'web.event-page.numbers-drawn': 'Números de emparejamiento',
  'web.event-page.numbers-seed': 'sorteados, semilla {seed}',
  'web.draw.title': 'Sortear los números',
  'web.draw.about':
    'Cada jugador recibe un número por sorteo; los de una misma federación no se enfrentan en las tres últimas rondas si las tablas de la FIDE lo permiten. La semilla se publica, de modo que cualquiera puede repetir el sorteo.',
  'web.draw.seed': 'Semilla',
  'web.draw.seed-hint': 'Un número entero obtenido en público, por ejemplo con dados.',
  'web.draw.done': 'Números sorteados.',
  'web.field.gamesPerMatch': 'partidas por enfrentamiento',
  'web.field.numbersDrawn': 'sorteo de los números',
  'web.field.pace': 'desempate',
  'refusal.match-of-knockout': 'Solo los enfrentamientos de una eliminatoria tienen partidas adicionales.',
  'refusal.match-decided':
    'El enfrentamiento {white} – {black} está decidido: sigue {winner}. Si los resultados no son correctos, corríjalos primero.',
  'refusal.match-over':
    'La ronda {last} se emparejó después de la {round}: sus enfrentamientos han terminado. Deshaga primero ese emparejamiento.',
  'refusal.game-not-last':
    'El tablero {board} de la ronda {round} no se puede quitar: solo se quita la última partida añadida.',
  'refusal.numbers-not-drawn': 'En este sistema los números no se sortean. Sin semilla se numera por elo.',
};
