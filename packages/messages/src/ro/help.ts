export const messages: Record<keyof typeof import('../en/help.ts').messages, string> = {
  'help.title': 'Ajutor',
  'refusal.guide-unknown': 'Nu există ghidul „{guide}”. Toate sunt pe pagina de ajutor.',
  'help.about': 'Ghiduri scurte, după ce faceți.',
  'help.contents': 'În acest ghid',
  'help.arbiter': 'Pentru arbitri',
  'help.arbiter.about': 'De la primul nume până la raport.',
  'help.delegate': 'Pentru delegații cluburilor',
  'help.delegate.about': 'Licențe, echipe și foi de meci.',
  'help.officer': 'Pentru responsabilii de rating',
  'help.officer.about': 'Rapoarte, liste, corecturi și contestații.',
  'help.player': 'Pentru jucători',
  'help.player.about': 'Ratingul, următoarea partidă, drepturile.',
  'help.arbiter.start': 'Porniți un turneu',
  'help.arbiter.start.text':
    '[web.word.run-a-tournament] este o singură pagină și durează un minut.\n' +
    '- Dați un nume turneului și alegeți sistemul, numărul de runde și timpul.\n' +
    '- La eliminare directă spuneți câte partide are un meci și dacă există unul pentru locul al treilea. Echipele se scriu cu două puncte: „Roșii: Puig, Joana; Serra, Pau”.\n' +
    '- Scrieți sau lipiți jucătorii așa cum îi aveți, câte unul pe rând. Ratingurile, cluburile și ID-urile FIDE sunt recunoscute, cu sau fără antet.\n' +
    '- Priviți tabelul de alături: cine a fost găsit, cine trebuie ales dintre mai mulți, cine vine ca invitat.\n' +
    '- Apăsați [web.run.create-and-pair].\n' +
    'Totul se poate schimba mai târziu la [web.desk-events.part-settings].',
  'help.arbiter.players': 'Jucători, înscrieri târzii și retrageri',
  'help.arbiter.players.text':
    'La [web.desk-events.part-entries], scrieți un nume, apăsați Enter și scrieți următorul. Un nume pe care nu îl are nimeni devine un invitat.\n' +
    'Cine vine târziu se adaugă la fel și joacă din runda următoare. Cine pleacă este retras și își păstrează partidele jucate; [web.submit.entry.return] anulează retragerea.\n' +
    'Înainte de runda 1, [web.act.absence.call-roll] arată cine este de față: bifați dvs. jucătorii sau deschideți un ecran la intrare la [web.check-in.open]. [web.badges.title]: zece pe foaie.',
  'help.arbiter.byes': 'Pauze și absențe',
  'help.arbiter.byes.text':
    '[web.byes.title] este o grilă: un rând pentru fiecare jucător, o coloană pentru fiecare rundă. Apăsați o celulă pentru jumătate de punct, niciun punct sau un punct întreg, ori pentru o absență.\n' +
    'Limitele turneului (câte, nu în ultimele runde) sunt respectate de la sine.',
  'help.arbiter.pair': 'Împerecheați o rundă',
  'help.arbiter.pair.text':
    'La [web.desk-events.part-rounds], vedeți cine lipsește și apăsați butonul. Runda dinainte se închide astfel.\n' +
    'Fiecare pereche spune de ce este așa: deschideți masa ei pe pagina publică. Tot acolo puteți întreba de ce doi jucători nu se întâlnesc.\n' +
    'Perechile se pot schimba manual, cu un motiv; împerecherea programului rămâne alături. Cât timp nu există niciun rezultat, împerecherea se poate anula.',
  'help.arbiter.results': 'Introduceți rezultatele',
  'help.arbiter.results.text':
    'O tastă pentru fiecare masă: 1 câștigă albul, 5 remiză, 0 câștigă negrul; + și - sunt victorii prin neprezentare. Programul trece la masa următoare. U anulează, G merge la o masă.\n' +
    'Rezultatele se păstrează întâi pe acest calculator și se trimit când există conexiune. [web.word.add-a-phone] dă telefonului unui ajutor un cod pentru câteva mese.\n' +
    'Unui meci egal de la eliminare directă i se oferă alte partide, rapid, blitz sau armageddon. Ele sunt mese ale rundei; ce nu mai poate schimba meciul nu are nevoie de rezultat.',
  'help.arbiter.correct': 'Corectați un rezultat',
  'help.arbiter.correct.text':
    'Deschideți masa (numărul din prima coloană), alegeți rezultatul corect și scrieți motivul. Se poate și în rundele închise. O rundă închisă prea devreme se redeschide pe pagina ei, cu un motiv, până când este împerecheată următoarea.\n' +
    'Dacă runda următoare este deja împerecheată, programul spune ce s-ar schimba. O puteți împerechea din nou sau o puteți lăsa așa.',
  'help.arbiter.hall': 'Ecrane, telefoane și hârtie în sală',
  'help.arbiter.hall.text':
    '[web.desk-work.hall] arată împerecherile, rezultatele și clasamentul pe un proiector sau un televizor, și un cod care deschide același lucru pe telefon.\n' +
    'Toate listele se pot tipări: pe mese, pe nume, clasamentul, tabelul încrucișat, și ca afiș.',
  'help.arbiter.end': 'Premii, raport și norme',
  'help.arbiter.end.text':
    '[web.desk-events.part-prizes] împarte banii așa cum i-ați anunțat și spune de ce fiecare primește ce primește, cu o foaie de semnat.\n' +
    '[web.desk-events.part-report] spune ce lipsește încă, cu un link la fiecare câmp, și face fișierul pentru FIDE. Tot acolo sunt normele și certificatele lor.',
  'help.arbiter.trouble': 'Când ceva nu merge',
  'help.arbiter.trouble.text':
    '- Laptopul a fost închis sau a rămas fără baterie: porniți din nou programul. Tot ce a fost salvat este acolo; ce s-a introdus ultima dată se trimite din browser.\n' +
    '- Nu există conexiune: continuați. Rezultatele așteaptă pe acest dispozitiv, iar runda următoare se poate împerechea și aici.\n' +
    '- Două dispozitive au introdus rezultate diferite: se arată amândouă și alegeți dvs.\n' +
    '- Două calculatoare au continuat același turneu: deschideți fișierul concursului de pe celălalt și alegeți ce contează la fiecare diferență.\n' +
    '- Discul este plin: nimic nu rămâne pe jumătate. Faceți loc: ce așteaptă se trimite de la sine.\n' +
    '- Ceasul calculatorului este greșit: potriviți-l; rezultatele și împerecherile nu depind de el.\n' +
    '- Laptopul s-a stricat: duceți cea mai nouă copie (`escala backup`) pe altul și porniți de acolo.',
  'help.delegate.club': 'Clubul dvs.',
  'help.delegate.club.text':
    'Pagina clubului arată jucătorii cu ratingul și licența lor și ce aveți de făcut.\n' +
    'Cereți acolo o licență nouă sau un transfer; federația decide și vă anunță.',
  'help.delegate.teams': 'Echipe și formații',
  'help.delegate.teams.text':
    'Înscrieți o echipă cu jucătorii în ordinea forței. Trimiteți formația înainte de fiecare meci: cealaltă echipă o vede când sunt amândouă.',
  'help.delegate.match': 'Foi de meci',
  'help.delegate.match.text':
    'Echipa gazdă trimite foaia de meci; oaspeții o confirmă sau o contestă. Dacă s-a jucat sub rezervă, menționați acest lucru în foaie.',
  'help.officer.reports': 'Rapoartele turneelor',
  'help.officer.reports.text':
    'Rapoartele în așteptare apar primele. Fiecare arată ce spune regulamentul, articol cu articol, și ce ar schimba pe liste.\n' +
    'Acceptați-l, respingeți-l cu un motiv, sau treceți peste o obiecție unde regulamentul o permite.',
  'help.officer.lists': 'Publicați o listă',
  'help.officer.lists.text':
    'Pagina perioadei arată ce turnee sunt incluse, care se joacă și care lipsesc. Priviți previzualizarea, apoi publicați. O listă publicată nu se schimbă niciodată: oricine îi poate verifica fiecare număr.',
  'help.officer.corrections': 'Corectați rezultate trecute',
  'help.officer.corrections.text':
    'Înainte de a confirma o corectură vedeți al cui rating se schimbă și pe ce liste. Contează de la lista următoare; listele revizuite apar lângă cele publicate.',
  'help.officer.disputes': 'Contestații',
  'help.officer.disputes.text':
    'Jucătorii și cluburile pot contesta un număr sau o decizie. Termenul este afișat; jucătorul sau clubul citește decizia dvs. și motivele ei.',
  'help.officer.registry': 'Jucători și cluburi',
  'help.officer.registry.text':
    'Unificați două fișe ale aceleiași persoane; unificarea se poate anula. Încărcați lista FIDE o dată pe lună și găsiți pe oricine în timp ce scrieți.',
  'help.player.find': 'Găsiți-vă ratingul',
  'help.player.find.text':
    'Scrieți-vă numele pe pagina de start. Pagina dvs. are ratingul de azi, istoricul lui, partidele și adversarii.',
  'help.player.why': 'De ce s-a schimbat',
  'help.player.why.text':
    'Apăsați numărul. Este desfăcut în turnee, partide și articole ale regulamentului. [web.verify.button] îl calculează din nou în browserul dvs.',
  'help.player.next': 'Unde jucați',
  'help.player.next.text':
    'Deschideți pagina turneului pe telefon, sau scanați codul din sală, și scrieți-vă numele: masa, culoarea, adversarul și fișa dvs. Pagina se schimbă singură când se împerechează runda următoare. Unde apare butonul [web.notify.ask], vă anunță și telefonul.',
  'help.player.dispute': 'Dacă un număr este greșit',
  'help.player.dispute.text':
    'Intrați în cont, deschideți ratingul și apăsați [web.submit.claim.open]. Spuneți ce este greșit și adăugați dovezile. Federația răspunde cu motivele ei; dacă nu sunteți de acord, puteți face apel.',
};
