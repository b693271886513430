/** fide-2026 en paraules: avisos, càlculs, articles i decisions, dits a la nostra manera. */
export const messages: Record<keyof typeof import('../en/fide-2026.ts').messages, string> = {
  'decision.D-DUTCH-4': 'Només tenen número d’aparellament els jugadors presents o que ja han participat.',
  'decision.D-DUTCH-5':
    'Una diferència de colors de més d’u decideix el color que toca, hagin estat com hagin estat les dues últimes partides.',
  'decision.D-DUTCH-6':
    'És líder qui té més de la meitat dels punts que donarien les victòries en totes les rondes abans de l’última.',
  'decision.D-DUTCH-7':
    'Els jugadors que no es poden enfrontar se separen amb el mateix rigor que els que ja s’han enfrontat.',
  'decision.D-DUTCH-8': 'Si no es pot aparellar tothom, s’anomenen els jugadors que algun aparellament deixa sols.',
  'decision.D-DUTCH-9':
    'La puntuació del jugador que descansa és la més baixa amb què es poden aparellar tots els altres.',
  'decision.D-DUTCH-10': 'Es mira el grup de puntuació següent, però cap de posterior.',
  'decision.D-DUTCH-11': 'Les rondes no jugades compten quan un sol jugador surt del grup i descansa.',
  'decision.D-DUTCH-12': 'Entre els jugadors baixats que tornen a baixar, es prefereixen els que tenen menys punts.',
  'decision.D-DUTCH-13':
    'De dues preferències absolutes iguals, la parella compta si tots dos repetirien color per tercera vegada.',
  'decision.D-DUTCH-14': 'Un intercanvi es descriu per qui és el jugador superior de cada parella.',
  'decision.D-DUTCH-15':
    'Els colors es comparen partida a partida, des de l’última, fins que un dels dos ja no en té més.',
  'decision.D-DUTCH-17': 'Els flotadors es jutgen amb els punts virtuals de la seva ronda.',
  'decision.D-DUTCH-19': 'Un descans assignat per l’aparellament és un flotador cap avall, valgui el que valgui.',
};
