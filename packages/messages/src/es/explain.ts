export const messages: Record<keyof typeof import('../en/explain.ts').messages, string> = {
  'explain.list':
    '{rhythm, select, standard {Lista de ritmo estándar} rapid {Lista de ritmos rápidos} blitz {Lista de relámpago} other {Lista}} de {date} · {regulation}, revisión {revision}',

  'explain.status.rated': 'Elo {rating}, antes {previous}.',
  'explain.status.new': 'Nuevo en la lista, con {rating}.',
  'explain.status.reassigned': 'Nuevo Elo inicial: {rating}, antes {previous}.',
  'explain.status.unrated': 'Sin Elo: con lo que dice el documento no se puede asignar ninguno.',
  'explain.status.pending':
    'Todavía no está en la lista: {poolGames, plural, one {# partida acumulada} other {# partidas acumuladas}}, que darían {poolRating}.',
  'explain.status.lapsed': 'Fuera de la lista, sin licencia ese día; el Elo {rating} se guarda para cuando vuelva.',
  'explain.status.inactive': 'Elo {rating}, antes {previous}; inactivo.',
  'explain.status.delisted': 'Sale de la lista, en la que tenía {previous}.',
  'explain.status-below-floor': 'Fuera de la lista: desde el elo estándar {seed} el elo queda por debajo del mínimo.',
  'explain.not-listed': 'No está en la lista: en este documento es un jugador sin Elo.',

  'explain.no-games': 'En este periodo no se ha valorado ninguna partida: el Elo queda como estaba.',
  'explain.sum':
    '{games, plural, one {La única partida valorada varía} other {Las # partidas valoradas varían}} el Elo en {sum}.',
  'explain.sum-of-terms': 'Las variaciones de las {games} partidas valoradas suman: {terms} = {sum}.',
  'explain.rounded': 'Redondeado al entero más próximo, la mitad hacia arriba: {rounded}.',
  'explain.rounded-away': 'Redondeado al entero más próximo, el medio lejos de cero: {rounded}.',
  'explain.lifted': '{base} {addend} = {would}. Subido {lift} puntos: {rating}.',
  'explain.new-rating': '{base} {addend} = {rating}.',
  'explain.at-floor': '{base} {addend} = {would} está por debajo del mínimo: el Elo es {rating}.',
  'explain.under-floor': '{base} {addend} = {would} está por debajo del mínimo: no se publica ningún Elo.',
  'explain.sum-disagrees': 'Atención: la lista da una variación de {change}, pero las partidas suman {sum}.',
  'explain.rating-disagrees': 'Atención: {base} {addend} = {would}, pero la lista da {rating}.',

  'explain.event-dates': 'del {start} al {end}',
  'explain.game':
    'Ronda {round}{dated, select, yes { ({date})} other {}}{side, select, white {, con blancas,} black {, con negras,} other {}} contra {opponent}: {kind, select, forfeit {{score, select, win {ganada por incomparecencia} other {perdida por incomparecencia}}} adjudicated {{score, select, win {ganada} draw {tablas} other {perdida}}, adjudicada sin una sola jugada} other {{score, select, win {ganada} draw {tablas} other {perdida}}}}.',
  'explain.opponent-performance':
    '{opponent} no tiene Elo y cuenta con la performance en este torneo, {performance}: {points, number, points} {games, plural, one {de 1 punto} other {de # puntos}} contra rivales valorados, de media {average}.',
  'explain.expected':
    '{relation, select, above {{own} contra {opponentRating}, {difference} más} below {{own} contra {opponentRating}, {difference} menos} other {{own} contra {opponentRating}, iguales}}{counts, select, less {, que cuentan como {counted}} whole {, que cuentan por entero} other {}}: resultado esperado {expected}.',
  'explain.expected-forfeit':
    'Una incomparecencia cuenta como una partida contra el propio Elo, {own}: resultado esperado {expected}.',
  'explain.change': 'K {k} × ({score, number, points} - {expected}) = {change}.',
  'explain.unrated-game':
    'Ronda {round}{side, select, white {, con blancas,} black {, con negras,} other {}} contra {opponent}: {result}{kind, select, forfeit { por incomparecencia} adjudicated {, adjudicada sin una sola jugada} other {}}{reason, select, performance {} finding {; no valorada: véase arriba} disregarded {; no valorada: el rival no tenía Elo y su performance no cuenta} opponent {; no valorada: el rival no tenía Elo} period {; es de otra lista} other {; no valorada}}.',
  'explain.no-rating-to-change':
    'De estas partidas no se calcula ninguna variación: en este torneo el jugador no tenía Elo.',
  'explain.own-performance':
    'Sin Elo en este torneo: {points, number, points} {games, plural, one {de 1 punto} other {de # puntos}} contra rivales valorados, de media {average}. Performance {performance}{counted, select, no {, que no cuenta} yes {, que cuenta} other {}}.',

  'explain.general': 'Rating general {displayed} (exactamente {rating}), la media de los cinco tipos colectivos.',
  'explain.no-general':
    '{types, plural, =0 {Sin rating en ningún tipo de juego.} other {Sin rating general: no está activo en ningún tipo colectivo.}}',
  'explain.type-status':
    '{displayed}, {status, select, active {activo} provisional {provisional} inactive {inactivo} other {{status}}}',
  'explain.collective-game':
    '{date}, {game}: puesto {place} de {players}, valor de la partida {value}: {points} puntos, peso {weight}.',
  'explain.libere-game':
    '{date}, {event}, ronda {round} contra {opponent}: {score, select, win {ganada} draw {empatada} other {perdida}}. {own} contra {opponentRating}{capped, select, yes {, contado como {value}} other {}}: {value} {addend} = {points} puntos, peso {weight}.',
  'explain.weighted-mean': 'Media ponderada: {weightedPoints} / {weights} = {rating}, que se muestra como {displayed}.',
  'explain.mean-disagrees': 'Atención: estas partidas no dan el rating que está escrito.',

  'explain.decisions': 'Decisiones donde el reglamento calla',
};
