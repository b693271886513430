/** The articles of the Swiss system, in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss-articles.ts').messages, string> = {
  'article.fce-1990.Suis 1': 'El nombre de rondes s’anuncia abans.',
  'article.fce-1990.Suis 2': 'Ningú no juga dues vegades contra el mateix rival.',
  'article.fce-1990.Suis 3': 'Els rivals tenen la mateixa puntuació, o la més propera possible.',
  'article.fce-1990.Suis 4': 'Tothom hauria de portar blanques tantes vegades com negres.',
  'article.fce-1990.Suis 5': 'Els colors s’haurien d’alternar.',
  'article.fce-1990.Suis 6': 'Una victòria dona un punt, unes taules mig; qui espera en va el rival té un punt.',
  'article.fce-1990.Suis 7': 'Els jugadors es numeren per avaluació, després per títol i després per inscripció.',
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
};
