/** The health of the scale. */
export const messages: Record<keyof typeof import('../../en/web/health.ts').messages, string> = {
  'web.health.about':
    'O scară este sănătoasă când un număr înseamnă același lucru peste tot și oricând: lumea punctează cât promit ratingurile, iar aceeași forță nu costă mai multe puncte de la un an la altul. FIDE cere această supraveghere la articolul',
  'web.health.none': 'Încă nu este nimic de văzut: nu s-a publicat nicio listă.',
  'web.health.scrabble':
    'În cele mai multe partide de scrabble toți joacă cu aceleași litere, deci nu există un rezultat al unui jucător împotriva altuia cu care să fie comparate ratingurile; ce se poate urmări este câtă lume joacă.',
  'web.health.series': 'Serii',
  'web.health.seen':
    'Văzut pe {lists, plural, one {o listă} few {# liste} other {# de liste}} și {games, plural, one {o partidă} few {# partide} other {# de partide}}, așa cum stau azi în registru.',
  'web.health.scores': 'Lumea punctează cât promit ratingurile?',
  'web.health.scores-about':
    'Linia albastră este punctajul așteptat de tabel, bara umbrită arată până unde îl poate duce doar întâmplarea, punctul este ce s-a realizat. Neprezentările nu intră; benzile cu mai puțin de 30 de partide sunt numai în tabele.',
  'web.health.by-rating': 'După propriul rating',
  'web.health.by-difference': 'Jucătorul superior, după diferență',
  'web.health.by-age': 'După vârstă',
  'web.health.by-list': 'Jucătorul superior, listă cu listă',
  'web.health.rating': 'Rating',
  'web.health.difference': 'Puncte peste',
  'web.health.age': 'Vârstă',
  'web.health.list': 'Listă',
  'web.health.games': 'Partide',
  'web.health.expected': 'Așteptat',
  'web.health.scored': 'Realizat',
  'web.health.over': 'În plus, la 100 de partide',
  'web.health.figures': 'Cifre: {what}',
  'web.health.healthy-rating':
    'Sănătos: fiecare punct pe bara lui. Puncte deasupra la stânga și dedesubt la dreapta: scara e prea largă, iar ratingurile mari valorează mai puțin decât spun.',
  'web.health.healthy-difference':
    'Sănătos: punctele urmează linia. Puncte dedesubt: favoriții câștigă mai puțin decât crede tabelul, iar diferențele sunt prea mari.',
  'web.health.healthy-age':
    'Sănătos: fiecare punct pe bara lui. Puncte deasupra la tineri: sunt mai puternici decât ratingul lor și iau puncte de la ceilalți.',
  'web.health.healthy-list':
    'Sănătos: cele două linii merg împreună. Realizat sub așteptat ani la rând: ratingurile s-au depărtat prea mult.',
  'web.health.drift': 'Se deplasează ratingurile?',
  'web.health.drift-about': 'Contează jucătorii de pe listă cu rating care nu sunt trecuți ca inactivi.',
  'web.health.mean': 'Media jucătorilor activi',
  'web.health.quantile-10': '10% sunt mai jos',
  'web.health.quantile-50': 'jumătate sunt mai jos',
  'web.health.quantile-90': '10% sunt mai sus',
  'web.health.healthy-mean':
    'Sănătos: linii aproape drepte. O medie care scade fără ca cineva să joace mai slab este deflație; una care crește, inflație. O mișcă și noii veniți: priviți și graficul următor.',
  'web.health.cohorts': 'Aceiași jucători de-a lungul timpului',
  'web.health.cohort': 'Din {date} ({players, plural, one {un jucător} few {# jucători} other {# de jucători}})',
  'web.health.players': 'Jucători',
  'web.health.at-first': 'La început',
  'web.health.today': 'Azi',
  'web.health.change': 'Schimbare',
  'web.health.healthy-cohorts':
    'Sănătos: linii aproape drepte, niciodată toate în scădere sau în creștere. În aceste grupuri nu intră și nu iese nimeni: le mișcă numai puncte care apar sau dispar.',
  'web.health.newcomers': 'Noii veniți: primul rating și după aceea',
  'web.health.lists-later': 'Liste mai târziu',
  'web.health.gain': 'Mai mult decât la început',
  'web.health.healthy-newcomers':
    'Sănătos: aproape de zero sau crescând ușor pe măsură ce învață. O linie care urcă abrupt spune că ratingurile inițiale sunt prea mici, una care coboară că sunt prea mari.',
  'web.health.size': 'Cât se joacă',
  'web.health.players-by-list': 'Jucători pe listă',
  'web.health.games-by-list': 'Partide pe listă',
  'web.health.of-them-new': 'dintre ei noi',
  'web.health.healthy-players':
    'Jucătorii activi ai fiecărei liste. O treaptă bruscă este o schimbare de legitimări sau de reguli mai degrabă decât de forță.',
  'web.health.healthy-games':
    'Partidele evaluate ale fiecărei liste. Puține partide mișcă puține ratinguri: lunile cu joc puțin spun puțin despre scară.',
  'web.health.say.size':
    'Pe lista din {date} {players, plural, one {este un jucător activ} few {sunt # jucători activi} other {sunt # de jucători activi}} cu rating, care în ultimele douăsprezece luni {games, plural, one {au jucat o partidă cotată} few {au jucat # partide cotate} other {au jucat # de partide cotate}}.',
  'web.health.say.middle':
    'Jumătate dintre ei au {median} sau mai puțin; unul din zece are {low} sau mai puțin, iar unul din zece trece de {high}.',
  'web.health.say.steady':
    'Ratingul își păstrează valoarea: {players, plural, one {singurul jucător prezent} few {cei # jucători prezenți} other {cei # de jucători prezenți}} pe toate listele din {date} încoace câștigă sau pierd în medie mai puțin de două puncte pe an.',
  'web.health.say.rising':
    'Ratingul crește: {players, plural, one {singurul jucător prezent} few {cei # jucători prezenți} other {cei # de jucători prezenți}} pe toate listele din {date} încoace câștigă în medie {points, plural, one {un punct} few {# puncte} other {# de puncte}} pe an.',
  'web.health.say.falling':
    'Ratingul scade: {players, plural, one {singurul jucător prezent} few {cei # jucători prezenți} other {cei # de jucători prezenți}} pe toate listele din {date} încoace pierd în medie {points, plural, one {un punct} few {# puncte} other {# de puncte}} pe an.',
  'web.health.say.newcomers':
    '{players, plural, =0 {Nimeni nu a primit} one {Un jucător a primit} few {# jucători au primit} other {# de jucători au primit}} primul rating în ultimele douăsprezece luni.',
  'web.health.say.newcomers-later':
    'La un an după primul rating, noii veniți au cu {points, plural, one {un punct} few {# puncte} other {# de puncte}} mai mult decât la început; este media a {players, plural, one {un jucător} few {# jucători} other {# de jucători}}.',
  'web.health.say.promise-kept':
    'Ratingul își ține promisiunea: în {games, plural, one {o partidă} few {# partide} other {# de partide}}, jucătorul mai bine cotat a făcut {scored}% din puncte și era de așteptat să facă {expected}%.',
  'web.health.say.promise-less':
    'Favoriții fac mai puțin decât promit: în {games, plural, one {o partidă} few {# partide} other {# de partide}}, jucătorul mai bine cotat a făcut {scored}% din puncte și era de așteptat să facă {expected}%.',
  'web.health.say.promise-more':
    'Favoriții fac mai mult decât promit: în {games, plural, one {o partidă} few {# partide} other {# de partide}}, jucătorul mai bine cotat a făcut {scored}% din puncte și era de așteptat să facă {expected}%.',
};
