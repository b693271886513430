/** Why something about teams is refused: leagues, club lists, line-ups, actas, rulings. */
export const messages: Record<keyof typeof import('../../en/office/teams.ts').messages, string> = {
  'refusal.player-by-the-rules': '{name}: {finding}',
  'refusal.league-unknown': 'No hay ninguna liga {id} en el registro. Compruebe su identificador o créela primero.',
  'refusal.league-exists': 'Ya hay una liga {id}: {name}. Elija otro identificador o modifique esa liga.',
  'refusal.book-without-teams':
    'El reglamento {book} no habla de equipos, así que no permite ninguna liga. Indique otro reglamento.',
  'refusal.teams-no-rules':
    'La federación no tiene reglamento de competiciones, así que no lo hay para las ligas ni para las listas de los clubes. Un administrador puede indicarlo en la configuración.',
  'refusal.league-fact-fixed':
    'Los encuentros ya están sorteados: {name, select, rules {el reglamento de competiciones} season {la temporada} competition {la competición} system {el sistema} other {el número de tableros}} no se puede cambiar.',
  'refusal.league-no-vacancy':
    'Para {name} ({id}) no hay regla de vacantes: solo se cubren las de primera y segunda división. Mire una liga de segunda división o de primera categoría.',
  'refusal.league-not-drawn': 'La liga aún no tiene encuentros. Sortéelos primero.',
  'refusal.group-unknown': 'La liga no tiene el grupo {group}. Puede ser: {known}.',
  'refusal.group-drawn': 'Los encuentros del grupo {group} ya están sorteados; no se puede cambiar.',
  'refusal.group-has-teams':
    'El grupo {group} no se puede quitar: están inscritos {teams}. Déjelo, o retírelos y suprima el grupo en la página de la liga.',
  'refusal.group-twice': 'Hay dos grupos {group}. Dé a cada uno un identificador propio.',
  'refusal.team-exists': 'El equipo {id} ya está inscrito. Use la letra siguiente o déjelo como está.',
  'refusal.team-unknown': 'No hay ningún equipo {id} en el registro. Compruebe su identificador.',
  'refusal.team-number-taken': 'El número {number} del grupo es de otro equipo. Dé otro.',
  'refusal.team-not-on-list':
    'El club no tiene el equipo {team} esta temporada; tiene: {known}. Inscríbalo o compruebe su letra.',
  'refusal.club-list-missing':
    'El club {club} no ha entregado el orden de fuerza de la temporada {season}. Entréguelo primero.',
  'refusal.player-not-of-club':
    '{name} ({id}) no tiene licencia del club {club} para {season}. Quítelo de la lista o tramite antes la licencia.',
  'refusal.match-unknown':
    'No hay ningún encuentro {id} en el registro. Compruebe su identificador o sortee primero el grupo.',
  'refusal.match-open':
    'Ronda {round}, {home} contra {away}: no hay acta confirmada ni resolución. Haga que se confirme o resuélvalo.',
  'refusal.line-up-missing':
    'Falta la alineación del {side, select, home {equipo local} other {equipo visitante}}. Póngala en el acta.',
  'refusal.line-up-differs':
    'El acta lleva una alineación del {side, select, home {equipo local} other {equipo visitante}} distinta de la entregada. Los cambios tras el inicio son sustituciones.',
  'refusal.acta-unknown': 'El encuentro {id} aún no tiene acta. Preséntela primero.',
  'refusal.acta-exists': 'El encuentro {id} ya tiene acta: ya no se entregan alineaciones.',
  'refusal.acta-confirmed': 'El acta de {id} está confirmada. Si es errónea, pida una resolución a la federación.',
  'refusal.acta-differs':
    'El {side, select, home {club local} other {club visitante}} envió otra acta de {id}; aquí están las dos. Acuerden una o pidan una resolución.',
  'refusal.acta-own':
    'El acta la envió el propio {side, select, home {club local} other {club visitante}}. La confirma el otro club.',
  'refusal.acta-ahead': 'Un encuentro del {on} no se puede comunicar antes de jugarse. Compruebe la fecha.',
  'refusal.acta-boards':
    'Se han indicado {count} tableros y el encuentro tiene {boards}. Deje un tablero vacío antes que omitirlo.',
  'refusal.acta-empty-board':
    'En el tablero {board} uno de los bandos no tenía a nadie. Anote {needed} por incomparecencia o indique el jugador.',
  'refusal.match-reserve-missing': 'El encuentro no está sub-condicione. Mire cómo está ahora.',
  'refusal.board-reserve-missing':
    'El tablero {board} del encuentro no está sub-condicione. Mire cómo está ahora el encuentro.',
  'refusal.reserve-ruled': 'El comité de competición ya ha resuelto: queda así. Solo lo cambia otra resolución.',
  'refusal.reserve-ahead': 'El incidente no puede ser posterior a ahora. Compruebe la fecha y la hora.',
  'refusal.reserve-late':
    'El encuentro ya está resuelto: ambos clubes dan por buena el acta o hay una resolución. Ya no se puede poner sub-condicione; pida una resolución a la federación.',
  'refusal.reserve-clocks': 'Falta qué marcan los dos relojes del tablero {board}. Anote los minutos de ambos.',
  'refusal.reserve-not-suspended':
    'Solo se suspende una partida que aún se juega: indique el tablero, antes de enviar el acta. Si no, márquela solo sub-condicione.',
  'refusal.reserve-of-other':
    'El {side, select, home {club local} other {club visitante}} no lo puso sub-condicione y no tiene nada que retirar. Lo hace el otro club, o resuelve el comité de competición.',
  'refusal.reserve-result-missing': 'Falta el resultado que vale en el tablero {board}. Elíjalo.',
  'refusal.acta-ruled-board':
    'El comité de competición ha resuelto sobre el tablero {board}: {result}{kind, select, forfeit { por incomparecencia} other {}}, primero los puntos de las blancas. Envíe el acta con ese resultado.',
  'refusal.match-under-reserve':
    'Ronda {round}, {home} contra {away}{board, plural, =0 {} other {, tablero #}}: sub-condicione, y el comité de competición aún no ha resuelto. Pida primero la resolución.',
  'refusal.group-under-reserve':
    '{matches, plural, one {Un encuentro} other {# encuentros}} de la ronda {rounds} {matches, plural, one {está} other {están}} sub-condicione. Una ronda sorteada no se deshace: pida la resolución del comité de competición y luego sortee la siguiente.',
  'refusal.league-reported':
    'Las partidas de la liga ya están comunicadas ({event}). {state, select, submitted {Rechace primero el informe; después resuelva y preséntelo de nuevo.} other {Las listas las cuentan: corrija el resultado en «Correcciones».}}',
  'refusal.group-last': 'El grupo {group} es el único de la liga, que tiene al menos uno. Añada antes otro, o déjelo.',
  'refusal.group-played':
    'El grupo {group} no se puede suprimir: {matches, plural, one {un encuentro suyo tiene} other {# encuentros suyos tienen}} acta o resolución. Lo jugado queda en la liga.',
  'refusal.group-dropped': 'De esta liga se suprimió un grupo {group}. Dé otro identificador al grupo nuevo.',
  'refusal.acta-adjourned-kind':
    'Una partida aplazada aún no tiene resultado y no puede ser {kind, select, forfeit {una incomparecencia} other {adjudicada}}: indique el resultado o deje ambos en blanco.',
};
