/** Teams, entries and terms of the office of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging-office.ts').messages, string> = {
  'finding.fce-1990.list-number': '„{number}” nu este un număr de listă. Scrieți `7`, `7 bis` sau `0 bis`.',
  'finding.fce-1990.list-repeated-number':
    'Numărul {number} este al mai multor jucători: {players}. Dați-l unuia singur; ceilalți primesc numere bis.',
  'finding.fce-1990.list-repeated-player': 'Jucătorul este pe listă de {times} ori. Păstrați un singur număr.',
  'finding.fce-1990.list-missing-number':
    'De pe listă lipsesc aceste numere: {numbers}. Numerotați fără goluri: titularii se numără după număr.',
  'finding.fce-1990.list-growth-bis':
    'Un jucător adăugat pe listă are numărul {number}; se pot adăuga doar numere bis.',
  'finding.fce-1990.list-growth-moved': 'Avea numărul {number}, iar acum {now}: o completare nu mută pe nimeni.',
  'finding.fce-1990.lineup-boards':
    '{holds, select, yes {{boards} mese, câte are competiția.} other {Mese: {boards}, rezerve: {reserves}. Competiția are {needed} mese, și doar cupa are rezervă. O masă poate rămâne goală, dar nu se omite.}}',
  'finding.fce-1990.lineup-unlisted':
    '{holds, select, yes {Este pe lista clubului.} other {Nu este pe lista clubului sau nu are un număr lizibil: nu poate juca pentru echipa {team}.}}',
  'finding.fce-1990.lineup-higher-regular':
    '{holds, select, yes {Numărul {number} poate juca în echipa {team}.} other {Numărul {number} este titular într-o echipă superioară; echipa {team} începe cu numărul {first}.}}',
  'finding.fce-1990.lineup-order':
    '{holds, select, yes {Masa {board}: numărul {number} după numărul {beforeNumber} ({before}).} other {Masa {board}: numărul {number} joacă după numărul {beforeNumber} ({before}), care este mai slab sau același. Așezați în ordinea listei.}}',
  'finding.fce-1990.lineup-twice':
    '{holds, select, yes {Este pe o singură foaie a acestei runde.} other {Este pe mai multe foi ale acestei runde sau de două ori pe una: echipa {other} (de {times} ori aici).}}',
  'finding.fce-1990.lineup-foreigners':
    '{holds, select, yes {Străini: {foreigners}; permiși: {most}.} other {Străini care joacă: {foreigners} ({players}); o echipă de această mărime poate avea {most}.}}',
  'finding.fce-1990.substitutes-count':
    '{holds, select, yes {Înlocuiri: {count}; permise: {most}.} other {Înlocuiri: {count}; o echipă de această mărime poate face {most}.}}',
  'finding.fce-1990.substitute-minute':
    '{holds, select, yes {A intrat în minutul {minute}, între {from} și {to}.} other {A intrat în minutul {minute}; rezervele intră între minutul {from} și {to}.}}',
  'finding.fce-1990.substitute-reserve': 'Rezerva unei echipe de cupă a intrat la masa {board}.',
  'finding.fce-1990.substitute-nobody':
    'Nimeni de pe lista echipei {team} nu era așezat la masa {board}: nu este pe cine înlocui.',
  'finding.fce-1990.substitute-weaker':
    '{holds, select, yes {Numărul {number} în locul numărului {replacedNumber} ({replaced}), care este mai tare.} other {Numărul {number} nu poate înlocui numărul {replacedNumber} ({replaced}): rezerva trebuie să fie mai slabă.}}',
  'finding.fce-1990.substitute-lower-team':
    '{holds, select, yes {Numărul {number} vine dintr-o echipă inferioară.} other {Numărul {number} este titular în echipa {team} sau într-una superioară: rezervele vin din echipe inferioare.}}',
  'finding.fce-1990.match-line-up':
    '{holds, select, yes {Alinierea {side, select, home {echipei gazdă} other {oaspeților}} este în regulă.} no {Alinierea {side, select, home {echipei gazdă} other {oaspeților}} este neregulamentară: {scoring, select, olympic {pierde punctele meselor sale} other {pierde meciul}}.} other {Alinierea {side, select, home {echipei gazdă} other {oaspeților}} nu a fost verificată.}}',
  'finding.fce-1990.entry-age':
    '{holds, select, yes {Vârsta la {on}: {age}, sub {under}.} other {Născut la {born}, vârsta la {on}: {age}. Probele de {group, select, infantil {copii} other {juniori}} sunt pentru cei care în acea zi au sub {under}.}}',
  'finding.fce-1990.entry-compulsory':
    '{holds, select, yes {O echipă de {competition, select, first_division {divizia întâi} second_division {divizia a doua} first {categoria întâi} second {categoria a doua} third {categoria a treia} promotion {promovare} other {Copa Catalana}} {delegation, select, barcelona {din Barcelona} other {din delegații}} trebuie să se înscrie.} other {O echipă de {competition, select, first_division {divizia întâi} second_division {divizia a doua} first {categoria întâi} second {categoria a doua} third {categoria a treia} promotion {promovare} other {Copa Catalana}} {delegation, select, barcelona {din Barcelona} other {din delegații}} este liberă să se înscrie.}}',
  'finding.fce-1990.papers-licence':
    '{holds, select, yes {Licență în vigoare.} other {Fără licență în vigoare: nimeni nu joacă fără ea.}}',
  'finding.fce-1990.papers-identity':
    '{holds, select, yes {Identitate dovedită.} other {Identitate nedovedită: este necesară legitimația federației sau cartea de identitate.}}',
  'finding.fce-1990.papers-family-book':
    '{holds, select, yes {Copia livretului de familie prezentată.} no {Fără copia livretului de familie: copiii trebuie să o prezinte.} other {Nu se spune dacă s-a prezentat copia livretului de familie.}}',
  'working.fce-1990.entry-rating': '{before} înaintea lui {player}: ratingul mai mare.',
  'working.fce-1990.entry-sanction': '{before} înaintea lui {player}: nu a fost niciodată sancționat.',
  'working.fce-1990.entry-title': '{before} înaintea lui {player}: are titlu.',
  'working.fce-1990.entry-last-season': '{before} înaintea lui {player}: loc mai bun în sezonul trecut.',
  'working.fce-1990.entry-draw': '{before} înaintea lui {player}: tragerea la sorți publică.',
  'working.fce-1990.entry-draw-due':
    '{before} și {player} sunt la egalitate în toate: trageți la sorți public și consemnați sămânța.',
  'working.fce-1990.team-vacancy-promotion': 'Locul revine celui care a pierdut barajul: {teams} (puncte: {points}).',
  'working.fce-1990.team-vacancy-points':
    'Locul revine celui cu cele mai multe puncte, {points}: {teams}{count, plural, one {} other {. Sunt la egalitate: decide un meci sau o tragere la sorți publică}}.',
  'working.fce-1990.team-vacancy-next': 'Locul revine următorului clasat: {teams} (puncte: {points}).',
  'finding.fce-1990.term-confirmation':
    '{holds, select, yes {Confirmat la {done}, în termen ({due}).} other {Confirmat la {done}; ultima zi era {due}. Cine este calificat direct și confirmă târziu lasă un loc liber.}}',
  'finding.fce-1990.term-licence':
    '{holds, select, yes {Licență reînnoită la {done}, în termen ({due}).} other {Licență reînnoită la {done}; ultima zi era {due}. A fost prea târziu pentru acest concurs.}}',
  'finding.fce-1990.term-list-growth':
    '{holds, select, yes {Adăugat pe listă la {done}, în termen ({due}).} other {Adăugat pe listă la {done}; ultima zi era {due}. Nicio listă nu se completează în ultimele trei runde ale fazei preliminare.}}',
  'finding.fce-1990.list-growth-licence':
    '{holds, select, yes {Nu avea încă licență.} other {Avea deja licență: o listă se completează doar cu jucători care nu aveau.}}',
  'finding.fce-1990.term-results':
    '{holds, select, yes {Rezultate comunicate la {done}, ora {doneAt}, în termen ({due}, {dueAt}).} other {Rezultate comunicate la {done}, ora {doneAt}; termenul era {due}, ora {dueAt}.}}',
  'finding.fce-1990.withdrawal-preferent':
    '{holds, select, yes {Se poate retrage ({category, select, preferent {preferent} first {categoria întâi} second {categoria a doua} other {categoria a treia}}).} other {Un jucător preferent nu se poate retrage fără o justificare acceptată de comitetul de competiție.}}',
  'finding.fce-1990.withdrawal-wish': '{holds, select, yes {A cerut să continue.} other {Nu a cerut să continue.}}',
  'finding.fce-1990.move-last-rounds':
    '{holds, select, yes {Runda {round} din {rounds} se poate muta astfel; ultimele {fixed} doar nu se devansează și nu își schimbă locul, în afara suprapunerilor.} other {Runda {round} din {rounds} este dintre ultimele {fixed}: nu se devansează și nu își schimbă locul. O zi mai târzie cere permisiunea comisiei.}}',
  'finding.fce-1990.move-permit':
    '{holds, select, yes {Comisia sportivă permite.} other {Comisia sportivă nu a permis.}}',
  'finding.fce-1990.move-venue':
    '{holds, select, yes {Nicio suprapunere de calendare nu schimbă locul.} other {O suprapunere de calendare nu schimbă locul.}}',
  'finding.fce-1990.commission-members':
    '{holds, select, yes {{members} membri.} other {{members} membri; comisia are între {fewest} și {most}.}}',
  'finding.fce-1990.commission-quorum':
    '{holds, select, yes {Au votat {votes} din {members} membri; sunt de ajuns {needed}.} other {Au votat {votes} din {members} membri; votul este valabil cu {needed}.}}',
  'finding.fce-1990.commission-majority':
    '{holds, select, yes {Adoptat cu {inFavour} la {against}.} other {Respins: {inFavour} pentru, {against} împotrivă.}}',
  'finding.fce-1990.commission-tie':
    '{inFavour} la {inFavour}: președintele {president, select, in_favour {decide pentru} against {decide împotrivă} other {nu a decis; votul rămâne deschis}}.',
  'finding.fce-1990.commission-row':
    '{holds, select, yes {Cel mult {missed} absențe la rând; cu {most} se pierde locul.} other {{missed} absențe la rând: cu {most} se pierde locul.}}',
  'finding.fce-1990.commission-missed':
    '{holds, select, yes {{missed} absențe în total; cu {most} se pierde locul.} other {{missed} absențe în total: cele {most} duc la pierderea locului.}}',
  'finding.fce-1990.commission-removal':
    '{holds, select, yes {Poate fi îndepărtat: o vor toți ceilalți {others} sau consiliul executiv.} other {O vor {inFavour} din ceilalți {others}; ar trebui toți sau consiliul executiv.}}',
  'finding.fce-1990.commission-review':
    '{holds, select, yes {O cer {members} membri și {judges} din comitetul de competiție.} other {O cer {members} membri și {judges} din comitetul de competiție; sunt necesari {neededMembers} și {neededJudges}.}}',
  'finding.fce-1990.lineup-half':
    '{holds, select, yes {Jucători la {there} din {boards} mese: cel puțin jumătate.} other {Jucători doar la {there} din {boards} mese; cu mai puțin de {half} echipa nu poate începe și pierde meciul prin neprezentare, la toate mesele.}}',
  'finding.fce-1990.match-absent':
    'Mai puțin de jumătate din {side, select, home {echipa gazdă} other {echipa oaspete}} s-a prezentat: meciul este pierdut prin neprezentare, la toate mesele, și se consideră nejucat.',
  'finding.fce-1990.list-bis-alone':
    '„{number} bis” merge cu numărul {number}, care nu este pe listă: dați întâi acel număr.',
  'finding.fce-1990.list-team-category':
    'Echipa {team} este într-o categorie superioară celei a echipei {higher}: litera dinainte trebuie să aibă categoria superioară.',
  'finding.fce-1990.list-team-short':
    'Echipa {team} are {regulars, plural, =0 {niciun titular} one {# titular} few {# titulari} other {# de titulari}} pentru {boards} mese; ceilalți trebuie să vină din echipe inferioare.',
};
