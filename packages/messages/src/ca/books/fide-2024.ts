/** fide-2024 en paraules: avisos, càlculs, articles i decisions, dits a la nostra manera. Els articles de ràpides i llampec porten una R. */
export const messages: Record<keyof typeof import('../../en/books/fide-2024.ts').messages, string> = {
  'fact.fide-2024.forList': 'Presentat per a la llista de',
  'fact.fide-2024.forList-hint':
    'El primer d’un mes, com a molt el tercer després del final (9.1). Buit: la primera llista que el pot incloure.',
  'fact.fide-2024.moves': 'Jugades fins al primer control',
  'fact.fide-2024.moves-hint': 'Almenys 30 en joc estàndard (1.2).',
  'fact.fide-2024.waived':
    'Les partides de després de decidir-se el matx compten per a l’Elo, segons s’ha acordat abans (6.2)',
  'fact.fide-2024.excluded': 'No compta per a l’Elo: força major o joc net (5.1)',
  'fact.fide-2024.unequalTime': 'Temps de reflexió diferents: no compta en ràpides ni llampec (R1.2)',
  'finding.fide-2024.no-list-day':
    'Es publica una llista el primer de cada mes, des del {from}; {date} no és cap d’aquests dies.',
  'finding.fide-2024.lift-alone': 'La llista de {date} és l’anterior, convertida: no s’hi valora cap torneig.',
  'finding.fide-2024.started-before':
    'El torneig no es valora amb aquest reglament: va començar el {start}, i el reglament regeix per als que comencen el {from} o després.',
  'finding.fide-2024.before-closing':
    'El torneig no es valora en aquesta llista: va acabar el {end}, després del dia de tancament. Comuniqueu-lo per a la següent.',
  'finding.fide-2024.reported-late':
    'El torneig no es valora: va acabar el {end} i es podia comunicar fins a la llista de {last}.',
  'finding.fide-2024.other-rhythm':
    'Amb {minutes} minuts per a 60 jugades el torneig no és de la llista de {rhythm, select, standard {ritme estàndard} rapid {ràpides} other {llampec}} i queda fora.',
  'finding.fide-2024.too-fast':
    'El torneig no es valora: {minutes} minuts per a 60 jugades; una partida llampec en té més de {limit}.',
  'finding.fide-2024.first-control':
    'El torneig no es valora: el primer control és de {moves} jugades i en calen almenys {least}.',
  'finding.fide-2024.match-unrated':
    'El matx no es valora: {unrated, plural, one {un dels jugadors no té elo} other {# dels jugadors no tenen elo}}.',
  'finding.fide-2024.unequal-time': 'La partida no es valora: els jugadors tenien temps diferents.',
  'finding.fide-2024.time-control':
    'La partida no es valora: {minutes} minuts per a 60 jugades, i amb un jugador de {highest} en calen almenys {needed}.',
  'finding.fide-2024.too-far-apart':
    'La partida no es valora: {difference} punts de diferència, amb un jugador de {highest}.',
  'finding.fide-2024.registered-late':
    'Registrat el {registered}; l’últim dia era el {due}. Només es valora amb permís.',
  'finding.fide-2024.ratings-differ':
    'L’informe dona a {players, plural, one {un jugador un altre elo} other {# jugadors altres elos}} que la llista de l’inici del torneig, que és la que compta: {named}{more, plural, =0 {} other { i # més}}.',
  'finding.fide-2024.rounds-per-day':
    '{rounds} rondes el {date}; se’n poden jugar com a màxim {limit} al dia. El torneig es valora igualment.',
  'finding.fide-2024.play-per-day':
    '{rounds, plural, one {# ronda pot} other {# rondes poden}} durar {minutes} minuts el {date}; un dia en pot tenir {limit}. El torneig es valora igualment.',
  'finding.fide-2024.long-event':
    'El torneig dura {days} dies, més de {limit}: es comunica cada mes i cada partida va per la llista del seu dia.',
  'finding.fide-2024.unplayed-games':
    '{games, plural, one {Una partida no es va jugar o s’ha exclòs, i no compta} other {# partides no es van jugar o s’han exclòs, i no compten}}.',
  'finding.fide-2024.after-decision':
    '{games, plural, one {Una partida es va jugar} other {# partides es van jugar}} quan el matx ja estava decidit i no {games, plural, one {es valora} other {es valoren}}. Si se n’havien acordat més, indiqueu-ho a `rounds`; si se’n va dispensar, a `waived`.',
  'working.fide-2024.performance':
    '{event}: {points} de {games} contra rivals amb elo. Amb dos rivals de 1800, tots dos en taules, els {opponents} fan una mitjana de {average} i {percentage} dels punts són una diferència de {difference}: Ru {ru}.',
  'working.fide-2024.limited': '{event}: un primer elo és com a màxim {highest}.',
  'working.fide-2024.counted': '{event}: compta.',
  'working.fide-2024.counted-later': '{event}: cap punt, i compta igualment, perquè ja n’ha comptat una d’anterior.',
  'working.fide-2024.disregarded': '{event}: cap punt en el primer torneig, que no es té en compte.',
  'working.fide-2024.pool-left':
    '{performances, plural, one {Una actuació anterior té} other {# actuacions anteriors tenen}} més de {lists} llistes i {performances, plural, one {ha} other {han}} sortit del còmput.',
  'working.fide-2024.pool':
    '{performances, plural, one {# actuació} other {# actuacions}} en conjunt: {points} de {games}. Amb dos rivals de 1800, tots dos en taules, els {opponents} fan una mitjana de {average} i {percentage} dels punts són una diferència de {difference}: {ru}.',
  'working.fide-2024.pool-limited': 'Un primer elo és com a màxim {highest}.',
  'working.fide-2024.first-rating-needs':
    'Un primer elo necessita {needed} partides i almenys {floor}: n’hi ha {games} i un elo de {rating}.',
  'working.fide-2024.seed':
    'Sense elo en aquest ritme: les partides es valoren des de l’elo estàndard, {seed}, i el jugador entra a la llista de seguida.',
  'working.fide-2024.k-opening':
    'K d’aquest període: {k}, {line, select, listed {el que portava l’última llista} forGood {un elo publicat ha arribat a {mark}} junior {fins a acabar l’any en què fa {juniorAge} anys, sense haver arribat a {juniorMark}} beginner {{games} partides fins ara, menys de {needed}} other {{games} partides fins ara, sense haver arribat a {mark}}}.',
  'working.fide-2024.k-list':
    'K a la nova llista: {k}, {line, select, listed {el que portava l’última llista} forGood {un elo publicat ha arribat a {mark}} junior {fins a acabar l’any en què fa {juniorAge} anys, sense haver arribat a {juniorMark}} beginner {{games} partides fins ara, menys de {needed}} other {{games} partides fins ara, sense haver arribat a {mark}}}.',
  'working.fide-2024.k-limit': '{games} partides en el període: {k} × {games} passa de {most}; K és {used}.',
  'working.fide-2024.period-change':
    'Puntuació menys expectativa en {games, plural, one {# partida} other {# partides}}: {sum}. Per K {k}: {change}, arrodonit amb el mig lluny de zero i sumat a {previous}.',
  'working.fide-2024.lift':
    'Convertit l’1 de març de 2024: 0,4 del camí de {previous} fins a {below} són {change}, i fan {rating}.',
  'working.fide-2024.lift-none': 'No s’apuja l’1 de març de 2024.',
  'working.fide-2024.period-part':
    'Puntuació menys expectativa en {games, plural, one {# partida} other {# partides}}: {sum}. Per K {k}: {points}.',
  'working.fide-2024.games-of-before':
    'Els torneigs començats abans del canvi de reglament aporten {points} en {games, plural, one {# partida} other {# partides}}. En total {all}, arrodonit amb el mig lluny de zero i sumat a {previous}.',
  'working.fide-2024.taken-over':
    'El reglament anterior va fer per darrera vegada la llista de {date}, amb {previous}; aquest reglament continua des d’allà.',
  'working.fide-2024.lifted': 'Apujat: 0,4 del camí de {previous} fins a {below} són {points}, i fan {rating}.',
  'working.fide-2024.not-lifted': 'No s’apuja: {previous} no és per sota de {below}.',
  'working.fide-2024.status-rated': 'A la llista amb {rating}.',
  'working.fide-2024.status-inactive':
    'Cap partida valorada en {months} mesos; l’últim torneig va acabar el {last}: inactiu, amb {rating}.',
  'working.fide-2024.status-inactive-unknown':
    'Cap partida valorada en {months} mesos i no consta cap torneig anterior: inactiu, amb {rating}.',
  'working.fide-2024.status-delisted': 'Per sota del mínim de {floor}: fora de la llista i sense elo des d’ara.',
  'working.fide-2024.status-new': 'Primer elo publicat: {rating}.',
  'working.fide-2024.status-pending': 'Encara no es publica; les actuacions queden en el còmput.',
  'article.fide-2024.0.1': 'El reglament regeix per als torneigs que comencen l’1 de març de 2024 o després.',
  'article.fide-2024.0.2':
    'Un torneig es registra 30 dies abans de començar si hi ha un jugador de més de 2700, o una jugadora de més de 2500; si no, tres dies.',
  'article.fide-2024.0.3': 'Els torneigs de la mateixa FIDE es comuniquen i es valoren.',
  'article.fide-2024.0.4': 'Una denegació es pot recórrer en set dies.',
  'article.fide-2024.1.1':
    'Temps per a 60 jugades: 120 minuts en una partida amb un jugador de 2400, 90 amb un de 1800, si no 60.',
  'article.fide-2024.1.2': 'Un primer control té almenys 30 jugades.',
  'article.fide-2024.3.1': 'Com a màxim dotze hores de joc al dia.',
  'article.fide-2024.4.1': 'Un torneig de més de 30 dies es comunica cada mes.',
  'article.fide-2024.5.1':
    'Una partida es valora quan tots dos han fet una jugada, tret que la força major o el joc net l’excloguin.',
  'article.fide-2024.6.1': 'Un matx només es valora entre jugadors amb elo.',
  'article.fide-2024.6.2': 'Les partides posteriors a la decisió d’un matx no es valoren, tret de dispensa prèvia.',
  'article.fide-2024.7.1': 'Una llista el primer de cada mes, amb les partides del seu període.',
  'article.fide-2024.7.1.1': 'Un període és el temps en què val una llista.',
  'article.fide-2024.7.1.2': 'Què mostra la llista de cada jugador.',
  'article.fide-2024.7.1.3':
    'Una llista es tanca tres dies abans de la seva data; per als torneigs de la FIDE, la vigília.',
  'article.fide-2024.7.1.4': 'Un primer elo necessita cinc partides contra rivals amb elo en 26 llistes, i 1400.',
  'article.fide-2024.7.2.1': 'Qui baixa de 1400 surt de la llista i des d’aleshores no té elo.',
  'article.fide-2024.7.2.2': 'Un any sense cap partida valorada fa inactiu; una partida valorada torna a fer actiu.',
  'article.fide-2024.8.1.1': 'La taula de diferències per percentatges.',
  'article.fide-2024.8.1.2': 'La taula de puntuacions esperades per diferències.',
  'article.fide-2024.8.2.1': 'Un primer torneig sense cap punt no es té en compte.',
  'article.fide-2024.8.2.2': 'Ra és la mitjana dels rivals amb elo i de dos d’hipotètics de 1800, tots dos en taules.',
  'article.fide-2024.8.2.3': 'Ru és Ra amb la diferència de la taula, un nombre enter, com a màxim 2200.',
  'article.fide-2024.8.2.4':
    'Qui va entrar a la llista un cop començat el torneig es valora des d’allà, i per als rivals compta com a jugador sense elo.',
  'article.fide-2024.8.3.1':
    'Compta la diferència amb cada rival amb elo, fins a 400 punts; des de l’octubre de 2025, sencera per a jugadors de 2650 o més.',
  'article.fide-2024.8.3.2': 'Puntuació menys expectativa segons la taula, sumada i multiplicada per K.',
  'article.fide-2024.8.3.3':
    'K és 10 després de 2400, 40 per a joves de menys de 2300 i per a les primeres 30 partides, si no 20; K per les partides d’un període no passa de 700.',
  'article.fide-2024.8.3.4': 'El canvi d’un període s’arrodoneix a un nombre enter, el mig lluny de zero.',
  'article.fide-2024.9.1':
    'Un torneig es comunica per a una llista, com a molt tard per a la tercera després d’acabar.',
  'article.fide-2024.R0.1': 'El reglament regeix per als torneigs que comencen l’1 de març de 2024 o després.',
  'article.fide-2024.R0.2': 'Un torneig es registra tres dies abans de començar.',
  'article.fide-2024.R0.4': 'Una denegació es pot recórrer en set dies.',
  'article.fide-2024.R1.1':
    'Ràpides: més de 10 i menys de 60 minuts per a 60 jugades; llampec: més de 3 i com a màxim 10.',
  'article.fide-2024.R1.2': 'Les partides en què els jugadors tenen temps diferents no es valoren.',
  'article.fide-2024.R3.1': 'Com a màxim 15 rondes ràpides o 30 de llampec al dia.',
  'article.fide-2024.R4.1':
    'Una partida es valora quan tots dos han fet una jugada, tret que la força major o el joc net l’excloguin.',
  'article.fide-2024.R5.1': 'Un matx només es valora entre jugadors amb elo.',
  'article.fide-2024.R5.2': 'Les partides posteriors a la decisió d’un matx no es valoren, tret de dispensa prèvia.',
  'article.fide-2024.R6.1': 'Una llista el primer de cada mes, amb les partides del seu període.',
  'article.fide-2024.R6.1.1': 'Un període és el temps en què val una llista.',
  'article.fide-2024.R6.1.2': 'Què mostra la llista de cada jugador.',
  'article.fide-2024.R6.1.3':
    'Una llista es tanca tres dies abans de la seva data; per als torneigs de la FIDE, la vigília.',
  'article.fide-2024.R6.1.4': 'Un primer elo necessita cinc partides contra rivals amb elo en 26 llistes, i 1400.',
  'article.fide-2024.R6.2.1': 'Qui baixa de 1400 surt de la llista i des d’aleshores no té elo.',
  'article.fide-2024.R6.2.2': 'Un any sense cap partida valorada fa inactiu; una partida valorada torna a fer actiu.',
  'article.fide-2024.R7.1.1': 'La taula de diferències per percentatges.',
  'article.fide-2024.R7.1.2': 'La taula de puntuacions esperades per diferències.',
  'article.fide-2024.R7.2.1':
    'Qui no té elo en el ritme però en té d’estàndard es valora amb aquest i compta com a jugador amb elo.',
  'article.fide-2024.R7.2.2': 'Un primer torneig sense cap punt no es té en compte.',
  'article.fide-2024.R7.2.3': 'Ra és la mitjana dels rivals amb elo i de dos d’hipotètics de 1800, tots dos en taules.',
  'article.fide-2024.R7.2.4': 'Ru és Ra amb la diferència de la taula, un nombre enter, com a màxim 2200.',
  'article.fide-2024.R7.2.5':
    'Qui va entrar a la llista un cop començat el torneig es valora des d’allà, i per als rivals compta com a jugador sense elo.',
  'article.fide-2024.R7.3.1':
    'Una diferència de més de 400 punts compta com a 400; des del desembre de 2024 no es valoren les partides amb 600 o més de diferència i un jugador de més de 2600.',
  'article.fide-2024.R7.3.2': 'Puntuació menys expectativa segons la taula, sumada i multiplicada per K.',
  'article.fide-2024.R7.3.3':
    'K és 10 després de 2400, 40 per a joves de menys de 2300 i per a les primeres 30 partides, si no 20; K per les partides d’un període no passa de 700.',
  'article.fide-2024.R7.3.4': 'El canvi d’un període s’arrodoneix a un nombre enter, el mig lluny de zero.',
  'article.fide-2024.R8.1':
    'Un torneig es comunica per a una llista, com a molt tard per a la tercera després d’acabar.',
  'decision.D-F24-1':
    'Un torneig és de la primera llista després del seu dia de tancament, tret que n’indiqui una altra; els períodes s’uneixen sense buits ni solapaments.',
  'decision.D-F24-2': 'La tercera llista després d’un torneig és el tercer primer de mes després d’acabar.',
  'decision.D-F24-3':
    'El temps per a 60 jugades són els minuts més l’increment en segons, en tots els ritmes; un torneig d’un altre ritme queda fora.',
  'decision.D-F24-4': 'El ritme es jutja partida a partida, amb els elos que s’hi fan servir.',
  'decision.D-F24-5':
    'Per als 600 punts valen els elos que es fan servir a la partida, també els estàndard; 600 compta, 2600 no.',
  'decision.D-F24-6':
    'Les partides van per la llista de l’inici del torneig; en torneigs de més de 30 dies, per la del seu dia.',
  'decision.D-F24-7':
    'Qui ha sortit de la llista des del torneig compta com a jugador amb elo per als rivals; les pròpies partides van al còmput.',
  'decision.D-F24-8': 'La suma de tot el període s’arrodoneix una sola vegada.',
  'decision.D-F24-9': 'Les línies de K valen en aquest ordre: 10 per sempre, 40 dels joves, 40 dels principiants, 20.',
  'decision.D-F24-10': 'Les 30 partides inclouen les anteriors al primer elo.',
  'decision.D-F24-11': 'El mig puja per a p i Ru.',
  'decision.D-F24-12': 'El primer torneig és el primer que deixa rastre.',
  'decision.D-F24-13': '26 llistes, comptant-hi la que es fa.',
  'decision.D-F24-14': 'Qui es valora per la llista estàndard és un principiant del ritme per a K.',
  'decision.D-F24-15':
    'D’un elo que ha baixat del mínim només es conserven el nombre de partides i les marques de 2300 i 2400.',
  'decision.D-F24-16': 'Un any són dotze mesos naturals abans de la llista, des del final de l’últim torneig valorat.',
  'decision.D-F24-23':
    'El conjunt de resultats d’un altre reglament continua com a sumes: la mitjana tantes vegades com partides, apujada on s’apugen els Elos, a la llista posterior al final del torneig.',
  'decision.D-F24-24':
    'En continuar des d’un altre reglament, les partides anteriors al primer Elo compten com a partides de la carrera, i la marca de 2300 es busca a totes les llistes.',
  'decision.D-F24-25':
    'Les partides que valora el reglament anterior porten la seva pròpia K i se sumen abans d’arrodonir; el límit de 700 compta només les d’aquest reglament.',
  'decision.D-F24-26':
    'Només es pot continuar des d’un reglament que hagi guardat a les llistes el nombre de partides i els conjunts de resultats; una escala nacional sense això, com la de fce-2016, comença de nou.',
  'decision.D-F24-28':
    'Una partida jugada que un àrbitre va deixar en ½-0, 0-½ o 0-0 es valora: cadascú té els seus punts.',
  'decision.D-F24-27':
    'La primera llista la fa el reglament anterior amb els seus estats; després s’apugen els Elos, la K segueix 8.3.3 i qui és per sota del mínim en surt.',
  // Què és cada nombre de fide-2024.
  'web.parameter.fide-2024.earlyRegistrationDays':
    'dies abans de l’inici en què es registra un torneig de grans jugadors',
  'web.parameter.fide-2024.registrationDays': 'dies abans de l’inici en què es registra qualsevol altre torneig',
  'web.parameter.fide-2024.topRating': 'un gran jugador té més elo que aquest',
  'web.parameter.fide-2024.topWomensRating': 'una gran jugadora té més elo que aquest',
  'web.parameter.fide-2024.appealDays': 'dies per recórrer després de l’avís que un torneig es denega',
  'web.parameter.fide-2024.timeRequirements': 'minuts per a 60 jugades, segons l’elo més alt de la partida',
  'web.parameter.fide-2024.firstControlMoves': 'mínim de jugades del primer control',
  'web.parameter.fide-2024.rapidOver': 'minuts per a 60 jugades que una partida ràpida supera',
  'web.parameter.fide-2024.blitzOver': 'minuts per a 60 jugades que una partida llampec supera',
  'web.parameter.fide-2024.playPerDay': 'màxim de minuts de joc en un dia',
  'web.parameter.fide-2024.roundsPerDay': 'màxim de rondes en un dia',
  'web.parameter.fide-2024.longEventDays': 'un torneig de més dies que aquests és llarg',
  'web.parameter.fide-2024.closingDays': 'dies abans de la llista en què un torneig ha acabat',
  'web.parameter.fide-2024.gamesForFirstRating': 'partides d’un primer elo',
  'web.parameter.fide-2024.poolLists': 'llistes en què s’acumulen les actuacions, comptant-hi la nova',
  'web.parameter.fide-2024.floor': 'elo més baix que es publica',
  'web.parameter.fide-2024.inactiveMonths': 'mesos sense partides valorades que fan inactiu',
  'web.parameter.fide-2024.openDifference': 'diferència per a una puntuació del 100%',
  'web.parameter.fide-2024.hypotheticalOpponents': 'rivals hipotètics d’un primer elo, cadascun en taules',
  'web.parameter.fide-2024.hypotheticalRating': 'elo d’un rival hipotètic',
  'web.parameter.fide-2024.highestFirstRating': 'primer elo més alt',
  'web.parameter.fide-2024.widestDifference': 'una diferència més gran compta com aquesta',
  'web.parameter.fide-2024.fullDifferenceFrom': 'elo a partir del qual compta tota la diferència, només en estàndard',
  'web.parameter.fide-2024.unratedDifference':
    'diferència amb què no es valoren les partides de jugadors que passen d’un elo',
  'web.parameter.fide-2024.unratedOver': 'l’elo per a aquesta diferència',
  'web.parameter.fide-2024.factor': 'K, per la primera línia que val',
  'web.parameter.fide-2024.mostFactorGames': 'K per les partides d’un període no passa d’això',
  'web.parameter.fide-2024.reportLists': 'llistes després d’acabar per a les quals es pot comunicar un torneig',
  'web.parameter.fide-2024.liftBelow': 'els elos per sota d’aquest es van apujar el primer dia, només en estàndard',
  'web.parameter.fide-2024.liftFifths': 'cinquenes parts del camí fins allà que es van apujar',
};
