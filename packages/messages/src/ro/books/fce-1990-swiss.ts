/** The Swiss of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss.ts').messages, string> = {
  'web.event-system.fce-1990': 'Sistem elvețian',
  'finding.fce-1990.swiss.round-beyond':
    'Runda {round} nu poate fi împerecheată: turneul are {rounds}. Măriți `rounds` (înregistrarea 142 dintr-un raport) dacă au fost anunțate mai multe.',
  'finding.fce-1990.swiss.initial-colour':
    'Lipsește culoarea trasă la sorți pentru numărul 1: adăugați `initialColour`, `white` sau `black` (înregistrarea 152 dintr-un raport).',
  'finding.fce-1990.swiss.numbers-partial':
    'Unii jucători au număr de împerechere, iar aceștia nu: {players}. Dați tuturor sau nimănui.',
  'finding.fce-1990.swiss.number-twice':
    'Numărul de împerechere {number} este și al lui {other}. Numerele trebuie să fie toate diferite.',
  'finding.fce-1990.swiss.rating-zero': 'Un rating de 0 nu este un rating: omiteți `rating` pentru un jucător necotat.',
  'finding.fce-1990.swiss.title-unknown':
    'Titlul {title} nu are loc în ordinea titlurilor: {known}. Corectați-l sau omiteți-l.',
  'finding.fce-1990.swiss.result-missing':
    'Partida {white} - {black} nu are încă rezultat. Introduceți-l înainte de a împerechea runda următoare.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} runde pentru {players} jucători: împerecherile se pot epuiza înainte de final. Prevedeți mai puține runde sau un turneu fiecare cu fiecare.',
  'finding.fce-1990.swiss.unpairable':
    'Runda {round} nu poate fi împerecheată: oricum s-ar face, cineva dintre aceștia rămâne fără adversar: {players}. Încheiați turneul sau lăsați pe cineva dintre ei pe dinafară.',
  'decision.D-SWISS-1': 'Numerele se dau tuturor sau nimănui; fără ele decid ratingul, titlul și ordinea înscrierii.',
  'decision.D-SWISS-2': 'Doar o partidă jucată este o întâlnire și dă o culoare.',
  'decision.D-SWISS-3': 'Două culori lipsă trec înaintea culorilor ultimelor două partide.',
  'decision.D-SWISS-4': 'Unde un istoric se termină, contează culoarea opusă.',
  'decision.D-SWISS-5':
    'O rundă se împerechează la primul nivel la care toți pot fi împerecheați, iar fiecare alegere trebuie să păstreze posibilitatea.',
  'decision.D-SWISS-6': 'Flotanții care nu găsesc pe nimeni în grupul de mijloc i se alătură.',
  'decision.D-SWISS-7': 'Un jucător necotat contează ca 2000 unde se compară ratingurile.',
  'decision.D-SWISS-8': 'Rundele consecutive se citesc după partidele jucate.',
  'decision.D-SWISS-9': 'Alegerea după culoare guvernează toți flotanții.',
  'decision.D-SWISS-10': 'Departe înseamnă peste 100 de puncte; categoriile nu se folosesc.',
  'decision.D-SWISS-11': 'Primii jucători ai unui grup trec înaintea totalului grupului.',
  // The articles of the Swiss system, in our own words.
  'article.fce-1990.Suis 1': 'Numărul de runde se anunță dinainte.',
  'article.fce-1990.Suis 2': 'Nimeni nu întâlnește de două ori același adversar.',
  'article.fce-1990.Suis 3': 'Adversarii au același punctaj sau unul cât mai apropiat.',
  'article.fce-1990.Suis 4': 'Fiecare ar trebui să joace cu albele la fel de des ca și cu negrele.',
  'article.fce-1990.Suis 5': 'Culorile ar trebui să alterneze.',
  'article.fce-1990.Suis 6':
    'Victoria aduce un punct, remiza jumătate; cine așteaptă în zadar adversarul are un punct.',
  'article.fce-1990.Suis 7': 'Jucătorii se numerotează după rating, apoi după titlu, apoi după înscriere.',
  'article.fce-1990.Suis 8.1':
    'La număr impar, runda liberă revine grupei cu punctajul cel mai mic, întâi numărul cel mai slab.',
  'article.fce-1990.Suis 8.2': 'Cel mult o rundă liberă și niciuna după o victorie fără joc.',
  'article.fce-1990.Suis 8.3': 'Runda liberă aduce un punct și nicio culoare.',
  'article.fce-1990.Suis 9.1':
    'Doi jucători sunt compatibili dacă nu s-au întâlnit și nu sunt amândoi obligați la aceeași culoare.',
  'article.fce-1990.Suis 9.2':
    'Grupele se împerechează de sus spre mijloc, apoi de jos în sus; grupa din mijloc vine ultima.',
  'article.fce-1990.Suis 9.3': 'Cine nu găsește adversar în grupă trebuie să o părăsească.',
  'article.fce-1990.Suis 9.4': 'Într-o grupă prima jumătate joacă împotriva celei de-a doua.',
  'article.fce-1990.Suis 9.5': 'Schimburile îi favorizează pe primii jucători ai grupei.',
  'article.fce-1990.Suis 10.1': 'Un flotant este împerecheat în afara propriei grupe de punctaj.',
  'article.fce-1990.Suis 10.2':
    'Flotantul se alege dintre cei cărora li se cuvine culoarea în surplus, la cel mult 100 de puncte de ultimul.',
  'article.fce-1990.Suis 10.3': 'Flotanții din grupa mai îndepărtată se împerechează primii.',
  'article.fce-1990.Suis 10.4': 'Adversarul găsit de un flotant nu se mai schimbă.',
  'article.fce-1990.Suis 10.5': 'Flotantul care nu găsește pe nimeni trece în grupa următoare.',
  'article.fce-1990.Suis 10.6': 'Flotantul caută un adversar cu culori potrivite, la cel mult 100 de puncte de primul.',
  'article.fce-1990.Suis 11.1': 'Perechile provizorii se examinează în ordine.',
  'article.fce-1990.Suis 11.2':
    'Dacă perechea primului jucător nu merge, se încearcă a doua jumătate de la început, apoi prima de la sfârșit.',
  'article.fce-1990.Suis 11.3': 'La fel pentru al doilea jucător și pentru următorii.',
  'article.fce-1990.Suis 11.4': 'Unde doi jucători nu pot fi amândoi împerecheați, unul părăsește grupa.',
  'article.fce-1990.Suis 12.1':
    'Nimeni nu are de trei ori la rând aceeași culoare și nici trei partide mai mult cu o culoare decât cu cealaltă.',
  'article.fce-1990.Suis 12.2': 'Culoarea întâi egalează socoteala, apoi alternează.',
  'article.fce-1990.Suis 12.3': 'După două partide cu o culoare vine cealaltă.',
  'article.fce-1990.Suis 12.4':
    'Dacă amândurora li se cuvine aceeași culoare, decide ultima rundă în care au diferit, apoi numărul.',
  'article.fce-1990.Suis 12.5':
    'După un număr impar de runde nimeni nu are mai mult de o partidă în plus cu o culoare.',
  'article.fce-1990.Suis 12.6': 'După un număr par de runde culorile sunt egale.',
  'article.fce-1990.Suis 13': 'În ultima rundă culorile nu împiedică nicio pereche.',
  'article.fce-1990.Suis 14.1': 'Prima rundă la număr impar: ultimul jucător are runda liberă.',
  'article.fce-1990.Suis 14.2':
    'Prima rundă: 1 joacă cu primul din a doua jumătate și așa mai departe; culorile se trag la sorți.',
  'article.fce-1990.Suis 14.3': 'Punctele fiecărei runde se adună.',
  'article.fce-1990.Suis 15.1': 'Jucătorii cu același punctaj formează o grupă.',
  'article.fce-1990.Suis 15.2': 'În rundele următoare runda liberă se dă înainte de împerecherea grupelor.',
  'article.fce-1990.Suis 15.3': 'Grupele se împerechează de sus și de jos spre mijloc.',
  'article.fce-1990.Suis 17':
    'Cei înscriși târziu nu au puncte pentru rundele pierdute; numerele sunt provizorii în primele două runde.',
  // Why two were paired, in words.
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} a venit din alt grup și și-a găsit adversar în grupul de {group, number, points}} other {Împerecheați în grupul de {group, number, points}}}, {direction, select, down {luat de sus în jos} up {luat de jos în sus} other {grupul de mijloc, luat ultimul}}.',
  'working.fce-1990.pair.read-before': 'Încercați înainte și lăsați deoparte: {list}.',
  'working.fce-1990.pair.more': 'și încă {more}',
  'working.fce-1990.pair.passed.met': '{player}, s-au mai întâlnit',
  'working.fce-1990.pair.passed.colour': '{player}, ambii trebuie să aibă aceeași culoare',
  'working.fce-1990.pair.passed.not-completable': '{player}, altcineva ar rămâne fără adversar',
  'working.fce-1990.pair.passed.quality': '{player}, culorile s-ar potrivi mai puțin',
  'working.fce-1990.pair.passed.rating': '{player}, prea departe la rating',
  'working.fce-1990.pair.colour.1': 'Culori: li se cuvin culori diferite, sau doar unuia i se cuvine una.',
  'working.fce-1990.pair.colour.2': 'Culori: li se cuvine aceeași, și o are cel cu dreptul mai puternic.',
  'working.fce-1990.pair.colour.3':
    'Culori: drepturi egale; decide ultima partidă cu culori diferite, și fiecare schimbă.',
  'working.fce-1990.pair.colour.4': 'Culori: drepturi egale și același istoric; decide numărul.',
  'working.fce-1990.pair.colour.5':
    'Culori: nimeni nu a jucat încă; decide tragerea la sorți, pe numere impare și pare.',
  'working.fce-1990.pair.quality.0': 'Nimănui nu i se refuză o culoare.',
  'working.fce-1990.pair.quality.1': 'Unul dintre ei nu alternează.',
  'working.fce-1990.pair.quality.2': 'Unul dintre ei nu își egalează culorile.',
  'working.fce-1990.pair.quality.3': 'Unuia dintre ei i se refuză o culoare care i se cuvine neapărat.',
  'working.fce-1990.pair.level.last': 'În ultima rundă culorile nu interzic nicio pereche.',
  'working.fce-1990.pair.level.relaxed':
    'În această rundă culorile nu interzic nicio pereche: altfel cineva nu ar avea adversar.',
  'working.fce-1990.pair.not-on-record': 'Nu este înregistrat cum s-a format această pereche.',
  'working.fce-1990.pair.round-robin':
    'Fiecare joacă cu fiecare; tabela tipărită a turneelor dă ordinea rundelor și culorile.',
  'working.fce-1990.pair.double-round-robin':
    'Fiecare joacă de două ori cu fiecare; tabela tipărită dă ordinea, iar returul schimbă culorile.',
  'working.fce-1990.pair.knockout':
    'La eliminare directă prima jumătate o întâlnește pe a doua; câștigătorul ia locul celui mai bine plasat.',
  'working.fce-1990.pair.halves':
    'În fiecare grup jucătorii sunt așezați în ordinea numerelor, iar prima jumătate joacă cu a doua, în măsura în care se pot întâlni.',
  'working.fce-1990.pair.first-round':
    'Înainte de prima rundă nimeni nu are puncte, așa că toți cei {players} care joacă formează un singur grup, în ordinea numerelor. Prima jumătate joacă cu a doua: locul 1 cu locul {second} și tot așa mai departe.',
  'working.fce-1990.pair.first-places': 'Cei doi ocupă locurile {upper} și {lower} în această ordine.',
};
