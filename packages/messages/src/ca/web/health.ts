/** The health of the scale. */
export const messages: Record<keyof typeof import('../../en/web/health.ts').messages, string> = {
  'web.health.about':
    'Una escala és sana quan un número vol dir el mateix a tot arreu i sempre: la gent puntua el que prometen les seves avaluacions, i la mateixa força no costa més punts d’un any a l’altre. La FIDE demana aquesta vigilància a l’article',
  'web.health.none': 'Encara no hi ha res a veure: no s’ha publicat cap llista.',
  'web.health.scrabble':
    'A la majoria de partides d’Scrabble tothom juga amb les mateixes lletres, i per tant no hi ha cap resultat d’un jugador contra un altre amb què comparar les avaluacions; el que es pot seguir és quanta gent juga.',
  'web.health.series': 'Sèries',
  'web.health.seen':
    'Vist en {lists, plural, one {una llista} other {# llistes}} i {games, plural, one {una partida} other {# partides}}, tal com avui consten al registre.',
  'web.health.scores': 'La gent puntua el que prometen les avaluacions?',
  'web.health.scores-about':
    'La línia blava és la puntuació que esperava la taula; la barra ombrejada, fins on la pot dur el sol atzar; el punt, el que es va fer. Les incompareixences no hi són; les franges de menys de 30 partides només surten a les taules.',
  'web.health.by-rating': 'Segons la pròpia avaluació',
  'web.health.by-difference': 'El jugador superior, segons la diferència',
  'web.health.by-age': 'Segons l’edat',
  'web.health.by-list': 'El jugador superior, llista a llista',
  'web.health.rating': 'Avaluació',
  'web.health.difference': 'Punts per sobre',
  'web.health.age': 'Edat',
  'web.health.list': 'Llista',
  'web.health.games': 'Partides',
  'web.health.expected': 'Esperat',
  'web.health.scored': 'Fet',
  'web.health.over': 'De més, en 100 partides',
  'web.health.figures': 'Xifres: {what}',
  'web.health.healthy-rating':
    'Sa: cada punt sobre la seva barra. Punts per sobre a l’esquerra i per sota a la dreta: l’escala és massa ampla i les avaluacions altes valen menys del que diuen.',
  'web.health.healthy-difference':
    'Sa: els punts segueixen la línia. Punts per sota: els favorits guanyen menys del que la taula pensa i les diferències són massa grans.',
  'web.health.healthy-age':
    'Sa: cada punt sobre la seva barra. Punts per sobre en els joves: són més forts que la seva avaluació i prenen punts als altres.',
  'web.health.healthy-list':
    'Sa: les dues línies van juntes. El fet per sota de l’esperat durant anys: les avaluacions s’han separat massa.',
  'web.health.drift': 'Les avaluacions deriven?',
  'web.health.drift-about': 'Compten els jugadors de la llista amb avaluació que no hi consten com a inactius.',
  'web.health.mean': 'Mitjana dels jugadors actius',
  'web.health.quantile-10': 'un 10% és inferior',
  'web.health.quantile-50': 'la meitat és inferior',
  'web.health.quantile-90': 'un 10% és superior',
  'web.health.healthy-mean':
    'Sa: línies gairebé planes. Una mitjana que baixa sense que ningú jugui pitjor és deflació; una que puja, inflació. Els nous també la mouen: mireu també el gràfic següent.',
  'web.health.cohorts': 'Els mateixos jugadors al llarg del temps',
  'web.health.cohort': 'Des del dia {date} ({players, plural, one {un jugador} other {# jugadors}})',
  'web.health.players': 'Jugadors',
  'web.health.at-first': 'Al principi',
  'web.health.today': 'Avui',
  'web.health.change': 'Canvi',
  'web.health.healthy-cohorts':
    'Sa: línies gairebé planes, i mai totes baixant o pujant. En aquests grups no entra ni surt ningú: només els mouen punts que apareixen o desapareixen.',
  'web.health.newcomers': 'Nous: primera avaluació i després',
  'web.health.lists-later': 'Llistes després',
  'web.health.gain': 'Més que al principi',
  'web.health.healthy-newcomers':
    'Sa: prop de zero, o pujant suaument a mesura que s’aprèn. Una línia que puja de pressa diu que les avaluacions inicials són massa baixes; una que baixa, massa altes.',
  'web.health.size': 'Quant es juga',
  'web.health.players-by-list': 'Jugadors per llista',
  'web.health.games-by-list': 'Partides per llista',
  'web.health.of-them-new': 'nous',
  'web.health.healthy-players':
    'Jugadors actius de cada llista. Un esglaó sobtat és un canvi de llicències o de regles més que de força.',
  'web.health.healthy-games':
    'Partides avaluades de cada llista. Poques partides mouen poques avaluacions: els mesos de poc joc diuen poc de l’escala.',
  'web.health.say.size':
    'A la llista del {date} hi ha {players, plural, one {un jugador actiu} other {# jugadors actius}} amb Elo, que en els darrers dotze mesos han disputat {games, plural, one {una partida valorada} other {# partides valorades}}.',
  'web.health.say.middle':
    'La meitat té {median} o menys; un de cada deu té {low} o menys, i un de cada deu passa de {high}.',
  'web.health.say.steady':
    'L’Elo manté el seu valor: {players, plural, one {l’únic jugador present} other {els # jugadors presents}} a totes les llistes des del {date} guanyen o perden menys de dos punts l’any de mitjana.',
  'web.health.say.rising':
    'L’Elo puja: {players, plural, one {l’únic jugador present} other {els # jugadors presents}} a totes les llistes des del {date} guanyen {points} punts l’any de mitjana.',
  'web.health.say.falling':
    'L’Elo baixa: {players, plural, one {l’únic jugador present} other {els # jugadors presents}} a totes les llistes des del {date} perden {points} punts l’any de mitjana.',
  'web.health.say.newcomers':
    '{players, plural, =0 {Ningú no ha obtingut} one {Un jugador ha obtingut} other {# jugadors han obtingut}} el primer Elo en els darrers dotze mesos.',
  'web.health.say.newcomers-later':
    'Un any després del primer Elo, els nous tenen {points} punts més que al principi; és la mitjana de {players, plural, one {un jugador} other {# jugadors}}.',
  'web.health.say.promise-kept':
    'L’Elo compleix el que promet: en {games, plural, one {una partida} other {# partides}}, qui en tenia més ha fet el {scored}% dels punts i se n’esperava el {expected}%.',
  'web.health.say.promise-less':
    'Els favorits fan menys del promès: en {games, plural, one {una partida} other {# partides}}, qui tenia més Elo ha fet el {scored}% dels punts i se n’esperava el {expected}%.',
  'web.health.say.promise-more':
    'Els favorits fan més del promès: en {games, plural, one {una partida} other {# partides}}, qui tenia més Elo ha fet el {scored}% dels punts i se n’esperava el {expected}%.',
};
