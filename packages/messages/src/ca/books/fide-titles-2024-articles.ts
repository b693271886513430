/** Articles and decisions of fide-titles-2024, each said in our own words. */
export const messages: Record<keyof typeof import('../../en/books/fide-titles-2024-articles.ts').messages, string> = {
  'article.fide-titles-2024.0.6.2':
    'Un títol per una posició demana un Elo mínim en algun moment, i fins llavors és condicional.',
  'article.fide-titles-2024.1.1.1': 'Les proves es registren a la FIDE 30 dies abans de començar.',
  'article.fide-titles-2024.1.1.2': 'Com a màxim 12 hores de joc al dia.',
  'article.fide-titles-2024.1.1.3': 'Com a màxim dues rondes al dia, amb 120 minuts o més per a 60 jugades.',
  'article.fide-titles-2024.1.1.3a':
    'Per a GM i WGM, una norma és d’una prova amb una sola ronda al dia com a mínim tres dies.',
  'article.fide-titles-2024.1.1.4':
    'Compten l’Elo i els títols de la llista del començament; en proves de més de 30 dies, els del dia de la partida.',
  'article.fide-titles-2024.1.1.5': 'L’àrbitre principal és àrbitre internacional o àrbitre FIDE.',
  'article.fide-titles-2024.1.2': 'Les posicions en alguns campionats donen un títol o una norma de nou partides.',
  'article.fide-titles-2024.1.2.2': 'Un campionat així té com a mínim 10 jugadors i 9 rondes.',
  'article.fide-titles-2024.1.3':
    'FM, CM, WFM i WCM s’obtenen per un Elo assolit en algun moment, amb 30 partides valorades.',
  'article.fide-titles-2024.1.4.1': 'Una norma té com a mínim nou partides.',
  'article.fide-titles-2024.1.4.1a': 'Nou partides són la regla.',
  'article.fide-titles-2024.1.4.1b':
    'N’hi ha prou amb set en mundials i continentals per equips, i amb vuit en una Copa del Món.',
  'article.fide-titles-2024.1.4.1c':
    'Vuit partides d’una prova de nou rondes compten com a nou si l’altra ronda va ser una victòria per incompareixença o un descans de l’emparellament; un cop per sol·licitud.',
  'article.fide-titles-2024.1.4.1d': 'Cada punt sencer per sobre de la puntuació mínima afegeix una partida.',
  'article.fide-titles-2024.1.4.1e':
    'Les partides posteriors a la norma es poden no comptar, si els emparellaments no se sabien des del començament.',
  'article.fide-titles-2024.1.4.1f': 'Les partides guanyades es poden no comptar.',
  'article.fide-titles-2024.1.4.2a': 'No compten els rivals la federació dels quals no és membre de la FIDE.',
  'article.fide-titles-2024.1.4.2b':
    'En lligues no compten els jugadors sense Elo que no han puntuat contra els que en tenen.',
  'article.fide-titles-2024.1.4.2c':
    'Les partides no jugades no compten; una victòria per incompareixença a l’última ronda pot comptar com a derrota.',
  'article.fide-titles-2024.1.4.2e':
    'Donen normes els suïssos, les lligues d’una i dues voltes i les eliminatòries; els altres sistemes, amb aprovació.',
  'article.fide-titles-2024.1.4.3': 'Entre els rivals hi ha dues federacions que no són la pròpia.',
  'article.fide-titles-2024.1.4.3a':
    'Excepte a la final d’un campionat nacional, per als jugadors d’aquella federació.',
  'article.fide-titles-2024.1.4.3b':
    'Excepte en un campionat nacional per equips, per als jugadors d’aquella federació.',
  'article.fide-titles-2024.1.4.3c': 'Excepte en torneigs zonals.',
  'article.fide-titles-2024.1.4.3d':
    'Excepte en un suís amb 20 estrangers amb Elo de tres federacions a cada ronda, deu d’ells amb títol.',
  'article.fide-titles-2024.1.4.3e': 'Una norma de la sol·licitud no necessita cap d’aquestes excepcions.',
  'article.fide-titles-2024.1.4.4':
    'Com a màxim tres cinquens dels rivals són de la mateixa federació i dos terços d’una de sola.',
  'article.fide-titles-2024.1.4.5a': 'La meitat dels rivals tenen títol; CM i WCM no compten.',
  'article.fide-titles-2024.1.4.5b': 'Norma de GM: un terç dels rivals, tres com a mínim, són GM.',
  'article.fide-titles-2024.1.4.5c': 'Norma de IM: un terç dels rivals, tres com a mínim, són GM, IM.',
  'article.fide-titles-2024.1.4.5d': 'Norma de WGM: un terç dels rivals, tres com a mínim, són GM, IM, WGM.',
  'article.fide-titles-2024.1.4.5e': 'Norma de WIM: un terç dels rivals, tres com a mínim, són GM, IM, WGM, WIM.',
  'article.fide-titles-2024.1.4.5f':
    'Una lliga a doble volta té com a mínim sis jugadors; la meitat dels rivals diferents tenen aquests títols.',
  'article.fide-titles-2024.1.4.6b': 'El rival més baix compta com a mínim un cert Elo.',
  'article.fide-titles-2024.1.4.6d': 'Els rivals sense Elo compten 1400.',
  'article.fide-titles-2024.1.4.7': 'La mitjana s’arrodoneix a un nombre enter, la meitat cap amunt.',
  'article.fide-titles-2024.1.4.8': 'La mitjana i la puntuació donen el rendiment.',
  'article.fide-titles-2024.1.4.8a': 'La mitjana dels rivals té un mínim.',
  'article.fide-titles-2024.1.4.8b': 'La puntuació és com a mínim del 35 %.',
  'article.fide-titles-2024.1.5.1': 'Les normes juntes tenen com a mínim 27 partides.',
  'article.fide-titles-2024.1.5.3': 'L’Elo del títol s’ha assolit en algun moment.',
  'article.fide-titles-2024.1.5.6': 'Una norma és d’un suís gran o d’un campionat que hi val.',
  'article.fide-titles-2024.1.7': 'D’una prova de més de 13 rondes s’acrediten com a màxim 13 partides.',
  'decision.D-FT-1': 'L’Elo entre dues llistes es calcula aquí i l’ha de confirmar la FIDE.',
  'decision.D-FT-2':
    'En lligues a doble volta han de tenir els títols la meitat dels rivals diferents, arrodonit cap amunt.',
  'decision.D-FT-3': 'Es pot no comptar qualsevol final de la prova, juntament amb victòries.',
  'decision.D-FT-4': 'De diversos conjunts de partides compta el que més convé al jugador.',
  'decision.D-FT-5': 'La mitjana d’un suís gran és la dels 40 millors presents.',
  'decision.D-FT-6': 'Els títols per una posició s’introdueixen a mà, amb prova, posició i article.',
  'decision.D-FT-7': 'Un rival que s’apuja al mínim s’apuja en totes les partides de la norma.',
  'decision.D-FT-8':
    'Un document té un sol Elo per jugador: en proves de més de 30 dies, l’Elo del dia de cada partida queda per a qui certifica la norma.',
  'decision.D-FT-18':
    'En una prova de més de 30 dies cada partida compta amb l’Elo i el títol que el rival tenia a la llista del dia, si el document dona les llistes posteriors.',
  'decision.D-FT-11': 'Quan no se sap el nombre de partides avaluades, un títol per Elo queda pendent: la FIDE el sap.',
  'decision.D-FT-13':
    'Una norma feta fora compta pel seu certificat: es jutja el que mostren les xifres i la resta es dona per bona.',
  'decision.D-FT-16':
    'D’una norma feta en un altre lloc, els títols i federacions dels rivals es jutgen tal com els diu el certificat.',
  'decision.D-FT-14': 'Una norma d’una prova anterior a aquestes regles es dona per bona tal com diu el certificat.',
  'decision.D-FT-12': 'L’Elo amb què un jugador comença una prova s’havia assolit el primer dia.',
  'decision.D-FT-10': 'Les normes prenen l’Elo estàndard de la FIDE; un Elo d’una altra llista no hi val.',
  'decision.D-FT-9': 'De títols de dues columnes, el més alt és el que demana més Elo.',
};
