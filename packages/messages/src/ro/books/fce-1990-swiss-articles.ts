/** The articles of the Swiss system, in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-swiss-articles.ts').messages, string> = {
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
};
