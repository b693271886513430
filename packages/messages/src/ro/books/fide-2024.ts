/** fide-2024 în cuvinte: observații, calcule, articole și decizii, spuse în felul nostru. Articolele de rapid și blitz au un R. */
export const messages: Record<keyof typeof import('../../en/books/fide-2024.ts').messages, string> = {
  'fact.fide-2024.forList': 'Raportat pentru lista din',
  'fact.fide-2024.forList-hint':
    'Prima zi a unei luni, cel târziu a treia după încheiere (9.1). Gol: prima listă care îl poate cuprinde.',
  'fact.fide-2024.moves': 'Mutări până la primul control',
  'fact.fide-2024.moves-hint': 'Cel puțin 30 la șah clasic (1.2).',
  'fact.fide-2024.waived':
    'Partidele de după decizia meciului se calculează la rating, cum s-a convenit dinainte (6.2)',
  'fact.fide-2024.excluded': 'Nu se calculează la rating: forță majoră sau fair-play (5.1)',
  'fact.fide-2024.unequalTime': 'Timpi de gândire diferiți: nu se calculează la rapid și blitz (R1.2)',
  'finding.fide-2024.no-list-day':
    'O listă se publică la întâi ale fiecărei luni, începând cu {from}; {date} nu este o astfel de zi.',
  'finding.fide-2024.lift-alone':
    'Lista din {date} este cea dinainte, convertită: nicio competiție nu este cotată pentru ea.',
  'finding.fide-2024.started-before':
    'Competiția nu este cotată după acest regulament: a început la {start}, iar regulamentul este valabil pentru cele care încep la {from} sau mai târziu.',
  'finding.fide-2024.before-closing':
    'Competiția nu este cotată pe această listă: s-a încheiat la {end}, după ziua de închidere. Raportați-o pentru lista următoare.',
  'finding.fide-2024.reported-late':
    'Competiția nu este cotată: s-a încheiat la {end} și putea fi raportată până la lista din {last}.',
  'finding.fide-2024.other-rhythm':
    'Cu {minutes} minute pentru 60 de mutări competiția nu ține de lista de șah {rhythm, select, standard {standard} rapid {rapid} other {blitz}} și este lăsată deoparte.',
  'finding.fide-2024.too-fast':
    'Competiția nu este cotată: {minutes} minute pentru 60 de mutări; o partidă de blitz are peste {limit}.',
  'finding.fide-2024.first-control':
    'Competiția nu este cotată: primul control are {moves} mutări și sunt necesare cel puțin {least}.',
  'finding.fide-2024.match-unrated':
    'Meciul nu este cotat: {unrated, plural, one {unul dintre jucători nu are rating} few {# dintre jucători nu au rating} other {# de jucători nu au rating}}.',
  'finding.fide-2024.unequal-time': 'Partida nu este cotată: jucătorii au avut timpi diferiți.',
  'finding.fide-2024.time-control':
    'Partida nu este cotată: {minutes} minute pentru 60 de mutări, iar cu un jucător de {highest} sunt necesare cel puțin {needed}.',
  'finding.fide-2024.too-far-apart':
    'Partida nu este cotată: {difference} puncte diferență, cu un jucător de {highest}.',
  'finding.fide-2024.registered-late':
    'Înregistrată la {registered}; ultima zi era {due}. Se cotează numai cu permisiune.',
  'finding.fide-2024.ratings-differ':
    'Raportul dă {players, plural, one {unui jucător alt rating} few {la # jucători alte ratinguri} other {la # de jucători alte ratinguri}} decât lista de la începutul competiției, care contează: {named}{more, plural, =0 {} one { și încă unul} few { și încă #} other { și încă # de}}.',
  'finding.fide-2024.rounds-per-day':
    '{rounds} runde la {date}; într-o zi se pot juca cel mult {limit}. Competiția este cotată totuși.',
  'finding.fide-2024.play-per-day':
    '{rounds, plural, one {# rundă poate} few {# runde pot} other {# de runde pot}} dura {minutes} minute la {date}; o zi poate avea {limit}. Competiția este cotată totuși.',
  'finding.fide-2024.long-event':
    'Competiția durează {days} zile, peste {limit}: se raportează lunar, iar fiecare partidă merge după lista din ziua ei.',
  'finding.fide-2024.unplayed-games':
    '{games, plural, one {O partidă nu s-a jucat sau este exclusă și nu contează} few {# partide nu s-au jucat sau sunt excluse și nu contează} other {# de partide nu s-au jucat sau sunt excluse și nu contează}}.',
  'finding.fide-2024.after-decision':
    '{games, plural, one {O partidă s-a jucat} few {# partide s-au jucat} other {# de partide s-au jucat}} după ce meciul era decis și nu {games, plural, one {este cotată} few {sunt cotate} other {sunt cotate}}. Dacă au fost convenite mai multe, spuneți în `rounds`; dacă s-a renunțat la regulă, în `waived`.',
  'working.fide-2024.performance':
    '{event}: {points} din {games} contra adversari cu rating. Cu doi adversari de 1800, ambii remiză, cei {opponents} au media {average}, iar {percentage} din puncte înseamnă o diferență de {difference}: Ru {ru}.',
  'working.fide-2024.limited': '{event}: un prim rating este cel mult {highest}.',
  'working.fide-2024.counted': '{event}: contează.',
  'working.fide-2024.counted-later':
    '{event}: niciun punct, și contează totuși, fiindcă o evoluție anterioară a contat.',
  'working.fide-2024.disregarded': '{event}: niciun punct în prima competiție, care nu se ia în considerare.',
  'working.fide-2024.pool-left':
    '{performances, plural, one {O evoluție anterioară este mai veche} few {# evoluții anterioare sunt mai vechi} other {# de evoluții anterioare sunt mai vechi}} de {lists} liste și {performances, plural, one {a} few {au} other {au}} ieșit din calcul.',
  'working.fide-2024.pool':
    '{performances, plural, one {# evoluție} few {# evoluții} other {# de evoluții}} împreună: {points} din {games}. Cu doi adversari de 1800, ambii remiză, cei {opponents} au media {average}, iar {percentage} din puncte înseamnă o diferență de {difference}: {ru}.',
  'working.fide-2024.pool-limited': 'Un prim rating este cel mult {highest}.',
  'working.fide-2024.first-rating-needs':
    'Un prim rating are nevoie de {needed} partide și de cel puțin {floor}: sunt {games} și un rating de {rating}.',
  'working.fide-2024.seed':
    'Fără rating la acest ritm: partidele sunt cotate de la ratingul standard, {seed}, iar jucătorul intră imediat pe listă.',
  'working.fide-2024.k-opening':
    'K în această perioadă: {k}, {line, select, listed {cel tipărit pe ultima listă} forGood {un rating publicat a atins {mark}} junior {până la sfârșitul anului în care împlinește {juniorAge} ani, fără să fi atins {juniorMark}} beginner {{games} partide până acum, mai puține de {needed}} other {{games} partide până acum, fără să fi atins {mark}}}.',
  'working.fide-2024.k-list':
    'K pe noua listă: {k}, {line, select, listed {cel tipărit pe ultima listă} forGood {un rating publicat a atins {mark}} junior {până la sfârșitul anului în care împlinește {juniorAge} ani, fără să fi atins {juniorMark}} beginner {{games} partide până acum, mai puține de {needed}} other {{games} partide până acum, fără să fi atins {mark}}}.',
  'working.fide-2024.k-limit': '{games} partide în perioadă: {k} × {games} trece de {most}, deci K este {used}.',
  'working.fide-2024.period-change':
    'Punctaj minus așteptare în {games, plural, one {# partidă} few {# partide} other {# de partide}}: {sum}. Înmulțit cu K {k}: {change}, rotunjit cu jumătatea departe de zero și adunat la {previous}.',
  'working.fide-2024.lift':
    'Convertit la 1 martie 2024: 0,4 din drumul de la {previous} până la {below} înseamnă {change}, deci {rating}.',
  'working.fide-2024.lift-none': 'Nu este ridicat la 1 martie 2024.',
  'working.fide-2024.period-part':
    'Punctaj minus așteptare în {games, plural, one {# partidă} few {# partide} other {# de partide}}: {sum}. Înmulțit cu K {k}: {points}.',
  'working.fide-2024.games-of-before':
    'Turneele începute înainte de schimbarea regulamentului aduc {points} în {games, plural, one {# partidă} few {# partide} other {# de partide}}. Împreună {all}, rotunjit cu jumătatea departe de zero și adunat la {previous}.',
  'working.fide-2024.taken-over':
    'Regulamentul anterior a făcut pentru ultima oară lista din {date}, cu {previous}; acest regulament continuă de acolo.',
  'working.fide-2024.lifted':
    'Ridicat: 0,4 din drumul de la {previous} până la {below} înseamnă {points}, deci {rating}.',
  'working.fide-2024.not-lifted': 'Nu este ridicat: {previous} nu este sub {below}.',
  'working.fide-2024.status-rated': 'Pe listă cu {rating}.',
  'working.fide-2024.status-inactive':
    'Nicio partidă cotată în {months} luni; ultima competiție s-a încheiat la {last}: inactiv, cu {rating}.',
  'working.fide-2024.status-inactive-unknown':
    'Nicio partidă cotată în {months} luni și nicio competiție anterioară cunoscută: inactiv, cu {rating}.',
  'working.fide-2024.status-delisted': 'Sub pragul de {floor}: nu este pe listă și de acum nu are rating.',
  'working.fide-2024.status-new': 'Primul rating publicat: {rating}.',
  'working.fide-2024.status-pending': 'Încă nepublicat; evoluțiile rămân în calcul.',
  'article.fide-2024.0.1': 'Regulamentul este valabil pentru competițiile care încep la 1 martie 2024 sau mai târziu.',
  'article.fide-2024.0.2':
    'O competiție se înregistrează cu 30 de zile înainte dacă un jucător are peste 2700 sau o jucătoare peste 2500; altfel cu trei zile.',
  'article.fide-2024.0.3': 'Competițiile proprii ale FIDE se raportează și se cotează.',
  'article.fide-2024.0.4': 'Un refuz poate fi contestat în șapte zile.',
  'article.fide-2024.1.1':
    'Timp pentru 60 de mutări: 120 de minute într-o partidă cu un jucător de 2400, 90 cu unul de 1800, altfel 60.',
  'article.fide-2024.1.2': 'Un prim control are cel puțin 30 de mutări.',
  'article.fide-2024.3.1': 'Cel mult douăsprezece ore de joc pe zi.',
  'article.fide-2024.4.1': 'O competiție de peste 30 de zile se raportează lunar.',
  'article.fide-2024.5.1':
    'O partidă este cotată când amândoi au făcut o mutare, afară de cazul în care forța majoră sau fair-play-ul o exclud.',
  'article.fide-2024.6.1': 'Un meci este cotat numai între jucători cu rating.',
  'article.fide-2024.6.2':
    'Partidele de după decizia unui meci nu sunt cotate, dacă nu s-a renunțat dinainte la regulă.',
  'article.fide-2024.7.1': 'O listă la întâi ale fiecărei luni, cu partidele perioadei ei.',
  'article.fide-2024.7.1.1': 'O perioadă este timpul în care este valabilă o listă.',
  'article.fide-2024.7.1.2': 'Ce arată lista despre fiecare jucător.',
  'article.fide-2024.7.1.3': 'O listă se închide cu trei zile înainte de data ei; pentru competițiile FIDE, în ajun.',
  'article.fide-2024.7.1.4':
    'Un prim rating are nevoie de cinci partide contra adversari cu rating în 26 de liste, și de 1400.',
  'article.fide-2024.7.2.1': 'Cine coboară sub 1400 iese de pe listă și de atunci nu mai are rating.',
  'article.fide-2024.7.2.2': 'Un an fără partide cotate face inactiv; o partidă cotată face din nou activ.',
  'article.fide-2024.8.1.1': 'Tabelul diferențelor după procente.',
  'article.fide-2024.8.1.2': 'Tabelul scorurilor așteptate după diferențe.',
  'article.fide-2024.8.2.1': 'O primă competiție fără niciun punct nu se ia în considerare.',
  'article.fide-2024.8.2.2': 'Ra este media adversarilor cu rating și a doi ipotetici de 1800, ambii remiză.',
  'article.fide-2024.8.2.3': 'Ru este Ra cu diferența din tabel, un număr întreg, cel mult 2200.',
  'article.fide-2024.8.2.4':
    'Cine a intrat pe listă după începutul competiției este cotat de acolo, iar pentru adversari contează ca jucător fără rating.',
  'article.fide-2024.8.3.1':
    'Contează diferența față de fiecare adversar cu rating, până la 400 de puncte; din octombrie 2025, întreagă pentru jucătorii de 2650 sau mai mult.',
  'article.fide-2024.8.3.2': 'Punctaj minus așteptarea din tabel, însumat și înmulțit cu K.',
  'article.fide-2024.8.3.3':
    'K este 10 după 2400, 40 pentru juniorii sub 2300 și pentru primele 30 de partide, altfel 20; K ori partidele unei perioade este cel mult 700.',
  'article.fide-2024.8.3.4': 'Modificarea unei perioade se rotunjește la un număr întreg, jumătatea departe de zero.',
  'article.fide-2024.9.1':
    'O competiție se raportează pentru o listă, cel târziu pentru a treia de după încheierea ei.',
  'article.fide-2024.R0.1': 'Regulamentul este valabil pentru competițiile care încep la 1 martie 2024 sau mai târziu.',
  'article.fide-2024.R0.2': 'O competiție se înregistrează cu trei zile înainte de a începe.',
  'article.fide-2024.R0.4': 'Un refuz poate fi contestat în șapte zile.',
  'article.fide-2024.R1.1': 'Rapid: peste 10 și sub 60 de minute pentru 60 de mutări; blitz: peste 3 și cel mult 10.',
  'article.fide-2024.R1.2': 'Partidele în care jucătorii au timpi diferiți nu sunt cotate.',
  'article.fide-2024.R3.1': 'Cel mult 15 runde de rapid sau 30 de blitz pe zi.',
  'article.fide-2024.R4.1':
    'O partidă este cotată când amândoi au făcut o mutare, afară de cazul în care forța majoră sau fair-play-ul o exclud.',
  'article.fide-2024.R5.1': 'Un meci este cotat numai între jucători cu rating.',
  'article.fide-2024.R5.2':
    'Partidele de după decizia unui meci nu sunt cotate, dacă nu s-a renunțat dinainte la regulă.',
  'article.fide-2024.R6.1': 'O listă la întâi ale fiecărei luni, cu partidele perioadei ei.',
  'article.fide-2024.R6.1.1': 'O perioadă este timpul în care este valabilă o listă.',
  'article.fide-2024.R6.1.2': 'Ce arată lista despre fiecare jucător.',
  'article.fide-2024.R6.1.3': 'O listă se închide cu trei zile înainte de data ei; pentru competițiile FIDE, în ajun.',
  'article.fide-2024.R6.1.4':
    'Un prim rating are nevoie de cinci partide contra adversari cu rating în 26 de liste, și de 1400.',
  'article.fide-2024.R6.2.1': 'Cine coboară sub 1400 iese de pe listă și de atunci nu mai are rating.',
  'article.fide-2024.R6.2.2': 'Un an fără partide cotate face inactiv; o partidă cotată face din nou activ.',
  'article.fide-2024.R7.1.1': 'Tabelul diferențelor după procente.',
  'article.fide-2024.R7.1.2': 'Tabelul scorurilor așteptate după diferențe.',
  'article.fide-2024.R7.2.1':
    'Cine nu are rating la acest ritm, dar are unul standard, este cotat cu acela și contează ca jucător cu rating.',
  'article.fide-2024.R7.2.2': 'O primă competiție fără niciun punct nu se ia în considerare.',
  'article.fide-2024.R7.2.3': 'Ra este media adversarilor cu rating și a doi ipotetici de 1800, ambii remiză.',
  'article.fide-2024.R7.2.4': 'Ru este Ra cu diferența din tabel, un număr întreg, cel mult 2200.',
  'article.fide-2024.R7.2.5':
    'Cine a intrat pe listă după începutul competiției este cotat de acolo, iar pentru adversari contează ca jucător fără rating.',
  'article.fide-2024.R7.3.1':
    'O diferență de peste 400 de puncte contează ca 400; din decembrie 2024 nu sunt cotate partidele cu 600 sau mai mult diferență și un jucător de peste 2600.',
  'article.fide-2024.R7.3.2': 'Punctaj minus așteptarea din tabel, însumat și înmulțit cu K.',
  'article.fide-2024.R7.3.3':
    'K este 10 după 2400, 40 pentru juniorii sub 2300 și pentru primele 30 de partide, altfel 20; K ori partidele unei perioade este cel mult 700.',
  'article.fide-2024.R7.3.4': 'Modificarea unei perioade se rotunjește la un număr întreg, jumătatea departe de zero.',
  'article.fide-2024.R8.1':
    'O competiție se raportează pentru o listă, cel târziu pentru a treia de după încheierea ei.',
  'decision.D-F24-1':
    'O competiție ține de prima listă de după ziua de închidere, dacă nu numește alta; perioadele se leagă fără goluri și fără suprapuneri.',
  'decision.D-F24-2': 'A treia listă de după o competiție este a treia zi de întâi a lunii de după încheierea ei.',
  'decision.D-F24-3':
    'Timpul pentru 60 de mutări este minutele plus incrementul în secunde, la toate ritmurile; o competiție de alt ritm este lăsată deoparte.',
  'decision.D-F24-4': 'Ritmul se judecă partidă cu partidă, cu ratingurile folosite în ea.',
  'decision.D-F24-5':
    'Pentru cele 600 de puncte contează ratingurile folosite în partidă, și cele standard; 600 contează, 2600 nu.',
  'decision.D-F24-6':
    'Partidele merg după lista de la începutul competiției; la cele de peste 30 de zile, după lista din ziua lor.',
  'decision.D-F24-7':
    'Cine a ieșit de pe listă între timp contează pentru adversari ca jucător cu rating; partidele proprii intră în calculul primului rating.',
  'decision.D-F24-8': 'Suma întregii perioade se rotunjește o singură dată.',
  'decision.D-F24-9':
    'Rândurile lui K se aplică în această ordine: 10 definitiv, 40 al juniorilor, 40 al începătorilor, 20.',
  'decision.D-F24-10': 'Cele 30 de partide le cuprind și pe cele dinaintea primului rating.',
  'decision.D-F24-11': 'Jumătatea urcă la p și la Ru.',
  'decision.D-F24-12': 'Prima competiție este prima care lasă urme.',
  'decision.D-F24-13': '26 de liste, cu cea care se face.',
  'decision.D-F24-14': 'Cine este cotat după lista standard este pentru K un începător al ritmului.',
  'decision.D-F24-15':
    'Dintr-un rating coborât sub prag se păstrează numai numărul de partide și pragurile 2300 și 2400.',
  'decision.D-F24-16':
    'Un an înseamnă douăsprezece luni calendaristice înainte de listă, de la sfârșitul ultimei competiții cotate.',
  'decision.D-F24-23':
    'Rezultatele adunate sub alt regulament continuă ca sume: media de atâtea ori câte partide au fost, ridicată acolo unde se ridică ratingurile, pe lista de după sfârșitul turneului.',
  'decision.D-F24-24':
    'Când se continuă de la alt regulament, partidele dinaintea primului rating se numără la partidele carierei, iar pragul de 2300 se caută pe toate listele.',
  'decision.D-F24-25':
    'Partidele evaluate de regulamentul anterior vin cu K-ul lui și se adună înainte de rotunjire; limita de 700 numără doar partidele acestui regulament.',
  'decision.D-F24-26':
    'Se poate continua numai de la un regulament ale cărui liste au păstrat numărul de partide și rezultatele adunate; o scară națională fără ele, ca aceea din fce-2016, începe din nou.',
  'decision.D-F24-28':
    'O partidă jucată căreia arbitrul i-a dat ½-0, 0-½ sau 0-0 se evaluează: fiecare are punctele sale.',
  'decision.D-F24-27':
    'Prima listă o face regulamentul anterior, cu stările lui; apoi ratingurile se ridică, K urmează 8.3.3, iar cine este sub prag iese de pe listă.',
  // Ce este fiecare număr din fide-2024.
  'web.parameter.fide-2024.earlyRegistrationDays':
    'zile înainte de început până la care se înregistrează o competiție cu jucători de vârf',
  'web.parameter.fide-2024.registrationDays':
    'zile înainte de început până la care se înregistrează orice altă competiție',
  'web.parameter.fide-2024.topRating': 'un jucător de vârf are ratingul peste acesta',
  'web.parameter.fide-2024.topWomensRating': 'o jucătoare de vârf are ratingul peste acesta',
  'web.parameter.fide-2024.appealDays': 'zile pentru contestație după înștiințarea că o competiție este refuzată',
  'web.parameter.fide-2024.timeRequirements': 'minute pentru 60 de mutări, după cel mai mare rating din partidă',
  'web.parameter.fide-2024.firstControlMoves': 'numărul minim de mutări al primului control',
  'web.parameter.fide-2024.rapidOver': 'minute pentru 60 de mutări pe care o partidă rapidă le depășește',
  'web.parameter.fide-2024.blitzOver': 'minute pentru 60 de mutări pe care o partidă de blitz le depășește',
  'web.parameter.fide-2024.playPerDay': 'cele mai multe minute de joc într-o zi',
  'web.parameter.fide-2024.roundsPerDay': 'cele mai multe runde într-o zi',
  'web.parameter.fide-2024.longEventDays': 'o competiție de mai multe zile decât atât este lungă',
  'web.parameter.fide-2024.closingDays': 'zile înainte de listă până la care o competiție s-a încheiat',
  'web.parameter.fide-2024.gamesForFirstRating': 'partide pentru un prim rating',
  'web.parameter.fide-2024.poolLists': 'liste pe care se adună evoluțiile, cu cea nouă',
  'web.parameter.fide-2024.floor': 'cel mai mic rating care se publică',
  'web.parameter.fide-2024.inactiveMonths': 'luni fără partide cotate care fac inactiv',
  'web.parameter.fide-2024.openDifference': 'diferența pentru un punctaj de 100%',
  'web.parameter.fide-2024.hypotheticalOpponents': 'adversari ipotetici ai unui prim rating, fiecare remiză',
  'web.parameter.fide-2024.hypotheticalRating': 'ratingul unui adversar ipotetic',
  'web.parameter.fide-2024.highestFirstRating': 'cel mai mare prim rating',
  'web.parameter.fide-2024.widestDifference': 'o diferență mai mare contează ca aceasta',
  'web.parameter.fide-2024.fullDifferenceFrom': 'ratingul de la care contează toată diferența, numai la standard',
  'web.parameter.fide-2024.unratedDifference':
    'diferența de la care nu sunt cotate partidele jucătorilor peste un rating',
  'web.parameter.fide-2024.unratedOver': 'ratingul pentru această diferență',
  'web.parameter.fide-2024.factor': 'K, după primul rând valabil',
  'web.parameter.fide-2024.mostFactorGames': 'K ori partidele unei perioade este cel mult atât',
  'web.parameter.fide-2024.reportLists': 'liste de după încheiere pentru care se poate raporta o competiție',
  'web.parameter.fide-2024.liftBelow': 'ratingurile sub acesta au fost ridicate în prima zi, numai la standard',
  'web.parameter.fide-2024.liftFifths': 'cincimi din drumul până acolo cu care au fost ridicate',
};
