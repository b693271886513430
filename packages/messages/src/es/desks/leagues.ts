/** Leagues in the office. */
export const messages: Record<keyof typeof import('../../en/desks/leagues.ts').messages, string> = {
  'web.desk-teams.leagues': 'Ligas',
  'web.desk-teams.leagues-about':
    'Ligas por equipos de una temporada: crearlas, inscribir equipos, sortear los encuentros, ver qué falta y resolver.',
  'web.desk-teams.new-league': 'Liga nueva',
  'web.desk-teams.new-league-about':
    'Cree la liga con sus grupos y fechas. Después inscriba los equipos y sortee cada grupo.',
  'web.desk-teams.groups-drawn':
    '{groups, plural, one {# grupo} other {# grupos}}, {drawn, plural, one {# sorteado} other {# sorteados}}',
  'web.desk-teams.waited-for': 'Pendiente',
  'web.desk-teams.nothing-missing': 'No falta nada.',
  'web.desk-teams.missing': 'Falta',
  'web.desk-teams.results-by': 'Resultados hasta el',
  'web.desk-teams.missing-contested': 'Resolución: los clubes no están de acuerdo',
  'web.desk-teams.missing-confirmation': 'Confirmación de {team}',
  'web.desk-teams.missing-line-ups': 'Alineación de {teams}',
  'web.desk-teams.missing-none': 'Por jugar; están las dos alineaciones',
  'web.desk-teams.league-name': 'Nombre de la liga',
  'web.desk-teams.league-name-hint': 'Como se convoca: Promoció a tercera 2026',
  'web.desk-teams.competition-hint':
    'Fija los tableros por encuentro: diez en las divisiones y primera, ocho en segunda y tercera, cuatro en la promoción y la copa.',
  'web.desk-teams.system-round-robin': 'Liga: todos contra todos',
  'web.desk-teams.system-double-round-robin': 'Liga a doble vuelta',
  'web.desk-teams.system-knockout': 'Eliminatorias, sorteadas ronda a ronda',
  'web.desk-teams.scoring': 'Puntuación',
  'web.desk-teams.scoring-match-points': 'un punto por encuentro',
  'web.desk-teams.scoring-olympic': 'puntos de los tableros (olímpico)',
  'web.desk-teams.boards': 'Tableros por encuentro',
  'web.desk-teams.boards-hint': 'Solo si una delegación tiene su propio número; si no, lo fija la competición.',
  'web.desk-teams.rows-groups': 'Grupos',
  'web.desk-teams.rows-hint-groups': 'Cada grupo se sortea por separado.',
  'web.desk-teams.rows-more-groups': 'Añadir un grupo',
  'web.desk-teams.group-one': 'Grupo 1',
  'web.desk-teams.group-name': 'Nombre del grupo',
  'web.desk-teams.rows-rounds': 'Fechas de las rondas',
  'web.desk-teams.rows-hint-rounds':
    'Los plazos de las actas y de las listas dependen de ellas. Una liga de n equipos tiene n − 1 rondas, o n si n es impar.',
  'web.desk-teams.rows-more-rounds': 'Añadir una ronda',
  'web.desk-teams.row-round-day': 'Ronda',
  'web.desk-teams.rows-holidays': 'Festivos',
  'web.desk-teams.rows-hint-holidays':
    'Días no laborables, aparte de los domingos: los resultados se comunican el primer día laborable tras el encuentro.',
  'web.desk-teams.rows-more-holidays': 'Añadir un festivo',
  'web.desk-teams.row-holiday': 'Festivo',
  'web.desk-teams.fill-every': 'Cada … días',
  'web.desk-teams.fill': 'Rellenar las fechas',
  'web.desk-teams.league-id': 'Nombre corto para las direcciones',
  'web.desk-teams.league-id-hint': 'Minúsculas, cifras y guiones: promocio-2026. No se puede cambiar después.',
  'web.desk-teams.amend-free': 'Todavía no hay nada sorteado: puede cambiarlo todo.',
  'web.desk-teams.amend-drawn':
    'Hay encuentros sorteados: la temporada, la competición, el sistema, los tableros y las fechas de los encuentros sorteados no se pueden cambiar.',
  'web.desk-teams.league-over':
    'Todos los encuentros están cerrados. Informe de las partidas de la liga como prueba por equipos para que se valoren:',
  'web.desk-teams.group-open':
    '{count, plural, =0 {Todavía no hay equipos.} one {Un equipo. Para el sorteo hacen falta dos o más.} other {# equipos. Los clubes todavía pueden inscribir.}}',
  'web.desk-teams.group-drawn':
    'Sorteado con {count, plural, one {# equipo} other {# equipos}}; ya no se puede añadir ningún equipo.',
  'web.desk-teams.draw': 'Sortear los encuentros',
  'web.desk-teams.draw-next': 'Sortear la ronda siguiente',
  'web.desk-teams.draw-sure':
    '¿Sortear {group} con {count, plural, one {# equipo} other {# equipos}}? Después no se podrá añadir ningún equipo, y a los órdenes de fuerza solo se podrán añadir jugadores.',
  'web.desk-teams.team-number': 'Número en el grupo (opcional)',
  'web.desk-teams.team-number-hint': 'El 1 es el más fuerte; sin número, el equipo va el último.',
  'web.desk-teams.leaves': 'Retirar de la liga',
  'web.desk-teams.leave-sure': '¿Retirar a {team}? Sus encuentros posteriores no se jugarán.',
  'web.desk-teams.left-after':
    '{round, plural, =0 {retirado antes de la ronda 1} other {retirado después de la ronda #}}',
  'web.desk-teams.acta-by': 'Enviada por {team}.',
  'web.desk-teams.act-for': 'Presentar alineaciones o el acta en nombre de un club:',
  'web.desk-teams.office-confirms': 'Confirmar en nombre del otro club',
  'web.desk-teams.office-confirms-about': 'Cuando el otro club no responde o ha dado su acuerdo por otra vía.',
  'web.desk-teams.ruling-about':
    'La resolución sustituye el resultado de los tableros; las partidas quedan como se jugaron. El día, el resultado y el artículo son públicos; el motivo solo está en el registro de actividad.',
  'web.desk-teams.rule-won': 'lo gana {team}',
  'web.desk-teams.rule-drawn': 'empatado',
  'web.desk-teams.rule-both-lose': 'lo pierden ambos',
  'web.desk-teams.article-hint': 'Como se cita: Equips 8.3.5',
  'web.desk-teams.rule-sure': 'La resolución se publica con su artículo. ¿Registrarla?',
  'web.desk-teams.unrule': 'Retirar la resolución',
  'web.desk-teams.unruled': 'Resolución retirada.',
  'web.desk-teams.vacancy': 'Una vacante en la división superior',
  'web.desk-teams.vacancy-first-division':
    'Una vacante en primera división es para quien perdió la promoción y, después, para el equipo con más puntos de cualquier grupo de aquí.',
  'web.desk-teams.vacancy-second-division':
    'Una vacante en segunda división es, si es de Barcelona, para quien tiene más puntos en primera categoría y, si es de una delegación, para el equipo siguiente.',
  'web.desk-teams.vacancy-decides': 'Decide la comisión deportiva; según la clasificación actual:',
  'web.desk-teams.vacancy-nobody': 'No queda ningún equipo.',
  'web.desk-teams.vacancy-loser': 'Perdedor de la promoción',
  'web.desk-teams.vacancy-no-loser': 'nadie, o renuncia',
  'web.desk-teams.vacancy-of': 'De quién es la vacante',
  'web.desk-teams.vacancy-passed': 'Asciende, o renuncia',
  'web.desk-teams.vacancy-look': 'Mostrar el equipo siguiente',
  'web.desk-teams.missing-reserve': 'Resolución: jugado sub-condicione',
  'web.desk-teams.drop-group-about':
    'Todos sus equipos se han retirado. Si no se ha jugado nada, puede quitar el grupo.',
};
