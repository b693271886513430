/** The health of the scale. */
export const messages: Record<keyof typeof import('../../en/web/health.ts').messages, string> = {
  'web.health.about':
    'Ratingul este sănătos când un număr înseamnă același lucru peste tot și oricând: jucătorii fac punctele pe care le prezice ratingul, iar aceeași forță păstrează același rating de la un an la altul. FIDE cere această supraveghere la articolul',
  'web.health.none': 'Încă nu este nimic de arătat: nu s-a publicat nicio listă.',
  'web.health.scrabble':
    'În cele mai multe partide de Scrabble toți joacă cu aceleași litere, deci nu există rezultate ale unui jucător împotriva altuia cu care să fie comparate ratingurile; ce se poate urmări este câtă lume joacă.',
  'web.health.seen':
    'Din {lists, plural, one {o listă} few {# liste} other {# de liste}} și {games, plural, one {o partidă} few {# partide} other {# de partide}}, la zi.',
  'web.health.scores': 'Fac jucătorii punctele pe care le prezice ratingul?',
  'web.health.scores-about':
    'Linia albastră este scorul așteptat, bara umbrită marja întâmplării, punctul scorul real. Neprezentările nu intră; grupele cu mai puțin de 30 de partide apar numai în tabele.',
  'web.health.by-rating': 'După propriul rating',
  'web.health.by-difference': 'Jucătorul cu rating mai mare, după diferență',
  'web.health.by-age': 'După vârstă',
  'web.health.by-list': 'Jucătorul cu rating mai mare, pe liste',
  'web.health.rating': 'Rating',
  'web.health.difference': 'Diferența de rating',
  'web.health.age': 'Vârstă',
  'web.health.expected': 'Așteptat',
  'web.health.scored': 'Real',
  'web.health.over': 'Diferență la 100 de partide',
  'web.health.figures': 'Cifre: {what}',
  'web.health.healthy-rating':
    'Sănătos: fiecare punct pe bara lui. Puncte deasupra la stânga și dedesubt la dreapta arată că ratingurile sunt prea depărtate: cele mari valorează mai puțin decât spun.',
  'web.health.healthy-difference':
    'Sănătos: punctele urmează linia. Puncte dedesubt arată că favoriții câștigă mai puțin decât se așteaptă: diferențele sunt prea mari.',
  'web.health.healthy-age':
    'Sănătos: fiecare punct pe bara lui. Puncte deasupra la tineri arată că sunt mai puternici decât ratingul lor și iau puncte de la ceilalți.',
  'web.health.healthy-list':
    'Sănătos: cele două linii merg împreună. Dacă cea reală este ani la rând sub cea așteptată, ratingurile s-au depărtat prea mult.',
  'web.health.drift': 'Cresc sau scad ratingurile de la sine?',
  'web.health.drift-about': 'Contează jucătorii de pe listă cu rating care nu sunt trecuți ca inactivi.',
  'web.health.mean': 'Media jucătorilor activi',
  'web.health.quantile-10': '10% sunt mai jos',
  'web.health.quantile-50': 'jumătate sunt mai jos',
  'web.health.quantile-90': '10% sunt mai sus',
  'web.health.healthy-mean':
    'Sănătos: linii aproape drepte. O medie care scade fără ca cineva să joace mai slab este deflație; una care crește, inflație. O mișcă și jucătorii noi: priviți și graficul următor.',
  'web.health.cohorts': 'Aceiași jucători de-a lungul timpului',
  'web.health.cohort': 'Din {date} ({players, plural, one {un jucător} few {# jucători} other {# de jucători}})',
  'web.health.at-first': 'Inițial',
  'web.health.today': 'Azi',
  'web.health.healthy-cohorts':
    'Sănătos: linii aproape drepte, niciodată toate în scădere sau în creștere. În aceste grupuri nu intră și nu iese nimeni: le mișcă numai puncte care apar sau dispar.',
  'web.health.newcomers': 'Jucători noi: ratingul inițial și după aceea',
  'web.health.lists-later': 'Liste mai târziu',
  'web.health.gain': 'Câștig față de ratingul inițial',
  'web.health.healthy-newcomers':
    'Sănătos: aproape de zero sau crescând ușor pe măsură ce învață. Dacă urcă abrupt, ratingurile inițiale sunt prea mici; dacă scade, prea mari.',
  'web.health.size': 'Cât se joacă',
  'web.health.players-by-list': 'Jucători pe listă',
  'web.health.games-by-list': 'Partide pe listă',
  'web.health.of-them-new': 'noi',
  'web.health.healthy-players':
    'Jucătorii activi ai fiecărei liste. Un salt brusc este o schimbare de licențe sau de reguli mai degrabă decât de forță.',
  'web.health.healthy-games':
    'Partidele evaluate ale fiecărei liste. Puține partide schimbă puține ratinguri: lunile cu joc puțin spun puțin.',
  'web.health.say.size':
    'Pe lista din {date} {players, plural, one {este un jucător activ} few {sunt # jucători activi} other {sunt # de jucători activi}} cu rating; în ultimele douăsprezece luni au jucat {games, plural, one {o partidă evaluată} few {# partide evaluate} other {# de partide evaluate}}.',
  'web.health.say.middle':
    'Jumătate dintre ei au {median} sau mai puțin; unul din zece are {low} sau mai puțin, iar unul din zece trece de {high}.',
  'web.health.say.steady':
    'Ratingul își păstrează valoarea: pentru {players, plural, one {singurul jucător prezent} few {cei # jucători prezenți} other {cei # de jucători prezenți}} pe toate listele din {date} încoace, variația medie este mai mică de două puncte pe an.',
  'web.health.say.rising':
    'Ratingul crește: pentru {players, plural, one {singurul jucător prezent} few {cei # jucători prezenți} other {cei # de jucători prezenți}} pe toate listele din {date} încoace, câștigul mediu este de {points, plural, one {un punct} few {# puncte} other {# de puncte}} pe an.',
  'web.health.say.falling':
    'Ratingul scade: pentru {players, plural, one {singurul jucător prezent} few {cei # jucători prezenți} other {cei # de jucători prezenți}} pe toate listele din {date} încoace, pierderea medie este de {points, plural, one {un punct} few {# puncte} other {# de puncte}} pe an.',
  'web.health.say.newcomers':
    '{players, plural, =0 {Nimeni nu a primit} one {Un jucător a primit} few {# jucători au primit} other {# de jucători au primit}} primul rating în ultimele douăsprezece luni.',
  'web.health.say.newcomers-later':
    'La un an după primul rating, jucătorii noi au în medie cu {points, plural, one {un punct} few {# puncte} other {# de puncte}} mai mult decât la început ({players, plural, one {un jucător} few {# jucători} other {# de jucători}}).',
  'web.health.say.promise-kept':
    'Ratingul își ține promisiunea: în {games, plural, one {o partidă} few {# partide} other {# de partide}}, jucătorul cu rating mai mare a făcut {scored}% din puncte și era de așteptat să facă {expected}%.',
  'web.health.say.promise-less':
    'Favoriții fac mai puțin decât promit: în {games, plural, one {o partidă} few {# partide} other {# de partide}}, jucătorul cu rating mai mare a făcut {scored}% din puncte și era de așteptat să facă {expected}%.',
  'web.health.say.promise-more':
    'Favoriții fac mai mult decât promit: în {games, plural, one {o partidă} few {# partide} other {# de partide}}, jucătorul cu rating mai mare a făcut {scored}% din puncte și era de așteptat să facă {expected}%.',
};
