/** The arbiter's desk: rounds, results, telephones at the boards. */
export const messages: Record<keyof typeof import('../../en/desks/rounds.ts').messages, string> = {
  'web.desk-rounds.all': 'Toate rundele',
  'web.desk-rounds.all-link': 'Toate rundele concursului',
  'web.desk-rounds.round': 'Runda',
  'web.desk-rounds.date': 'Data',
  'web.desk-rounds.state': 'Stare',
  'web.desk-rounds.boards': 'Mese',
  'web.desk-rounds.missing': 'Rezultate lipsă',
  'web.desk-rounds.to-do': 'De făcut',
  'web.desk-rounds.state-paired': 'se introduc rezultate',
  'web.desk-rounds.state-closed': 'închisă',
  'web.desk-rounds.state-undone': 'anulată',
  'web.desk-rounds.state-said-paired': 'Runda este deschisă: rezultatele pot fi introduse și schimbate.',
  'web.desk-rounds.state-said-closed': 'Runda este închisă: un rezultat se îndreaptă cu un motiv.',
  'web.desk-rounds.state-said-undone': 'Perechile au fost anulate.',
  'web.desk-rounds.enter': 'Introduceți rezultatele',
  'web.desk-rounds.enter-results': 'Introduceți rezultatele rundei {round}',
  'web.desk-rounds.correct-results': 'Rezultatele rundei {round}',
  'web.desk-rounds.next-results': 'Se joacă runda {round}',
  'web.desk-rounds.next-missing':
    '{open, plural, one {Mai lipsește un rezultat din {boards}.} few {Mai lipsesc # rezultate din {boards}.} other {Mai lipsesc # de rezultate din {boards}.}}',
  'web.desk-rounds.rounds-needed':
    'Cu {players} jucători sunt {needed, plural, one {# rundă} few {# runde} other {# de runde}} ({system}), dar concursul anunță {rounds}.',
  'web.desk-rounds.rounds-correct': 'Corectați numărul de runde',
  'web.desk-rounds.present-knockout': 'Se fac perechile celor care au câștigat în runda {round}.',
  'web.desk-rounds.next-pair': 'Urmează: perechile rundei {round}',
  'web.desk-rounds.close-first':
    'Toate rezultatele rundei {round} sunt introduse. Se închide când faceți perechile rundei următoare; o puteți închide și acum.',
  'web.desk-rounds.present':
    '{players, plural, one {Va intra în perechi un jucător.} few {Vor intra în perechi # jucători.} other {Vor intra în perechi # de jucători.}}',
  'web.desk-rounds.nobody-absent': 'Nimeni nu este marcat absent.',
  'web.desk-rounds.absent': 'Absenți în această rundă:',
  'web.desk-rounds.late': 'Intră într-o rundă ulterioară: {names}.',
  'web.desk-rounds.mark-absent': 'Cineva nu vine',
  'web.desk-rounds.is-absent': 'Absent',
  'web.desk-rounds.comes': 'Vine totuși',
  'web.desk-rounds.mark-more':
    'Retragerile, înscrierile târzii și absențele în mai multe runde sunt în pagina jucătorilor:',
  'web.desk-rounds.to-entries': 'Jucători',
  'web.desk-rounds.unpair-confirm':
    'Perechile rundei {round} dispar, inclusiv ce s-a schimbat de mână. Jucătorii care le-au văzut trebuie anunțați. Le anulați?',
  'web.desk-rounds.undo': 'Ce se poate anula',
  'web.desk-rounds.undo-result':
    'Un rezultat al unei runde deschise: apăsați „u” sau Backspace la masa respectivă ori introduceți rezultatul corect peste el.',
  'web.desk-rounds.undo-pairing':
    'Perechile ultimei runde, cât timp nu are niciun rezultat. Dacă are: ștergeți-le întâi, apoi anulați perechile.',
  'web.desk-rounds.undo-by-hand':
    'O schimbare de perechi făcută de mână: schimbați din nou perechile. Toate schimbările rămân înregistrate, cu motivul lor.',
  'web.desk-rounds.undo-closed':
    'O rundă închisă nu se mai poate deschide. Deschideți masa din pagina rezultatelor și îndreptați rezultatul, cu un motiv.',
  'web.desk-rounds.undo-later':
    'Un rezultat îndreptat nu schimbă rundele deja făcute. Dacă runda următoare nu are încă rezultate, anulați-i perechile și faceți-le din nou.',
  'web.desk-rounds.undo-event':
    'Un concurs închis sau un raport în așteptare: pagina concursului îl redeschide, cu un motiv. După ce biroul l-a acceptat, corectura se face la birou.',
  'web.desk-rounds.public': 'Așa cum o vede publicul',
  'web.desk-rounds.pairs-link': 'Perechile rundei {round}',
  'web.desk-rounds.change': 'Schimbarea perechilor de mână',
  'web.desk-rounds.change-open': 'Deschideți editorul',
  'web.desk-rounds.change-about':
    'Alegeți un jucător, apoi locul unde trebuie să stea: cei doi își schimbă locurile. Schimbarea se înregistrează cu motivul dvs. și se arată lângă propunerea programului.',
  'web.desk-rounds.change-reason': 'De ce se schimbă perechile',
  'web.desk-rounds.change-closed':
    'Perechile acestei runde rămân așa: toate mesele au rezultat sau runda este închisă.',
  'web.desk-rounds.colours': 'Culori',
  'web.desk-rounds.not-playing': 'Nu joacă în această rundă',
  'web.desk-rounds.pairs-swap': 'Schimbați culorile la masa {board}',
  'web.desk-rounds.pairs-empty': '(liber)',
  'web.desk-rounds.pairs-here': '＋ puneți aici',
  'web.desk-rounds.pairs-alone':
    'La masa {board} este un singur jucător: puneți pe cineva acolo sau treceți jucătorul la pauză.',
  'web.desk-rounds.pairs-nothing': 'Încă nu s-a schimbat nimic.',
  'web.desk-rounds.pairs-changed': 'Schimbat aici, încă netrimis: spuneți de ce și trimiteți.',
  'web.desk-rounds.pairs-picked': 'Ați ales: {player}. Acum alegeți locul.',
  'web.desk-rounds.pairs-fixed': 'Masa aceasta are rezultat și rămâne așa.',
  'web.desk-rounds.results-of': 'Rezultatele rundei {round}',
  'web.desk-rounds.results-closed':
    'Această rundă nu mai primește rezultate. Pentru a îndrepta unul, deschideți masa: numărul din prima coloană.',
  'web.desk-rounds.all-in':
    'Toate rezultatele rundei {round} sunt introduse și salvate. Verificați-le, apoi închideți runda.',
  'web.desk-rounds.sign-in': 'Autentificare',
  'web.desk-rounds.go': 'Mergi la masa',
  'web.desk-rounds.go-button': 'Mergi',
  'web.desk-rounds.pad': 'Rezultatul mesei alese',
  'web.desk-rounds.pad-clear': 'șterge',
  'web.desk-rounds.pad-undo': 'anulează',
  'web.desk-rounds.pad-keys':
    'De la tastatură: semnul de pe buton introduce rezultatul și trece la următoarea masă fără rezultat. Săgețile mută, „g” merge la o masă după număr.',
  'web.desk-rounds.pad-said-1-0': 'Albul câștigă',
  'web.desk-rounds.pad-said-draw': 'Remiză',
  'web.desk-rounds.pad-said-0-1': 'Negrul câștigă',
  'web.desk-rounds.pad-said-forfeit-1-0': 'Albul câștigă: negrul nu s-a prezentat',
  'web.desk-rounds.pad-said-forfeit-0-1': 'Negrul câștigă: albul nu s-a prezentat',
  'web.desk-rounds.pad-said-forfeit-0-0': 'Pierd amândoi: nu s-a prezentat nimeni',
  'web.desk-rounds.pad-said-clear': 'Șterge rezultatul',
  'web.desk-rounds.entry-caption': 'Mesele și rezultatele lor',
  'web.desk-rounds.entry-field': 'Rezultatul mesei {board}, {white} – {black}',
  'web.desk-rounds.entry-board-page': 'Îndreptați rezultatul mesei {board}',
  'web.desk-rounds.entry-chosen': 'Masa {board}: {white} – {black}',
  'web.desk-rounds.entry-missing': 'Rezultate lipsă: {missing} din {boards}',
  'web.desk-rounds.entry-complete': 'Toate rezultatele sunt introduse.',
  'web.desk-rounds.entry-entered': 'Masa {board}: {result}.',
  'web.desk-rounds.entry-cleared': 'Masa {board}: șters.',
  'web.desk-rounds.entry-undone': 'Anulat. Masa {board}: {result}.',
  'web.desk-rounds.entry-next': 'Urmează: masa {board}, {white} – {black}.',
  'web.desk-rounds.entry-no-board': 'Aici nu există masa {board}.',
  'web.desk-rounds.entry-conflict':
    'Masa {board}: altcineva a introdus {theirs}, dvs. ați introdus {mine}. Care este valabil?',
  'web.desk-rounds.entry-refused': 'Masa {board}, {mine}: nu s-a introdus. {reason}',
  'web.desk-rounds.entry-keep-theirs': 'Al celuilalt: {theirs}',
  'web.desk-rounds.entry-keep-mine': 'Al meu: {mine}',
  'web.desk-rounds.entry-dismiss': 'Am înțeles',
  'web.desk-rounds.entry-status-none': 'fără rezultat',
  'web.desk-rounds.entry-status-saved': 'salvat',
  'web.desk-rounds.entry-status-waiting': 'în așteptare',
  'web.desk-rounds.entry-status-conflict': 'două rezultate',
  'web.desk-rounds.entry-status-refused': 'refuzat',
  'web.desk-rounds.entry-reserved': 'sub rezervă',
  'web.desk-rounds.entry-state-fine': 'Totul este salvat.',
  'web.desk-rounds.entry-state-waiting': 'Se trimit: {count}.',
  'web.desk-rounds.entry-state-lost':
    'Fără conexiune. Continuați: rezultatele se păstrează pe acest dispozitiv și se trimit singure când revine. În așteptare: {count}.',
  'web.desk-rounds.entry-state-signed-out':
    'Sesiunea s-a închis. Rezultatele se păstrează pe acest dispozitiv; autentificați-vă cu același cont și se vor trimite. În așteptare: {count}.',
  'web.desk-rounds.entry-state-unkept':
    'Acest navigator nu are loc să păstreze rezultate. Nu închideți pagina până când totul este salvat.',
  'web.desk-rounds.entry-state-others':
    'Pe acest dispozitiv așteaptă rezultate ale altui cont: {count}. Se trimit când acel cont se autentifică.',
  'web.desk-rounds.entry-state-elsewhere':
    'Runda {round}, masa {board} așteaptă decizia dvs.: deschideți rezultatele acelei runde.',
  'web.desk-rounds.entry-device-over':
    'Acest dispozitiv nu mai poate introduce nimic. Spuneți arbitrului rezultatele care mai așteaptă aici ({count}) sau cereți un cod nou: se vor trimite cu el.',
  'web.desk-rounds.back-results': 'Înapoi la rezultatele rundei {round}',
  'web.desk-rounds.no-board': 'Runda {round} nu are masa {board}.',
  'web.desk-rounds.correct': 'Îndreptarea rezultatului',
  'web.desk-rounds.correct-about':
    'Rezultatul dinainte, cel nou și motivul dvs. rămân înregistrate. Un raport în așteptare se face din nou.',
  'web.desk-rounds.correct-paired':
    'Rundele următoare sunt deja făcute: rămân așa cum sunt. Dacă runda următoare nu a început încă, anulați mai întâi perechile ei, corectați rezultatul și faceți-le din nou.',
  'web.desk-rounds.correct-late': 'Concursul nu mai este la masa arbitrului. Cereți biroului o corectură.',
  'web.desk-rounds.correct-reason': 'De ce se îndreaptă',
  'web.desk-rounds.kind': 'Cum s-a produs',
  'web.desk-rounds.kind-played': 'jucată la masă',
  'web.desk-rounds.kind-forfeit': 'neprezentare',
  'web.desk-rounds.kind-adjudicated': 'acordată fără joc',
  'web.desk-rounds.reversed': 'Au stat cu culorile inversate; rezultatul este întâi al albului, așa cum au stat.',
  'web.desk-rounds.phones': 'Telefoane la mese',
  'web.desk-rounds.phones-about':
    'Telefonul unui ajutor poate introduce rezultatele unor mese: primește un cod care deschide un singur telefon și nimic altceva decât aceste mese.',
  'web.desk-rounds.phones-link': 'Dați un cod pentru un telefon',
  'web.desk-rounds.phones-over': 'Concursul este închis: nu se mai pot da coduri.',
  'web.desk-rounds.phones-list': 'Telefoanele concursului',
  'web.desk-rounds.phones-none': 'Încă nu s-a dat niciun cod.',
  'web.desk-rounds.phone-new': 'Un cod pentru un telefon',
  'web.desk-rounds.phone-label': 'Numele telefonului',
  'web.desk-rounds.phone-label-hint': 'Al cui este sau unde stă: se înregistrează cu fiecare rezultat.',
  'web.desk-rounds.phone-label-value': 'Telefonul {number}',
  'web.desk-rounds.phone-from': 'De la masa',
  'web.desk-rounds.phone-to': 'Până la masa',
  'web.desk-rounds.phone-hours': 'Câte ore e valabil codul',
  'web.desk-rounds.phone-code': 'Codul',
  'web.desk-rounds.phone-qr': 'Adresa cu codul, pentru camera telefonului',
  'web.desk-rounds.phone-step-1':
    'Îndreptați camera telefonului spre imagine sau deschideți această adresă și scrieți codul:',
  'web.desk-rounds.phone-step-2': 'Telefonul arată mesele sale cu butoane mari.',
  'web.desk-rounds.phone-once':
    'Codul se arată doar acum și merge o singură dată. Dacă se pierde, retrageți-l mai jos și faceți altul.',
  'web.desk-rounds.phone-local':
    'Această adresă merge doar pe acest calculator. Porniți biroul cu escala serve --host și adresa acestui calculator în rețea, deschideți masa acolo și faceți codul din nou.',
  'web.desk-rounds.phone-again': 'Gata, arată lista',
  'web.desk-rounds.phone-until': 'Până la',
  'web.desk-rounds.phone-by': 'Dat de',
  'web.desk-rounds.phone-open': 'așteaptă telefonul',
  'web.desk-rounds.phone-taken-up': 'în folosință',
  'web.desk-rounds.phone-over': 'încheiat',
  'web.desk-rounds.phone-revoke-confirm':
    '{label} nu va mai putea introduce nimic; ce a introdus rămâne. Îl retrageți?',
  'web.desk-rounds.device-title': 'Rezultate la mese',
  'web.desk-rounds.device-about':
    'Pentru telefoanele cărora un arbitru le-a dat un cod: aici introduc rezultatele meselor lor.',
  'web.desk-rounds.device-code': 'Cod',
  'web.desk-rounds.device-code-hint': 'Așa cum apare pe ecranul arbitrului, de exemplu 3-K7QM-2HPX.',
  'web.desk-rounds.device-open': 'Începeți',
  'web.desk-rounds.device-boards': '{event}, runda {round}: mesele {from}–{to} ({label})',
  'web.desk-rounds.device-no-round':
    '{event}: nicio rundă nu are încă perechi. Aici vor apărea mesele {from}–{to} ({label}).',
  'web.desk-rounds.device-closed': 'Această rundă este închisă. Următoarea apare aici singură când are perechi.',
  'web.desk-rounds.device-leave': 'Predarea telefonului',
  'web.desk-rounds.device-leave-about':
    'Acest telefon uită codul. Pentru a introduce din nou rezultate are nevoie de unul nou.',
  'web.desk-rounds.device-leave-button': 'Uită codul',
};
