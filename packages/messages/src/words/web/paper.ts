import type { Texts } from '../../texts.ts';

/** Printed sheets of an event: heads, feet, links. */
export const messages = {
  'web.paper.pairings': [
    'pairings of round {round}',
    'emparellaments de la ronda {round}',
    'emparejamientos de la ronda {round}',
    'împerecherile rundei {round}',
  ],
  'web.paper.cards': [
    'place cards of round {round}',
    'targetes de tauler de la ronda {round}',
    'tarjetas de tablero de la ronda {round}',
    'cartonașele de masă, runda {round}',
  ],
  'web.paper.badges': ['badges', 'acreditacions', 'acreditaciones', 'ecusoane'],
  'web.badges.title': ['Badges', 'Acreditacions', 'Acreditaciones', 'Ecusoane'],
  'web.paper.standings': [
    '{round, select, 0 {standings} other {standings after round {round}}}',
    '{round, select, 0 {classificació} other {classificació després de la ronda {round}}}',
    '{round, select, 0 {clasificación} other {clasificación tras la ronda {round}}}',
    '{round, select, 0 {clasament} other {clasament după runda {round}}}',
  ],
  'web.paper.crosstable': ['crosstable', 'quadre de resultats', 'cuadro de resultados', 'tabel încrucișat'],
  'web.paper.players': ['list of players', 'llista de jugadors', 'lista de jugadores', 'lista jucătorilor'],
  'web.paper.prizes': ['prizes', 'premis', 'premios', 'premii'],
  'web.paper.receipts': [
    'sheet to sign for prizes',
    'full per signar els premis',
    'hoja para firmar los premios',
    'foaie de semnat pentru premii',
  ],
  'web.paper.seats': [
    'pairings of round {round} by name',
    'emparellaments de la ronda {round} per nom',
    'emparejamientos de la ronda {round} por nombre',
    'împerecherile rundei {round} după nume',
  ],
  'web.paper.by-board': [
    'Pairings of round {round} of {rounds}, by board · White on the left',
    'Emparellaments de la ronda {round} de {rounds}, per tauler · Blanques a l’esquerra',
    'Emparejamientos de la ronda {round} de {rounds}, por tablero · Blancas a la izquierda',
    'Împerecherile rundei {round} din {rounds}, pe mese · Albul în stânga',
  ],
  'web.paper.results': [
    'Results of round {round} of {rounds} · White on the left',
    'Resultats de la ronda {round} de {rounds} · Blanques a l’esquerra',
    'Resultados de la ronda {round} de {rounds} · Blancas a la izquierda',
    'Rezultatele rundei {round} din {rounds} · Albul în stânga',
  ],
  'web.paper.by-name': [
    'Pairings of round {round} of {rounds}, by name',
    'Emparellaments de la ronda {round} de {rounds}, per nom',
    'Emparejamientos de la ronda {round} de {rounds}, por nombre',
    'Împerecherile rundei {round} din {rounds}, după nume',
  ],
  'web.paper.follow': ['Follow it on your phone', 'Seguiu-ho al mòbil', 'Sígalo en el móvil', 'Urmăriți pe telefon'],
  'web.paper.printed': [
    'Printed {at} · sheet {page} of {pages}',
    'Imprès {at} · full {page} de {pages}',
    'Impreso {at} · hoja {page} de {pages}',
    'Tipărit {at} · foaia {page} din {pages}',
  ],
  'web.paper.arbiter': ['Arbiter: {name}', 'Àrbitre: {name}', 'Árbitro: {name}', 'Arbitru: {name}'],
  'web.paper.poster': ['A3 poster', 'Cartell A3', 'Cartel A3', 'Afiș A3'],
  'web.paper.pdf-by-name': ['PDF by name', 'PDF per nom', 'PDF por nombre', 'PDF după nume'],
} satisfies Texts;
