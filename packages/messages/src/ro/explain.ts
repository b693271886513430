export const messages: Record<keyof typeof import('../en/explain.ts').messages, string> = {
  'explain.list':
    '{rhythm, select, standard {Lista de ritm standard} rapid {Lista de ritm rapid} blitz {Lista de blitz} other {Lista}} din {date} · {regulation}, revizia {revision}',

  'explain.status.rated': 'Rating {rating}, înainte {previous}.',
  'explain.status.new': 'Nou în listă, cu {rating}.',
  'explain.status.reassigned': 'Un nou rating inițial: {rating}, înainte {previous}.',
  'explain.status.unrated': 'Fără rating: din ce spune documentul nu se poate acorda niciunul.',
  'explain.status.pending':
    'Nu este încă în listă: {poolGames, plural, one {# partidă strânsă, care ar da} few {# partide strânse, care ar da} other {# de partide strânse, care ar da}} {poolRating}.',
  'explain.status.lapsed':
    'În afara listei, fără licență în ziua ei; ratingul {rating} se păstrează pentru întoarcere.',
  'explain.status.inactive': 'Rating {rating}, înainte {previous}; inactiv.',
  'explain.status.delisted': 'Iese din listă, unde avea {previous}.',
  'explain.status-below-floor': 'Nu este pe listă: de la ratingul standard {seed} ratingul coboară sub prag.',
  'explain.not-listed': 'Nu este în listă: în acest document este un jucător fără rating.',

  'explain.no-games': 'În această perioadă nu s-a evaluat nicio partidă: ratingul rămâne cum era.',
  'explain.sum':
    '{games, plural, one {Singura partidă evaluată schimbă} few {Cele # partide evaluate schimbă} other {Cele # de partide evaluate schimbă}} ratingul cu {sum}.',
  'explain.sum-of-terms':
    'Variațiile {games, plural, one {partidei evaluate} few {celor # partide evaluate} other {celor # de partide evaluate}} se adună: {terms} = {sum}.',
  'explain.rounded': 'Rotunjit la cel mai apropiat întreg, jumătatea în sus: {rounded}.',
  'explain.rounded-away': 'Rotunjit la cel mai apropiat întreg, jumătatea departe de zero: {rounded}.',
  'explain.lifted': '{base} {addend} = {would}. Ridicat cu {lift} puncte: {rating}.',
  'explain.new-rating': '{base} {addend} = {rating}.',
  'explain.at-floor': '{base} {addend} = {would} este sub minim: ratingul este {rating}.',
  'explain.under-floor': '{base} {addend} = {would} este sub minim: nu se publică niciun rating.',
  'explain.sum-disagrees': 'Atenție: lista dă o variație de {change}, dar partidele adună {sum}.',
  'explain.rating-disagrees': 'Atenție: {base} {addend} = {would}, dar lista dă {rating}.',

  'explain.event-dates': '{start} – {end}',
  'explain.game':
    'Runda {round}{dated, select, yes { ({date})} other {}}{side, select, white {, cu albele} black {, cu negrele} other {}}, adversar {opponent}: {kind, select, forfeit {{score, select, win {câștigată prin neprezentare} other {pierdută prin neprezentare}}} adjudicated {{score, select, win {câștigată} draw {remiză} other {pierdută}}, adjudecată fără nicio mutare} other {{score, select, win {câștigată} draw {remiză} other {pierdută}}}}.',
  'explain.opponent-performance':
    '{opponent} nu are rating și contează cu performanța din acest turneu, {performance}: {points, number, points} {games, plural, one {din 1 punct} few {din # puncte} other {din # de puncte}} împotriva adversarilor cu rating, în medie {average}.',
  'explain.expected':
    '{relation, select, above {{own} față de {opponentRating}, cu {difference} mai mult} below {{own} față de {opponentRating}, cu {difference} mai puțin} other {{own} față de {opponentRating}, egal}}{counts, select, less {, din care contează {counted}} whole {, care contează integral} other {}}: rezultat așteptat {expected}.',
  'explain.expected-forfeit':
    'O neprezentare contează ca o partidă împotriva propriului rating, {own}: rezultat așteptat {expected}.',
  'explain.change': 'K {k} × ({score, number, points} - {expected}) = {change}.',
  'explain.unrated-game':
    'Runda {round}{side, select, white {, cu albele} black {, cu negrele} other {}}, adversar {opponent}: {result}{kind, select, forfeit { prin neprezentare} adjudicated {, adjudecată fără nicio mutare} other {}}{reason, select, performance {} finding {; necotată: vezi mai sus} disregarded {; necotată: adversarul nu avea rating, iar performanța nu contează} opponent {; necotată: adversarul nu avea rating} period {; ține de altă listă} other {; necotată}}.',
  'explain.no-rating-to-change':
    'Din aceste partide nu se calculează nicio variație: în acest turneu jucătorul nu avea rating.',
  'explain.own-performance':
    'Fără rating în acest turneu: {points, number, points} {games, plural, one {din 1 punct} few {din # puncte} other {din # de puncte}} împotriva adversarilor cu rating, în medie {average}. Performanța {performance}{counted, select, no {, care nu contează} yes {, care contează} other {}}.',

  'explain.general': 'Rating general {displayed} (exact {rating}), media celor cinci tipuri colective.',
  'explain.no-general':
    '{types, plural, =0 {Fără rating la niciun tip de joc.} other {Fără rating general: nu este activ la niciun tip colectiv.}}',
  'explain.type-status':
    '{displayed}, {status, select, active {activ} provisional {provizoriu} inactive {inactiv} other {{status}}}',
  'explain.collective-game':
    '{date}, {game}: locul {place} din {players}, valoarea partidei {value}: {points} puncte, ponderea {weight}.',
  'explain.libere-game':
    '{date}, {event}, runda {round}, adversar {opponent}: {score, select, win {câștigată} draw {egală} other {pierdută}}. {own} față de {opponentRating}{capped, select, yes {, socotit {value}} other {}}: {value} {addend} = {points} puncte, ponderea {weight}.',
  'explain.weighted-mean': 'Media ponderată: {weightedPoints} / {weights} = {rating}, afișat {displayed}.',
  'explain.mean-disagrees': 'Atenție: aceste partide nu dau ratingul scris.',

  'explain.decisions': 'Decizii unde regulamentul tace',
};
