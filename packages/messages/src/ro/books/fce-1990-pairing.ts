/** Why two were paired, in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-pairing.ts').messages, string> = {
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} a venit din alt grup și și-a găsit adversar în grupul de {group}} other {Împerecheați în grupul de {group}}}, {direction, select, down {luat de sus în jos} up {luat de jos în sus} other {grupul de mijloc, luat ultimul}}.',
  'working.fce-1990.pair.read-before': 'Citiți înainte și lăsați deoparte: {list}.',
  'working.fce-1990.pair.more': 'și încă {more}',
  'working.fce-1990.pair.passed.met': '{player}, s-au mai întâlnit',
  'working.fce-1990.pair.passed.colour': '{player}, ambii trebuie să aibă aceeași culoare',
  'working.fce-1990.pair.passed.not-completable': '{player}, altcineva ar rămâne fără adversar',
  'working.fce-1990.pair.passed.quality': '{player}, culorile s-ar potrivi mai puțin',
  'working.fce-1990.pair.passed.rating': '{player}, prea departe la rating',
  'working.fce-1990.pair.colour.1': 'Culori: li se cuvin culori diferite, sau doar unuia i se cuvine una.',
  'working.fce-1990.pair.colour.2': 'Culori: li se cuvine aceeași, și o are cel cu dreptul mai puternic.',
  'working.fce-1990.pair.colour.3':
    'Culori: drepturi egale; decide ultima partidă cu culori diferite, și fiecare schimbă.',
  'working.fce-1990.pair.colour.4': 'Culori: drepturi egale și același istoric; decide numărul.',
  'working.fce-1990.pair.colour.5':
    'Culori: nimeni nu a jucat încă; decide tragerea la sorți, pe numere impare și pare.',
  'working.fce-1990.pair.quality.0': 'Nimănui nu i se refuză o culoare.',
  'working.fce-1990.pair.quality.1': 'Unul dintre ei nu alternează.',
  'working.fce-1990.pair.quality.2': 'Unul dintre ei nu își egalează culorile.',
  'working.fce-1990.pair.quality.3': 'Unuia dintre ei i se refuză o culoare care i se cuvine neapărat.',
  'working.fce-1990.pair.level.last': 'În ultima rundă culorile nu interzic nicio pereche.',
  'working.fce-1990.pair.level.relaxed':
    'În această rundă culorile nu interzic nicio pereche: altfel cineva nu ar avea adversar.',
  'working.fce-1990.pair.not-on-record': 'Nu este înregistrat cum s-a format această pereche.',
  'working.fce-1990.pair.round-robin':
    'Fiecare joacă cu fiecare; tabela tipărită a turneelor dă ordinea rundelor și culorile.',
  'working.fce-1990.pair.double-round-robin':
    'Fiecare joacă de două ori cu fiecare; tabela tipărită dă ordinea, iar returul schimbă culorile.',
  'working.fce-1990.pair.knockout':
    'La eliminare directă prima jumătate o întâlnește pe a doua; câștigătorul ia locul celui mai bine plasat.',
  'working.fce-1990.pair.halves':
    'În fiecare grup jucătorii sunt așezați în ordinea numerelor, iar prima jumătate joacă cu a doua, în măsura în care se pot întâlni.',
  'working.fce-1990.pair.first-round':
    'Înainte de prima rundă nimeni nu are puncte, așa că toți cei {players} care joacă formează un singur grup, în ordinea numerelor. Prima jumătate joacă cu a doua: locul 1 cu locul {second} și tot așa mai departe.',
  'working.fce-1990.pair.first-places': 'Cei doi ocupă locurile {upper} și {lower} în această ordine.',
};
