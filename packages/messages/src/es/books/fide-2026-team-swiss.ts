/** El suizo por equipos (C.04.6) en palabras. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026-team-swiss.ts').messages, string> = {
  'web.event-system.team-swiss': 'Suizo por equipos',
  'finding.fide-2026.team-swiss.unpairable':
    'La ronda {round} no se puede emparejar: {lacks, select, bye {sobra un equipo, y ninguno de los que pueden sobrar puede volver a descansar, ni después de un encuentro ganado por incomparecencia: {teams}} other {se empareje como se empareje, alguno de estos equipos queda sin oponente: {teams}}}. Decide el árbitro principal: acabe el torneo, o deje fuera a alguno.',
  'working.fide-2026.team-swiss.match': '{white} juega contra {black}; {white} lleva blancas en los tableros impares.',
  'working.fide-2026.team-swiss.group':
    'Los dos equipos tienen {points, plural, one {# punto} other {# puntos}}: se enfrentan dentro de su grupo de puntuación.',
  'working.fide-2026.team-swiss.upfloat':
    '{upfloater} ha subido al grupo de {points, plural, one {# punto} other {# puntos}} y se enfrenta a {opponent}.',
  'working.fide-2026.team-swiss.upfloaters':
    'El grupo de {points, plural, one {# punto} other {# puntos}} necesita {count, plural, one {# equipo} other {# equipos}} de más abajo, tan pocos y con tantos puntos como sea posible: {teams}.',
  'working.fide-2026.team-swiss.order':
    'De las maneras igual de buenas de emparejar, esta es la primera: los números bajos encabezan tantas parejas como se puede, y los oponentes siguen por orden.',
  'working.fide-2026.team-swiss.gave-way.C6':
    'Suba quien suba, el grupo siguiente necesita más equipos de abajo que los que pide su número.',
  'working.fide-2026.team-swiss.gave-way.C7':
    '{count, plural, one {Sube # equipo que} other {Suben # equipos que}} en la ronda anterior también jugaron contra un equipo con otros puntos.',
  'working.fide-2026.team-swiss.gave-way.C8':
    '{count, plural, one {# equipo no lleva} other {# equipos no llevan}} el color que preferían.',
  'working.fide-2026.team-swiss.gave-way.C9':
    '{count, plural, one {# equipo con preferencia fuerte no lleva} other {# equipos con preferencia fuerte no llevan}} ese color.',
  'working.fide-2026.team-swiss.gave-way.C10':
    '{count, plural, one {# equipo juega} other {# equipos juegan}} contra uno que ha subido, y en la ronda anterior también contra uno de otros puntos.',
  'working.fide-2026.team-swiss.colour.1':
    'Colores: ninguno de los dos equipos ha jugado; decide el color inicial, por números impares y pares.',
  'working.fide-2026.team-swiss.colour.2': 'Colores: solo un equipo tiene preferencia, y se le concede.',
  'working.fide-2026.team-swiss.colour.3': 'Colores: las preferencias son opuestas, y se conceden las dos.',
  'working.fide-2026.team-swiss.colour.4': 'Colores: quieren el mismo, y se concede la preferencia fuerte.',
  'working.fide-2026.team-swiss.colour.5': 'Colores: lleva blancas el equipo con la diferencia de colores más baja.',
  'working.fide-2026.team-swiss.colour.6':
    'Colores: deciden los últimos encuentros en que los dos llevaron colores distintos, y los dos cambian.',
  'working.fide-2026.team-swiss.colour.7':
    'Colores: misma preferencia y mismo historial; la tiene el primero de los dos equipos.',
  'working.fide-2026.team-swiss.colour.8':
    'Colores: el primero de los dos equipos cambia respecto a su último encuentro.',
  'working.fide-2026.team-swiss.colour.9': 'Colores: el otro equipo cambia respecto a su último encuentro.',
  'working.fide-2026.team-swiss.bye':
    '{team} descansa, con {points, plural, one {# punto} other {# puntos}}: de los que dejan oponente a todos los demás, el que tiene menos puntos, luego más encuentros jugados, luego el número más alto.',
  'working.fide-2026.team-swiss.bye-barred':
    '{team} no puede descansar: en la ronda {round, number} ya descansó, o ganó un encuentro sin jugar.',
  'working.fide-2026.team-swiss.bye-incomplete': 'Si descansara {team}, no se podrían emparejar todos los demás.',
  'working.fide-2026.team-swiss.bye-order':
    'Descansa {team}: {by, select, score {tiene menos puntos} matches {ha jugado más encuentros} other {tiene el número más alto}}.',
  'working.fide-2026.team-swiss.even': 'El número de equipos es par: nadie descansa.',
  'working.fide-2026.team-swiss.same-team': '{first} y {second} juegan los dos en {team}.',
  'working.fide-2026.team-swiss.met': '{first} y {second} ya se han enfrentado.',
  'working.fide-2026.team-swiss.incomplete':
    'Si {first} jugara contra {second}, no se podrían emparejar todos los demás.',
  'working.fide-2026.team-swiss.worse.C4':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} subirían {other, number} equipos en lugar de {best, number}.',
  'working.fide-2026.team-swiss.worse.C5':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} subiría un equipo con {other, number} puntos en lugar de uno con {best, number}.',
  'working.fide-2026.team-swiss.worse.C6':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} la elección de quién sube dejaría al grupo siguiente más necesitado de equipos de abajo.',
  'working.fide-2026.team-swiss.worse.C7':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} {other, number} en lugar de {best, number} de los que suben habrían jugado contra un equipo de otros puntos en la ronda anterior.',
  'working.fide-2026.team-swiss.worse.3.5.4':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} subiría el número {other, number} en lugar del {best, number}, que va antes.',
  'working.fide-2026.team-swiss.worse.C8':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} {other, number} equipos en lugar de {best, number} no llevarían el color que prefieren.',
  'working.fide-2026.team-swiss.worse.C9':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} se negarían {other, number} preferencias fuertes en lugar de {best, number}.',
  'working.fide-2026.team-swiss.worse.C10':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} {other, number} en lugar de {best, number} de los que juegan contra un equipo de abajo habrían jugado contra uno de otros puntos en la ronda anterior.',
  'working.fide-2026.team-swiss.worse.3.6.3':
    'Con {first} – {second}, en el grupo de {points, plural, one {# punto} other {# puntos}} el número {other, number} iría donde el {best, number} va antes en el orden de los emparejamientos.',
  'article.fide-2026.C.04.6 1.1':
    'Cada equipo tiene un número de emparejamiento, según las bases de la competición o lo que decide el árbitro principal.',
  'article.fide-2026.C.04.6 1.3':
    'Los equipos con la misma puntuación son un grupo; un bloque puede tener también equipos de grupos inferiores.',
  'article.fide-2026.C.04.6 1.4': 'El equipo que sobra descansa, y tiene los puntos de un encuentro empatado.',
  'article.fide-2026.C.04.6 1.6': 'El color de un equipo es el de su primer tablero, en encuentros jugados.',
  'article.fide-2026.C.04.6 2.1.1': 'Dos equipos no se enfrentan más de una vez.',
  'article.fide-2026.C.04.6 2.1.2':
    'Ningún equipo descansa dos veces, ni después de ganar un encuentro por incomparecencia o de un descanso de punto entero.',
  'article.fide-2026.C.04.6 2.2.1': 'Tiene que seguir siendo posible emparejar a todos los demás.',
  'article.fide-2026.C.04.6 2.3.1': 'Suben tan pocos equipos como se puede.',
  'article.fide-2026.C.04.6 2.3.2': 'Los que suben tienen tantos puntos como se puede.',
  'article.fide-2026.C.04.6 2.3.3':
    'El grupo siguiente aún se puede emparejar con tan pocos equipos de abajo como se puede.',
  'article.fide-2026.C.04.6 2.3.4':
    'Tan pocos como se puede de los que suben jugaron contra un equipo de otros puntos en la ronda anterior; no en las dos últimas.',
  'article.fide-2026.C.04.6 2.3.5': 'A tan pocos equipos como se puede se les niega el color que prefieren.',
  'article.fide-2026.C.04.6 2.3.6': 'Se niegan tan pocas preferencias fuertes como se puede (tipo B).',
  'article.fide-2026.C.04.6 2.3.7':
    'Tan pocos como se puede de los que juegan contra un equipo de abajo jugaron contra uno de otros puntos en la ronda anterior; no en las dos últimas.',
  'article.fide-2026.C.04.6 3': 'Primero el descanso, luego grupo a grupo desde arriba, luego los colores.',
  'article.fide-2026.C.04.6 3.3.3': 'Si no hay ningún emparejamiento completo, decide el árbitro principal.',
  'article.fide-2026.C.04.6 3.4':
    'Descansa quien tiene menos puntos, luego más encuentros jugados, luego el número más alto, mientras se pueda emparejar a todos los demás.',
  'article.fide-2026.C.04.6 3.4.1': 'El descanso deja un emparejamiento válido para todos los demás equipos.',
  'article.fide-2026.C.04.6 3.5':
    'Los conjuntos de equipos que podrían subir se toman por el orden de los números; se elige el primero que sirve.',
  'article.fide-2026.C.04.6 3.6':
    'Los emparejamientos de un grupo se toman por el orden de los números; se elige el primero que sirve.',
  'article.fide-2026.C.04.6 4.1': 'El color inicial se sortea antes de la primera ronda.',
  'article.fide-2026.C.04.6 4.3': 'Los colores de una pareja van por nueve reglas, la primera que se aplica.',
  'article.fide-2026.C.04.6 4.3.1': 'Antes de que ninguno haya jugado, decide el número del primer equipo.',
  'article.fide-2026.C.04.6 4.3.2': 'Se concede la única preferencia.',
  'article.fide-2026.C.04.6 4.3.3': 'Se conceden las preferencias opuestas.',
  'article.fide-2026.C.04.6 4.3.4': 'Se concede la única preferencia fuerte (tipo B).',
  'article.fide-2026.C.04.6 4.3.5': 'La diferencia de colores más baja lleva blancas.',
  'article.fide-2026.C.04.6 4.3.6': 'Se invierten los últimos colores distintos.',
  'article.fide-2026.C.04.6 4.3.7': 'Se concede la preferencia del primer equipo.',
  'article.fide-2026.C.04.6 4.3.8': 'El primer equipo cambia de color.',
  'article.fide-2026.C.04.6 4.3.9': 'El otro equipo cambia de color.',
  'decision.D-TSW-1':
    'Un encuentro tiene tantos tableros como dice la prueba, o como jugadores tiene el equipo más pequeño; quien lleva blancas las lleva en los tableros impares.',
  'decision.D-TSW-2':
    'Un encuentro se ha jugado si se ha jugado un tablero; sin ninguna partida no es enfrentamiento ni da color.',
  'decision.D-TSW-3': 'Solo tienen número de emparejamiento los equipos que están o que ya han participado.',
  'decision.D-TSW-4':
    'La preferencia de color de un equipo es la primera definición que encaja: las fuertes valen también en la última ronda.',
  'decision.D-TSW-5':
    'El grupo siguiente queda bien servido si no necesita ningún equipo de abajo, o uno si es impar; si ninguna elección lo permite, esto no cuenta.',
  'decision.D-TSW-6': 'Los colores se comparan encuentro a encuentro, desde el último jugado hacia atrás.',
  'decision.D-TSW-7': 'Un equipo está si está alguno de sus jugadores.',
  'decision.D-TSW-8':
    'Un criterio que pide «los mínimos posibles» se cumple cuando ningún otro conjunto o emparejamiento permitido tiene menos.',
  'fact.fide-2026.teamScore': 'Los equipos se emparejan por',
  'fact.fide-2026.teamScore-match': 'Puntos de encuentro',
  'fact.fide-2026.teamScore-game': 'Puntos de tablero',
  'fact.fide-2026.teamScore-hint': 'Solo suizo por equipos. Puntos de encuentro, si las bases no dicen otra cosa.',
  'fact.fide-2026.secondaryScore': 'La otra puntuación cuenta para los colores',
  'fact.fide-2026.secondaryScore-hint': 'Solo suizo por equipos. Sí, si las bases no dicen otra cosa.',
  'fact.fide-2026.colourPreferences': 'Preferencias de color de los equipos',
  'fact.fide-2026.colourPreferences-hint': 'Solo suizo por equipos. Tipo A, si las bases no dicen otra cosa.',
  'fact.fide-2026.colourPreferences-A': 'Tipo A: simples',
  'fact.fide-2026.colourPreferences-B': 'Tipo B: fuertes y leves',
  'fact.fide-2026.colourPreferences-none': 'Ninguna',
  'finding.fide-2026.team-swiss.two-matches':
    'Ronda {round}: {team} tiene {matches} encuentros; un equipo juega uno por ronda. Corrija el equipo de cada jugador, o las partidas.',
  'finding.fide-2026.team-swiss.baku-score':
    'La aceleración Bakú pide que la puntuación sean los puntos de encuentro: ponga `teamScore` en `match` o quite `acceleration`.',
  'working.fide-2026.team-swiss.forbidden': '{first} y {second} no se pueden emparejar.',
  'decision.D-TSW-9':
    'Los jugadores que no se pueden enfrentar, o a los que se prestan puntos, representan a sus equipos.',
};
