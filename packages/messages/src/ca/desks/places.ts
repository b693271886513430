/** Places d’una prova que en té poques. */
export const messages: Record<keyof typeof import('../../en/desks/places.ts').messages, string> = {
  'web.desk-places.title': 'Places',
  'web.desk-places.link': 'Hi ha més jugadors que places?',
  'web.desk-places.link-about': 'Adjudiqueu les places en l’ordre del reglament.',
  'web.desk-places.about':
    'Quan una prova té menys places que jugadors, o en queda una de vacant, les places es donen per Elo; entre iguals, primer qui no ha estat mai sancionat, després qui té títol, després el millor classificat de la temporada anterior i, al final, per sorteig públic.',
  'web.desk-places.decided': '{places, plural, one {# plaça adjudicada} other {# places adjudicades}} el',
  'web.desk-places.places': 'Places',
  'web.desk-places.previous': 'La mateixa prova de la temporada anterior',
  'web.desk-places.previous-hint': 'La seva classificació compta quan l’Elo, les sancions i els títols són iguals.',
  'web.desk-places.previous-none': 'Cap',
  'web.desk-places.seed': 'Llavor del sorteig públic',
  'web.desk-places.seed-hint':
    'El que ha sortit davant de testimonis: un número o unes paraules. Permet repetir el sorteig i després no es pot canviar.',
  'web.desk-places.look': 'Mostra l’ordre',
  'web.desk-places.too-late': 'Les places s’adjudiquen abans d’emparellar la primera ronda.',
  'web.desk-places.draw-due':
    'Empatats en tot per a les últimes places: {names}. Feu el sorteig públic, escriviu-ne la llavor aquí dalt i torneu a mostrar l’ordre.',
  'web.desk-places.decide': 'Decisió',
  'web.desk-places.give-sure':
    'Voleu adjudicar {places, plural, one {# plaça} other {# places}}? {leftOut, plural, =0 {Ningú no en queda fora.} one {Un jugador en queda fora i es treu; una vacant serà per a ell.} other {# jugadors en queden fora i es treuen; les vacants seran per a ells, en aquest ordre.}}',
  'web.desk-places.caption': 'Jugadors que demanen plaça',
  'web.desk-places.order': 'Ordre',
  'web.desk-places.sanction': 'Sancions',
  'web.desk-places.sanctioned': 'sancionat',
  'web.desk-places.never-sanctioned': 'mai',
  'web.desk-places.last-place': 'Temporada anterior',
  'web.desk-places.qualified': 'Classificat directament',
  'web.desk-places.has': 'Plaça',
  'web.desk-places.has-place': 'sí',
  'web.desk-places.no-place': 'en queda fora',
  'web.desk-places.without-place': 'sense plaça',
  'web.desk-places.beside':
    'Les places ja estan adjudicades. Per afegir un jugador fora de l’ordre cal un motiu, que queda al registre d’activitat.',
};
