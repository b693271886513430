/** Why two were paired, in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-pairing.ts').messages, string> = {
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} venia d’un altre grup i ha trobat oponent al grup de {group}} other {Emparellats dins el grup de {group}}}, {direction, select, down {pres de dalt a baix} up {pres de baix a dalt} other {el grup del mig, pres l’últim}}.',
  'working.fce-1990.pair.read-before': 'Llegits abans i deixats de banda: {list}.',
  'working.fce-1990.pair.more': 'i {more} més',
  'working.fce-1990.pair.passed.met': '{player}, ja s’han enfrontat',
  'working.fce-1990.pair.passed.colour': '{player}, tots dos han de tenir el mateix color',
  'working.fce-1990.pair.passed.not-completable': '{player}, algú altre quedaria sense oponent',
  'working.fce-1990.pair.passed.quality': '{player}, els colors encaixarien pitjor',
  'working.fce-1990.pair.passed.rating': '{player}, massa lluny en avaluació',
  'working.fce-1990.pair.colour.1': 'Colors: els en toquen de diferents, o només en toca a un.',
  'working.fce-1990.pair.colour.2': 'Colors: els toca el mateix, i el té qui hi té més dret.',
  'working.fce-1990.pair.colour.3':
    'Colors: drets iguals; decideix l’última partida amb colors diferents, i cadascú canvia.',
  'working.fce-1990.pair.colour.4': 'Colors: drets iguals i la mateixa història; decideix el número.',
  'working.fce-1990.pair.colour.5': 'Colors: encara no han jugat; decideix el sorteig, per números senars i parells.',
  'working.fce-1990.pair.quality.0': 'No es nega cap color a ningú.',
  'working.fce-1990.pair.quality.1': 'Un d’ells no alterna.',
  'working.fce-1990.pair.quality.2': 'Un d’ells no iguala els colors.',
  'working.fce-1990.pair.quality.3': 'A un d’ells se li nega un color que li toca absolutament.',
  'working.fce-1990.pair.level.last': 'A l’última ronda els colors no impedeixen cap parella.',
  'working.fce-1990.pair.level.relaxed':
    'En aquesta ronda els colors no impedeixen cap parella: altrament algú no tindria oponent.',
  'working.fce-1990.pair.not-on-record': 'Al registre no consta com va sortir aquesta parella.',
  'working.fce-1990.pair.round-robin':
    'Tothom juga amb tothom; la taula impresa de les lligues dona l’ordre de les rondes i els colors.',
  'working.fce-1990.pair.double-round-robin':
    'Tothom juga amb tothom dues vegades; la taula impresa dona l’ordre i la segona volta canvia els colors.',
  'working.fce-1990.pair.knockout':
    'En una eliminatòria la primera meitat del camp s’enfronta a la segona; qui guanya ocupa el lloc del millor cap de sèrie.',
  'working.fce-1990.pair.halves':
    'Dins de cada grup els jugadors s’ordenen pel número i la primera meitat juga amb la segona, sempre que es puguin trobar.',
  'working.fce-1990.pair.first-round':
    'Abans de la primera ronda ningú no té punts, i per això els {players} que juguen formen un sol grup, ordenat pel número. La primera meitat juga amb la segona: el lloc 1 amb el lloc {second}, i així successivament.',
  'working.fce-1990.pair.first-places': 'Aquests dos ocupen els llocs {upper} i {lower} d’aquest ordre.',
};
