/** fide-2009 en paraules: avisos, càlculs, articles i decisions, dits a la nostra manera. */
export const messages: Record<keyof typeof import('../../en/books/fide-2009.ts').messages, string> = {
  'finding.fide-2009.before-in-force':
    'La llista de {date} és anterior al reglament, vigent des de {from}: s’apliquen els seus primers valors.',
  'finding.fide-2009.no-list-day':
    'Les llistes es publiquen l’1 de gener, març, maig, juliol, setembre i novembre; {date} no és cap d’aquests dies.',
  'finding.fide-2009.time-control':
    'El torneig no es valora: {minutes} minuts per a 60 jugades, i amb un jugador de {highest} en calen almenys {needed}. Reviseu el ritme de joc.',
  'finding.fide-2009.registered-late':
    'Registrat el {registered}; l’últim dia era el {due}, un mes abans de l’inici. Només s’avalua amb el permís del president de la comissió.',
  'finding.fide-2009.ratings-differ':
    'L’informe dona a {players, plural, one {un jugador un altre Elo} other {# jugadors altres Elos}} que la llista de l’inici del torneig, que és la que compta: {named}{more, plural, =0 {} other { i # més}}.',
  'finding.fide-2009.duration':
    'El torneig no es valora: dura {days} dies i se’n permeten {limit}. Les lligues (tipus `team`) i els torneigs marcats `approved` poden durar més.',
  'finding.fide-2009.rated-share':
    'El torneig no es valora: tenen elo {rated} de {players} jugadors, menys d’un terç de la lliga.',
  'finding.fide-2009.small-round-robin':
    'El torneig no es valora: una lliga de {players} jugadors en necessita {least} amb elo i en té {rated}.',
  'finding.fide-2009.double-round':
    'El torneig no es valora: una lliga a doble volta amb jugadors sense elo necessita {leastPlayers} jugadors, {least} amb elo; en té {players}, {rated} amb elo.',
  'finding.fide-2009.national-championship':
    'El torneig no es valora: aquest campionat nacional necessita {least} jugadors amb elo i en té {rated}.',
  'finding.fide-2009.match-unrated':
    'El matx no es valora: {unrated, plural, one {un dels jugadors no té elo} other {# dels jugadors no tenen elo}}.',
  'finding.fide-2009.rounds-per-day':
    '{rounds} rondes el {date}; se’n poden jugar com a màxim {limit} al dia. El torneig es valora igualment.',
  'finding.fide-2009.play-per-day':
    '{rounds, plural, one {# ronda pot} other {# rondes poden}} durar {minutes} minuts el {date}; un dia en pot tenir {limit}. El torneig es valora igualment.',
  'finding.fide-2009.unplayed-games':
    '{games, plural, one {Una partida no es va jugar i queda} other {# partides no es van jugar i queden}} fora.',
  'finding.fide-2009.incomplete-round-robin':
    'No totes les parelles han jugat totes les partides: la lliga es valora com un suís. Afegiu les partides que falten si es van jugar.',
  'finding.fide-2009.after-decision':
    '{games, plural, one {Una partida es va jugar} other {# partides es van jugar}} quan el matx ja estava decidit i no {games, plural, one {es valora} other {es valoren}}. Si se n’havien acordat més, indiqueu-ho a `rounds`.',
  'working.fide-2009.rc-swiss':
    '{event}: Rc {rc}, la mitjana dels rivals, {sum} entre {games, plural, one {# partida} other {# partides}} contra rivals amb elo.',
  'working.fide-2009.rc-round-robin':
    '{event}: els jugadors amb elo fan una mitjana de {rar}, i les seves diferències {dpa}; amb {opponents} rivals cadascun, Rc {rc}.',
  'working.fide-2009.ru-even': '{event}: {points} de {games} és la meitat dels punts; Ru és Rc, {ru}.',
  'working.fide-2009.ru-above':
    '{event}: {points} de {games} és {halfPoints, plural, one {# mig punt} other {# mitjos punts}} per sobre del 50%, a {each} punts cadascun: de {rc} surt Ru {ru}.',
  'working.fide-2009.ru-below':
    '{event}: {points} de {games} és {percentage}, una diferència de {difference}: de {rc} surt Ru {ru}.',
  'working.fide-2009.ru-below-round-robin':
    '{event}: {points} de {games} és {percentage}, una diferència de {difference}, de la qual compta {opponents}/({opponents}+1): de {rc} surt Ru {ru}.',
  'working.fide-2009.correction':
    '{event}: els rivals a més de 400 punts es desplacen {sum} en total; repartit entre {opponents} rivals, Rc passa a {rc} i Ru a {ru}.',
  'working.fide-2009.counted': '{event}: Ru {ru} compta.',
  'working.fide-2009.counted-later': '{event}: Ru {ru} compta, perquè ja en comptava una d’anterior.',
  'working.fide-2009.disregarded-few-points': '{event}: no compta, {reached} punts; el mínim és {needed}.',
  'working.fide-2009.disregarded-few-games':
    '{event}: no compta, {reached, plural, one {# partida} other {# partides}} contra rivals amb elo; el mínim és {needed}.',
  'working.fide-2009.disregarded-under-floor': '{event}: no compta, Ru {reached} és per sota del mínim de {needed}.',
  'working.fide-2009.pool-left':
    '{performances, plural, one {Una actuació anterior té} other {# actuacions anteriors tenen}} més de {months} mesos i {performances, plural, one {ha} other {han}} sortit del còmput.',
  'working.fide-2009.pool-single':
    'Totes les partides ({games}) es van jugar en un torneig, {event}: l’elo és el seu Ru, {rating}.',
  'working.fide-2009.pool':
    '{performances, plural, one {# actuació} other {# actuacions}} com un sol torneig: {points} de {games}, Rc {rc}, que dona {rating}.',
  'working.fide-2009.first-rating-needs':
    'Un primer elo necessita {needed} partides i almenys {floor}: hi ha {games} partides i un elo de {rating}.',
  'working.fide-2009.k-opening':
    'K del període: {k}, amb {games} partides completades. És {lower} per sempre quan un elo publicat ha arribat a {mark} i hi ha {needed} partides completades.',
  'working.fide-2009.k-list':
    'K a la nova llista: {k}. És {lower} per sempre quan un elo publicat ha arribat a {mark} i hi ha {needed} partides completades.',
  'working.fide-2009.period-change':
    'Puntuació menys expectativa en {games, plural, one {# partida} other {# partides}}: {sum}. Per K {k}: {change}, que se suma a {previous} i s’arrodoneix, la meitat cap amunt.',
  'working.fide-2009.status-rated': 'A la llista amb {rating}.',
  'working.fide-2009.status-inactive':
    'Cap partida valorada en {months} mesos, l’últim torneig va acabar el {last}: inactiu, i compta amb {rating}.',
  'working.fide-2009.status-inactive-unknown':
    'Cap partida valorada en {months} mesos, i no es coneix cap torneig anterior: inactiu, i compta amb {rating}.',
  'working.fide-2009.status-delisted': 'Per sota del mínim de {floor}: surt de la llista i des d’ara no té elo.',
  'working.fide-2009.status-new': 'Primer elo publicat: {rating}.',
  'working.fide-2009.status-pending': 'Encara no es publica; les actuacions es conserven.',
  'article.fide-2009.0.1':
    'Els canvis del reglament valen des d’un 1 de juliol, per als torneigs que comencen llavors o després.',
  'article.fide-2009.0.4': 'Un torneig es registra un mes abans de començar.',
  'article.fide-2009.0.5': 'Un rebuig es pot recórrer en set dies.',
  'article.fide-2009.0.6': 'No es publica cap elo per sota del mínim: 1200 des de l’1 de juliol de 2009.',
  'article.fide-2009.1.1': 'Temps per a 60 jugades: 120 minuts amb un jugador de 2200, 90 amb un de 1600, si no 60.',
  'article.fide-2009.1.2': 'Les partides més ràpides no es valoren.',
  'article.fide-2009.3.1': 'Com a màxim tres rondes i dotze hores de joc al dia.',
  'article.fide-2009.4.1': 'Un torneig dura com a màxim 90 dies.',
  'article.fide-2009.4.11': 'Les lligues poden durar més.',
  'article.fide-2009.4.12': 'Es poden aprovar torneigs més llargs.',
  'article.fide-2009.4.13': 'Els elos són els del començament, o els del dia de la partida si així es va triar.',
  'article.fide-2009.5.1': 'Una partida es valora quan tots dos han fet una jugada.',
  'article.fide-2009.6.1':
    'Un jugador sense elo amb menys d’un punt en el primer torneig no es té en compte, tret que ja comptés una actuació anterior.',
  'article.fide-2009.6.2': 'Les fases d’un torneig es poden valorar juntes.',
  'article.fide-2009.6.3': 'Almenys un terç d’una lliga té elo.',
  'article.fide-2009.6.31': 'Una lliga de menys de deu jugadors en té almenys quatre amb elo.',
  'article.fide-2009.6.32': 'Una doble volta amb jugadors sense elo té almenys sis jugadors, quatre amb elo.',
  'article.fide-2009.6.33': 'Un campionat nacional necessita tres jugadors amb elo, o dues en un torneig femení.',
  'article.fide-2009.6.41':
    'En un suís una actuació necessita tres partides contra rivals amb elo, mig punt i arribar al mínim.',
  'article.fide-2009.6.42': 'Els jugadors amb elo es valoren contra rivals amb elo i contra els sense elo que compten.',
  'article.fide-2009.6.43': 'Una lliga amb alguna partida sense jugar es valora com un suís.',
  'article.fide-2009.6.5': 'Les partides posteriors a la decisió del matx no es valoren.',
  'article.fide-2009.6.6': 'Un matx només es valora entre jugadors amb elo.',
  'article.fide-2009.7.1': 'Sis llistes l’any, cadascuna amb les partides del seu període.',
  'article.fide-2009.7.11': 'Un torneig va amb la llista vigent quan comença.',
  'article.fide-2009.7.12': 'Què mostra la llista de cada jugador.',
  'article.fide-2009.7.13': 'Una llista tanca set dies abans de la seva data; per als torneigs de la FIDE, la vigília.',
  'article.fide-2009.7.14': 'Quan es publica un primer elo.',
  'article.fide-2009.7.14a': 'Un primer elo a partir de lligues necessita nou partides.',
  'article.fide-2009.7.14b': 'Un primer elo a partir d’altres torneigs necessita nou partides contra rivals amb elo.',
  'article.fide-2009.7.14c': 'S’agrupen les actuacions de dos anys.',
  'article.fide-2009.7.14d': 'Un primer elo arriba almenys al mínim.',
  'article.fide-2009.7.14e':
    'El conjunt es calcula com un sol torneig; els membres d’algunes associacions necessiten set partides.',
  'article.fide-2009.7.14f': 'A l’Olimpíada i als campionats per equips n’hi ha prou amb set partides.',
  'article.fide-2009.7.21': 'Qui cau per sota del mínim surt de la llista i des de llavors no té elo.',
  'article.fide-2009.7.22': 'Els jugadors titulats sense elo es publiquen a part.',
  'article.fide-2009.7.23': 'Els jugadors inactius compten amb el seu últim elo.',
  'article.fide-2009.7.23a': 'Un any sense cap partida valorada fa inactiu.',
  'article.fide-2009.7.23b': 'Els jugadors inactius es mostren durant dos anys.',
  'article.fide-2009.7.23c': 'Una partida valorada torna a fer actiu.',
  'article.fide-2009.7.24': 'La llista dels millors deixa fora els inactius.',
  'article.fide-2009.7.3': 'Les llistes poden passar a ser mensuals.',
  'article.fide-2009.8.1': 'Les taules de percentatges i diferències.',
  'article.fide-2009.8.21':
    'Els resultats d’un jugador sense elo amb menys d’un punt en el primer torneig es deixen de banda.',
  'article.fide-2009.8.21a': 'En un suís, Rc és la mitjana d’elo dels rivals.',
  'article.fide-2009.8.21b':
    'En una lliga, Rc és la mitjana del torneig, a partir dels elos i els resultats dels jugadors que en tenen.',
  'article.fide-2009.8.22': 'La meitat dels punts: Ru és Rc.',
  'article.fide-2009.8.23': 'Més de la meitat: se sumen punts per cada mig punt per sobre del 50%.',
  'article.fide-2009.8.24': 'Menys de la meitat en un suís: es resta la diferència de la taula.',
  'article.fide-2009.8.25': 'Menys de la meitat en una lliga: es resta n/(n+1) de la diferència.',
  'article.fide-2009.8.3': 'Si totes les partides són d’un torneig, el primer elo és el seu Ru.',
  'article.fide-2009.8.31': 'Les actuacions per sota del mínim s’ignoren.',
  'article.fide-2009.8.32': 'Un primer elo és un nombre enter.',
  'article.fide-2009.8.33': 'Un primer elo arriba almenys al mínim.',
  'article.fide-2009.8.34': 'Diversos torneigs: se sumen partides i punts i es ponderen les mitjanes.',
  'article.fide-2009.8.4':
    'Qui va entrar a la llista després de començar el torneig es valora des d’allà, i per als rivals compta com a sense elo.',
  'article.fide-2009.8.51': 'Compta la diferència amb cada rival amb elo.',
  'article.fide-2009.8.52': 'Un rival sense elo compta amb el Ru del torneig.',
  'article.fide-2009.8.53': 'El Ru d’un altre torneig no compta mai.',
  'article.fide-2009.8.54': 'Una diferència de més de 400 punts compta com a 400.',
  'article.fide-2009.8.55': 'Puntuació menys expectativa de la taula, sumada i multiplicada per K.',
  'article.fide-2009.8.56': 'K és 30; és 20 per sempre després de 2400 i 30 partides.',
  'article.fide-2009.8.57': 'El nou elo s’arrodoneix a un nombre enter.',
  'article.fide-2009.8.58': 'En una lliga, Ru es corregeix pels rivals a més de 400 punts.',
  'article.fide-2009.10.2': 'L’escala ha de voler dir el mateix any rere any.',
  'article.fide-2009.10.3': 'L’administrador vigila si l’escala es desplaça.',
  'article.fide-2009.12.1': 'S’usen les taules, no la fórmula que s’hi acosta.',
  'article.fide-2009.12.2': 'No s’interpola cap tercera xifra.',
  'article.fide-2009.12.4': 'Els jugadors poden comprovar el seu elo.',
  'decision.D-FIDE-1': '15 punts per cada mig punt per sobre del 50%, i K 30, després 20, com demanen els exemples.',
  'decision.D-FIDE-2': 'El primer torneig necessita un punt; després d’una actuació que compta n’hi ha prou amb mig.',
  'decision.D-FIDE-3': 'La correcció d’una lliga es fa un sol cop.',
  'decision.D-FIDE-4': 'Una puntuació de tot o res, que la taula deixa oberta, és una diferència de 800.',
  'decision.D-FIDE-5':
    'Un conjunt de diversos torneigs es calcula com un suís, amb Rc ponderat per partides i arrodonit.',
  'decision.D-FIDE-6': 'En una doble volta els percentatges van per partides i n per rivals.',
  'decision.D-FIDE-7':
    'Una partida jugada que un àrbitre va deixar en ½-0, 0-½ o 0-0 és jugada: cadascú es valora pels seus punts.',
  'decision.D-FIDE-9': 'La composició d’una prova i el seu ritme es jutgen per la llista de l’inici.',
  'decision.D-FIDE-10':
    'Les proves pròpies de la FIDE tanquen la vigília d’una llista, de manera que cap no s’avalua dues vegades.',
  'decision.D-FIDE-11': 'Les partides no jugades i les posteriors a un matx decidit donen un avís per prova.',
  'decision.D-FIDE-12': 'Les fases agrupades es jutgen per la més ràpida.',
  'decision.D-FIDE-13': 'El dia de la notificació no compta en els dies d’una apel·lació.',
  'decision.D-FIDE-14':
    'Un torneig es jutja per la llista de la mateixa oficina a l’inici, no pels Elos escrits a l’informe.',
  'decision.D-FIDE-15':
    'Amb l’Elo del dia de la partida, un jugador només és sense Elo en les partides d’abans d’entrar en una llista; la performance és d’aquestes.',
  'decision.D-FIDE-16': 'Un informe acceptat després de publicar-se una llista compta a la següent.',
  'decision.D-FIDE-17': 'Els informes de les proves de la mateixa FIDE es reben fins a la vigília de la llista.',
  'decision.D-FIDE-18': 'Set partides d’una Olimpíada o d’un campionat per equips són prou per a un primer Elo.',
  // What each number of fide-2009 is.
  'web.parameter.fide-2009.registrationMonths': 'mesos abans del començament amb què es registra un torneig',
  'web.parameter.fide-2009.appealDays': 'dies per recórrer després de l’avís que un torneig es refusa',
  'web.parameter.fide-2009.floor': 'elo més baix que es publica',
  'web.parameter.fide-2009.timeRequirements': 'minuts per a 60 jugades, segons l’elo més alt present',
  'web.parameter.fide-2009.roundsPerDay': 'rondes en un dia, com a màxim',
  'web.parameter.fide-2009.playPerDay': 'minuts de joc en un dia, com a màxim',
  'web.parameter.fide-2009.longestEvent': 'dies del primer a l’últim, tots dos inclosos, com a màxim',
  'web.parameter.fide-2009.firstEventHalfPoints':
    'mitjos punts que un jugador sense elo necessita en el primer torneig avaluat',
  'web.parameter.fide-2009.laterEventHalfPoints': 'mitjos punts que calen després d’una performance comptada',
  'web.parameter.fide-2009.gamesAgainstRated':
    'partides contra rivals amb elo que necessita una performance en un suís',
  'web.parameter.fide-2009.ratedShare': 'una lliga necessita un jugador amb elo de cada tants',
  'web.parameter.fide-2009.smallRoundRobin': 'una lliga amb menys jugadors que aquests és petita',
  'web.parameter.fide-2009.ratedInSmallRoundRobin': 'jugadors amb elo que necessita una lliga petita',
  'web.parameter.fide-2009.playersInDoubleRound':
    'jugadors que necessita una lliga a doble volta amb jugadors sense elo',
  'web.parameter.fide-2009.ratedInDoubleRound':
    'jugadors amb elo que necessita una lliga a doble volta amb jugadors sense elo',
  'web.parameter.fide-2009.ratedInChampionship': 'jugadors amb elo que necessita un campionat nacional',
  'web.parameter.fide-2009.ratedInWomensChampionship': 'jugadores amb elo que necessita un campionat nacional femení',
  'web.parameter.fide-2009.listMonths': 'mesos el primer dia dels quals es publica una llista',
  'web.parameter.fide-2009.closingDays': 'dies abans de la llista en què es tanca',
  'web.parameter.fide-2009.gamesForFirstRating': 'partides que calen per a un primer elo',
  'web.parameter.fide-2009.fewerGamesForFirstRating': 'el mateix per a algunes proves per equips i associacions',
  'web.parameter.fide-2009.poolMonths': 'mesos en què s’agrupen performances',
  'web.parameter.fide-2009.inactiveMonths': 'mesos sense cap partida avaluada que fan inactiu',
  'web.parameter.fide-2009.inactiveShownMonths': 'mesos en què encara es mostra un jugador inactiu',
  'web.parameter.fide-2009.topListMonths': 'mesos d’inactivitat que acaben amb el lloc a la llista dels millors',
  'web.parameter.fide-2009.pointsOverHalf': 'punts per cada mig punt per sobre del 50%',
  'web.parameter.fide-2009.openDifference': 'diferència per al 100% dels punts, que la taula deixa oberta',
  'web.parameter.fide-2009.widestDifference': 'una diferència més gran que aquesta compta com aquesta',
  'web.parameter.fide-2009.factor': 'K, i què porta a la més baixa',
  'web.parameter.fide-2009.pointsOverHalfAsPrinted': 'punts per cada mig punt per sobre del 50%, tal com està imprès',
};
