/** Qui s’endú cada premi i per què: per a tots els reglaments de competició. */
export const messages = {
  'working.prizes.place': 'Lloc {place} de «{category}»: {prize}.',
  'working.prizes.place-money': 'Lloc {place}: {prize}',
  'working.prizes.place-goods': 'Lloc {place}: {goods}, que no es reparteix',
  'working.prizes.goods': 'Lloc {place} de «{category}»: {goods}.',
  'working.prizes.level':
    '{players} empatats a {points, plural, one {# punt} other {# punts}} ocupen els llocs del {first} al {last} de «{category}»:',
  'working.prizes.equal': '{pool} a parts iguals entre {players}: {share}.',
  'working.prizes.only-money': 'L’únic premi en metàl·lic no es reparteix: {prize}.',
  'working.prizes.hort':
    'La meitat de {own}, el premi del lloc {place}: {half}. Les altres meitats, {pool} en total, entre {players}: {share}. En conjunt, {amount}.',
  'working.prizes.hort-share':
    'El lloc {place} no té premi propi. Les altres meitats, {pool} en total, entre {players}: {share}.',
  'working.prizes.odd': '{left} no es pot dividir i va moneda a moneda als més ben classificats.',
  'working.prizes.by-order':
    'Hi ha {players} empatats a {points, plural, one {# punt} other {# punts}}; aquests premis no es reparteixen i decideix l’ordre de la classificació.',
  'working.prizes.goods-by-order':
    'Hi ha {players} empatats a {points, plural, one {# punt} other {# punts}}; els premis en espècie no es reparteixen i decideix l’ordre de la classificació.',
  'working.prizes.other-less': 'Amb «{category}» hauria rebut {prize}, que és menys.',
  'working.prizes.other-same':
    'Amb «{category}» hauria rebut el mateix, {prize}; es pren la categoria que va primera a la llista.',
  'working.prizes.other-goods': 'Amb «{category}» hauria rebut {goods}, que no val més.',
  'working.prizes.passed':
    '{players, plural, one {Per davant en aquesta categoria, amb un altre premi que val més o el mateix: {names}.} other {Per davant en aquesta categoria, amb altres premis que valen més o el mateix: {names}.}}',
  'working.prizes.team': 'Els {players} millors del club sumen {points, plural, one {# punt} other {# punts}}:',
  'working.prizes.team-player': '{name}: {points, number, points}',
  'explain.prizes.limit-one': 'Un premi per persona: el més gran',
  'explain.prizes.limit-one-of-money': 'Un premi en metàl·lic per persona: el més gran; els premis en espècie, a més',
  'explain.prizes.limit-every': 'Tots els premis que hagi guanyat una persona',
  'explain.prizes.sharing-equal': 'A parts iguals entre els empatats a punts',
  'explain.prizes.sharing-hort': 'Pel sistema Hort entre els empatats a punts',
  'explain.prizes.sharing-none': 'No es reparteixen: decideixen els desempats',
  'explain.prizes.sex-f': 'Dones',
  'explain.prizes.sex-m': 'Homes',
  'explain.prizes.under': 'menys de {age} anys',
  'explain.prizes.from': '{age} anys o més',
  'explain.prizes.rating-between': 'Elo de {from} a {to}',
  'explain.prizes.rating-from': 'Elo {from} o més',
  'explain.prizes.rating-to': 'Elo {to} o menys',
  'explain.prizes.group': 'grup {group}',
  'explain.prizes.team-of': 'clubs, pels seus {players} millors jugadors',
  'explain.prizes.together': '{sum} repartits en total.',
  'explain.prizes.left': 'Sense adjudicar, perquè ningú no hi opta: {left}.',
  'finding.prizes.early':
    'Els premis són els de la classificació després de la ronda {round} de {rounds}: només compta la classificació final.',
  'finding.prizes.sharing':
    'Línia {line}, «{category}»: el reglament no deixa repartir els premis {sharing, select, hort {pel sistema Hort} equal {a parts iguals} other {per l’ordre de la classificació}}. Trieu una altra manera.',
  'finding.prizes.rising':
    'Línia {line}, «{category}»: el lloc {place} té un premi més gran que el lloc {before}. Poseu primer el més gran; als premis en espècie se’ls pot donar un valor.',
  'finding.prizes.nobody':
    'Línia {line}, «{category}»: ningú no pot complir totes aquestes condicions. Reviseu les edats i els Elos.',
  'decision.D-PRZ-1':
    'Un premi per persona: per l’ordre de la classificació cadascú pren el premi més gran, un cop repartit; després, qui en podria tenir un de més gran s’hi passa, primer el més ben classificat, fins que ningú no pot.',
  'decision.D-PRZ-2': 'Entre premis del mateix valor es pren el de la categoria que va primera a la llista.',
  'decision.D-PRZ-3':
    'Les monedes que no es poden dividir van d’una en una als més ben classificats. Si la meitat d’un premi no és un nombre enter de monedes, la moneda que sobra es reparteix.',
  'decision.D-PRZ-4':
    'Els premis en espècie no es reparteixen mai: van amb el lloc, per l’ordre de la classificació. Qui se n’endú un no té part dels diners dels empatats.',
  'decision.D-PRZ-5': 'Cap lloc d’una categoria no té un premi més gran que el lloc anterior.',
  'decision.D-PRZ-6':
    'Un tram d’Elo és per als jugadors que en tenen, segons l’Elo de la prova; qui no en té opta als premis de sense Elo.',
  'decision.D-PRZ-7':
    'Les edats són les del dia que diu el reglament, l’any en què comença la prova. Si només se sap l’any de naixement, l’aniversari compta com l’últim dia.',
  'decision.D-PRZ-8':
    'El millor equip de club: els punts dels seus millors jugadors de la categoria, tants com demana. Si hi ha empat, va davant l’equip amb una suma de llocs més baixa i després el del jugador més ben classificat.',
};
