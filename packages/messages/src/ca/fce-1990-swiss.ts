/** The Swiss of fce-1990 in words. */
export const messages: Record<string, string> = {
  'decision.D-SWISS-1':
    'Els números es donen a tothom o a ningú; sense ells decideixen l’avaluació, el títol i l’ordre d’inscripció.',
  'decision.D-SWISS-2': 'Només una partida jugada és un enfrontament i dona color.',
  'decision.D-SWISS-3': 'Dos de menys d’un color passa davant dels colors de les dues darreres partides.',
  'decision.D-SWISS-4': 'On s’acaba un historial compta com el color contrari.',
  'decision.D-SWISS-5':
    'Una ronda s’emparella al primer nivell en què tothom es pot emparellar, i cada elecció ho ha de mantenir possible.',
  'decision.D-SWISS-6': 'Els flotants que no troben ningú al grup mig s’hi afegeixen.',
  'decision.D-SWISS-7': 'Un jugador no avaluat compta com a 2000 on es comparen avaluacions.',
  'decision.D-SWISS-8': 'Les rondes consecutives es llegeixen sobre partides jugades.',
  'decision.D-SWISS-9': 'L’elecció per color governa tots els flotants.',
  'decision.D-SWISS-10': 'Lluny vol dir més de 100 punts; les categories no es fan servir.',
  'decision.D-SWISS-11': 'Els primers jugadors d’un grup passen davant del total del grup.',
};
