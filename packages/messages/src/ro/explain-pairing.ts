/** Why two were paired, in words. */
export const messages: Record<keyof typeof import('../en/explain-pairing.ts').messages, string> = {
  'explain.pair.group':
    '{step, select, A {{floater} a venit din alt grup și și-a găsit adversar în grupul de {group}} other {Împerecheați în grupul de {group}}}, {direction, select, down {luat de sus în jos} up {luat de jos în sus} other {grupul de mijloc, luat ultimul}}.',
  'explain.pair.read-before': 'Citiți înainte și lăsați deoparte: {players}.',
  'explain.pair.more': 'și încă {more}',
  'explain.pair.passed.met': '{player}, s-au mai întâlnit',
  'explain.pair.passed.colour': '{player}, ambii trebuie să aibă aceeași culoare',
  'explain.pair.passed.not-completable': '{player}, altcineva ar rămâne fără adversar',
  'explain.pair.passed.quality': '{player}, culorile s-ar potrivi mai puțin',
  'explain.pair.passed.rating': '{player}, prea departe la rating',
  'explain.pair.colour.1': 'Culori: li se cuvin culori diferite, sau doar unuia i se cuvine una.',
  'explain.pair.colour.2': 'Culori: li se cuvine aceeași, și o are cel cu dreptul mai puternic.',
  'explain.pair.colour.3': 'Culori: drepturi egale; decide ultima partidă cu culori diferite, și fiecare schimbă.',
  'explain.pair.colour.4': 'Culori: drepturi egale și același istoric; decide numărul.',
  'explain.pair.colour.5': 'Culori: nimeni nu a jucat încă; decide tragerea la sorți, pe numere impare și pare.',
  'explain.pair.quality.0': 'Nimănui nu i se refuză o culoare.',
  'explain.pair.quality.1': 'Unul dintre ei nu alternează.',
  'explain.pair.quality.2': 'Unul dintre ei nu își egalează culorile.',
  'explain.pair.quality.3': 'Unuia dintre ei i se refuză o culoare care i se cuvine neapărat.',
  'explain.pair.level.last': 'În ultima rundă culorile nu interzic nicio pereche.',
  'explain.pair.level.relaxed':
    'În această rundă culorile nu interzic nicio pereche: altfel cineva nu ar avea adversar.',
};
