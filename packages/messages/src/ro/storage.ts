export const messages: Record<keyof typeof import('../en/storage.ts').messages, string> = {
  'storage.disk-full':
    'Discul pentru {place} este plin. Din ultimul act nu s-a salvat nimic. Eliberați spațiu și trimiteți-l din nou; biroul nu trebuie repornit.',
  'storage.disk-failing':
    'Discul pentru {place} nu citește sau nu scrie cum trebuie. Din ultimul act nu s-a salvat nimic. Verificați discul și jurnalul sistemului înainte de a continua și țineți la îndemână ultima copie de siguranță.',
  'storage.read-only':
    '{place} se poate citi, dar nu se poate scrie. Nu s-a schimbat nimic. Dați utilizatorului biroului dreptul de a scrie acolo sau indicați alt loc.',
  'storage.locked':
    '{place} este blocat de prea mult timp de alt proces. Din acest act nu s-a salvat nimic. Trimiteți-l din nou; dacă se întâmplă des, căutați un proces blocat.',
  'storage.unreachable':
    'Baza de date {place} nu răspunde. Din acest act nu s-a salvat nimic. Trimiteți-l din nou când baza de date răspunde; biroul nu trebuie repornit.',
  'storage.part-unreachable':
    'Mașina pe care se află această federație nu îi răspunde bazei {place}. Din acest act nu s-a salvat nimic; celelalte federații merg mai departe. Trimiteți-l din nou când răspunde; biroul nu trebuie repornit.',
  'storage.unconfirmed':
    'Conexiunea cu {place} s-a întrerupt în timp ce se salva un act: s-a salvat întreg sau deloc. Trimiteți-l din nou neschimbat; se execută o singură dată.',
  'storage.damaged':
    '{place} este deteriorat: unele părți nu se pot citi. Nu s-a schimbat nimic. Opriți biroul, păstrați o copie a fișierului și restaurați ultima copie de siguranță.',
  'storage.not-a-database': '{place} nu este baza de date a unui birou. A fost lăsat așa cum era. Indicați alt loc.',
  'storage.cannot-open':
    '{place} nu se poate deschide: nu există și nu poate fi creat acolo sau utilizatorul biroului nu are acces. Nu s-a schimbat nimic. Verificați calea sau adresa, utilizatorul și parola.',
  'storage.newer-schema':
    '{place} a fost scris de o versiune mai nouă de Escala. Nu s-a schimbat nimic. Porniți acea versiune sau una mai nouă.',
  'storage.older-records':
    '{place} conține turnee salvate de o versiune anterioară a Escala, pe care această versiune nu le citește. Nu s-a schimbat nimic. Porniți versiunea anterioară sau începeți într-un loc nou.',
  'damage.act-missing': 'Lipsește actul {seq} din lanț.',
  'damage.act-altered': 'Actul {seq} nu corespunde cu hash-ul lui sau nu urmează după actul dinainte.',
  'damage.act-misfiled': 'Actul {seq} ({id}) este arhivat sub o cheie greșită.',
  'damage.head-wrong': 'Jurnalul spune că se încheie cu actul {seq}, dar ultimul din lanț este {last}.',
  'damage.head-unexpected':
    'Niciun act al acestui lanț, care se încheie cu actul {last}, nu are hash-ul notat {hash}: este alt jurnal sau o stare mai veche a lui.',
  'warning.act-antedated':
    'Atenție: actul {seq} are data {at}, înaintea actului {previous}, din {before}. Ceasul a fost dat înapoi sau cineva a scris mai târziu în jurnal.',
  'damage.version-missing': 'Lipsește versiunea {version} a lui {kind} {id}.',
  'damage.version-altered': 'Versiunea {version} a lui {kind} {id} nu este cea scrisă de actul {seq}.',
  'damage.version-unrecorded': 'Versiunea {version} a lui {kind} {id} nu a fost scrisă de actul {seq}.',
  'damage.paper-missing': 'Lipsește documentul {folder}/{name}, partea {part}, al actului {seq}.',
  'damage.paper-altered': 'Documentul {folder}/{name}, partea {part}, nu este cel depus de actul {seq}.',
  'damage.paper-unrecorded': 'Documentul {folder}/{name}, partea {part}, nu a fost depus de actul {seq}.',
  'damage.pointer-wrong': '{kind} {id} trimite la versiunea {version}, care nu este ultima.',
  'damage.keys-wrong': '{kind} {id} are chei de căutare greșite.',
  'damage.kind-unknown': 'Această versiune de Escala nu cunoaște înregistrările de felul „{kind}”.',
  'distribute.not-postgres':
    '{place} este un fișier SQLite, iar pe mai multe mașini se împarte numai un PostgreSQL cu Citus. Nu s-a schimbat nimic. Mutați federațiile acolo cu „escala export” și „escala import”.',
  'distribute.no-citus':
    'În {place} lipsește extensia Citus. Nu s-a schimbat nimic. Instalați-o pe fiecare mașină, rulați „create extension citus” în această bază de date pe fiecare și declarați nodurile de lucru cu citus_add_node.',
  'distribute.too-old':
    '{what} {version} este prea vechi: e nevoie de versiunea {least} sau de una mai nouă. Nu s-a schimbat nimic. Actualizați-l mai întâi pe fiecare mașină.',
  'distribute.not-coordinator': '{place} este un nod de lucru. Nu s-a schimbat nimic. Rulați comanda pe coordonator.',
  'distribute.no-workers':
    '{place} nu are noduri de lucru pe care să se împartă. Nu s-a schimbat nimic. Declarați-le pe coordonator cu citus_add_node.',
  'distribute.key-without-federation':
    'Cheia unică {key} a tabelului {table} nu conține {column}, deci nu poate fi ținută pe mai multe mașini. Nu s-a schimbat nimic. Ștergeți-o dacă a adăugat-o cineva de mână.',
  'distribute.cut-otherwise':
    'Tabelul {table} este deja împărțit altfel. Nu s-a schimbat nimic. Desfaceți împărțirea mai întâi cu undistribute_table.',
  'transfer.format-unknown':
    'Linia {line} nu începe un fișier pe care această versiune de Escala îl citește. Nu s-a importat nimic. Alegeți un fișier făcut cu „escala export” sau „escala backup”.',
  'transfer.line-unreadable':
    'Linia {line} nu se poate citi. Nu s-a importat nimic. Obțineți din nou fișierul de la sursă.',
  'transfer.line-misplaced':
    'Linia {line} nu este la locul ei. Nu s-a importat nimic. Obțineți din nou fișierul de la sursă.',
  'transfer.rows-twice':
    '{count, plural, one {Un rând apare de două ori} few {# rânduri apar de două ori} other {# de rânduri apar de două ori}} înainte de linia {line}. Nu s-a importat nimic. Obțineți din nou fișierul de la sursă.',
  'transfer.checksum-wrong':
    'Suma de control nu se potrivește: fișierul a fost schimbat după ce a fost făcut. Nu s-a importat nimic. Obțineți-l din nou.',
  'transfer.counts-wrong':
    'Fișierul are mai multe sau mai puține linii decât spune la sfârșit. Nu s-a importat nimic. Obțineți-l din nou.',
  'transfer.cut-off':
    'Fișierul se termină după linia {line}, înainte de sfârșitul lui. Nu s-a importat nimic. Obțineți-l din nou.',
  'transfer.federation-exists':
    'Federația {federation} este deja aici. Nu s-a schimbat nimic. Importați-o în altă instalație.',
  'transfer.federation-unknown': 'Aici nu există federația {federation}.',
  'transfer.store-not-empty':
    '{place} are deja federații, iar o restaurare nu suprascrie niciodată. Nu s-a schimbat nimic. Restaurați într-un loc nou și porniți acolo biroul.',
  'transfer.file-exists': '{file} există deja și a fost lăsat așa cum era. Alegeți alt nume.',
  'transfer.file-unreadable':
    'Fișierul nu se poate citi: este deteriorat, tăiat sau de alt fel. Nu s-a importat nimic. Obțineți-l din nou.',
};
