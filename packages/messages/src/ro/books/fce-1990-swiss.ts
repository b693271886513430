/** The Swiss of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss.ts').messages, string> = {
  'web.event-system.fce-1990': 'sistem elvețian',
  'finding.fce-1990.swiss.round-beyond':
    'Runda {round} nu poate fi împerecheată: turneul are {rounds}. Măriți `rounds` dacă au fost anunțate mai multe.',
  'finding.fce-1990.swiss.initial-colour':
    'Lipsește culoarea trasă la sorți pentru numărul 1: adăugați `initialColour`, `white` sau `black`.',
  'finding.fce-1990.swiss.numbers-partial':
    'Unii jucători au număr de împerechere, iar aceștia nu: {players}. Dați tuturor sau nimănui.',
  'finding.fce-1990.swiss.number-twice':
    'Numărul de împerechere {number} este și al lui {other}. Numerele trebuie să fie toate diferite.',
  'finding.fce-1990.swiss.rating-zero': 'Un rating de 0 nu este un rating: omiteți `rating` pentru un jucător necotat.',
  'finding.fce-1990.swiss.title-unknown':
    'Titlul {title} nu are loc în ordinea titlurilor: {known}. Corectați-l sau omiteți-l.',
  'finding.fce-1990.swiss.result-missing':
    'Partida {white} - {black} nu are încă rezultat. Introduceți-l înainte de a împerechea runda următoare.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} runde pentru {players} jucători: împerecherile se pot epuiza înainte de final. Prevedeți mai puține runde sau un turneu fiecare cu fiecare.',
  'finding.fce-1990.swiss.unpairable':
    'Runda {round} nu poate fi împerecheată: oricum s-ar face, cineva dintre aceștia rămâne fără adversar: {players}. Încheiați turneul sau lăsați pe cineva dintre ei pe dinafară.',
  'decision.D-SWISS-1': 'Numerele se dau tuturor sau nimănui; fără ele decid ratingul, titlul și ordinea înscrierii.',
  'decision.D-SWISS-2': 'Doar o partidă jucată este o întâlnire și dă o culoare.',
  'decision.D-SWISS-3': 'Două culori lipsă trec înaintea culorilor ultimelor două partide.',
  'decision.D-SWISS-4': 'Unde un istoric se termină, contează culoarea opusă.',
  'decision.D-SWISS-5':
    'O rundă se împerechează la primul nivel la care toți pot fi împerecheați, iar fiecare alegere trebuie să păstreze posibilitatea.',
  'decision.D-SWISS-6': 'Flotanții care nu găsesc pe nimeni în grupul de mijloc i se alătură.',
  'decision.D-SWISS-7': 'Un jucător necotat contează ca 2000 unde se compară ratingurile.',
  'decision.D-SWISS-8': 'Rundele consecutive se citesc după partidele jucate.',
  'decision.D-SWISS-9': 'Alegerea după culoare guvernează toți flotanții.',
  'decision.D-SWISS-10': 'Departe înseamnă peste 100 de puncte; categoriile nu se folosesc.',
  'decision.D-SWISS-11': 'Primii jucători ai unui grup trec înaintea totalului grupului.',
};
