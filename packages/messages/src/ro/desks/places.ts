/** Locurile unui concurs care are puține. */
export const messages: Record<keyof typeof import('../../en/desks/places.ts').messages, string> = {
  'web.desk-places.title': 'Locuri',
  'web.desk-places.link': 'Sunt mai mulți jucători decât locuri?',
  'web.desk-places.link-about': 'Atribuiți locurile în ordinea regulamentului.',
  'web.desk-places.about':
    'Când un concurs are mai puține locuri decât jucători sau un loc rămâne liber, locurile se dau după rating; la egalitate, întâi cine nu a fost niciodată sancționat, apoi cine are titlu, apoi cel mai bine clasat în sezonul trecut, apoi prin tragere la sorți publică.',
  'web.desk-places.decided':
    '{places, plural, one {# loc atribuit} few {# locuri atribuite} other {# de locuri atribuite}} la',
  'web.desk-places.places': 'Locuri',
  'web.desk-places.previous': 'Același concurs din sezonul trecut',
  'web.desk-places.previous-hint': 'Clasamentul lui contează când ratingul, sancțiunile și titlurile sunt la fel.',
  'web.desk-places.previous-none': 'Niciunul',
  'web.desk-places.seed': 'Sămânța tragerii la sorți publice',
  'web.desk-places.seed-hint':
    'Ce s-a tras în fața martorilor: un număr sau câteva cuvinte. Face tragerea repetabilă și nu mai poate fi schimbată.',
  'web.desk-places.look': 'Arată ordinea',
  'web.desk-places.too-late': 'Locurile se atribuie înainte de împerecherea primei runde.',
  'web.desk-places.draw-due':
    'La egalitate în toate pentru ultimele locuri: {names}. Trageți la sorți în public, scrieți sămânța mai sus și arătați din nou ordinea.',
  'web.desk-places.decide': 'Decizie',
  'web.desk-places.give-sure':
    'Atribuiți {places, plural, one {# loc} few {# locuri} other {# de locuri}}? {leftOut, plural, =0 {Nimeni nu rămâne pe dinafară.} one {Un jucător rămâne pe dinafară și este eliminat; un loc liber va fi al lui.} few {# jucători rămân pe dinafară și sunt eliminați; locurile libere vor fi ale lor, în această ordine.} other {# de jucători rămân pe dinafară și sunt eliminați; locurile libere vor fi ale lor, în această ordine.}}',
  'web.desk-places.caption': 'Jucători care cer un loc',
  'web.desk-places.order': 'Ordine',
  'web.desk-places.sanction': 'Sancțiuni',
  'web.desk-places.sanctioned': 'sancționat',
  'web.desk-places.never-sanctioned': 'niciodată',
  'web.desk-places.last-place': 'Sezonul trecut',
  'web.desk-places.qualified': 'Calificat direct',
  'web.desk-places.has': 'Loc',
  'web.desk-places.has-place': 'da',
  'web.desk-places.no-place': 'pe dinafară',
  'web.desk-places.without-place': 'fără loc',
  'web.desk-places.beside':
    'Locurile sunt atribuite. Adăugarea unui jucător în afara ordinii cere un motiv, care rămâne în jurnal.',
};
