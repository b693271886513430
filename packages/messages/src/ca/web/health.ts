/** The health of the scale. */
export const messages: Record<keyof typeof import('../../en/web/health.ts').messages, string> = {
  'web.health.about':
    'L’Elo és sa quan un número vol dir el mateix a tot arreu i sempre: els jugadors fan els punts que el seu Elo prediu, i la mateixa força manté el mateix Elo d’un any a l’altre. La FIDE demana vigilar-ho a l’article',
  'web.health.none': 'Encara no hi ha res a mostrar: no s’ha publicat cap llista.',
  'web.health.scrabble':
    'A la majoria de partides d’Scrabble tothom juga amb les mateixes lletres, i per tant no hi ha resultats d’un jugador contra un altre amb què comparar els ratings; el que es pot seguir és quanta gent juga.',
  'web.health.seen':
    'De {lists, plural, one {una llista} other {# llistes}} i {games, plural, one {una partida} other {# partides}}, a dia d’avui.',
  'web.health.scores': 'Els jugadors fan els punts que l’Elo prediu?',
  'web.health.scores-about':
    'La línia blava és la puntuació esperada; la barra ombrejada, el marge de l’atzar; el punt, la puntuació real. Les incompareixences no hi compten; els grups de menys de 30 partides només surten a les taules.',
  'web.health.by-rating': 'Segons l’Elo propi',
  'web.health.by-difference': 'Jugador amb més Elo, segons la diferència',
  'web.health.by-age': 'Segons l’edat',
  'web.health.by-list': 'Jugador amb més Elo, per llista',
  'web.health.rating': 'Elo',
  'web.health.difference': 'Diferència d’Elo',
  'web.health.age': 'Edat',
  'web.health.expected': 'Esperat',
  'web.health.scored': 'Real',
  'web.health.over': 'Diferència en 100 partides',
  'web.health.figures': 'Xifres: {what}',
  'web.health.healthy-rating':
    'Sa: cada punt sobre la seva barra. Punts per sobre a l’esquerra i per sota a la dreta volen dir que els Elos estan massa separats: els alts valen menys del que diuen.',
  'web.health.healthy-difference':
    'Sa: els punts segueixen la línia. Punts per sota volen dir que els favorits guanyen menys del que s’espera: les diferències són massa grans.',
  'web.health.healthy-age':
    'Sa: cada punt sobre la seva barra. Punts per sobre en els joves volen dir que són més forts que el seu Elo i prenen punts als altres.',
  'web.health.healthy-list':
    'Sa: les dues línies van juntes. Si la real és anys per sota de l’esperada, els Elos s’han separat massa.',
  'web.health.drift': 'L’Elo puja o baixa tot sol?',
  'web.health.drift-about': 'Compten els jugadors de la llista amb Elo que no hi consten com a inactius.',
  'web.health.mean': 'Mitjana dels jugadors actius',
  'web.health.quantile-10': 'un 10% és inferior',
  'web.health.quantile-50': 'la meitat és inferior',
  'web.health.quantile-90': 'un 10% és superior',
  'web.health.healthy-mean':
    'Sa: línies gairebé planes. Una mitjana que baixa sense que ningú jugui pitjor és deflació; una que puja, inflació. Els nous també la mouen: mireu també el gràfic següent.',
  'web.health.cohorts': 'Els mateixos jugadors al llarg del temps',
  'web.health.cohort': 'Des del dia {date} ({players, plural, one {un jugador} other {# jugadors}})',
  'web.health.at-first': 'Inicial',
  'web.health.today': 'Avui',
  'web.health.healthy-cohorts':
    'Sa: línies gairebé planes, i mai totes baixant o pujant. En aquests grups no entra ni surt ningú: només els mouen punts que apareixen o desapareixen.',
  'web.health.newcomers': 'Nous: Elo inicial i després',
  'web.health.lists-later': 'Llistes després',
  'web.health.gain': 'Guany des de l’Elo inicial',
  'web.health.healthy-newcomers':
    'Sa: prop de zero, o pujant suaument a mesura que s’aprèn. Si puja de pressa, els Elos inicials són massa baixos; si baixa, massa alts.',
  'web.health.size': 'Quant es juga',
  'web.health.players-by-list': 'Jugadors per llista',
  'web.health.games-by-list': 'Partides per llista',
  'web.health.of-them-new': 'nous',
  'web.health.healthy-players':
    'Jugadors actius de cada llista. Un salt sobtat és un canvi de llicències o de regles més que de força.',
  'web.health.healthy-games':
    'Partides avaluades de cada llista. Amb poques partides canvien pocs números: els mesos de poc joc diuen poc.',
  'web.health.say.size':
    'A la llista del {date} hi ha {players, plural, one {un jugador actiu} other {# jugadors actius}} amb Elo; en els darrers dotze mesos han jugat {games, plural, one {una partida avaluada} other {# partides avaluades}}.',
  'web.health.say.middle':
    'La meitat té {median} o menys; un de cada deu té {low} o menys, i un de cada deu passa de {high}.',
  'web.health.say.steady':
    'L’Elo manté el seu valor: per {players, plural, one {a l’únic jugador present} other {als # jugadors presents}} a totes les llistes des del {date}, la variació mitjana és de menys de dos punts l’any.',
  'web.health.say.rising':
    'L’Elo puja: per {players, plural, one {a l’únic jugador present} other {als # jugadors presents}} a totes les llistes des del {date}, el guany mitjà és de {points, plural, one {un punt} other {# punts}} l’any.',
  'web.health.say.falling':
    'L’Elo baixa: per {players, plural, one {a l’únic jugador present} other {als # jugadors presents}} a totes les llistes des del {date}, la pèrdua mitjana és de {points, plural, one {un punt} other {# punts}} l’any.',
  'web.health.say.newcomers':
    '{players, plural, =0 {Ningú no ha obtingut} one {Un jugador ha obtingut} other {# jugadors han obtingut}} el primer Elo en els darrers dotze mesos.',
  'web.health.say.newcomers-later':
    'Un any després del primer Elo, els nous tenen de mitjana {points, plural, one {un punt} other {# punts}} més que al principi ({players, plural, one {un jugador} other {# jugadors}}).',
  'web.health.say.promise-kept':
    'L’Elo compleix el que promet: en {games, plural, one {una partida} other {# partides}}, qui en tenia més ha fet el {scored}% dels punts i se n’esperava el {expected}%.',
  'web.health.say.promise-less':
    'Els favorits fan menys del promès: en {games, plural, one {una partida} other {# partides}}, qui tenia més Elo ha fet el {scored}% dels punts i se n’esperava el {expected}%.',
  'web.health.say.promise-more':
    'Els favorits fan més del promès: en {games, plural, one {una partida} other {# partides}}, qui tenia més Elo ha fet el {scored}% dels punts i se n’esperava el {expected}%.',
};
