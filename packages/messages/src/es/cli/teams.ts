/** Teams on the command line in words. */
export const messages: Record<keyof typeof import('../../en/cli/teams.ts').messages, string> = {
  'cli.help.club-list': 'Pone la lista de un club por orden de fuerza, con los equipos y todo lo que hay en contra.',
  'cli.help.club-list-file': 'documento team-list (JSON); - es la entrada estándar',
  'cli.help.club-list-before': 'la lista tal como era: solo puede haber crecido con números «bis»',
  'cli.help.line-up':
    'Juzga las alineaciones de un encuentro, condición por condición, con los colores y el resultado.',
  'cli.help.line-up-file':
    'documento line-up (JSON) con un equipo o los dos, y los resultados si los hay; - es la entrada estándar',
  'cli.examples.club-list':
    '  escala club-list club.json\n  escala club-list marzo.json --before enero.json        solo los «bis» pueden ser nuevos\n  escala schema team-list                                qué hay en un documento así',
  'cli.examples.line-up':
    '  escala line-up encuentro.json                          veredicto, motivos, colores, resultado\n  escala line-up encuentro.json --json | jq .home.verdict\n  escala schema line-up                                  qué hay en un documento así',
  'cli.input.team-unknown':
    'el club {side, select, home {local} other {visitante}} no tiene ningún equipo {team}. Sus equipos son {known}.',
  'cli.input.results-beyond':
    'hay {results} resultados, pero un encuentro tiene {boards} tableros. Dé uno por tablero, null donde aún se juega.',
  'cli.column.nationality': 'País',
  'cli.column.team': 'Equipo',
  'cli.club-list.verdict':
    '{verdict, select, yes {La lista es correcta.} other {La lista no es correcta: {count, plural, one {# error} other {# errores}}.}}',
  'cli.club-list.team':
    'Equipo {team} ({competition}): números {first} a {last}, {boards} tableros, {count, plural, one {# titular} other {# titulares}}.',
  'cli.competition.first-division': 'Primera división',
  'cli.competition.second-division': 'Segunda división',
  'cli.competition.first': 'Primera categoría',
  'cli.competition.second': 'Segunda categoría',
  'cli.competition.third': 'Tercera categoría',
  'cli.competition.promotion': 'Promoción',
  'cli.competition.copa-catalana': 'Copa Catalana',
  'cli.line-up.side': '{side, select, home {local} other {visitante}}',
  'cli.line-up.verdict':
    '{verdict, select, yes {La alineación es correcta.} no {La alineación no es correcta: pierde {scoring, select, olympic {los puntos de los tableros} other {el encuentro}}.} other {No se puede decir si la alineación es correcta.}}',
  'cli.line-up.list-faults': 'Contra la lista del club:',
  'cli.line-up.match': 'Encuentro: {home} - {away}',
  'cli.line-up.boards': 'Tableros: {home, number, points} - {away, number, points}',
  'cli.line-up.match-open': 'Encuentro: abierto, aún se juegan partidas que lo deciden',
  'cli.line-up.open-boards':
    'Aún se juega: {count, plural, one {tablero} other {tableros}} {boards}; {decide, select, yes {el encuentro depende de ello} other {el encuentro ya está decidido}}. [Ajornaments 10.1]',
  'cli.club-list.remarks': 'Conviene saber:',
};
