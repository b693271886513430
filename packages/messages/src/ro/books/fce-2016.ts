/** fce-2016 in words: findings, workings, articles and decisions, each said in our own. */
export const messages: Record<keyof typeof import('../../en/books/fce-2016.ts').messages, string> = {
  'finding.fce-2016.rounds-per-day':
    '{rounds} runde într-o singură zi; o competiție standard poate avea cel mult {most}. Este cotată totuși; biroul o poate refuza.',
  'finding.fce-2016.duration':
    'Competiția durează {days} zile; sunt permise {most}, cu excepția celor pe echipe. Este cotată totuși; biroul o poate refuza.',
  'finding.fce-2016.half-k-fixed-minutes':
    'S-a cerut jumătate din K, dar {minutes} minute fixe sunt mai puține decât {least}: se aplică K întreg.',
  'finding.fce-2016.half-k-not-active':
    'S-a cerut jumătate din K, dar competiția nu este de șah activ: se aplică K întreg. Scoateți `halfK` din competiție.',
  'finding.fce-2016.other-rhythm':
    'Ritmul de joc nu este cel al listei de {rhythm, select, standard {ritm standard} other {ritm rapid}}: competiția nu este cotată aici. Treceți-o în documentul celeilalte liste.',
  'finding.fce-2016.no-performance':
    'Partida cu {opponent} nu este cotată: {opponent} nu are rating și nicio partidă jucată cu un jucător cotat din această competiție, deci nicio performanță.',
  'finding.fce-2016.no-first-rating':
    'Nu se poate acorda un rating inițial: adăugați `fideRating` sau atât `birthDate`, cât și `federatedOn`.',
  'finding.fce-2016.no-new-first-rating':
    'Ar trebui acordat un nou rating inițial, dar nu există pe ce să se bazeze: ratingul rămâne. Adăugați `fideRating` sau `birthDate`.',
  'finding.fce-2016.age-of-another-day':
    'Nu se poate acorda un rating inițial după vârstă: `age` este din {on}, iar {needed, select, none {ziua legitimării nu este cunoscută} other {este nevoie de vârsta din {needed}}}. Dați `age` din acea zi, `birthDate` sau `fideRating`.',
  'finding.fce-2016.registered-late':
    'Înregistrată la {registered}, după începutul din {start}; o competiție se înregistrează înainte de a avea loc. Federația o poate cota totuși, cu un motiv care se publică.',
  'finding.fce-2016.list-date': 'Listele se publică în prima zi a lunii; {date} nu este prima zi.',
  'finding.fce-2016.before-in-force':
    'Lista din {date} este anterioară regulamentului, în vigoare din {from}: se aplică primele lui valori.',
  'finding.fce-2016.under-floor': 'Lista în vigoare are {rating}, sub minimul de {floor}. Verificați acea listă.',
  'finding.fce-2016.listed-without-licence':
    'O listă publicată îl conține pe acest jucător, care acum nu are licență: nu intră pe noua listă și contează ca necotat.',
  'finding.fce-2016.left-the-list':
    'O listă anterioară îl conține pe acest jucător, iar cea în vigoare nu: primește din nou un rating inițial. Dacă nu asta se dorește, treceți ratingul pe lista în vigoare.',
  'working.fce-2016.first-rating.standard': 'Rating inițial {rating}: ratingul standard al federației, {taken}.',
  'working.fce-2016.first-rating.fide': 'Rating inițial {rating}: ratingul FIDE, {taken}.',
  'working.fce-2016.first-rating.age':
    'Rating inițial {rating}: după vârstă, {age} ani la {on} (data nașterii: {born}).',
  'working.fce-2016.first-rating.told-age': 'Rating inițial {rating}: după vârstă, {age} ani la {on}.',
  'working.fce-2016.factor.first-season':
    'K pe noua listă: {k}, factorul de bază al unui rating de {rating}; încă niciun sezon complet.',
  'working.fce-2016.factor.increment':
    'K pe noua listă: {k} = {k0} pentru un rating de {rating} și {increment} pentru partidele sezoanelor trecute (cel mai recent primul: {games}; ponderate {weighted}/{weights}; sezoane complete: {seasons}).',
  'article.fce-2016.2.1': 'Se cotează competițiile oficiale și omologate, pentru jucătorii afiliați.',
  'article.fce-2016.2.2': 'Federația poate cota o competiție care nu îndeplinește condițiile.',
  'article.fce-2016.3.1': 'Ritmul standard și cel rapid au ratinguri separate.',
  'article.fce-2016.5.1': 'Standard: o oră sau mai mult pentru 60 de mutări, cu incrementul inclus.',
  'article.fce-2016.5.2': 'Rapid: sub o oră pentru 60 de mutări.',
  'article.fce-2016.5.3': 'O competiție de șah activ poate cere cotarea cu jumătate din K.',
  'article.fce-2016.5.3a': 'Jumătatea de K la șah activ cere zece minute fixe.',
  'article.fce-2016.6.1': 'O competiție standard are cel mult trei runde pe zi.',
  'article.fce-2016.6.2': 'O competiție durează cel mult 90 de zile, cu excepția celor pe echipe.',
  'article.fce-2016.7': 'O neprezentare contează ca o partidă împotriva propriului rating.',
  'article.fce-2016.8.1': 'Douăsprezece liste pe an, în prima zi a lunii, cu competițiile de la lista precedentă.',
  'article.fce-2016.8.2': 'Lista îi cuprinde pe toți cei cu licență în sezonul curent.',
  'article.fce-2016.8.3':
    'Partidele contează cu lista de la începutul competiției; în cele săptămânale, cu lista din ziua lor.',
  'article.fce-2016.8.4': 'Contestațiile se admit în primele 25 de zile ale unei liste.',
  'article.fce-2016.9.1': 'Ce arată lista despre fiecare jucător.',
  'article.fce-2016.10.1': 'Ratingul inițial este cel FIDE, dacă există.',
  'article.fce-2016.10.2': 'Altfel, ratingul inițial depinde de vârsta la afiliere: între 1220 și 1700.',
  'article.fce-2016.10.3': 'Douăsprezece luni fără nicio partidă după ratingul inițial aduc un nou rating inițial.',
  'article.fce-2016.11.1': 'Rapid: ratingul inițial este cel standard al federației.',
  'article.fce-2016.11.2': 'Rapid: în lipsa lui, ratingul FIDE.',
  'article.fce-2016.11.3': 'Rapid: în lipsa ambelor, după vârstă.',
  'article.fce-2016.11.4': 'Rapid: un nou rating inițial după douăsprezece luni fără partide.',
  'article.fce-2016.12': 'Un adversar fără rating contează cu performanța din competiție.',
  'article.fce-2016.13.2': 'Tabelul 1 transformă o diferență de rating într-un scor așteptat.',
  'article.fce-2016.13.3': 'Tabelul 2 transformă un procentaj de puncte într-o diferență de rating.',
  'article.fce-2016.14': 'Cum se calculează performanța unui jucător într-o competiție.',
  'article.fce-2016.14.3': 'Cu jumătate din puncte, performanța este media adversarilor.',
  'article.fce-2016.14.4': 'Peste jumătate: încă un factor de bază pentru fiecare jumătate de punct.',
  'article.fce-2016.14.5': 'Sub jumătate: media și ce dă Tabelul 2 pentru procentaj.',
  'article.fce-2016.15.1': 'Tabelul 1 dă scorul așteptat al fiecărui jucător.',
  'article.fce-2016.15.2': 'Variația este K înmulțit cu rezultatul minus cel așteptat.',
  'article.fce-2016.16.2': 'K este un factor de bază după rating plus un increment după partidele recente.',
  'article.fce-2016.16.2a': 'Tabelul 3: factorul de bază după rating, de la 42 la 6.',
  'article.fce-2016.16.2b':
    'Incrementul merge de la +3 la −3 cu partidele ponderate din cel mult cinci sezoane trecute, fără neprezentări.',
  'article.fce-2016.16.2c': 'În primul sezon nu există increment.',
  'article.fce-2016.16.3': 'Competiție standard cu 80% sub 12 ani: K 6 pentru toți.',
  'article.fce-2016.16.4': 'Competiție rapidă cu 80% sub 12 ani: K 3 pentru toți.',
  'article.fce-2016.16.5a': 'Partidele blitz folosesc jumătate din K.',
  'article.fce-2016.16.6a': 'O partidă adjudecată fără nicio mutare folosește jumătate din K-ul mai mic.',
  'article.fce-2016.16.6b': 'O neprezentare folosește jumătate din K-ul mai mic.',
  'article.fce-2016.17.1': 'Se adună variațiile tuturor partidelor din perioadă.',
  'article.fce-2016.17.2': 'Suma se rotunjește o singură dată la întreg.',
  'article.fce-2016.17.3': 'Niciun rating nu este sub 1000.',
  'article.fce-2016.20': 'Pentru incrementul lui K nimeni nu contează ca afiliat înainte de 2015.',
  'article.fce-2016.21': 'Regulamentul este în vigoare din sezonul 2016.',
  'decision.D-ALL-1': 'Jumătatea se rotunjește în sus dacă niciun articol nu spune altfel.',
  'decision.D-ALL-2': 'O listă anterioară regulamentului folosește primele lui valori, cu avertisment.',
  'decision.D-FCE-1': 'Partidele rapide de cel mult zece minute sunt blitz; cele mai lungi, șah activ.',
  'decision.D-FCE-2':
    'Săptămânal sau mai rar: cel puțin șapte zile între runde consecutive, fiecare după ziua celor mai multe partide ale sale.',
  'decision.D-FCE-3': 'Noul rating inițial depinde de vârsta la data listei.',
  'decision.D-FCE-4': 'Fără un rating de preluat și fără ambele date, nimeni nu este cotat.',
  'decision.D-FCE-5': 'Un rating inițial contează în partidele propriei perioade.',
  'decision.D-FCE-6': 'Media adversarilor se rotunjește la întreg.',
  'decision.D-FCE-7': 'Sub jumătate din puncte, Tabelul 2 se citește după procentajul propriu.',
  'decision.D-FCE-8': 'Exact 2600 aparține rândului celui mai înalt din Tabelul 3.',
  'decision.D-FCE-9': 'Cu un singur sezon complet, media este numărul de partide din acel sezon.',
  'decision.D-FCE-10': 'Incrementul lui K se rotunjește la întreg, jumătatea în sus.',
  'decision.D-FCE-11': 'K-ul sub 12 ani nu se mai înjumătățește la rapid.',
  'decision.D-FCE-12':
    'La neprezentări și adjudecări contează K-urile publicate; jumătatea de K nu se mai aplică o dată.',
  'decision.D-FCE-13': 'Ziua publicării este prima din cele 25 pentru contestații.',
  'decision.D-FCE-14': 'Cine nu este pe lista partidei contează cu prima listă ulterioară, altfel cu ratingul inițial.',
  'decision.D-FCE-15': 'Partidele unei perioade contează pentru K în anul zilei dinaintea listei.',
  'decision.D-FCE-16':
    'O partidă nedatată a unei competiții săptămânale folosește lista de la început și aparține sfârșitului ei.',
  'decision.D-FCE-17':
    'Cine a ieșit de pe listă primește din nou rating inițial; un rating fără licență nu se folosește.',
  'decision.D-FCE-18': 'O competiție standard care cere jumătate din K nu o primește.',
  'decision.D-FCE-19': 'Mai multe runde nedatate decât trei pentru fiecare zi depășesc limita într-o zi.',
  'decision.D-FCE-20':
    'O listă cuprinde ce s-a evaluat de la lista precedentă: un raport întârziat contează în lista următoare, cu ratingurile de la începutul competiției.',
  'decision.D-FCE-21':
    'Cine avea licență când a jucat este cotat și contează cu ELO-ul său; cine nu avea contează cu performanța. Ce s-a jucat cu licență se păstrează pentru revenire.',
  'decision.D-FCE-22': 'Partidele din chiar perioada ratingului inițial contează ca participare.',
  'decision.D-FCE-25':
    'O competiție raportată pe părți rămâne săptămânală, cum a fost anunțată, oricare ar fi zilele rundelor următoare.',
  'decision.D-FCE-26':
    'O vârstă contează pentru ziua pentru care a fost dată și pentru nicio alta; data nașterii, dacă există, are întâietate.',
  'decision.D-FCE-27': 'Înregistrată chiar în ziua începerii este încă înaintea competiției.',
  'decision.D-FCE-28':
    'La o competiție evaluată pe părți, articolul 16.3 privește pe cei care participă în ce s-a evaluat înainte de listă.',
  'decision.D-OFF-1':
    'Cine lasă să treacă un sezon nu apare pe listele lui; ratingul se păstrează și contează din nou la revenire.',
  // What each number of fce-2016 is.
  'web.parameter.fce-2016.standardMinutes': 'minute pentru 60 de mutări de la care o partidă este standard',
  'web.parameter.fce-2016.blitzMinutes': 'minute pentru 60 de mutări până la care o partidă rapidă este blitz',
  'web.parameter.fce-2016.roundsPerDay': 'runde într-o zi la o competiție standard, cel mult',
  'web.parameter.fce-2016.durationDays': 'zile de la începutul la sfârșitul unei competiții, ambele incluse, cel mult',
  'web.parameter.fce-2016.weeklyDays': 'zile între runde de la care o competiție este săptămânală sau mai lentă',
  'web.parameter.fce-2016.claimDays': 'zile pentru contestații, prima fiind cea a publicării',
  'web.parameter.fce-2016.childAge': 'vârsta, în zecimi de an, sub care se dă cel mai mic rating inițial',
  'web.parameter.fce-2016.childRating': 'ratingul inițial al unui jucător mai tânăr decât tabelul vârstelor',
  'web.parameter.fce-2016.ageBase': 'rating inițial după vârstă: constanta',
  'web.parameter.fce-2016.ageTenth': 'rating inițial după vârstă: puncte pentru fiecare zecime de an',
  'web.parameter.fce-2016.adultAge': 'vârsta, în zecimi de an, peste care toți încep la fel',
  'web.parameter.fce-2016.adultRating': 'ratingul inițial al unui jucător mai în vârstă decât tabelul',
  'web.parameter.fce-2016.yearOfDays': 'zile socotite drept un an în formula vârstei',
  'web.parameter.fce-2016.reassignmentMonths': 'luni fără nicio partidă evaluată după care se dă un nou rating inițial',
  'web.parameter.fce-2016.factorTable': 'Tabelul 3: factorul de bază după rating',
  'web.parameter.fce-2016.increment': 'incrementul lui K pentru un jucător care nu a jugat deloc',
  'web.parameter.fce-2016.incrementGames': 'partide ponderate care scad incrementul cu unu',
  'web.parameter.fce-2016.gamesCap': 'partide ponderate luate în calcul, cel mult',
  'web.parameter.fce-2016.seasonsCounted': 'sezoane trecute ponderate de Tabelul 4',
  'web.parameter.fce-2016.firstSeason': 'sezonul din care toți sunt socotiți afiliați, cel mai devreme',
  'web.parameter.fce-2016.under12Age': 'ziua de naștere neîmplinită înaintea anului competiției',
  'web.parameter.fce-2016.under12Percent': 'procentul de participanți care face o competiție sub 12 ani',
  'web.parameter.fce-2016.under12StandardFactor': 'K-ul tuturor într-o competiție standard sub 12 ani',
  'web.parameter.fce-2016.under12RapidFactor': 'K-ul tuturor într-o competiție rapidă sub 12 ani',
  'web.parameter.fce-2016.floor': 'cel mai mic rating',
  'web.parameter.fce-2016.halfKFixedMinutes': 'minute fixe cerute pentru jumătate de K la șah activ',
};
