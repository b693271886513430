/** Articles and decisions of fce-1990 on teams, homologation, promotions, norms, entries and terms, each said in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging-articles.ts').messages, string> = {
  'article.fce-1990.Actius 1': 'Șah activ: treizeci de minute de jucător pentru toată partida.',
  'article.fce-1990.Actius 22': 'Șah activ: un ceas special poate adăuga zece secunde pe mutare.',
  'article.fce-1990.Actius 24': 'Șah activ: cel mult șase runde pe zi.',
  'article.fce-1990.Ràpides 1': 'Blitz: cinci minute de jucător pentru toată partida.',
  'article.fce-1990.Ascensos preferent 1':
    'De la categoria întâi la preferent: puncte după runde și media adversarilor.',
  'article.fce-1990.Ascensos preferent 5':
    'Un adversar fără rating contează 2000 până la jumătate din puncte la finalul turneului.',
  'article.fce-1990.Ascensos taula 8': 'Promovări din categoriile a treia și a doua în opt runde.',
  'article.fce-1990.Ascensos taula 9': 'Promovări din categoriile a treia și a doua în nouă runde.',
  'article.fce-1990.Calendaris 15.1': 'O suprapunere de calendare se comunică din timp, în scris, federației.',
  'article.fce-1990.Calendaris 15.2':
    'Pentru un concurs neoficial nu se mută nimic, dacă nu îl socotește comisia oficial.',
  'article.fce-1990.Calendaris 15.3': 'Suprapunerea calendarelor nu schimbă locul.',
  'article.fce-1990.Calendaris 15.4':
    'Într-un turneu fiecare cu fiecare comisia fixează sâmbete și sărbători pentru partidele afectate.',
  'article.fce-1990.Calendaris 15.5':
    'În meciurile pe echipe mesele afectate joacă separat, cu alinierea în plic închis.',
  'article.fce-1990.Calendaris 15.6': 'O ultimă rundă cu locurile cele mai importante în joc se amână.',
  'article.fce-1990.Calendaris 15.7': 'În cupă comisia decide dacă o echipă merge mai departe fără joc.',
  'article.fce-1990.Calendaris 15.8':
    'O singură rundă dintr-un elvețian: partida se joacă până la trei zile după runda următoare.',
  'article.fce-1990.Calendaris 15.8.1': 'Mai multe runde dintr-un elvețian: jucătorul alege unul dintre concursuri.',
  'article.fce-1990.Calendaris 15.8.2': 'Ultima rundă a unui elvețian: comisia o poate amâna.',
  'article.fce-1990.Calendaris 15.9': 'Străinii care nu reprezintă Catalonia nu au drepturi prin suprapunere.',
  'article.fce-1990.Calendaris 15.10':
    'Ultimele două runde nu se devansează și nu își schimbă locul; nicio zi și niciun loc nu se schimbă fără permisiunea comisiei.',
  'article.fce-1990.Comissió 1.1': 'Comisia sportivă are cinci până la opt membri.',
  'article.fce-1990.Comissió 3.1': 'Un membru este îndepărtat de toți ceilalți sau de consiliul executiv.',
  'article.fce-1990.Comissió 3.2': 'Cinci absențe la rând sau zece în total duc la pierderea locului.',
  'article.fce-1990.Comissió 6.1': 'Doi membri și unul din comitetul de competiție pot cere revizuirea unei decizii.',
  'article.fce-1990.Comissió 7.1': 'Comisia decide cu majoritate simplă.',
  'article.fce-1990.Comissió 7.2': 'Președintele decide la egalitate.',
  'article.fce-1990.Comissió 7.3': 'Un vot este valabil cu jumătate plus unu din membri.',
  'article.fce-1990.Delegats 5.2.1.1': 'Jucătorii adăugați pe lista unui club primesc numere bis.',
  'article.fce-1990.Delegats 5.2.2.1':
    'O listă se completează înaintea ultimelor trei runde ale fazei preliminare, cu jucători fără licență.',
  'article.fce-1990.Delegats 5.2.2.2':
    'Licența pentru un concurs individual se reînnoiește înainte de închiderea înscrierilor.',
  'article.fce-1990.Delegats 5.5.1': 'Rezultatele echipelor se comunică până la ora 13 a primei zile lucrătoare.',
  'article.fce-1990.Desempats 1.7.1': 'Locuri limitate prin rating: egalitățile se departajează într-o ordine fixată.',
  'article.fce-1990.Desempats 1.7.1.1': 'Întâi cine nu a fost niciodată sancționat.',
  'article.fce-1990.Desempats 1.7.1.2': 'Apoi cine are titlu.',
  'article.fce-1990.Desempats 1.7.1.3': 'Apoi cel mai bine clasat la același concurs în anul precedent.',
  'article.fce-1990.Desempats 1.7.1.4': 'Apoi tragere la sorți publică.',
  'article.fce-1990.Endarreriments 12.1':
    'O oră de întârziere înseamnă pierdere; întârzierea transportului public împarte timpul 60 la 40.',
  'article.fce-1990.Endarreriments 12.3':
    'O echipă cu mai puțin de jumătate din jucători după o oră a pierdut prin neprezentare, la toate mesele.',
  'article.fce-1990.Equips 8.1.1': 'Diviziile și categoria întâi joacă la zece mese.',
  'article.fce-1990.Equips 8.1.2': 'Categoriile a doua și a treia joacă la opt mese.',
  'article.fce-1990.Equips 8.1.3': 'Promovarea la categoria a treia se joacă la patru mese.',
  'article.fce-1990.Equips 8.2.1': 'Prima echipă are primele numere de pe lista sigilată a clubului, cu bis-urile lor.',
  'article.fce-1990.Equips 8.2.2': 'Un titular nu joacă niciodată într-o echipă inferioară.',
  'article.fce-1990.Equips 8.2.6': 'Echipele de cupă au cinci titulari, unul dintre ei rezervă.',
  'article.fce-1990.Equips 8.3.1': 'Se pot alinia titulari ai echipelor inferioare.',
  'article.fce-1990.Equips 8.3.2': 'Mesele urmează cu strictețe ordinea listei.',
  'article.fce-1990.Equips 8.3.4': 'Nimeni nu poate fi pe două foi ale unei runde.',
  'article.fce-1990.Equips 8.3.5': 'O aliniere neregulamentară pierde meciul, cu sau fără intenție.',
  'article.fce-1990.Estrangers 9.1': 'Un străin în echipe de până la cinci, doi în echipe de până la zece.',
  'article.fce-1990.Identificació 7.2.1': 'Jucătorii arată legitimația federației sau cartea de identitate.',
  'article.fce-1990.Identificació 7.2.2': 'Copiii arată și o copie a livretului de familie.',
  'article.fce-1990.MC norma 1': 'Normă: peste 2300 pe listă, cu cel puțin 16 partide.',
  'article.fce-1990.MC norma 2': 'Normă: campionul și vicecampionul grupei A a openului din Barcelona.',
  'article.fce-1990.MC norma 3':
    'Normă prin punctaj: 50% la o medie de 2375, o zecime de procent în plus pentru fiecare punct sub ea; media peste 2175.',
  'article.fce-1990.MC norma 4': 'Două sezoane fără normă duc la pierderea uneia.',
  'article.fce-1990.MC norma 5':
    'Ultima rundă nu ia o normă făcută chiar cu o înfrângere, sau cu remiză dacă se câștigă.',
  'article.fce-1990.MC norma 6': 'Normă: campionul Interteritorialului.',
  'article.fce-1990.MC norma 7': 'Normă: campionii provinciali din Lleida, Girona și Tarragona.',
  'article.fce-1990.MC norma 8': 'În delegațiile Lleida, Girona și Tarragona este de ajuns o medie de 2150.',
  'article.fce-1990.MC títol 1': 'Titlul: campionul și vicecampionul absolut al Cataloniei.',
  'article.fce-1990.MC títol 2': 'Titlul: un Maestru FIDE sau o normă de Maestru Internațional.',
  'article.fce-1990.MC títol 3': 'Titlul: campionul de juniori al Spaniei.',
  'article.fce-1990.MC títol 4': 'Titlul: primii cinci din finala individuală a Spaniei.',
  'article.fce-1990.MC títol 5': 'Trei norme fac titlul.',
  'article.fce-1990.Normes 4.1.1': 'Pentru a juca sunt necesare licență în vigoare și dovada identității.',
  'article.fce-1990.Normes 4.1.2': 'Cine este calificat direct la o finală confirmă cu cincisprezece zile înainte.',
  'article.fce-1990.Normes 4.1.3':
    'Echipele de la categoria a treia în sus trebuie să se înscrie, în delegații de la a doua în sus.',
  'article.fce-1990.Normes 4.1.4': 'Copii: fără paisprezece ani împliniți la 1 ianuarie din anul finalei.',
  'article.fce-1990.Normes 4.1.5': 'Juniori: fără douăzeci de ani împliniți la 1 ianuarie din anul finalei.',
  'article.fce-1990.Normes 4.2.1.2a':
    'Loc liber în divizia întâi: cine a pierdut barajul, apoi cine are mai multe puncte în a doua.',
  'article.fce-1990.Normes 4.2.1.2b1': 'Loc liber în divizia a doua al unei delegații: următorul clasat.',
  'article.fce-1990.Normes 4.2.1.2b2':
    'Loc liber în divizia a doua al Barcelonei: cine are mai multe puncte la categoria întâi.',
  'article.fce-1990.Normes 4.2.2.1':
    'Locuri libere la finalele individuale: rating, sancțiuni, titlu, sezonul trecut, tragere la sorți publică.',
  'article.fce-1990.Oberts 1': 'Turneele deschise cer omologarea înainte de 30 iunie.',
  'article.fce-1990.Oberts 2': 'Niciun open nu se suprapune cu un turneu stabilit la mai puțin de 30 km.',
  'article.fce-1990.Oberts 3': 'Openurile au cel puțin opt runde, nouă pentru norme.',
  'article.fce-1990.Oberts 4': 'Grupe de cel puțin 25; cel mult a doua cu a treia și întâi cu preferent.',
  'article.fce-1990.Oberts 5': 'Federația aprobă regulamentul turneului.',
  'article.fce-1990.Oberts 6': 'Federația are lista jucătorilor înaintea rundei a doua.',
  'article.fce-1990.Oberts 7': 'Regulamentul numește un director și un arbitru recunoscuți de federație.',
  'article.fce-1990.Oberts 8': 'Rapoartele sosesc în patru zile lucrătoare.',
  'article.fce-1990.Oberts 9':
    'Taxe: 2000 de pesete pentru fiecare dintre categoriile întâi, a doua și a treia, 4000 cu preferenți.',
  'article.fce-1990.Oberts nota': 'Comisia sportivă poate anula un concurs.',
  'article.fce-1990.Retirats 14.2.1': 'Preferenții nu se retrag fără justificare acceptată.',
  'article.fce-1990.Retirats 14.2.2': 'Cine nu mai poate promova este retras, dacă nu cere să continue.',
  'article.fce-1990.Suplents 13.1': 'Rezervele sunt titulari ai echipelor inferioare.',
  'article.fce-1990.Suplents 13.1.1': 'Rezerva are un număr mai slab decât cel înlocuit.',
  'article.fce-1990.Suplents 13.2':
    'Două rezerve în echipe de opt sau mai mulți, altfel una; de la douăzeci de minute la o oră.',
  'article.fce-1990.Suplents 13.3': 'Nu poate fi rezervă cine a fost aliniat la altă echipă în rundă.',
  'article.fce-1990.Tancats Elo 1':
    'Un turneu închis valabil pentru ratingul internațional este valabil și pentru cel catalan.',
  'article.fce-1990.Tancats Elo 2': 'Sau jumătate din cluburi diferite, toți preferenți și o medie de 2100.',
  'article.fce-1990.Tancats MC 1': 'Un turneu închis valabil pentru ratingul internațional este valabil pentru norme.',
  'article.fce-1990.Tancats MC 2':
    'Sau jumătate din cluburi diferite, toți în afară de unul cu 2175 și o medie de 2200.',
  'article.fce-1990.Tancats nota': 'Turneele închise au cel puțin nouă runde și zece jucători.',
  'decision.D-COMP-2': 'Procentul pentru o normă nu coboară niciodată sub 50%.',
  'decision.D-COMP-3': 'Pentru o normă este de ajuns atingerea procentului.',
  'decision.D-COMP-20': 'Un jucător titrat fără categorie indicată contează ca preferent.',
  'decision.D-COMP-21': 'Un singur rating fără sursă este cel catalan.',
  'decision.D-COMP-22':
    'Pentru promovări o liberă nu are adversar; o partidă decisă fără mutare contează ca neprezentare.',
  'decision.D-COMP-23':
    'În tabelele de categorii contează ca a doua doar adversarii întâlniți la tablă, și cei mai tari; ceilalți ca a treia.',
  'decision.D-COMP-25':
    'Media pentru o normă este cea a adversarilor jucătorului; fără rating sau fără joc contează 2000.',
  'decision.D-COMP-26': 'Procentul pentru o normă este din toate rundele turneului.',
  'decision.D-COMP-27': 'O fracțiune de punct sub 2375 cere fracțiunea ei dintr-o zecime de procent.',
  'decision.D-COMP-28': 'Pentru regula ultimei runde adversarul acelei runde contează ca întâlnit.',
  'decision.D-COMP-29': 'Un turneu dă unui jucător cel mult o normă.',
  'decision.D-COMP-30': 'Se pierde întâi norma cea mai veche, apoi încă una la fiecare două sezoane; titlul rămâne.',
  'decision.D-COMP-31':
    'Jumătate din jucători sunt din cluburi diferite când sunt pe jumătate atâtea cluburi câți jucători.',
  'decision.D-COMP-32':
    'Cererile se fac înainte de ultimul 30 iunie care nu este după începutul turneului: 29 este ultima zi.',
  'decision.D-COMP-33': 'Zile lucrătoare sunt toate în afară de duminici și de sărbătorile indicate în document.',
  'decision.D-COMP-34': 'Unde se știu doar zilele, chiar ziua respectivă este încă în termen.',
  'decision.D-COMP-35':
    'Mai mulți jucători cu același număr bis păstrează ordinea listei; cine vine după toți titularii poate juca în orice echipă.',
  'decision.D-COMP-36':
    'În cupă o echipă care nu are zece mese formează una din primii cinci; rezerva poate intra pentru oricine.',
  'decision.D-COMP-37':
    'În sistemul olimpic o aliniere neregulamentară pierde punctele meselor sale; două neregulamentare pierd amândouă.',
  'decision.D-COMP-38': 'Jumătate plus unu este primul număr întreg peste jumătate; cine se abține nu votează.',
  'decision.D-COMP-39':
    'Un turneu despre care nu se spune nimic se consideră omologat la judecarea normelor, dacă nu a fost refuzat pentru evaluare.',
  'article.fce-1990.Ascensos preferent 2': 'Neprezentările contează ca 2000.',
  'article.fce-1990.Ascensos preferent 3': 'Jucătorii de categoria întâi contează 2000.',
  'article.fce-1990.Ascensos preferent 4': 'Contează ratingul catalan, altfel cel internațional, altfel cel spaniol.',
  'article.fce-1990.Ascensos preferent 6': 'Fiecare jumătate de punct peste jumătate contează 50 în plus.',
  'article.fce-1990.Comissió 2.1': 'Membrii comisiei sunt aleși pe doi ani.',
  'article.fce-1990.Endarreriments 12.4':
    'Mai mult de o oră de întârziere la reluarea unei partide întrerupte înseamnă pierderea ei.',
  'article.fce-1990.Estrangers 9.2': 'Andorranii nu sunt străini.',
  'article.fce-1990.Proves oficials 1':
    'Concursuri oficiale: rapoartele arbitrului, directorului și comitetului de competiție.',
  'article.fce-1990.Proves oficials 2': 'Concursuri oficiale: rezultatele rundă cu rundă și clasamentul final.',
  'article.fce-1990.Proves oficials 3': 'Concursuri oficiale: fișele de partidă când joacă preferenți.',
  'article.fce-1990.Proves oficials 4': 'Concursuri oficiale: fișele unui elvețian.',
  'article.fce-1990.Proves oficials 5': 'Concursuri oficiale: tabelul unui turneu fiecare cu fiecare.',
  'decision.D-COMP-40':
    'Cel mult o oră include minutul șaizeci: echipa sau partida întreruptă este pierdută de la minutul 61.',
  'decision.D-COMP-41': '„Color (negres guanyen)” se citește ca numărul de victorii cu negrul.',
  'decision.D-COMP-42': 'O echipă de mai puțin de cinci jucători poate avea tot atâția străini ca una de cinci: unul.',
  'article.fce-1990.Ajornaments 10.1':
    'Partidele neterminate care nu decid meciul continuă până la controlul de șase ore și apoi se trimit federației.',
  'decision.D-COMP-43':
    'Omologarea pentru evaluare și cea pentru norme sunt două lucruri; rundele, jucătorii și media sunt condiții ale normei înseși, orice s-ar fi omologat.',
  'article.fce-1990.Delegats 5.5.2':
    'În delegații, rezultatele care nu privesc pe nimeni altcineva se comunică delegației, care le transmite mai departe.',
  'article.fce-1990.Comissió 2.2': 'Cei doi ani se numără de la ultimele alegeri generale.',
};
