/** The Swiss of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss.ts').messages, string> = {
  'web.event-system.fce-1990': 'Sistema suís',
  'finding.fce-1990.swiss.round-beyond':
    'La ronda {round} no es pot emparellar: el torneig en té {rounds}. Apugeu `rounds` (registre 142 d’un informe) si se n’han anunciat més.',
  'finding.fce-1990.swiss.initial-colour':
    'Falta el color sortejat per al número 1: afegiu `initialColour`, `white` o `black` (registre 152 d’un informe).',
  'finding.fce-1990.swiss.numbers-partial':
    'Alguns jugadors tenen número d’emparellament i aquests no: {players}. Doneu-ne a tothom o a ningú.',
  'finding.fce-1990.swiss.number-twice':
    'El número d’emparellament {number} també és el de {other}. Els números han de ser tots diferents.',
  'finding.fce-1990.swiss.rating-zero': 'Un Elo de 0 no és cap Elo: ometeu `rating` per a un jugador sense Elo.',
  'finding.fce-1990.swiss.title-unknown':
    'El títol {title} no té lloc en l’ordre de títols: {known}. Corregiu-lo o ometeu-lo.',
  'finding.fce-1990.swiss.result-missing':
    'La partida {white} - {black} encara no té resultat. Entreu-lo abans d’emparellar la ronda següent.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} rondes per a {players} jugadors: els emparellaments es poden acabar abans del final. Preveieu menys rondes o una lliga.',
  'finding.fce-1990.swiss.unpairable':
    'La ronda {round} no es pot emparellar: s’emparelli com s’emparelli, algú d’aquests queda sense oponent: {players}. Acabeu el torneig, o deixeu-ne algun fora.',
  'decision.D-SWISS-1':
    'Els números es donen a tothom o a ningú; sense ells decideixen l’Elo, el títol i l’ordre d’inscripció.',
  'decision.D-SWISS-2': 'Només una partida jugada és un enfrontament i dona color.',
  'decision.D-SWISS-3': 'Dos de menys d’un color passa davant dels colors de les dues darreres partides.',
  'decision.D-SWISS-4': 'On s’acaba un historial compta com el color contrari.',
  'decision.D-SWISS-5':
    'Una ronda s’emparella al primer nivell en què tothom es pot emparellar, i cada elecció ho ha de mantenir possible.',
  'decision.D-SWISS-6': 'Els flotants que no troben ningú al grup mig s’hi afegeixen.',
  'decision.D-SWISS-7': 'Un jugador sense Elo compta com a 2000 on es comparen Elos.',
  'decision.D-SWISS-8': 'Les rondes consecutives es llegeixen sobre partides jugades.',
  'decision.D-SWISS-9': 'L’elecció per color governa tots els flotants.',
  'decision.D-SWISS-10': 'Lluny vol dir més de 100 punts; les categories no es fan servir.',
  'decision.D-SWISS-11': 'Els primers jugadors d’un grup passen davant del total del grup.',
  // The articles of the Swiss system, in our own words.
  'article.fce-1990.Suis 1': 'El nombre de rondes s’anuncia abans.',
  'article.fce-1990.Suis 2': 'Ningú no juga dues vegades contra el mateix rival.',
  'article.fce-1990.Suis 3': 'Els rivals tenen la mateixa puntuació, o la més propera possible.',
  'article.fce-1990.Suis 4': 'Tothom hauria de portar blanques tantes vegades com negres.',
  'article.fce-1990.Suis 5': 'Els colors s’haurien d’alternar.',
  'article.fce-1990.Suis 6': 'Una victòria dona un punt, unes taules mig; qui espera en va el rival té un punt.',
  'article.fce-1990.Suis 7': 'Els jugadors es numeren per Elo, després per títol i després per inscripció.',
  'article.fce-1990.Suis 8.1':
    'Si són senars, el descans és per al grup de puntuació més baix, primer el pitjor número.',
  'article.fce-1990.Suis 8.2': 'Un sol descans com a màxim, i cap després d’una victòria sense jugar.',
  'article.fce-1990.Suis 8.3': 'El descans dona un punt i cap color.',
  'article.fce-1990.Suis 9.1':
    'Dos jugadors són compatibles si no s’han trobat i no estan tots dos obligats al mateix color.',
  'article.fce-1990.Suis 9.2':
    'Els grups s’emparellen de dalt cap al mig i després de baix cap amunt; el grup mig va l’últim.',
  'article.fce-1990.Suis 9.3': 'Qui no troba rival al grup n’ha de sortir.',
  'article.fce-1990.Suis 9.4': 'En un grup la primera meitat juga contra la segona.',
  'article.fce-1990.Suis 9.5': 'Els intercanvis afavoreixen els primers jugadors del grup.',
  'article.fce-1990.Suis 10.1': 'Un flotant s’emparella fora del seu grup de puntuació.',
  'article.fce-1990.Suis 10.2':
    'El flotant es tria entre els qui els toca el color que sobra, a no més de 100 punts de l’últim.',
  'article.fce-1990.Suis 10.3': 'Primer s’emparellen els flotants que venen del grup més llunyà.',
  'article.fce-1990.Suis 10.4': 'El rival que un flotant ha trobat ja no es canvia.',
  'article.fce-1990.Suis 10.5': 'El flotant que no troba ningú passa al grup següent.',
  'article.fce-1990.Suis 10.6': 'El flotant busca un rival amb colors convenients, a no més de 100 punts del primer.',
  'article.fce-1990.Suis 11.1': 'Les parelles provisionals s’examinen per ordre.',
  'article.fce-1990.Suis 11.2':
    'Si la parella del primer jugador no val, es prova la segona meitat des del principi i després la primera des del final.',
  'article.fce-1990.Suis 11.3': 'El mateix per al segon jugador i els següents.',
  'article.fce-1990.Suis 11.4': 'Si dos jugadors no es poden emparellar tots dos, un surt del grup.',
  'article.fce-1990.Suis 12.1':
    'Ningú no porta tres vegades seguides el mateix color, ni tres partides més d’un color que de l’altre.',
  'article.fce-1990.Suis 12.2': 'El color primer iguala el compte i després alterna.',
  'article.fce-1990.Suis 12.3': 'Després de dues partides amb un color ve l’altre.',
  'article.fce-1990.Suis 12.4':
    'Si a tots dos els toca el mateix color, decideix l’última ronda en què van diferir i després el número.',
  'article.fce-1990.Suis 12.5': 'Després d’un nombre senar de rondes ningú no té més d’una partida més d’un color.',
  'article.fce-1990.Suis 12.6': 'Després d’un nombre parell de rondes els colors estan igualats.',
  'article.fce-1990.Suis 13': 'A l’última ronda els colors no impedeixen cap parella.',
  'article.fce-1990.Suis 14.1': 'Primera ronda amb jugadors senars: descansa l’últim.',
  'article.fce-1990.Suis 14.2':
    'Primera ronda: l’1 juga contra el primer de la segona meitat, i així successivament; els colors, per sorteig.',
  'article.fce-1990.Suis 14.3': 'Els punts de cada ronda se sumen.',
  'article.fce-1990.Suis 15.1': 'Els jugadors amb la mateixa puntuació formen un grup.',
  'article.fce-1990.Suis 15.2': 'En les rondes següents el descans es dona abans d’emparellar els grups.',
  'article.fce-1990.Suis 15.3': 'Els grups s’emparellen des de dalt i des de baix cap al mig.',
  'article.fce-1990.Suis 17':
    'Les inscripcions tardanes no tenen punts de les rondes perdudes; els números són provisionals les dues primeres rondes.',
  // Why two were paired, in words.
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} venia d’un altre grup i ha trobat oponent al grup de {group, number, points}} other {Emparellats dins el grup de {group, number, points}}}, {direction, select, down {pres de dalt a baix} up {pres de baix a dalt} other {el grup del mig, pres l’últim}}.',
  'working.fce-1990.pair.read-before': 'Provats abans i descartats: {list}.',
  'working.fce-1990.pair.more': 'i {more} més',
  'working.fce-1990.pair.passed.met': '{player}, ja s’han enfrontat',
  'working.fce-1990.pair.passed.colour': '{player}, tots dos han de tenir el mateix color',
  'working.fce-1990.pair.passed.not-completable': '{player}, algú altre quedaria sense oponent',
  'working.fce-1990.pair.passed.quality': '{player}, els colors encaixarien pitjor',
  'working.fce-1990.pair.passed.rating': '{player}, massa lluny en Elo',
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
