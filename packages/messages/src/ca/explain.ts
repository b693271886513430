export const messages: Record<keyof typeof import('../en/explain.ts').messages, string> = {
  'explain.list':
    '{rhythm, select, standard {Llista de ritme estàndard} rapid {Llista de ritmes ràpids} blitz {Llista de llampec} other {Llista}} de {date} · {regulation}, revisió {revision}',

  'explain.status.rated': 'Elo {rating}, abans {previous}.',
  'explain.status.new': 'Nou a la llista, amb {rating}.',
  'explain.status.reassigned': 'Nou Elo inicial: {rating}, abans {previous}.',
  'explain.status.unrated': 'Sense Elo: amb el que diu el document no se’n pot assignar cap.',
  'explain.status.pending':
    'Encara no surt a la llista: {poolGames, plural, one {# partida acumulada} other {# partides acumulades}}, que donarien {poolRating}.',
  'explain.status.lapsed': 'Fora de la llista, sense llicència aquell dia; l’Elo {rating} es guarda per a quan torni.',
  'explain.status.inactive': 'Elo {rating}, abans {previous}; inactiu.',
  'explain.status.delisted': 'Surt de la llista, on tenia {previous}.',
  'explain.status-below-floor': 'Fora de la llista: des de l’elo estàndard {seed} l’elo queda per sota del mínim.',
  'explain.not-listed': 'No és a la llista: en aquest document és un jugador sense Elo.',

  'explain.no-games': 'En aquest període no s’ha avaluat cap partida: l’Elo queda com estava.',
  'explain.sum':
    '{games, plural, one {L’única partida avaluada fa variar} other {Les # partides avaluades fan variar}} l’Elo en {sum}.',
  'explain.sum-of-terms': 'Les variacions de les {games} partides avaluades sumen: {terms} = {sum}.',
  'explain.rounded': 'Arrodonit a l’enter més pròxim, la meitat cap amunt: {rounded}.',
  'explain.rounded-away': 'Arrodonit a l’enter més pròxim, el mig lluny de zero: {rounded}.',
  'explain.lifted': '{base} {addend} = {would}. Apujat {lift} punts: {rating}.',
  'explain.new-rating': '{base} {addend} = {rating}.',
  'explain.at-floor': '{base} {addend} = {would} és per sota del mínim: l’Elo és {rating}.',
  'explain.under-floor': '{base} {addend} = {would} és per sota del mínim: no es publica cap Elo.',
  'explain.sum-disagrees': 'Atenció: la llista dona una variació de {change}, però les partides sumen {sum}.',
  'explain.rating-disagrees': 'Atenció: {base} {addend} = {would}, però la llista dona {rating}.',

  'explain.event-dates': 'del {start} al {end}',
  'explain.game':
    'Ronda {round}{dated, select, yes { ({date})} other {}}{side, select, white {, amb blanques,} black {, amb negres,} other {}} contra {opponent}: {kind, select, forfeit {{score, select, win {guanyada per incompareixença} other {perduda per incompareixença}}} adjudicated {{score, select, win {guanyada} draw {taules} other {perduda}}, adjudicada sense cap jugada} other {{score, select, win {guanyada} draw {taules} other {perduda}}}}.',
  'explain.opponent-performance':
    '{opponent} no té Elo i compta amb la performance en aquesta prova, {performance}: {points, number, points} {games, plural, one {d’1 punt} other {de # punts}} contra rivals avaluats, de mitjana {average}.',
  'explain.expected':
    '{relation, select, above {{own} contra {opponentRating}, {difference} més} below {{own} contra {opponentRating}, {difference} menys} other {{own} contra {opponentRating}, iguals}}{counts, select, less {, que compten com a {counted}} whole {, que compten íntegrament} other {}}: resultat esperat {expected}.',
  'explain.expected-forfeit':
    'Una incompareixença compta com una partida contra el propi Elo, {own}: resultat esperat {expected}.',
  'explain.change': 'K {k} × ({score, number, points} - {expected}) = {change}.',
  'explain.unrated-game':
    'Ronda {round}{side, select, white {, amb blanques,} black {, amb negres,} other {}} contra {opponent}: {result}{kind, select, forfeit { per incompareixença} adjudicated {, adjudicada sense cap jugada} other {}}{reason, select, performance {} finding {; no avaluada: vegeu més amunt} disregarded {; no avaluada: el rival no tenia Elo i la seva performance no compta} opponent {; no avaluada: el rival no tenia Elo} period {; és d’una altra llista} other {; no avaluada}}.',
  'explain.no-rating-to-change':
    'D’aquestes partides no es calcula cap variació: en aquesta prova el jugador no tenia Elo.',
  'explain.own-performance':
    'Sense Elo en aquesta prova: {points, number, points} {games, plural, one {d’1 punt} other {de # punts}} contra rivals avaluats, de mitjana {average}. Performance {performance}{counted, select, no {, que no compta} yes {, que compta} other {}}.',

  'explain.general': 'Rating general {displayed} (exactament {rating}), la mitjana dels cinc tipus col·lectius.',
  'explain.no-general':
    '{types, plural, =0 {Sense rating en cap tipus de joc.} other {Sense rating general: no és actiu en cap tipus col·lectiu.}}',
  'explain.type-status':
    '{displayed}, {status, select, active {actiu} provisional {provisional} inactive {inactiu} other {{status}}}',
  'explain.collective-game':
    '{date}, {game}: lloc {place} de {players}, valor de la partida {value}: {points} punts, pes {weight}.',
  'explain.libere-game':
    '{date}, {event}, ronda {round} contra {opponent}: {score, select, win {guanyada} draw {empatada} other {perduda}}. {own} contra {opponentRating}{capped, select, yes {, comptat com a {value}} other {}}: {value} {addend} = {points} punts, pes {weight}.',
  'explain.weighted-mean':
    'Mitjana ponderada: {weightedPoints} / {weights} = {rating}, que es mostra com a {displayed}.',
  'explain.mean-disagrees': 'Atenció: aquestes partides no donen el rating que hi ha escrit.',

  'explain.decisions': 'Decisions on el reglament calla',
};
