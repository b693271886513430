/** An event that continued on two computers, side by side. */
export const messages: Record<keyof typeof import('../../en/desks/compare.ts').messages, string> = {
  'web.act.event.merge': 'Concurs combinat cu alt calculator',
  'web.compare.link': 'Compară cu alt calculator',
  'web.compare.title': 'Aici și în fișier',
  'web.compare.about':
    '{name} are runde și aici. Alegeți ce variantă contează la fiecare diferență. Nimic nu se schimbă până nu apăsați butonul de la sfârșit.',
  'web.compare.nothing': '{name} este la fel aici și în fișier. Nu e nimic de făcut.',
  'web.compare.what': 'Diferență',
  'web.compare.here': 'Aici',
  'web.compare.all-here': 'Tot de aici',
  'web.compare.all-there': 'Tot din fișier',
  'web.compare.rounds-from': 'Din runda {round}',
  'web.compare.further':
    '{rounds, plural, =0 {Neîmperecheată} one {O rundă} few {# runde} other {# de runde}}{results, plural, =0 {} one {, un rezultat} few {, # rezultate} other {, # de rezultate}}',
  'web.compare.whole': 'Ambele împerecheri complete',
  'web.compare.byes': 'Fără partidă: {names}',
  'web.compare.entered': 'Înscris',
  'web.compare.not-entered': 'Neînscris',
  'web.compare.no-result': 'Fără rezultat',
  'web.compare.reason-usual': 'Concursul a continuat pe două calculatoare.',
  'web.compare.take':
    '{count, plural, =0 {Nimic ales din fișier} one {Preia o diferență din fișier} few {Preia # diferențe din fișier} other {Preia # de diferențe din fișier}}',
  'web.compare.done':
    '{count, plural, one {O diferență preluată} few {# diferențe preluate} other {# de diferențe preluate}} din fișier.',
  'web.compare.other-way':
    'Apoi deschideți pe celălalt calculator fișierul concursului de aici și alegeți acolo tot din fișier: astfel vor fi la fel.',
  'web.compare.again': 'Între timp s-a schimbat ceva aici. Verificați din nou diferențele.',
};
