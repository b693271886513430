/** The arbiter's desk: rounds, results, telephones at the boards. */
export const messages: Record<keyof typeof import('../../en/desks/rounds.ts').messages, string> = {
  'web.desk-rounds.save-results': 'Salvează rezultatele',
  'web.desk-rounds.state-paired': 'în desfășurare',
  'web.desk-rounds.state-closed': 'închisă',
  'web.desk-rounds.state-undone': 'anulată',
  'web.desk-rounds.state-said-paired': 'Runda este deschisă: rezultatele pot fi introduse și schimbate.',
  'web.desk-rounds.state-said-closed': 'Runda este închisă: rezultatele se pot corecta cu un motiv.',
  'web.desk-rounds.state-said-undone': 'Împerecherea a fost anulată.',
  'web.desk-rounds.enter': 'Introdu rezultatele',
  'web.desk-rounds.enter-results': 'Introdu rezultatele rundei {round}',
  'web.desk-rounds.correct-results': 'Rezultatele rundei {round}',
  'web.desk-rounds.next-results': 'Runda {round} în desfășurare',
  'web.desk-rounds.next-missing':
    '{open, plural, one {Lipsește un rezultat din {boards}.} few {Lipsesc # rezultate din {boards}.} other {Lipsesc # de rezultate din {boards}.}}',
  'web.desk-rounds.rounds-needed':
    '{system}: pentru {players, plural, one {# jucător} few {# jucători} other {# de jucători}} sunt necesare {needed, plural, one {# rundă} few {# runde} other {# de runde}}, dar concursul are {rounds}.',
  'web.desk-rounds.rounds-set': 'Stabilește {needed, plural, one {# rundă} few {# runde} other {# de runde}}',
  'web.desk-rounds.rounds-correct': 'Schimbă numărul de runde',
  'web.desk-rounds.present-knockout': 'Se împerechează câștigătorii rundei {round}.',
  'web.desk-rounds.next-pair': 'Urmează: împerecherea rundei {round}',
  'web.desk-rounds.close-first':
    'Toate rezultatele rundei {round} sunt introduse. Se închide la împerecherea rundei următoare; o puteți închide și acum.',
  'web.desk-rounds.present':
    '{players, plural, one {Va fi împerecheat un jucător.} few {Vor fi împerecheați # jucători.} other {Vor fi împerecheați # de jucători.}}',
  'web.desk-rounds.nobody-absent': 'Niciun absent.',
  'web.desk-rounds.absent': 'Absenți în această rundă:',
  'web.desk-rounds.late': 'Intră într-o rundă ulterioară: {names}.',
  'web.desk-rounds.comes': 'Marchează prezența',
  'web.desk-rounds.mark-more': 'Retrageri, înscrieri târzii și absențe în mai multe runde:',
  'web.desk-rounds.unpair-confirm':
    'Împerecherile rundei {round} se șterg, cu toate schimbările. Anunțați jucătorii care le-au văzut. Anulați împerecherea?',
  'web.desk-rounds.undo-result':
    'Un rezultat al unei runde deschise: apăsați „u” sau Backspace la masa respectivă ori introduceți rezultatul corect.',
  'web.desk-rounds.undo-pairing':
    'Împerecherea ultimei runde, cât timp nu are rezultate. Dacă are: ștergeți-le întâi, apoi anulați împerecherea.',
  'web.desk-rounds.undo-by-hand':
    'Împerecheri editate: editați-le din nou. Toate schimbările și motivele lor sunt în jurnal.',
  'web.desk-rounds.undo-closed':
    'O rundă închisă se redeschide pe pagina ei, cu un motiv, până când este împerecheată următoarea. Apoi se corectează fiecare rezultat: deschideți masa din pagina cu rezultate.',
  'web.desk-rounds.reopen-about':
    'Rezultatele se pot introduce și schimba din nou fără motiv, iar împerecherile se pot modifica. Închideți runda când este completă sau împerecheați-o pe următoarea.',
  'web.desk-rounds.undo-later':
    'Un rezultat corectat nu schimbă rundele deja împerecheate. Dacă runda următoare nu are încă rezultate, anulați-i împerecherea și faceți-o din nou.',
  'web.desk-rounds.undo-event':
    'Un concurs închis sau un raport în așteptare: redeschideți-l pe pagina concursului, cu un motiv. După acceptare, corecturile le face federația.',
  'web.desk-rounds.change-about':
    'Alegeți un jucător, apoi un loc: cei doi își schimbă locurile. Schimbarea și motivul rămân în jurnal, iar pagina publică arată ce propusese programul.',
  'web.desk-rounds.change-closed': 'Împerecherile nu se pot edita: toate mesele au rezultat sau runda este închisă.',
  'web.desk-rounds.colours': 'Culori',
  'web.desk-rounds.not-playing': 'Nu joacă în această rundă',
  'web.desk-rounds.pairs-swap': 'Inversează culorile la masa {board}',
  'web.desk-rounds.pairs-empty': '(liber)',
  'web.desk-rounds.pairs-here': '+ pune aici',
  'web.desk-rounds.pairs-alone':
    'La masa {board} este un singur jucător: puneți pe cineva acolo sau treceți jucătorul la pauză.',
  'web.desk-rounds.pairs-nothing': 'Încă nicio schimbare.',
  'web.desk-rounds.pairs-changed': 'Încă nesalvat: spuneți motivul și salvați.',
  'web.desk-rounds.pairs-picked': 'Ați ales: {player}. Acum alegeți locul.',
  'web.desk-rounds.pairs-fixed': 'Această masă are rezultat și nu se poate schimba.',
  'web.desk-rounds.results-closed':
    'Această rundă este închisă. Pentru a corecta un rezultat, deschideți masa: numărul din prima coloană.',
  'web.desk-rounds.all-in': 'Toate rezultatele rundei {round} sunt salvate. Verificați-le, apoi continuați.',
  'web.desk-rounds.pad': 'Rezultatul mesei alese',
  'web.desk-rounds.pad-said-1-0': 'Albul câștigă',
  'web.desk-rounds.pad-said-draw': 'Remiză',
  'web.desk-rounds.pad-said-0-1': 'Negrul câștigă',
  'web.desk-rounds.pad-said-forfeit-1-0': 'Albul câștigă: negrul absent',
  'web.desk-rounds.pad-said-forfeit-0-1': 'Negrul câștigă: albul absent',
  'web.desk-rounds.pad-said-forfeit-0-0': 'Pierd amândoi: amândoi absenți',
  'web.desk-rounds.pad-said-half-0': 'Jumătate de punct pentru alb, nimic pentru negru',
  'web.desk-rounds.pad-said-0-half': 'Jumătate de punct pentru negru, nimic pentru alb',
  'web.desk-rounds.pad-said-0-0': 'Jucată și pierdută de amândoi',
  'web.desk-rounds.pad-said-clear': 'Șterge rezultatul',
  'web.desk-rounds.entry-caption': 'Mese și rezultate',
  'web.desk-rounds.entry-field': 'Rezultatul mesei {board}, {white} – {black}',
  'web.desk-rounds.entry-board-page': 'Corectează rezultatul mesei {board}',
  'web.desk-rounds.entry-complete': 'Toate rezultatele sunt introduse.',
  'web.desk-rounds.entry-entered': 'Masa {board}: {result}.',
  'web.desk-rounds.entry-cleared': 'Masa {board}: șters.',
  'web.desk-rounds.entry-undone': 'Anulat. Masa {board}: {result}.',
  'web.desk-rounds.entry-next': 'Urmează: masa {board}, {white} – {black}.',
  'web.desk-rounds.entry-no-board': 'Nu există masa {board}.',
  'web.desk-rounds.entry-conflict':
    'Masa {board}: altcineva a introdus {theirs}, dvs. ați introdus {mine}. Care este corect?',
  'web.desk-rounds.entry-refused': 'Masa {board}, {mine}: nu s-a salvat. {reason}',
  'web.desk-rounds.entry-keep-theirs': 'Al celuilalt: {theirs}',
  'web.desk-rounds.entry-keep-mine': 'Al meu: {mine}',
  'web.desk-rounds.entry-dismiss': 'OK',
  'web.desk-rounds.entry-not-needed': 'nu mai este nevoie',
  'web.desk-rounds.entry-status-none': 'fără rezultat',
  'web.desk-rounds.entry-status-saved': 'salvat',
  'web.desk-rounds.entry-status-waiting': 'în așteptare',
  'web.desk-rounds.entry-status-conflict': 'conflict',
  'web.desk-rounds.entry-status-refused': 'nesalvat',
  'web.desk-rounds.entry-reserved': 'sub rezervă',
  'web.desk-rounds.entry-state-fine': 'Totul salvat.',
  'web.desk-rounds.entry-state-waiting': 'Se trimit: {count}.',
  'web.desk-rounds.entry-state-lost':
    'Fără conexiune, {count} în așteptare. Continuați: rezultatele se păstrează pe acest dispozitiv și se trimit când revine conexiunea.',
  'web.desk-rounds.entry-state-troubled':
    'Încă nu s-a salvat, {count} în așteptare. {reason} Până atunci rezultatele se păstrează pe acest dispozitiv; se trimit de la sine.',
  'web.desk-rounds.entry-state-signed-out':
    'Sesiunea s-a închis, {count} în așteptare. Rezultatele se păstrează pe acest dispozitiv; autentificați-vă cu același cont pentru a le trimite.',
  'web.desk-rounds.entry-state-unkept':
    'Acest browser nu are loc să păstreze rezultate. Nu închideți pagina până când totul este salvat.',
  'web.desk-rounds.entry-state-others':
    'Pe acest dispozitiv așteaptă rezultate ale altui cont: {count}. Se trimit când acel cont se autentifică.',
  'web.desk-rounds.entry-state-elsewhere':
    'Runda {round}, masa {board} așteaptă decizia dvs.: deschideți rezultatele acelei runde.',
  'web.desk-rounds.entry-start-again':
    'Acest browser nu mai este autentificat, {count} în așteptare. Rezultatele se păstrează pe acest dispozitiv: porniți din nou Escala pe acest calculator și vor fi trimise.',
  'web.desk-rounds.entry-device-over':
    'Acest dispozitiv nu mai poate introduce rezultate. Spuneți arbitrului ce mai așteaptă aici ({count}) sau cereți un cod nou pentru a le trimite.',
  'web.desk-rounds.back-results': 'Înapoi la rezultatele rundei {round}',
  'web.desk-rounds.no-board': 'Runda {round} nu are masa {board}.',
  'web.desk-rounds.correct-about':
    'Rezultatul vechi, cel nou și motivul rămân în jurnal. Un raport în așteptare se actualizează.',
  'web.desk-rounds.correct-paired':
    'Runda {round} este deja împerecheată. Mesele care ar fi împerecheate altfel cu alt rezultat: {counts}. După corectare o puteți împerechea din nou sau o puteți lăsa așa.',
  'web.desk-rounds.correct-begun': 'Runda {round} a început și rămâne așa cum este împerecheată.',
  'web.desk-rounds.again-differs':
    'Un rezultat din runda {before} a fost corectat după împerecherea rundei {round}. Împerecheată din nou, runda {round} ar arăta altfel.',
  'web.desk-rounds.again-same':
    'Un rezultat din runda {before} a fost corectat după împerecherea rundei {round}. Împerecherea ar fi aceeași.',
  'web.desk-rounds.again-would': 'Împerecherea nouă',
  'web.desk-rounds.again-now': 'Împerecherea actuală',
  'web.desk-rounds.again-bye': '{player} are pauză',
  'web.desk-rounds.again-pair': 'Împerechează din nou runda {round}',
  'web.desk-rounds.again-leave': 'Las-o așa cum este',
  'web.desk-rounds.later-paired': 'Rundele următoare sunt deja împerecheate și nu se schimbă prin aceasta.',
  'web.desk-rounds.correct-late': 'Federația a acceptat deja raportul. Cereți-i o corectură.',
  'web.desk-rounds.reversed':
    'Au jucat cu culorile inversate; rezultatul se scrie cu punctele albului întâi, așa cum au jucat.',
  'web.desk-rounds.phones': 'Telefoane la mese',
  'web.desk-rounds.phones-about':
    'Telefonul unui asistent poate introduce rezultatele unor mese. Primește un cod valabil pe un singur telefon și numai pentru aceste mese.',
  'web.desk-rounds.phones-over': 'Concursul este închis: nu se mai pot adăuga telefoane.',
  'web.desk-rounds.phones-list': 'Telefoane',
  'web.desk-rounds.phones-none': 'Încă niciun telefon.',
  'web.desk-rounds.phone-label': 'Numele telefonului',
  'web.desk-rounds.phone-label-hint': 'Al cui este sau unde se află; rămâne în jurnal cu fiecare rezultat.',
  'web.desk-rounds.phone-label-value': 'Telefonul {number}',
  'web.desk-rounds.phone-from': 'De la masa',
  'web.desk-rounds.phone-to': 'Până la masa',
  'web.desk-rounds.phone-hours': 'Valabil (ore)',
  'web.desk-rounds.phone-qr': 'Adresa cu codul, pentru camera telefonului',
  'web.desk-rounds.phone-step-1':
    'Scanați imaginea cu camera telefonului sau deschideți această adresă și scrieți codul:',
  'web.desk-rounds.phone-step-2': 'Telefonul arată mesele sale cu butoane mari.',
  'web.desk-rounds.phone-once':
    'Codul se arată doar acum și merge o singură dată. Dacă se pierde, eliminați telefonul mai jos și creați alt cod.',
  'web.desk-rounds.phone-local':
    'Această adresă merge doar pe acest calculator. Porniți Escala pentru rețea (Escala-phones din folderul ei, escala play --network sau escala serve --host cu adresa acestui calculator în rețea), deschideți-o acolo și creați codul din nou.',
  'web.desk-rounds.phone-again': 'Gata, arată lista',
  'web.desk-rounds.phone-until': 'Până la',
  'web.desk-rounds.phone-by': 'Adăugat de',
  'web.desk-rounds.phone-open': 'așteaptă telefonul',
  'web.desk-rounds.phone-taken-up': 'conectat',
  'web.desk-rounds.phone-over': 'expirat',
  'web.desk-rounds.phone-revoke-confirm':
    'Eliminați {label}? Nu va mai putea introduce rezultate; cele introduse rămân.',
  'web.desk-rounds.device-title': 'Rezultate la mese',
  'web.desk-rounds.device-about': 'Pentru telefoane cu un cod de la arbitru: introduceți aici rezultatele meselor.',
  'web.desk-rounds.device-code-hint': 'Cel de pe ecranul arbitrului, de exemplu 3-K7QM-2HPX.',
  'web.desk-rounds.device-open': 'Începe',
  'web.desk-rounds.device-boards': '{event}, runda {round}: mesele {from}–{to} ({label})',
  'web.desk-rounds.device-no-round':
    '{event}: încă nicio rundă împerecheată. Aici vor apărea mesele {from}–{to} ({label}).',
  'web.desk-rounds.device-closed': 'Această rundă este închisă. Următoarea apare aici după împerechere.',
  'web.desk-rounds.device-leave': 'Deconectează acest telefon',
  'web.desk-rounds.device-leave-about': 'Pentru a introduce din nou rezultate, telefonul are nevoie de un cod nou.',
  'web.desk-rounds.device-leave-button': 'Deconectează',
};
