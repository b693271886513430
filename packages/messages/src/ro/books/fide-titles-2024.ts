/** fide-titles-2024 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fide-titles-2024.ts').messages, string> = {
  'finding.fide-titles-2024.registered':
    '{holds, select, yes {Înregistrat cu {days} zile înainte de început; ajung {needed}.} no {Înregistrat cu {days} zile înainte de început; pentru norme sunt necesare {needed}.} other {Nu se spune când a fost înregistrat concursul la FIDE: adăugați `registeredOn` și `start`.}}',
  'finding.fide-titles-2024.hours':
    '{holds, select, yes {Joc pe zi: cel mult {hours} ore; se admit {most}.} no {Joc pe zi: până la {hours} ore; pentru norme se admit {most}.} other {Fără zilele rundelor (`roundDates`) și controlul de timp (`timeControl`) nu se știu orele de joc pe zi.}}',
  'finding.fide-titles-2024.minutes':
    '{holds, select, yes {{minutes} de minute pentru 60 de mutări; ajung {needed}.} no {{minutes} de minute pentru 60 de mutări; pentru norme sunt necesare {needed}.} other {Nu se știe controlul de timp: adăugați `timeControl`. Pentru norme sunt necesare {needed} de minute pentru 60 de mutări.}}',
  'finding.fide-titles-2024.rounds-a-day':
    '{holds, select, yes {Cel mult {rounds, plural, one {o rundă} few {# runde} other {# de runde}} pe zi; se admit {most}.} no {Până la {rounds} runde pe zi; pentru norme se admit {most}.} other {Nu se știu zilele rundelor: adăugați `roundDates`. Pentru norme se admit {most} runde pe zi.}}',
  'finding.fide-titles-2024.round-out':
    '{why, select, later {Runda {round} nu se socotește: partidele de la sfârșit pot fi lăsate deoparte.} win {Runda {round} nu se socotește: o victorie poate fi lăsată deoparte.} stranger {Runda {round} rămâne pe dinafară: federația adversarului nu este membră a FIDE.} nothing {Runda {round} rămâne pe dinafară: adversarul nu are rating și nu a obținut nimic împotriva jucătorilor cu rating.} other {Runda {round} rămâne pe dinafară: nu s-a jucat nicio partidă.}}',
  'finding.fide-titles-2024.forfeit-as-loss':
    'Victoria prin neprezentare din runda {round} se socotește ca partidă pierdută.',
  'finding.fide-titles-2024.raised':
    'Adversarul cu ratingul cel mai mic (runda {round}) se socotește cu {floor} în loc de {rating}.',
  'finding.fide-titles-2024.list-of-start':
    '{holds, select, yes {Contează ratingul și titlurile de la început ({days} zile).} other {Contează ratingul și titlurile de la început. Un concurs de peste {most} de zile merge după lista din ziua fiecărei partide, iar documentul nu dă liste ulterioare (`laterRatings`): verificați-le.}}',
  'finding.fide-titles-2024.list-of-day':
    'Concursul durează {days} de zile, mai mult de {most}: fiecare partidă contează cu ratingul și titlul din ziua ei.',
  'finding.fide-titles-2024.arbiter':
    '{holds, select, yes {Arbitrul principal are unul dintre titlurile {titles}.} no {Arbitrul principal nu are niciunul dintre titlurile {titles}.} other {Nu se spune titlul arbitrului principal: adăugați `arbiterTitle` ({titles}).}}',
  'finding.fide-titles-2024.system':
    '{holds, select, yes {Sistemul de joc dă norme.} other {Sistemul de joc ({system}) dă norme numai dacă FIDE l-a aprobat.}}',
  'finding.fide-titles-2024.double-players':
    '{holds, select, yes {Jucători: {players}; un turneu tur-retur are nevoie de {needed}.} other {Jucători: {players}; pentru norme un turneu tur-retur are nevoie de cel puțin {needed}.}}',
  'finding.fide-titles-2024.event-over':
    'Concursul nu s-a încheiat: într-un turneu sistem ligă contează toate partidele. Partide până acum: {games} din {rounds}.',
  'finding.fide-titles-2024.games':
    '{holds, select, yes {Partide care contează: {games}; ajung {fewest}.} other {Partide care contează: {games}; o normă are nevoie de {fewest}.}}',
  'finding.fide-titles-2024.games-as-nine':
    'Partide care contează: {games}. Contează ca nouă, fiindcă cealaltă rundă a fost o victorie prin neprezentare sau un liber din împerechere.',
  'finding.fide-titles-2024.federations':
    '{holds, select, yes {Federații străine printre adversari: {federations}; ajung {needed}.} no {Federații străine printre adversari: {federations}; sunt necesare {needed}.} other {Federații străine printre adversari: {federations} sigure; sunt necesare {needed}. Adăugați federațiile care lipsesc.}}',
  'finding.fide-titles-2024.one-federation':
    '{holds, select, yes {Adversari din aceeași federație: {own}, dintr-una singură: {most}; se admit {ownMost} și {anyMost}.} no {Adversari din aceeași federație: {own}, dintr-una singură: {most} ({federation}); se admit cel mult {ownMost} și {anyMost}.} other {Adversari din aceeași federație: {own}, dintr-una singură: {most}, din câte se știe; se admit cel mult {ownMost} și {anyMost}. Adăugați federațiile care lipsesc.}}',
  'finding.fide-titles-2024.exempt': 'La acest concurs federațiile adversarilor nu se verifică.',
  'finding.fide-titles-2024.titled':
    '{holds, select, yes {Adversari cu titlu: {titled}; ajung {needed}.} other {Adversari cu titlu: {titled}; sunt necesari {needed}, fără CM și WCM.}}',
  'finding.fide-titles-2024.required':
    '{holds, select, yes {Adversari cu {titles}: {found}; ajung {needed}.} other {Adversari cu {titles}: {found}; sunt necesari {needed}.}}',
  'finding.fide-titles-2024.average':
    '{holds, select, yes {Media adversarilor: {ra}; ajunge {needed}.} other {Media adversarilor: {ra}; este necesar cel puțin {needed}, oricare ar fi punctajul.}}',
  'finding.fide-titles-2024.percent':
    '{holds, select, yes {{score, number, points} din {games} înseamnă cel puțin {percent}%.} other {{score, number, points} din {games} înseamnă mai puțin de {percent}%.}}',
  'finding.fide-titles-2024.performance':
    '{holds, select, yes {Performanță {rp}: {score, number, points} din {games} contra unei medii de {ra}; ajunge {wanted}, adică {needed, number, points} puncte.} other {Performanță {rp}: {score, number, points} din {games} contra unei medii de {ra}; este necesar {wanted}.{can, select, yes { Adică {needed, number, points} puncte.} other {}}}}',
  'finding.fide-titles-2024.application-games':
    '{holds, select, yes {Partide creditate în {norms} norme: {games}; ajung {needed}.} other {Partide creditate în {norms} norme: {games}; titlul are nevoie de {needed}.}}',
  'finding.fide-titles-2024.application-rating':
    '{holds, select, yes {Cel mai mare rating: {rating}; ajunge {needed}.{interim, select, yes { A fost atins între două liste: FIDE îl confirmă.} other {}}} no {Cel mai mare rating: {rating}; titlul are nevoie de {needed} la un moment dat.} other {Nu se cunoaște niciun rating; titlul are nevoie de {needed} la un moment dat.}}',
  'finding.fide-titles-2024.application-federations':
    '{holds, select, yes {Norme fără excepție de federații: {free}; ajunge una.} other {Toate normele au nevoie de excepție de federații; este necesară una fără.}}',
  'finding.fide-titles-2024.application-nine':
    '{holds, select, yes {Norme de opt partide care contează ca nouă: {count}; se admite una.} other {Norme de opt partide care contează ca nouă: {count}; se admite numai una.}}',
  'finding.fide-titles-2024.application-days':
    '{holds, select, yes {O normă este de la un concurs cu o singură rundă pe zi în {needed} zile.} no {Nicio normă nu este de la un concurs cu o singură rundă pe zi în {needed} zile.} other {Nu se spun zilele rundelor pentru toate normele; una trebuie să fie de la un concurs cu o singură rundă pe zi în {needed} zile.}}',
  'finding.fide-titles-2024.application-event':
    '{holds, select, yes {O normă este de la un open mare sau de la un campionat care ține loc de unul.} no {Nicio normă nu este de la un open mare sau de la un campionat care ține loc de unul.} other {Nu se știe dacă vreo normă este de la un open mare sau de la un campionat care ține loc de unul.}}',
  'finding.fide-titles-2024.rating-title':
    '{holds, select, yes {{title}: {rating} la {on}; ajunge {needed}.{interim, select, yes { A fost atins între două liste: FIDE îl confirmă.} other {}}} other {{title}: {rating} la {on}; este necesar {needed}.}}',
  'finding.fide-titles-2024.rated-games':
    '{holds, select, yes {Partide cotate până atunci: {games}; ajung {needed}.} no {Partide cotate până atunci: {games}; sunt necesare {needed}.} other {Nu se știu partidele cotate până atunci; sunt necesare {needed}.}}',
  'finding.fide-titles-2024.direct-rating':
    '{holds, select, yes {{title} printr-un loc: cel mai mare rating {rating}; ajunge {needed}.} no {{title} printr-un loc: cel mai mare rating {rating}; titlul este condiționat până se atinge {needed}.} other {{title} printr-un loc: nu se cunoaște niciun rating de {needed}; titlul este condiționat până se atinge.}}',
  'finding.fide-titles-2024.direct-size':
    '{holds, select, yes {Campionatul a avut {players} jucători și {rounds} runde; ajung {fewest} și {least}.} no {Campionatul a avut {players} jucători și {rounds} runde; sunt necesari {fewest} și {least}.} other {Nu se spun jucătorii și rundele campionatului; sunt necesare {fewest} și {least}.}}',
  'finding.fide-titles-2024.missing-federation':
    'Lipsește federația: adăugați-o la jucător. Fără ea nu se poate judeca varietatea adversarilor.',
  'finding.fide-titles-2024.missing-sex':
    'Nu se știe dacă este femeie: adăugați la jucător. Până atunci normele WGM și WIM nu se judecă.',
  'finding.fide-titles-2024.missing-host':
    'Lipsește federația care înregistrează concursul: adăugați `federation` la concurs. Fără ea nu se acordă nicio excepție de federații.',
  'finding.fide-titles-2024.missing-start':
    'Lipsește prima zi a concursului: adăugați `start` la concurs. Fără ea titlurile prin rating nu se judecă.',
  'finding.fide-titles-2024.direct-women':
    '{holds, select, yes {{title} este un titlu feminin: jucătoarea este femeie.} no {{title} este un titlu numai pentru femei.} other {{title} este un titlu feminin; nu se spune dacă este femeie.}}',
  'working.fide-titles-2024.chance-made': 'E deja făcută: niciun rezultat nu o poate schimba.',
  'working.fide-titles-2024.chance-gone': 'Imposibilă: niciun rezultat nu o mai aduce.',
  'working.fide-titles-2024.chance-score':
    '{score, number, points} din {games, plural, one {ultima rundă} other {# runde}} aduce norma.',
  'working.fide-titles-2024.chance-against':
    '{score, number, points} din {games, plural, one {o rundă} other {# runde}} aduce norma dacă adversarii încă necunoscuți ({unknown}) sunt astfel: {list}.',
  'working.fide-titles-2024.chance-average': 'media cel puțin {average}',
  'working.fide-titles-2024.chance-any-average': 'orice rating',
  'working.fide-titles-2024.chance-titled': '{count} cu titlu',
  'working.fide-titles-2024.chance-required': '{count} cu {titles}',
  'working.fide-titles-2024.chance-federations':
    '{count, plural, one {încă o federație străină} other {încă # federații străine}}',
  'working.fide-titles-2024.chance-own': 'cel mult {count} din aceeași federație',
  'working.fide-titles-2024.chance-limit': 'cel mult {count} din {federation}',
  'working.fide-titles-2024.chance-any': 'cel mult {count} dintr-o singură federație',
  'working.fide-titles-2024.chance-dropped': 'Fără runda {round}, care poate fi lăsată deoparte.',
  'working.fide-titles-2024.chance-wins': 'Cuprinde victorii care pot fi lăsate deoparte: {count}.',
};
