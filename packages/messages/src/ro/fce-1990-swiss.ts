/** The Swiss of fce-1990 in words. */
export const messages: Record<string, string> = {
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
