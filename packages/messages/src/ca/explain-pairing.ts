/** Why two were paired, in words. */
export const messages: Record<keyof typeof import('../en/explain-pairing.ts').messages, string> = {
  'explain.pair.group':
    '{step, select, A {{floater} venia d’un altre grup i ha trobat oponent al grup de {group}} other {Emparellats dins el grup de {group}}}, {direction, select, down {pres de dalt a baix} up {pres de baix a dalt} other {el grup del mig, pres l’últim}}.',
  'explain.pair.read-before': 'Llegits abans i deixats de banda: {players}.',
  'explain.pair.more': 'i {more} més',
  'explain.pair.passed.met': '{player}, ja s’han enfrontat',
  'explain.pair.passed.colour': '{player}, tots dos han de tenir el mateix color',
  'explain.pair.passed.not-completable': '{player}, algú altre quedaria sense oponent',
  'explain.pair.passed.quality': '{player}, els colors encaixarien pitjor',
  'explain.pair.passed.rating': '{player}, massa lluny en avaluació',
  'explain.pair.colour.1': 'Colors: els en toquen de diferents, o només en toca a un.',
  'explain.pair.colour.2': 'Colors: els toca el mateix, i el té qui hi té més dret.',
  'explain.pair.colour.3': 'Colors: drets iguals; decideix l’última partida amb colors diferents, i cadascú canvia.',
  'explain.pair.colour.4': 'Colors: drets iguals i la mateixa història; decideix el número.',
  'explain.pair.colour.5': 'Colors: encara no han jugat; decideix el sorteig, per números senars i parells.',
  'explain.pair.quality.0': 'No es nega cap color a ningú.',
  'explain.pair.quality.1': 'Un d’ells no alterna.',
  'explain.pair.quality.2': 'Un d’ells no iguala els colors.',
  'explain.pair.quality.3': 'A un d’ells se li nega un color que li toca absolutament.',
  'explain.pair.level.last': 'A l’última ronda els colors no impedeixen cap parella.',
  'explain.pair.level.relaxed':
    'En aquesta ronda els colors no impedeixen cap parella: altrament algú no tindria oponent.',
};
