export const messages: Record<keyof typeof import('../../en/books/frs-2012.ts').messages, string> = {
  'finding.frs-2012.one-player':
    'La partida {game} del {date} té {players, plural, =0 {cap jugador} one {un sol jugador} other {# jugadors}}: per repartir punts en calen dos com a mínim, i per això no es valora. Si hi falta algú, completeu-ne els resultats.',
  'finding.frs-2012.place-impossible':
    'Partida {game} del {date}: el lloc {place} del jugador {player} no existeix en una partida {players, plural, one {d’un jugador} other {de # jugadors}}, i per això la partida no es valora. Corregiu el lloc o afegiu-hi els jugadors que falten.',
  'finding.frs-2012.places-missing':
    'La prova de Libere {event} del {date} no té classificació final. Abans del 2011 les puntuacions d’entrada surten de les classificacions, i per això la prova no es valora. Afegiu-hi els llocs.',
  'finding.frs-2012.player-unranked':
    'Prova de Libere {event} del {date}: el jugador {player} hi té partides, però no surt a la classificació final. Abans del 2011 les puntuacions d’entrada surten de les classificacions, i per això la prova no es valora. Afegiu-ne el lloc.',
  'finding.frs-2012.list-before-first-day':
    'La llista del {listDate} és buida: es valoren les partides a partir del {firstDay}. Demaneu una llista posterior.',

  'working.frs-2012.collective-rating':
    '{type}: {games, plural, one {una partida} other {# partides}} de la finestra; punts per pesos {weightedPoints}, pesos {weights}: la puntuació és {rating}, que es mostra com a {displayed}.',
  'working.frs-2012.collective-status':
    '{type}: {played} de {calendar, plural, one {l’última partida} other {les últimes # partides}}; amb una finestra de {window}, la puntuació és activa a partir de {needed} partides. {status, select, active {És activa.} provisional {És provisional.} other {És {status}.}}',
  'working.frs-2012.general-rating':
    'Puntuació general: la mitjana de {clasic} (Duplicat Clasic), {completiv} (Duplicat Completiv), {eliptic} (Duplicat Eliptic), {compunere} (Compunere) i {anticipatie} (Anticipație){missing, plural, =0 {} one {, amb un tipus sense puntuació que compta 150} other {, amb # tipus sense puntuació que compten 150}}: {rating}, que es mostra com a {displayed}.',
  'working.frs-2012.libere-tournament-start':
    '{games, plural, =0 {{event}: cap torneig anterior dins la finestra, puntuació d’entrada {start}.} one {{event}: un torneig anterior dins la finestra; punts per pesos {weightedPoints}, pesos {weights}: la puntuació d’entrada és {start}.} other {{event}: # tornejos anteriors dins la finestra; punts per pesos {weightedPoints}, pesos {weights}: la puntuació d’entrada és {start}.}}',
  'working.frs-2012.libere-tournament':
    '{event}, com a torneig de valor {value}: el lloc {place} de {players} dona {points} punts per a les puntuacions d’entrada següents.',
  'working.frs-2012.libere-newcomer':
    '{event}, primeres partides: {ratedGames, plural, =0 {cap rival amb puntuació, la primera passada dona {firstPass}} one {una partida contra un rival amb puntuació, la primera passada dona {firstPass}} other {# partides contra rivals amb puntuació, la primera passada dona {firstPass}}}; amb {games, plural, one {l’única partida} other {totes les # partides}}, la segona passada dona la puntuació d’entrada {secondPass}.',
  'working.frs-2012.libere-rating':
    'Libere: {games, plural, one {una partida} other {les # partides més recents}}; punts per pesos {weightedPoints}, pesos {weights}: la puntuació és {rating}, que es mostra com a {displayed}.',
  'working.frs-2012.libere-status':
    'Libere: {played, plural, one {una partida valorada} other {# partides valorades}} en {rounds, plural, one {una ronda disputada} other {# rondes disputades}}; la puntuació és activa a partir {needed, plural, one {d’una partida} other {de # partides}}. Última partida el {last}; sense cap més, és inactiva des del {inactiveFrom}. {status, select, active {És activa.} provisional {És provisional.} inactive {És inactiva.} other {És {status}.}}',

  'article.frs-2012.1':
    'Cada tipus de partida té puntuació pròpia. Libere segueix l’ABSP: les 100 partides més recents, amb pesos 200, 199, etc. des de la més nova. A les partides col·lectives les taules van per rating general.',
  'article.frs-2012.2':
    'Es valoren les partides des del 2009 i, de cada tipus, només les N més recents del calendari, amb una N fixada per a cada tipus.',
  'article.frs-2012.3':
    'Una partida dins la finestra dona una puntuació provisional, i el 15% de la finestra, una d’activa; sense cap, el jugador no té puntuació.',
  'article.frs-2012.4':
    'Les magnituds de les fórmules: finestra, partida, jugadors, valor, lloc, punts, presència i puntuació.',
  'article.frs-2012.5':
    'Una partida val la mitjana de les puntuacions actuals dels qui la juguen; qui no en té compta 150.',
  'article.frs-2012.6':
    'El primer lloc obté el valor de la partida més 50 i l’últim el valor menys 50, amb passos iguals entremig.',
  'article.frs-2012.7':
    'La puntuació és la mitjana dels punts de les partides jugades dins la finestra; les més noves pesen més.',
  'article.frs-2012.8':
    'La puntuació general és la mitjana de les cinc puntuacions col·lectives, per als jugadors actius en una com a mínim.',

  'decision.D-FRS-1': 'Una partida amb un sol jugador no es valora.',
  'decision.D-FRS-2': 'Els llocs són els oficials; els iguals es mantenen iguals i s’admeten mitjos llocs.',
  'decision.D-FRS-3':
    'Mentre el calendari és més curt que N, la finestra és el que hi ha; el límit continua sent el 15% de N.',
  'decision.D-FRS-4':
    'Des de l’1 de gener del 2011 cada jugador entra a una prova de Libere amb la seva puntuació de Libere.',
  'decision.D-FRS-5':
    'Els nouvinguts a Libere reben la puntuació d’entrada en dues passades: primer contra rivals amb puntuació, després contra tothom.',
  'decision.D-FRS-6': 'A Libere no s’aplica cap mínim ni cap regla especial per a qui té poques partides.',
  'decision.D-FRS-7':
    'Les sumes es fan en doble precisió i en ordre de calendari; un valor mostrat a menys d’una milmilionèsima d’un mig puja.',
  'decision.D-FRS-8': 'Els dos anys sense partida de Libere es compleixen el segon aniversari de l’última.',
  'decision.D-FRS-9':
    'El mínim d’un rating actiu de Libere són les partides senceres que arriben al 15% de les rondes.',
  'decision.D-FRS-10': 'Un document amb llocs impossibles o absents es refusa sencer.',
  'decision.D-OFF-11':
    'Cap article no fixa dies per a les llistes: n’hi pot haver qualsevol dia des de l’1 de gener de 2009; es proposa el primer de cada mes.',
  // What each number of frs-2012 is.
  'web.parameter.frs-2012.firstRatedDay': 'primer dia les partides del qual s’avaluen',
  'web.parameter.frs-2012.activePercent': 'percentatge de la finestra que fa actiu un rating',
  'web.parameter.frs-2012.valueWithoutRating': 'què compta un jugador sense rating en el valor d’una partida',
  'web.parameter.frs-2012.fewestPlayers': 'jugadors sense els quals una partida no dona punts',
  'web.parameter.frs-2012.placeSwing': 'punts entre el valor d’una partida i el seu primer lloc',
  'web.parameter.frs-2012.weightConstant': 'pes d’una partida: la constant',
  'web.parameter.frs-2012.weightOfWindow': 'pes d’una partida: per cada partida de la finestra',
  'web.parameter.frs-2012.weightStep': 'pes que perd una partida quan en segueix una altra',
  'web.parameter.frs-2012.halfTolerance': 'distància de la meitat que encara arrodoneix cap amunt',
  'web.parameter.frs-2012.generalWithoutRating': 'què compta un tipus sense rating en el rating general',
  'web.parameter.frs-2012.libereRatingFrom': 'primer dia en què Libere parteix del seu propi rating',
  'web.parameter.frs-2012.libereGames': 'partides més recents que fan un rating de Libere',
  'web.parameter.frs-2012.libereNewestWeight': 'pes de la partida més recent de Libere',
  'web.parameter.frs-2012.libereWeightStep': 'pes que perd una partida de Libere quan en segueix una altra',
  'web.parameter.frs-2012.libereSwing': 'punts d’una victòria per sobre del rating del rival, d’una derrota per sota',
  'web.parameter.frs-2012.libereReach': 'distància del rating propi a la qual compta un rival, com a màxim',
  'web.parameter.frs-2012.libereNewcomer': 'primera passada d’un nouvingut que no ha trobat cap rival amb rating',
  'web.parameter.frs-2012.libereActivePercent':
    'percentatge de les partides possibles que fa actiu un rating de Libere',
  'web.parameter.frs-2012.libereRoundsCounted': 'partides possibles que compten, com a màxim',
  'web.parameter.frs-2012.libereInactiveMonths': 'mesos sense jugar després dels quals un rating de Libere és inactiu',
  'web.parameter.frs-2012.window.duplicat-clasic': 'partides de Duplicat Clasic a la finestra',
  'web.parameter.frs-2012.window.duplicat-completiv': 'partides de Duplicat Completiv a la finestra',
  'web.parameter.frs-2012.window.duplicat-eliptic': 'partides de Duplicat Eliptic a la finestra',
  'web.parameter.frs-2012.window.compunere': 'partides de Compunere a la finestra',
  'web.parameter.frs-2012.window.anticipatie': 'partides d’Anticipație a la finestra',
  'web.parameter.frs-2012.window.libere': 'tornejos de Libere a la finestra, fins al 2011',
};
