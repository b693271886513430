/** Matches of a knockout and draws by lot. */
export const messages: Record<keyof typeof import('../../en/desks/knockout.ts').messages, string> = {
  'web.act.round.add-games': 'Partides afegides a un enfrontament',
  'web.submit.round.add-games': 'Afegeix partides',
  'web.done.round.add-games': 'Partides afegides: introduïu-ne els resultats com sempre.',
  'web.act.round.drop-game': 'Partida treta d’un enfrontament',
  'web.submit.round.drop-game': 'Treu aquesta partida',
  'web.done.round.drop-game': 'Partida treta.',
  'web.pace.rapid': 'ràpides',
  'web.pace.blitz': 'llampec',
  'web.pace.armageddon': 'armageddon',
  'web.knockout.level': 'Enfrontaments empatats',
  'web.knockout.level-about':
    'Afegiu les partides que decideixen. Passen a ser taulers d’aquesta ronda i els resultats s’introdueixen com sempre. Si un armageddon acaba en taules, guanyen les negres.',
  'web.knockout.pace': 'Es juga com a',
  'web.knockout.pace-same': 'una partida més de l’enfrontament (puntua)',
  'web.knockout.games': 'Partides',
  'web.knockout.white': 'Blanques a la primera',
  'web.knockout.tie-break-games': 'Partides de desempat',
  'web.bracket.by-tie-break': 'Desempat guanyat per {winner}',
  'web.bracket.by-withdrawal': 'El contrincant es va retirar',
  'web.desk-events.next-break-ties':
    '{open, plural, one {Ronda {round}: un enfrontament empatat} other {Ronda {round}: # enfrontaments empatats}}',
  'web.desk-events.do-break-ties': 'Desempats, ronda {round}',
  'web.desk-pairing.field-games-per-match': 'Partides per enfrontament',
  'web.desk-pairing.field-games-per-match-hint': 'Només en eliminatòries. Els colors s’alternen. Buit: una.',
  'web.event-page.games-per-match': 'Partides per enfrontament',
  'web.event-page.numbers-drawn': 'Números d’emparellament',
  'web.event-page.numbers-seed': 'sortejats, llavor {seed}',
  'web.draw.title': 'Sorteja els números',
  'web.draw.about':
    'Cada jugador rep un número per sorteig; els d’una mateixa federació no s’enfronten en les tres últimes rondes si les taules de la FIDE ho permeten. La llavor es publica, de manera que tothom pot repetir el sorteig.',
  'web.draw.seed': 'Llavor',
  'web.draw.seed-hint': 'Un nombre enter obtingut en públic, per exemple amb daus.',
  'web.draw.done': 'Números sortejats.',
  'web.field.gamesPerMatch': 'partides per enfrontament',
  'web.field.numbersDrawn': 'sorteig dels números',
  'web.field.pace': 'desempat',
  'refusal.match-of-knockout': 'Només els enfrontaments d’una eliminatòria tenen partides addicionals.',
  'refusal.match-decided':
    'L’enfrontament {white} – {black} està decidit: continua {winner}. Si els resultats no són correctes, corregiu-los primer.',
  'refusal.match-over':
    'La ronda {last} es va emparellar després de la {round}: els seus enfrontaments han acabat. Desfeu primer aquell emparellament.',
  'refusal.game-not-last':
    'El tauler {board} de la ronda {round} no es pot treure: només es treu l’última partida afegida.',
  'refusal.numbers-not-drawn': 'En aquest sistema els números no se sortegen. Sense llavor es numera per elo.',
};
