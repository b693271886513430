/** Per què dos s’enfronten pel sistema holandès, o no, en paraules. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026-pairing.ts').messages, string> = {
  'working.fide-2026.dutch.order':
    'Dels {count, number} que aquí queden per jugar entre ells, {first} és el número {upper, number} i s’enfronta a {second}, el {lower, number}: la meitat millor juga per ordre contra l’altra.',
  'working.fide-2026.dutch.order-changed':
    'Dels {count, number} que aquí queden per jugar entre ells, {first} és el número {upper, number} i s’enfronta a {second}, el {lower, number}; per simple ordre hauria estat {plain}.',
  'working.fide-2026.dutch.exchange':
    'La meitat contra la meitat no surt sense pèrdua: {out}, de la meitat millor, i {into}, de l’altra, han canviat de costat.',
  'working.fide-2026.dutch.leaves': 'Sense parella en aquest grup: {players}.',
  'working.fide-2026.dutch.gave-way': 'El que aquest grup no ha pogut evitar:',
  'working.fide-2026.dutch.gave-way.C9':
    'Qui descansa té {count, plural, one {# ronda no jugada} other {# rondes no jugades}}{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C10':
    '{count, plural, one {En # parella} other {En # parelles}} algú passa de dos de diferència de colors{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C11':
    '{count, plural, one {En # parella} other {En # parelles}} algú té el mateix color per tercera vegada seguida{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C12':
    '{count, plural, one {# jugador no té} other {# jugadors no tenen}} el color que toca{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C13':
    '{count, plural, one {A # jugador se li nega} other {A # jugadors se’ls nega}} una preferència forta{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C14':
    '{count, plural, one {# jugador torna a baixar} other {# jugadors tornen a baixar}}, com l’última ronda{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C16':
    '{count, plural, one {# jugador torna a baixar} other {# jugadors tornen a baixar}}, com fa dues rondes{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C15':
    '{count, plural, one {# jugador torna a jugar} other {# jugadors tornen a jugar}} contra algú de més amunt, com l’última ronda{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C17':
    '{count, plural, one {# jugador torna a jugar} other {# jugadors tornen a jugar}} contra algú de més amunt, com fa dues rondes{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C18':
    '{count, plural, one {# jugador que venia de dalt continua baixant; també va baixar} other {# jugadors que venien de dalt continuen baixant; també van baixar}} l’última ronda{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C20':
    '{count, plural, one {# jugador que venia de dalt continua baixant; també va baixar} other {# jugadors que venien de dalt continuen baixant; també van baixar}} fa dues rondes{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.members':
    'El grup de {points, plural, one {# punt} other {# punts}} té {count, plural, one {# jugador} other {# jugadors}}{moved, plural, =0 {} other {, # de més amunt}}.',
  'working.fide-2026.dutch.left.odd':
    '{player} ha sobrat al grup de {points, plural, one {# punt} other {# punts}}: {count, plural, =1 {no hi ha ningú més} other {té # jugadors, un nombre senar}}.',
  'working.fide-2026.dutch.left.fewer':
    '{player} ha sobrat al grup de {points, plural, one {# punt} other {# punts}}: amb els seus {count, number} jugadors {pairs, plural, =0 {no es pot fer cap parella} one {no es pot fer més que # parella} other {no es poden fer més que # parelles}}.',
  'working.fide-2026.dutch.left.needed':
    '{player} ha deixat el grup de {points, plural, one {# punt} other {# punts}}: si no, més avall no es podria emparellar tothom.',
  'working.fide-2026.dutch.left.alone':
    '{player} no es pot enfrontar a ningú del grup de {points, plural, one {# punt} other {# punts}}.',
  'working.fide-2026.dutch.left.limbo':
    '{player} havia baixat al grup de {points, plural, one {# punt} other {# punts}} i també hi ha sobrat.',
  'working.fide-2026.dutch.instead': 'Per què no ha sobrat algú de més avall en la classificació:',
  'working.fide-2026.dutch.tried': '{player} s’hauria enfrontat abans a aquests:',
  'working.fide-2026.dutch.more':
    '{more, plural, one {N’hi ha # més que no es mostra aquí} other {N’hi ha # més que no es mostren aquí}}.',
  'working.fide-2026.dutch.wish.pair': '{first} – {second}: {list}.',
  'working.fide-2026.dutch.wish.leaves': '{player}: {list}.',
  'working.fide-2026.dutch.wish.bye': 'Descans per a {player}: {list}.',
  'working.fide-2026.dutch.reason.C1': 'ja van jugar la ronda {round, number}',
  'working.fide-2026.dutch.reason.C3': 'tots dos han de tenir {colour, select, white {blanques} other {negres}}',
  'working.fide-2026.dutch.reason.forbidden': 'no es poden emparellar l’un amb l’altre',
  'working.fide-2026.dutch.reason.bye-before': 'ja va descansar la ronda {round, number}',
  'working.fide-2026.dutch.reason.points-before':
    'va tenir els punts d’una victòria sense jugar a la ronda {round, number}',
  'working.fide-2026.dutch.reason.even': 'el nombre de jugadors és parell i no descansa ningú',
  'working.fide-2026.dutch.reason.C4': 'llavors algun d’aquests quedaria sense rival: {players}',
  'working.fide-2026.dutch.reason.C5': 'llavors descansaria {player}, que té més punts',
  'working.fide-2026.dutch.reason.more-points': 'té més punts que {player}, que pot descansar',
  'working.fide-2026.dutch.reason.C6':
    'al grup de {points, plural, one {# punt} other {# punts}} {other, plural, one {sobraria # jugador} other {sobrarien # jugadors}} en lloc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C7':
    'al grup de {points, plural, one {# punt} other {# punts}} sobraria algú amb més punts que ara ({players})',
  'working.fide-2026.dutch.reason.C8a':
    'després del grup de {points, plural, one {# punt} other {# punts}}, al següent {other, plural, one {sobraria # jugador} other {sobrarien # jugadors}} en lloc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C8b':
    'després del grup de {points, plural, one {# punt} other {# punts}}, al següent sobraria algú amb més punts que ara ({players})',
  'working.fide-2026.dutch.reason.C9':
    'descansaria algú amb {other, plural, one {# ronda no jugada} other {# rondes no jugades}} en lloc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C10':
    'en {other, plural, one {# parella} other {# parelles}} en lloc de {best, number} la diferència de colors passaria de dos ({players})',
  'working.fide-2026.dutch.reason.C11':
    'en {other, plural, one {# parella} other {# parelles}} en lloc de {best, number} algú tindria un color tres vegades seguides ({players})',
  'working.fide-2026.dutch.reason.C12':
    'en {other, plural, one {# parella} other {# parelles}} en lloc de {best, number} algú no tindria el color que toca ({players})',
  'working.fide-2026.dutch.reason.C13':
    'en {other, plural, one {# parella} other {# parelles}} en lloc de {best, number} es negaria una preferència forta de color ({players})',
  'working.fide-2026.dutch.reason.C14':
    'dels que van baixar l’última ronda, {other, plural, one {en tornaria} other {en tornarien}} a baixar {other, number} en lloc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C16':
    'dels que van baixar fa dues rondes, {other, plural, one {en tornaria} other {en tornarien}} a baixar {other, number} en lloc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C15':
    'dels que van jugar contra algú de més amunt l’última ronda, {other, plural, one {hi tornaria} other {hi tornarien}} {other, number} en lloc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C17':
    'dels que van jugar contra algú de més amunt fa dues rondes, {other, plural, one {hi tornaria} other {hi tornarien}} {other, number} en lloc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C18':
    'continuaria baixant algú amb més punts que va baixar l’última ronda ({players})',
  'working.fide-2026.dutch.reason.C20':
    'continuaria baixant algú amb més punts que va baixar fa dues rondes ({players})',
  'working.fide-2026.dutch.reason.C19':
    'algú que va jugar contra algú de més amunt l’última ronda en tindria un amb més punts ({players})',
  'working.fide-2026.dutch.reason.C21':
    'algú que va jugar contra algú de més amunt fa dues rondes en tindria un amb més punts ({players})',
  'working.fide-2026.dutch.reason.moved-down':
    'igual de bo per tots els criteris, però sobraria un jugador de més amunt millor classificat',
  'working.fide-2026.dutch.reason.opponents':
    'igual de bo per tots els criteris, però {player} jugaria contra {second} en lloc de {first}, que va abans',
  'working.fide-2026.dutch.reason.exchanges':
    'igual de bo per tots els criteris, però {other, plural, one {canviaria de meitat # jugador} other {canviarien de meitat # jugadors}} en lloc de {best, number}',
  'working.fide-2026.dutch.reason.difference':
    'igual de bo per tots els criteris, però canviarien de meitat jugadors més allunyats',
  'working.fide-2026.dutch.reason.out':
    'igual de bo per tots els criteris, però deixaria la meitat millor un jugador més ben classificat',
  'working.fide-2026.dutch.reason.into':
    'igual de bo per tots els criteris, però entraria a la meitat millor un jugador pitjor classificat',
  'working.fide-2026.dutch.reason.better.colours': 'els colors sortirien millor, però pesen menys',
  'working.fide-2026.dutch.reason.better.floats': 'menys jugadors tornarien a flotar, però això pesa menys',
  'working.fide-2026.dutch.reason.better.leavers': 'el grup següent sortiria millor, però això pesa menys',
  'working.fide-2026.dutch.reason.better.bye': 'descansaria algú amb menys rondes no jugades, però això pesa menys',
  'working.fide-2026.dutch.decides':
    'S’ha emparellat la resta tan bé com es pot i s’ha comparat: el que decideix és al grup de {points, plural, one {# punt} other {# punts}}{above, plural, =0 {} other {, i els de sobre queden igual}}.',
  'working.fide-2026.dutch.paired': '{first} i {second} sí que juguen aquesta ronda.',
  'working.fide-2026.dutch.absent': '{player} no s’emparella en aquesta ronda.',
  'working.fide-2026.dutch.wants.0': '{player} no té preferència de color: encara no ha jugat.',
  'working.fide-2026.dutch.wants.1':
    '{player} prefereix lleument {colour, select, white {blanques} other {negres}}: l’última partida va ser amb l’altre color.',
  'working.fide-2026.dutch.wants.2':
    '{player} prefereix fortament {colour, select, white {blanques} other {negres}}: les ha tingut una vegada menys.',
  'working.fide-2026.dutch.wants.3':
    '{player} ha de tenir {colour, select, white {blanques} other {negres}}: les ha tingut almenys dues vegades menys, o l’altre color dues vegades seguides.',
  'working.fide-2026.dutch.bye.lowest':
    '{player}, amb {points, plural, one {# punt} other {# punts}}, descansa: el nombre de jugadors és senar i ningú no té menys punts.',
  'working.fide-2026.dutch.bye.fewer':
    '{player}, amb {points, plural, one {# punt} other {# punts}}, descansa: el nombre de jugadors és senar i ningú amb menys punts no pot descansar.',
  'working.fide-2026.dutch.bye.alike': 'Pitjor classificats, amb els mateixos punts:',
  'article.fide-2026.C.04.3 C1': 'Dos jugadors no s’enfronten més d’una vegada.',
  'article.fide-2026.C.04.3 C2':
    'Ningú no descansa dues vegades, ni després de tenir els punts d’una victòria sense jugar.',
  'article.fide-2026.C.04.3 C3':
    'Dos que han de tenir el mateix color no s’enfronten, tret dels capdavanters a l’última ronda.',
  'article.fide-2026.C.04.3 C4': 'La resta s’ha de poder emparellar.',
  'article.fide-2026.C.04.3 C5': 'Descansa algú amb els mínims punts possibles.',
  'article.fide-2026.C.04.3 C6': 'Deixen un grup els mínims possibles.',
  'article.fide-2026.C.04.3 C7': 'Els que en surten tenen els mínims punts possibles.',
  'article.fide-2026.C.04.3 C8': 'El grup següent també surt tan bé com es pot.',
  'article.fide-2026.C.04.3 C9': 'Qui descansa té les mínimes rondes no jugades.',
  'article.fide-2026.C.04.3 C10': 'Les diferències de color de més de dos són les mínimes.',
  'article.fide-2026.C.04.3 C11': 'Tenen un color tres vegades seguides els mínims possibles.',
  'article.fide-2026.C.04.3 C12': 'Es nega el color que toca als mínims possibles.',
  'article.fide-2026.C.04.3 C13': 'Es neguen les mínimes preferències fortes.',
  'article.fide-2026.C.04.3 C14': 'Baixen dues rondes seguides els mínims possibles.',
  'article.fide-2026.C.04.3 C15': 'Juguen dues rondes seguides contra algú de més amunt els mínims possibles.',
  'article.fide-2026.C.04.3 C16': 'El mateix al cap de dues rondes: baixar.',
  'article.fide-2026.C.04.3 C17': 'El mateix al cap de dues rondes: jugar contra algú de més amunt.',
  'article.fide-2026.C.04.3 C18': 'Dels que baixen dues vegades seguides, les diferències de punts són les mínimes.',
  'article.fide-2026.C.04.3 C19': 'El mateix dels que juguen dues vegades seguides contra algú de més amunt.',
  'article.fide-2026.C.04.3 C20': 'El mateix al cap de dues rondes: baixar, per punts.',
  'article.fide-2026.C.04.3 C21': 'El mateix al cap de dues rondes: jugar contra algú de més amunt, per punts.',
  'article.fide-2026.C.04.3 1.7': 'Com de forta és una preferència de color.',
  'article.fide-2026.C.04.3 4.2': 'Els rivals es proven per ordre, i es pren el primer que serveix.',
  'article.fide-2026.C.04.3 4.3': 'Després canvien de meitat els mínims possibles, tan propers com es pot.',
  'article.fide-2026.C.04.3 4.4': 'Dels que han baixat, s’emparellen els primers.',
  'decision.D-DUTCH-24':
    'Per què dos no s’enfronten: se’ls emparella, la resta tan bé com es pot, i decideix el primer criteri que surt pitjor, grup per grup des de dalt.',
  'decision.D-DUTCH-25':
    'El que s’ha provat abans d’una parella es jutja dins del seu grup, amb les parelles de sobre tal com són.',
};
