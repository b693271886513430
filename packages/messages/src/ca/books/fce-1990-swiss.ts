/** The Swiss of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss.ts').messages, string> = {
  'web.event-system.fce-1990': 'sistema suís',
  'finding.fce-1990.swiss.round-beyond':
    'La ronda {round} no es pot emparellar: el torneig en té {rounds}. Apugeu `rounds` si se n’han anunciat més.',
  'finding.fce-1990.swiss.initial-colour':
    'Falta el color sortejat per al número 1: afegiu `initialColour`, `white` o `black`.',
  'finding.fce-1990.swiss.numbers-partial':
    'Alguns jugadors tenen número d’emparellament i aquests no: {players}. Doneu-ne a tothom o a ningú.',
  'finding.fce-1990.swiss.number-twice':
    'El número d’emparellament {number} també és el de {other}. Els números han de ser tots diferents.',
  'finding.fce-1990.swiss.rating-zero':
    'Una avaluació de 0 no és cap avaluació: ometeu `rating` per a un jugador no avaluat.',
  'finding.fce-1990.swiss.title-unknown':
    'El títol {title} no té lloc en l’ordre de títols: {known}. Corregiu-lo o ometeu-lo.',
  'finding.fce-1990.swiss.result-missing':
    'La partida {white} - {black} encara no té resultat. Entreu-lo abans d’emparellar la ronda següent.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} rondes per a {players} jugadors: els emparellaments es poden acabar abans del final. Preveieu menys rondes o una lliga.',
  'finding.fce-1990.swiss.unpairable':
    'La ronda {round} no es pot emparellar: s’emparelli com s’emparelli, algú d’aquests queda sense oponent: {players}. Acabeu el torneig, o deixeu-ne algun fora.',
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
