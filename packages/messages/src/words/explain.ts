import type { Texts } from '../texts.ts';

export const messages = {
  'explain.list': [
    '{rhythm, select, standard {Standard list} rapid {Rapid list} blitz {Blitz list} other {List}} of {date} · {regulation}, revision {revision}',
    '{rhythm, select, standard {Llista de ritme estàndard} rapid {Llista de ritmes ràpids} blitz {Llista de llampec} other {Llista}} de {date} · {regulation}, revisió {revision}',
    '{rhythm, select, standard {Lista de ritmo estándar} rapid {Lista de ritmos rápidos} blitz {Lista de relámpago} other {Lista}} de {date} · {regulation}, revisión {revision}',
    '{rhythm, select, standard {Lista de ritm standard} rapid {Lista de ritm rapid} blitz {Lista de blitz} other {Lista}} din {date} · {regulation}, revizia {revision}',
  ],

  'explain.status.rated': [
    'Rating {rating}, before {previous}.',
    'Elo {rating}, abans {previous}.',
    'Elo {rating}, antes {previous}.',
    'Rating {rating}, înainte {previous}.',
  ],
  'explain.status.new': [
    'New on the list with {rating}.',
    'Nou a la llista, amb {rating}.',
    'Nuevo en la lista, con {rating}.',
    'Nou în listă, cu {rating}.',
  ],
  'explain.status.reassigned': [
    'A new first rating: {rating}, before {previous}.',
    'Nou Elo inicial: {rating}, abans {previous}.',
    'Nuevo Elo inicial: {rating}, antes {previous}.',
    'Un nou rating inițial: {rating}, înainte {previous}.',
  ],
  'explain.status.unrated': [
    'No rating: the document does not give enough for one.',
    'Sense Elo: amb el que diu el document no se’n pot assignar cap.',
    'Sin Elo: con lo que dice el documento no se puede asignar ninguno.',
    'Fără rating: din ce spune documentul nu se poate acorda niciunul.',
  ],
  'explain.status.pending': [
    'Not on the list yet: {poolGames, plural, one {# game} other {# games}} in the pool, which would give {poolRating}.',
    'Encara no surt a la llista: {poolGames, plural, one {# partida acumulada} other {# partides acumulades}}, que donarien {poolRating}.',
    'Todavía no está en la lista: {poolGames, plural, one {# partida acumulada} other {# partidas acumuladas}}, que darían {poolRating}.',
    'Nu este încă în listă: {poolGames, plural, one {# partidă strânsă, care ar da} few {# partide strânse, care ar da} other {# de partide strânse, care ar da}} {poolRating}.',
  ],
  'explain.status.lapsed': [
    'Not on the list: no licence on its day. The rating {rating} is kept until the player returns.',
    'Fora de la llista, sense llicència aquell dia; l’Elo {rating} es guarda per a quan torni.',
    'Fuera de la lista, sin licencia ese día; el Elo {rating} se guarda para cuando vuelva.',
    'În afara listei, fără licență în ziua ei; ratingul {rating} se păstrează pentru întoarcere.',
  ],
  'explain.status.inactive': [
    'Rating {rating}, before {previous}; inactive.',
    'Elo {rating}, abans {previous}; inactiu.',
    'Elo {rating}, antes {previous}; inactivo.',
    'Rating {rating}, înainte {previous}; inactiv.',
  ],
  'explain.status.delisted': [
    'Leaves the list; the rating was {previous}.',
    'Surt de la llista, on tenia {previous}.',
    'Sale de la lista, en la que tenía {previous}.',
    'Iese din listă, unde avea {previous}.',
  ],
  'explain.status-below-floor': [
    'Not on the list: starting from the standard rating {seed}, the rating falls below the floor.',
    'Fora de la llista: des de l’elo estàndard {seed} l’elo queda per sota del mínim.',
    'Fuera de la lista: desde el elo estándar {seed} el elo queda por debajo del mínimo.',
    'Nu este pe listă: de la ratingul standard {seed} ratingul coboară sub prag.',
  ],
  'explain.not-listed': [
    'Not on the list: the player has no rating in this document.',
    'No és a la llista: en aquest document és un jugador sense Elo.',
    'No está en la lista: en este documento es un jugador sin Elo.',
    'Nu este în listă: în acest document este un jucător fără rating.',
  ],

  'explain.no-games': [
    'No game was rated in this period: the rating stays as it was.',
    'En aquest període no s’ha avaluat cap partida: l’Elo queda com estava.',
    'En este periodo no se ha valorado ninguna partida: el Elo queda como estaba.',
    'În această perioadă nu s-a evaluat nicio partidă: ratingul rămâne cum era.',
  ],
  'explain.sum': [
    '{games, plural, one {The one rated game changes} other {The # rated games change}} the rating by {sum}.',
    '{games, plural, one {L’única partida avaluada fa variar} other {Les # partides avaluades fan variar}} l’Elo en {sum}.',
    '{games, plural, one {La única partida valorada varía} other {Las # partidas valoradas varían}} el Elo en {sum}.',
    '{games, plural, one {Singura partidă evaluată schimbă} few {Cele # partide evaluate schimbă} other {Cele # de partide evaluate schimbă}} ratingul cu {sum}.',
  ],
  'explain.sum-of-terms': [
    'The changes of the {games} rated games add up: {terms} = {sum}.',
    'Les variacions de les {games} partides avaluades sumen: {terms} = {sum}.',
    'Las variaciones de las {games} partidas valoradas suman: {terms} = {sum}.',
    'Variațiile {games, plural, one {partidei evaluate} few {celor # partide evaluate} other {celor # de partide evaluate}} se adună: {terms} = {sum}.',
  ],
  'explain.rounded': [
    'Rounded to the nearest whole number, one half upwards: {rounded}.',
    'Arrodonit a l’enter més pròxim, la meitat cap amunt: {rounded}.',
    'Redondeado al entero más próximo, la mitad hacia arriba: {rounded}.',
    'Rotunjit la cel mai apropiat întreg, jumătatea în sus: {rounded}.',
  ],
  'explain.rounded-away': [
    'Rounded to the nearest whole number, one half away from zero: {rounded}.',
    'Arrodonit a l’enter més pròxim, el mig lluny de zero: {rounded}.',
    'Redondeado al entero más próximo, el medio lejos de cero: {rounded}.',
    'Rotunjit la cel mai apropiat întreg, jumătatea departe de zero: {rounded}.',
  ],
  'explain.lifted': [
    '{base} {addend} = {would}. Raised by {lift}: {rating}.',
    '{base} {addend} = {would}. Apujat {lift} punts: {rating}.',
    '{base} {addend} = {would}. Subido {lift} puntos: {rating}.',
    '{base} {addend} = {would}. Ridicat cu {lift} puncte: {rating}.',
  ],
  'explain.new-rating': [
    '{base} {addend} = {rating}.',
    '{base} {addend} = {rating}.',
    '{base} {addend} = {rating}.',
    '{base} {addend} = {rating}.',
  ],
  'explain.at-floor': [
    '{base} {addend} = {would} is below the floor: the rating is {rating}.',
    '{base} {addend} = {would} és per sota del mínim: l’Elo és {rating}.',
    '{base} {addend} = {would} está por debajo del mínimo: el Elo es {rating}.',
    '{base} {addend} = {would} este sub minim: ratingul este {rating}.',
  ],
  'explain.under-floor': [
    '{base} {addend} = {would} is below the floor: no rating is published.',
    '{base} {addend} = {would} és per sota del mínim: no es publica cap Elo.',
    '{base} {addend} = {would} está por debajo del mínimo: no se publica ningún Elo.',
    '{base} {addend} = {would} este sub minim: nu se publică niciun rating.',
  ],
  'explain.sum-disagrees': [
    'Warning: the list shows a change of {change}, but the games add up to {sum}.',
    'Atenció: la llista dona una variació de {change}, però les partides sumen {sum}.',
    'Atención: la lista da una variación de {change}, pero las partidas suman {sum}.',
    'Atenție: lista dă o variație de {change}, dar partidele adună {sum}.',
  ],
  'explain.rating-disagrees': [
    'Warning: {base} {addend} = {would}, but the list shows {rating}.',
    'Atenció: {base} {addend} = {would}, però la llista dona {rating}.',
    'Atención: {base} {addend} = {would}, pero la lista da {rating}.',
    'Atenție: {base} {addend} = {would}, dar lista dă {rating}.',
  ],

  'explain.event-dates': ['{start} to {end}', 'del {start} al {end}', 'del {start} al {end}', '{start} – {end}'],
  'explain.game': [
    'Round {round}{dated, select, yes { ({date})} other {}}{side, select, white {, White} black {, Black} other {}} against {opponent}: {kind, select, forfeit {{score, select, win {won by forfeit} other {lost by forfeit}}} adjudicated {{score, select, win {won} draw {drawn} other {lost}}, adjudicated without a move} other {{score, select, win {won} draw {drawn} other {lost}}}}.',
    'Ronda {round}{dated, select, yes { ({date})} other {}}{side, select, white {, amb blanques,} black {, amb negres,} other {}} contra {opponent}: {kind, select, forfeit {{score, select, win {guanyada per incompareixença} other {perduda per incompareixença}}} adjudicated {{score, select, win {guanyada} draw {taules} other {perduda}}, adjudicada sense cap jugada} other {{score, select, win {guanyada} draw {taules} other {perduda}}}}.',
    'Ronda {round}{dated, select, yes { ({date})} other {}}{side, select, white {, con blancas,} black {, con negras,} other {}} contra {opponent}: {kind, select, forfeit {{score, select, win {ganada por incomparecencia} other {perdida por incomparecencia}}} adjudicated {{score, select, win {ganada} draw {tablas} other {perdida}}, adjudicada sin una sola jugada} other {{score, select, win {ganada} draw {tablas} other {perdida}}}}.',
    'Runda {round}{dated, select, yes { ({date})} other {}}{side, select, white {, cu albele} black {, cu negrele} other {}}, adversar {opponent}: {kind, select, forfeit {{score, select, win {câștigată prin neprezentare} other {pierdută prin neprezentare}}} adjudicated {{score, select, win {câștigată} draw {remiză} other {pierdută}}, adjudecată fără nicio mutare} other {{score, select, win {câștigată} draw {remiză} other {pierdută}}}}.',
  ],
  'explain.opponent-performance': [
    '{opponent} has no rating and counts with the performance of this event, {performance}: {points, number, points} {games, plural, one {of 1 point} other {of # points}} against rated opponents, {average} on average.',
    '{opponent} no té Elo i compta amb la performance en aquesta prova, {performance}: {points, number, points} {games, plural, one {d’1 punt} other {de # punts}} contra rivals avaluats, de mitjana {average}.',
    '{opponent} no tiene Elo y cuenta con la performance en este torneo, {performance}: {points, number, points} {games, plural, one {de 1 punto} other {de # puntos}} contra rivales valorados, de media {average}.',
    '{opponent} nu are rating și contează cu performanța din acest turneu, {performance}: {points, number, points} {games, plural, one {din 1 punct} few {din # puncte} other {din # de puncte}} împotriva adversarilor cu rating, în medie {average}.',
  ],
  'explain.expected': [
    '{relation, select, above {{own} against {opponentRating}, {difference} higher} below {{own} against {opponentRating}, {difference} lower} other {{own} against {opponentRating}, equal}}{counts, select, less {, which counts as {counted}} whole {, which counts in full} other {}}: expected score {expected}.',
    '{relation, select, above {{own} contra {opponentRating}, {difference} més} below {{own} contra {opponentRating}, {difference} menys} other {{own} contra {opponentRating}, iguals}}{counts, select, less {, que compten com a {counted}} whole {, que compten íntegrament} other {}}: resultat esperat {expected}.',
    '{relation, select, above {{own} contra {opponentRating}, {difference} más} below {{own} contra {opponentRating}, {difference} menos} other {{own} contra {opponentRating}, iguales}}{counts, select, less {, que cuentan como {counted}} whole {, que cuentan por entero} other {}}: resultado esperado {expected}.',
    '{relation, select, above {{own} față de {opponentRating}, cu {difference} mai mult} below {{own} față de {opponentRating}, cu {difference} mai puțin} other {{own} față de {opponentRating}, egal}}{counts, select, less {, din care contează {counted}} whole {, care contează integral} other {}}: rezultat așteptat {expected}.',
  ],
  'explain.expected-forfeit': [
    'A forfeit counts as a game against one’s own rating, {own}: expected score {expected}.',
    'Una incompareixença compta com una partida contra el propi Elo, {own}: resultat esperat {expected}.',
    'Una incomparecencia cuenta como una partida contra el propio Elo, {own}: resultado esperado {expected}.',
    'O neprezentare contează ca o partidă împotriva propriului rating, {own}: rezultat așteptat {expected}.',
  ],
  'explain.change': [
    'K {k} × ({score, number, points} - {expected}) = {change}.',
    'K {k} × ({score, number, points} - {expected}) = {change}.',
    'K {k} × ({score, number, points} - {expected}) = {change}.',
    'K {k} × ({score, number, points} - {expected}) = {change}.',
  ],
  'explain.unrated-game': [
    'Round {round}{side, select, white {, White} black {, Black} other {}} against {opponent}: {result}{kind, select, forfeit { by forfeit} adjudicated {, adjudicated without a move} other {}}{reason, select, performance {} finding {; not rated: see above} disregarded {; not rated: the opponent had no rating, and the performance does not count} opponent {; not rated: the opponent had no rating} period {; it belongs to another list} other {; not rated}}.',
    'Ronda {round}{side, select, white {, amb blanques,} black {, amb negres,} other {}} contra {opponent}: {result}{kind, select, forfeit { per incompareixença} adjudicated {, adjudicada sense cap jugada} other {}}{reason, select, performance {} finding {; no avaluada: vegeu més amunt} disregarded {; no avaluada: el rival no tenia Elo i la seva performance no compta} opponent {; no avaluada: el rival no tenia Elo} period {; és d’una altra llista} other {; no avaluada}}.',
    'Ronda {round}{side, select, white {, con blancas,} black {, con negras,} other {}} contra {opponent}: {result}{kind, select, forfeit { por incomparecencia} adjudicated {, adjudicada sin una sola jugada} other {}}{reason, select, performance {} finding {; no valorada: véase arriba} disregarded {; no valorada: el rival no tenía Elo y su performance no cuenta} opponent {; no valorada: el rival no tenía Elo} period {; es de otra lista} other {; no valorada}}.',
    'Runda {round}{side, select, white {, cu albele} black {, cu negrele} other {}}, adversar {opponent}: {result}{kind, select, forfeit { prin neprezentare} adjudicated {, adjudecată fără nicio mutare} other {}}{reason, select, performance {} finding {; necotată: vezi mai sus} disregarded {; necotată: adversarul nu avea rating, iar performanța nu contează} opponent {; necotată: adversarul nu avea rating} period {; ține de altă listă} other {; necotată}}.',
  ],
  'explain.no-rating-to-change': [
    'No change is computed from these games: in this event the player had no rating.',
    'D’aquestes partides no es calcula cap variació: en aquesta prova el jugador no tenia Elo.',
    'De estas partidas no se calcula ninguna variación: en este torneo el jugador no tenía Elo.',
    'Din aceste partide nu se calculează nicio variație: în acest turneu jucătorul nu avea rating.',
  ],
  'explain.own-performance': [
    'Without a rating in this event: {points, number, points} {games, plural, one {of 1 point} other {of # points}} against rated opponents, {average} on average. Performance {performance}{counted, select, no {, which does not count} yes {, which counts} other {}}.',
    'Sense Elo en aquesta prova: {points, number, points} {games, plural, one {d’1 punt} other {de # punts}} contra rivals avaluats, de mitjana {average}. Performance {performance}{counted, select, no {, que no compta} yes {, que compta} other {}}.',
    'Sin Elo en este torneo: {points, number, points} {games, plural, one {de 1 punto} other {de # puntos}} contra rivales valorados, de media {average}. Performance {performance}{counted, select, no {, que no cuenta} yes {, que cuenta} other {}}.',
    'Fără rating în acest turneu: {points, number, points} {games, plural, one {din 1 punct} few {din # puncte} other {din # de puncte}} împotriva adversarilor cu rating, în medie {average}. Performanța {performance}{counted, select, no {, care nu contează} yes {, care contează} other {}}.',
  ],

  'explain.general': [
    'General rating {displayed} (exactly {rating}), the mean over the five collective types.',
    'Rating general {displayed} (exactament {rating}), la mitjana dels cinc tipus col·lectius.',
    'Rating general {displayed} (exactamente {rating}), la media de los cinco tipos colectivos.',
    'Rating general {displayed} (exact {rating}), media celor cinci tipuri colective.',
  ],
  'explain.no-general': [
    '{types, plural, =0 {No rating in any type of play.} other {No general rating: not active in any collective type.}}',
    '{types, plural, =0 {Sense rating en cap tipus de joc.} other {Sense rating general: no és actiu en cap tipus col·lectiu.}}',
    '{types, plural, =0 {Sin rating en ningún tipo de juego.} other {Sin rating general: no está activo en ningún tipo colectivo.}}',
    '{types, plural, =0 {Fără rating la niciun tip de joc.} other {Fără rating general: nu este activ la niciun tip colectiv.}}',
  ],
  'explain.type-status': [
    '{displayed}, {status, select, active {active} provisional {provisional} inactive {inactive} other {{status}}}',
    '{displayed}, {status, select, active {actiu} provisional {provisional} inactive {inactiu} other {{status}}}',
    '{displayed}, {status, select, active {activo} provisional {provisional} inactive {inactivo} other {{status}}}',
    '{displayed}, {status, select, active {activ} provisional {provizoriu} inactive {inactiv} other {{status}}}',
  ],
  'explain.collective-game': [
    '{date}, {game}: place {place} of {players}, value of the game {value}: {points} points, weight {weight}.',
    '{date}, {game}: lloc {place} de {players}, valor de la partida {value}: {points} punts, pes {weight}.',
    '{date}, {game}: puesto {place} de {players}, valor de la partida {value}: {points} puntos, peso {weight}.',
    '{date}, {game}: locul {place} din {players}, valoarea partidei {value}: {points} puncte, ponderea {weight}.',
  ],
  'explain.libere-game': [
    '{date}, {event}, round {round} against {opponent}: {score, select, win {won} draw {tied} other {lost}}. {own} against {opponentRating}{capped, select, yes {, counted as {value}} other {}}: {value} {addend} = {points} points, weight {weight}.',
    '{date}, {event}, ronda {round} contra {opponent}: {score, select, win {guanyada} draw {empatada} other {perduda}}. {own} contra {opponentRating}{capped, select, yes {, comptat com a {value}} other {}}: {value} {addend} = {points} punts, pes {weight}.',
    '{date}, {event}, ronda {round} contra {opponent}: {score, select, win {ganada} draw {empatada} other {perdida}}. {own} contra {opponentRating}{capped, select, yes {, contado como {value}} other {}}: {value} {addend} = {points} puntos, peso {weight}.',
    '{date}, {event}, runda {round}, adversar {opponent}: {score, select, win {câștigată} draw {egală} other {pierdută}}. {own} față de {opponentRating}{capped, select, yes {, socotit {value}} other {}}: {value} {addend} = {points} puncte, ponderea {weight}.',
  ],
  'explain.weighted-mean': [
    'Weighted mean: {weightedPoints} / {weights} = {rating}, shown as {displayed}.',
    'Mitjana ponderada: {weightedPoints} / {weights} = {rating}, que es mostra com a {displayed}.',
    'Media ponderada: {weightedPoints} / {weights} = {rating}, que se muestra como {displayed}.',
    'Media ponderată: {weightedPoints} / {weights} = {rating}, afișat {displayed}.',
  ],
  'explain.mean-disagrees': [
    'Warning: these games do not give the rating shown.',
    'Atenció: aquestes partides no donen el rating que hi ha escrit.',
    'Atención: estas partidas no dan el rating que está escrito.',
    'Atenție: aceste partide nu dau ratingul scris.',
  ],

  'explain.decisions': [
    'Decisions where the regulation is silent',
    'Decisions on el reglament calla',
    'Decisiones donde el reglamento calla',
    'Decizii unde regulamentul tace',
  ],
} satisfies Texts;
