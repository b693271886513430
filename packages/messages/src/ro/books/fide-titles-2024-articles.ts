/** Articles and decisions of fide-titles-2024, each said in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fide-titles-2024-articles.ts').messages, string> = {
  'article.fide-titles-2024.0.6.2':
    'Un titlu printr-un loc cere un rating minim la un moment dat, iar până atunci este condiționat.',
  'article.fide-titles-2024.1.1.1': 'Concursurile se înregistrează la FIDE cu 30 de zile înainte de început.',
  'article.fide-titles-2024.1.1.2': 'Cel mult 12 ore de joc pe zi.',
  'article.fide-titles-2024.1.1.3': 'Cel mult două runde pe zi, cu cel puțin 120 de minute pentru 60 de mutări.',
  'article.fide-titles-2024.1.1.3a':
    'Pentru GM și WGM o normă este de la un concurs cu o singură rundă pe zi în cel puțin trei zile.',
  'article.fide-titles-2024.1.1.4':
    'Contează ratingul și titlurile de pe lista de la început; la concursuri de peste 30 de zile, cele din ziua partidei.',
  'article.fide-titles-2024.1.1.5': 'Arbitrul principal este arbitru internațional sau arbitru FIDE.',
  'article.fide-titles-2024.1.2': 'Locurile la unele campionate dau un titlu sau o normă de nouă partide.',
  'article.fide-titles-2024.1.2.2': 'Un astfel de campionat are cel puțin 10 jucători și 9 runde.',
  'article.fide-titles-2024.1.3':
    'FM, CM, WFM și WCM se obțin printr-un rating atins la un moment dat, cu 30 de partide cotate.',
  'article.fide-titles-2024.1.4.1': 'O normă are cel puțin nouă partide.',
  'article.fide-titles-2024.1.4.1a': 'Nouă partide sunt regula.',
  'article.fide-titles-2024.1.4.1b': 'Ajung șapte la mondiale și continentale pe echipe, opt la o Cupă Mondială.',
  'article.fide-titles-2024.1.4.1c':
    'Opt partide ale unui concurs de nouă runde contează ca nouă dacă cealaltă rundă a fost o victorie prin neprezentare sau un liber din împerechere; o dată într-o cerere.',
  'article.fide-titles-2024.1.4.1d': 'Fiecare punct întreg peste punctajul minim adaugă o partidă.',
  'article.fide-titles-2024.1.4.1e':
    'Partidele de după atingerea normei pot fi ignorate, dacă împerecherile nu erau cunoscute de la început.',
  'article.fide-titles-2024.1.4.1f': 'Partidele câștigate pot fi ignorate.',
  'article.fide-titles-2024.1.4.2a': 'Nu contează adversarii a căror federație nu este membră FIDE.',
  'article.fide-titles-2024.1.4.2b':
    'La turnee sistem ligă nu contează jucătorii fără rating care nu au punctat contra celor cu rating.',
  'article.fide-titles-2024.1.4.2c':
    'Partidele nejucate nu contează; o victorie prin neprezentare în ultima rundă poate conta ca înfrângere.',
  'article.fide-titles-2024.1.4.2e':
    'Dau norme turneele elvețiene, sistem ligă, tur-retur și eliminatorii; celelalte, cu aprobare.',
  'article.fide-titles-2024.1.4.3': 'Printre adversari sunt două federații în afara celei proprii.',
  'article.fide-titles-2024.1.4.3a': 'Cu excepția finalei unui campionat național, pentru jucătorii acelei federații.',
  'article.fide-titles-2024.1.4.3b':
    'Cu excepția unui campionat național pe echipe, pentru jucătorii acelei federații.',
  'article.fide-titles-2024.1.4.3c': 'Cu excepția turneelor zonale.',
  'article.fide-titles-2024.1.4.3d':
    'Cu excepția unui turneu elvețian cu 20 de străini cu rating din trei federații în fiecare rundă, zece dintre ei cu titlu.',
  'article.fide-titles-2024.1.4.3e': 'O normă a cererii nu are nevoie de asemenea excepție.',
  'article.fide-titles-2024.1.4.4':
    'Cel mult trei cincimi dintre adversari sunt din aceeași federație și două treimi dintr-una singură.',
  'article.fide-titles-2024.1.4.5a': 'Jumătate dintre adversari au titlu; CM și WCM nu contează.',
  'article.fide-titles-2024.1.4.5b': 'Norma GM: o treime dintre adversari, cel puțin trei, au GM.',
  'article.fide-titles-2024.1.4.5c': 'Norma IM: o treime dintre adversari, cel puțin trei, au GM, IM.',
  'article.fide-titles-2024.1.4.5d': 'Norma WGM: o treime dintre adversari, cel puțin trei, au GM, IM, WGM.',
  'article.fide-titles-2024.1.4.5e': 'Norma WIM: o treime dintre adversari, cel puțin trei, au GM, IM, WGM, WIM.',
  'article.fide-titles-2024.1.4.5f':
    'Un turneu tur-retur are cel puțin șase jucători; jumătate dintre adversarii diferiți au aceste titluri.',
  'article.fide-titles-2024.1.4.6b': 'Cel mai slab adversar contează cu cel puțin un prag.',
  'article.fide-titles-2024.1.4.6d': 'Adversarii fără rating contează 1400.',
  'article.fide-titles-2024.1.4.7': 'Media se rotunjește la un număr întreg, jumătatea în sus.',
  'article.fide-titles-2024.1.4.8': 'Media și punctajul dau performanța.',
  'article.fide-titles-2024.1.4.8a': 'Media adversarilor are un minim.',
  'article.fide-titles-2024.1.4.8b': 'Punctajul este de cel puțin 35%.',
  'article.fide-titles-2024.1.5.1': 'Normele împreună au cel puțin 27 de partide.',
  'article.fide-titles-2024.1.5.3': 'Ratingul pentru titlu a fost atins la un moment dat.',
  'article.fide-titles-2024.1.5.6':
    'O normă este de la un turneu elvețian mare sau de la un campionat care ține loc de unul.',
  'article.fide-titles-2024.1.7': 'Un concurs de peste 13 runde se creditează cu cel mult 13 partide.',
  'decision.D-FT-1': 'Ratingurile dintre două liste se calculează aici și trebuie confirmate de FIDE.',
  'decision.D-FT-2':
    'La turnee tur-retur, jumătate dintre adversarii diferiți, rotunjit în sus, trebuie să aibă titlurile.',
  'decision.D-FT-3': 'Orice sfârșit al concursului poate fi ignorat, împreună cu victorii.',
  'decision.D-FT-4': 'Dintre mai multe seturi de partide contează cel mai favorabil jucătorului.',
  'decision.D-FT-5': 'Media unui turneu elvețian mare este cea a celor mai buni 40 de prezenți.',
  'decision.D-FT-6': 'Titlurile printr-un loc se introduc manual, cu concurs, loc și articol.',
  'decision.D-FT-7': 'Un adversar ridicat la prag este ridicat în toate partidele normei.',
  'decision.D-FT-8':
    'Un document are un singur rating de jucător: la concursuri de peste 30 de zile, ratingurile din ziua fiecărei partide rămân în seama celui care certifică norma.',
  'decision.D-FT-18':
    'Într-un concurs de peste 30 de zile fiecare partidă contează cu ratingul și titlul adversarului de pe lista din ziua ei, dacă documentul dă listele ulterioare.',
  'decision.D-FT-11': 'Când nu se știe numărul partidelor evaluate, un titlu prin rating rămâne deschis: FIDE îl știe.',
  'decision.D-FT-13':
    'O normă făcută în altă parte contează după certificat: se judecă ce arată cifrele, iar restul se crede.',
  'decision.D-FT-16':
    'La o normă făcută în altă parte, titlurile și federațiile adversarilor se judecă așa cum le spune certificatul.',
  'decision.D-FT-14': 'O normă dintr-un concurs dinaintea acestor reguli se crede așa cum spune certificatul.',
  'decision.D-FT-12': 'Ratingul cu care un jucător începe un concurs a fost atins până în prima zi.',
  'decision.D-FT-10': 'Normele iau ratingul standard FIDE; un rating de pe altă listă nu contează.',
  'decision.D-FT-9': 'Dintre titlurile din două coloane, mai înalt este cel care cere un rating mai mare.',
};
