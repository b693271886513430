/** Por qué dos se enfrentan por el sistema holandés, o no, en palabras. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026-pairing.ts').messages, string> = {
  'working.fide-2026.dutch.order':
    'De los {count, number} que aquí quedan para jugar entre sí, {first} es el número {upper, number} y se enfrenta a {second}, el {lower, number}: la mitad mejor juega por orden contra la otra.',
  'working.fide-2026.dutch.order-changed':
    'De los {count, number} que aquí quedan para jugar entre sí, {first} es el número {upper, number} y se enfrenta a {second}, el {lower, number}; por simple orden habría sido {plain}.',
  'working.fide-2026.dutch.exchange':
    'Mitad contra mitad no sale sin pérdida: {out}, de la mitad mejor, y {into}, de la otra, han cambiado de lado.',
  'working.fide-2026.dutch.leaves': 'Sin pareja en este grupo: {players}.',
  'working.fide-2026.dutch.gave-way': 'Lo que este grupo no ha podido evitar:',
  'working.fide-2026.dutch.gave-way.C9':
    'Quien descansa tiene {count, plural, one {# ronda no jugada} other {# rondas no jugadas}}{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C10':
    '{count, plural, one {En # pareja} other {En # parejas}} alguien pasa de dos de diferencia de colores{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C11':
    '{count, plural, one {En # pareja} other {En # parejas}} alguien tiene el mismo color por tercera vez seguida{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C12':
    '{count, plural, one {# jugador no tiene} other {# jugadores no tienen}} el color que toca{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C13':
    '{count, plural, one {A # jugador se le niega} other {A # jugadores se les niega}} una preferencia fuerte{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C14':
    '{count, plural, one {# jugador vuelve a bajar} other {# jugadores vuelven a bajar}}, como en la última ronda{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C16':
    '{count, plural, one {# jugador vuelve a bajar} other {# jugadores vuelven a bajar}}, como hace dos rondas{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C15':
    '{count, plural, one {# jugador vuelve a jugar} other {# jugadores vuelven a jugar}} contra alguien de más arriba, como en la última ronda{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C17':
    '{count, plural, one {# jugador vuelve a jugar} other {# jugadores vuelven a jugar}} contra alguien de más arriba, como hace dos rondas{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C18':
    '{count, plural, one {# jugador que venía de arriba sigue bajando; también bajó} other {# jugadores que venían de arriba siguen bajando; también bajaron}} en la última ronda{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C20':
    '{count, plural, one {# jugador que venía de arriba sigue bajando; también bajó} other {# jugadores que venían de arriba siguen bajando; también bajaron}} hace dos rondas{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.members':
    'El grupo de {points, plural, one {# punto} other {# puntos}} tiene {count, plural, one {# jugador} other {# jugadores}}{moved, plural, =0 {} other {, # de más arriba}}.',
  'working.fide-2026.dutch.left.odd':
    '{player} ha sobrado en el grupo de {points, plural, one {# punto} other {# puntos}}: {count, plural, =1 {no hay nadie más} other {tiene # jugadores, un número impar}}.',
  'working.fide-2026.dutch.left.fewer':
    '{player} ha sobrado en el grupo de {points, plural, one {# punto} other {# puntos}}: con sus {count, number} jugadores {pairs, plural, =0 {no se puede formar ninguna pareja} one {no se puede formar más que # pareja} other {no se pueden formar más que # parejas}}.',
  'working.fide-2026.dutch.left.needed':
    '{player} ha dejado el grupo de {points, plural, one {# punto} other {# puntos}}: si no, más abajo no se podría emparejar a todos.',
  'working.fide-2026.dutch.left.alone':
    '{player} no puede enfrentarse a nadie del grupo de {points, plural, one {# punto} other {# puntos}}.',
  'working.fide-2026.dutch.left.limbo':
    '{player} había bajado al grupo de {points, plural, one {# punto} other {# puntos}} y también ha sobrado allí.',
  'working.fide-2026.dutch.instead': 'Por qué no ha sobrado alguien peor clasificado:',
  'working.fide-2026.dutch.tried': '{player} se habría enfrentado antes a estos:',
  'working.fide-2026.dutch.more':
    '{more, plural, one {Hay # más que no se muestra aquí} other {Hay # más que no se muestran aquí}}.',
  'working.fide-2026.dutch.wish.pair': '{first} – {second}: {list}.',
  'working.fide-2026.dutch.wish.leaves': '{player}: {list}.',
  'working.fide-2026.dutch.wish.bye': 'Descanso para {player}: {list}.',
  'working.fide-2026.dutch.reason.C1': 'ya jugaron en la ronda {round, number}',
  'working.fide-2026.dutch.reason.C3': 'los dos deben tener {colour, select, white {blancas} other {negras}}',
  'working.fide-2026.dutch.reason.forbidden': 'no se pueden emparejar entre sí',
  'working.fide-2026.dutch.reason.bye-before': 'ya descansó en la ronda {round, number}',
  'working.fide-2026.dutch.reason.points-before':
    'tuvo los puntos de una victoria sin jugar en la ronda {round, number}',
  'working.fide-2026.dutch.reason.even': 'el número de jugadores es par y no descansa nadie',
  'working.fide-2026.dutch.reason.C4': 'entonces alguno de estos quedaría sin rival: {players}',
  'working.fide-2026.dutch.reason.C5': 'entonces descansaría {player}, que tiene más puntos',
  'working.fide-2026.dutch.reason.more-points': 'tiene más puntos que {player}, que puede descansar',
  'working.fide-2026.dutch.reason.C6':
    'en el grupo de {points, plural, one {# punto} other {# puntos}} {other, plural, one {sobraría # jugador} other {sobrarían # jugadores}} en lugar de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C7':
    'en el grupo de {points, plural, one {# punto} other {# puntos}} sobraría alguien con más puntos que ahora ({players})',
  'working.fide-2026.dutch.reason.C8a':
    'tras el grupo de {points, plural, one {# punto} other {# puntos}}, en el siguiente {other, plural, one {sobraría # jugador} other {sobrarían # jugadores}} en lugar de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C8b':
    'tras el grupo de {points, plural, one {# punto} other {# puntos}}, en el siguiente sobraría alguien con más puntos que ahora ({players})',
  'working.fide-2026.dutch.reason.C9':
    'descansaría alguien con {other, plural, one {# ronda no jugada} other {# rondas no jugadas}} en lugar de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C10':
    'en {other, plural, one {# pareja} other {# parejas}} en lugar de {best, number} la diferencia de colores pasaría de dos ({players})',
  'working.fide-2026.dutch.reason.C11':
    'en {other, plural, one {# pareja} other {# parejas}} en lugar de {best, number} alguien tendría un color tres veces seguidas ({players})',
  'working.fide-2026.dutch.reason.C12':
    'en {other, plural, one {# pareja} other {# parejas}} en lugar de {best, number} alguien no tendría el color que toca ({players})',
  'working.fide-2026.dutch.reason.C13':
    'en {other, plural, one {# pareja} other {# parejas}} en lugar de {best, number} se negaría una preferencia fuerte de color ({players})',
  'working.fide-2026.dutch.reason.C14':
    'de los que bajaron en la última ronda, {other, plural, one {volvería} other {volverían}} a bajar {other, number} en lugar de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C16':
    'de los que bajaron hace dos rondas, {other, plural, one {volvería} other {volverían}} a bajar {other, number} en lugar de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C15':
    'de los que jugaron contra alguien de más arriba en la última ronda, {other, plural, one {lo repetiría} other {lo repetirían}} {other, number} en lugar de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C17':
    'de los que jugaron contra alguien de más arriba hace dos rondas, {other, plural, one {lo repetiría} other {lo repetirían}} {other, number} en lugar de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C18':
    'seguiría bajando alguien con más puntos que bajó en la última ronda ({players})',
  'working.fide-2026.dutch.reason.C20': 'seguiría bajando alguien con más puntos que bajó hace dos rondas ({players})',
  'working.fide-2026.dutch.reason.C19':
    'alguien que jugó contra alguien de más arriba en la última ronda tendría uno con más puntos ({players})',
  'working.fide-2026.dutch.reason.C21':
    'alguien que jugó contra alguien de más arriba hace dos rondas tendría uno con más puntos ({players})',
  'working.fide-2026.dutch.reason.moved-down':
    'igual de bueno por todos los criterios, pero sobraría un jugador de más arriba mejor clasificado',
  'working.fide-2026.dutch.reason.opponents':
    'igual de bueno por todos los criterios, pero {player} jugaría contra {second} en lugar de {first}, que va antes',
  'working.fide-2026.dutch.reason.exchanges':
    'igual de bueno por todos los criterios, pero {other, plural, one {cambiaría de mitad # jugador} other {cambiarían de mitad # jugadores}} en lugar de {best, number}',
  'working.fide-2026.dutch.reason.difference':
    'igual de bueno por todos los criterios, pero cambiarían de mitad jugadores más alejados',
  'working.fide-2026.dutch.reason.out':
    'igual de bueno por todos los criterios, pero dejaría la mitad mejor un jugador mejor clasificado',
  'working.fide-2026.dutch.reason.into':
    'igual de bueno por todos los criterios, pero entraría en la mitad mejor un jugador peor clasificado',
  'working.fide-2026.dutch.reason.better.colours': 'los colores saldrían mejor, pero pesan menos',
  'working.fide-2026.dutch.reason.better.floats': 'menos jugadores volverían a flotar, pero eso pesa menos',
  'working.fide-2026.dutch.reason.better.leavers': 'el grupo siguiente saldría mejor, pero eso pesa menos',
  'working.fide-2026.dutch.reason.better.bye': 'descansaría alguien con menos rondas no jugadas, pero eso pesa menos',
  'working.fide-2026.dutch.decides':
    'Se ha emparejado el resto lo mejor posible y se ha comparado: lo que decide está en el grupo de {points, plural, one {# punto} other {# puntos}}{above, plural, =0 {} other {, y los de encima quedan igual}}.',
  'working.fide-2026.dutch.paired': '{first} y {second} sí juegan en esta ronda.',
  'working.fide-2026.dutch.absent': '{player} no se empareja en esta ronda.',
  'working.fide-2026.dutch.wants.0': '{player} no tiene preferencia de color: aún no ha jugado.',
  'working.fide-2026.dutch.wants.1':
    '{player} prefiere levemente {colour, select, white {blancas} other {negras}}: la última partida fue con el otro color.',
  'working.fide-2026.dutch.wants.2':
    '{player} prefiere fuertemente {colour, select, white {blancas} other {negras}}: las ha tenido una vez menos.',
  'working.fide-2026.dutch.wants.3':
    '{player} debe tener {colour, select, white {blancas} other {negras}}: las ha tenido al menos dos veces menos, o el otro color dos veces seguidas.',
  'working.fide-2026.dutch.bye.lowest':
    '{player}, con {points, plural, one {# punto} other {# puntos}}, descansa: el número de jugadores es impar y nadie tiene menos puntos.',
  'working.fide-2026.dutch.bye.fewer':
    '{player}, con {points, plural, one {# punto} other {# puntos}}, descansa: el número de jugadores es impar y nadie con menos puntos puede descansar.',
  'working.fide-2026.dutch.bye.alike': 'Peor clasificados, con los mismos puntos:',
  'article.fide-2026.C.04.3 C1': 'Dos jugadores no se enfrentan más de una vez.',
  'article.fide-2026.C.04.3 C2': 'Nadie descansa dos veces, ni tras tener los puntos de una victoria sin jugar.',
  'article.fide-2026.C.04.3 C3':
    'Dos que deben tener el mismo color no se enfrentan, salvo los líderes en la última ronda.',
  'article.fide-2026.C.04.3 C4': 'El resto debe poder emparejarse.',
  'article.fide-2026.C.04.3 C5': 'Descansa alguien con los mínimos puntos posibles.',
  'article.fide-2026.C.04.3 C6': 'Dejan un grupo los menos posibles.',
  'article.fide-2026.C.04.3 C7': 'Los que salen tienen los mínimos puntos posibles.',
  'article.fide-2026.C.04.3 C8': 'El grupo siguiente también sale lo mejor posible.',
  'article.fide-2026.C.04.3 C9': 'Quien descansa tiene las mínimas rondas no jugadas.',
  'article.fide-2026.C.04.3 C10': 'Las diferencias de color de más de dos son las mínimas.',
  'article.fide-2026.C.04.3 C11': 'Tienen un color tres veces seguidas los menos posibles.',
  'article.fide-2026.C.04.3 C12': 'Se niega el color que toca a los menos posibles.',
  'article.fide-2026.C.04.3 C13': 'Se niegan las mínimas preferencias fuertes.',
  'article.fide-2026.C.04.3 C14': 'Bajan dos rondas seguidas los menos posibles.',
  'article.fide-2026.C.04.3 C15': 'Juegan dos rondas seguidas contra alguien de más arriba los menos posibles.',
  'article.fide-2026.C.04.3 C16': 'Lo mismo al cabo de dos rondas: bajar.',
  'article.fide-2026.C.04.3 C17': 'Lo mismo al cabo de dos rondas: jugar contra alguien de más arriba.',
  'article.fide-2026.C.04.3 C18': 'De los que bajan dos veces seguidas, las diferencias de puntos son las mínimas.',
  'article.fide-2026.C.04.3 C19': 'Lo mismo de los que juegan dos veces seguidas contra alguien de más arriba.',
  'article.fide-2026.C.04.3 C20': 'Lo mismo al cabo de dos rondas: bajar, por puntos.',
  'article.fide-2026.C.04.3 C21': 'Lo mismo al cabo de dos rondas: jugar contra alguien de más arriba, por puntos.',
  'article.fide-2026.C.04.3 1.7': 'Cuán fuerte es una preferencia de color.',
  'article.fide-2026.C.04.3 4.2': 'Los rivales se prueban por orden, y se toma el primero que sirve.',
  'article.fide-2026.C.04.3 4.3': 'Después cambian de mitad los menos posibles, lo más cercanos posible.',
  'article.fide-2026.C.04.3 4.4': 'De los que han bajado, se emparejan los primeros.',
  'decision.D-DUTCH-24':
    'Por qué dos no se enfrentan: se les empareja, el resto lo mejor posible, y decide el primer criterio que sale peor, grupo por grupo desde arriba.',
  'decision.D-DUTCH-25':
    'Lo que se ha probado antes de una pareja se juzga dentro de su grupo, con las parejas de encima tal como están.',
};
