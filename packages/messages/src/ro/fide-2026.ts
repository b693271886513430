/** fide-2026 în cuvinte: constatări, calcule, articole și decizii, spuse în felul nostru. */
export const messages: Record<keyof typeof import('../en/fide-2026.ts').messages, string> = {
  'decision.D-DUTCH-4': 'Număr de împerechere au doar jucătorii prezenți sau care au participat deja.',
  'decision.D-DUTCH-5':
    'O diferență de culori mai mare de unu hotărăște culoarea cuvenită, oricum ar fi fost ultimele două partide.',
  'decision.D-DUTCH-6':
    'Fruntaș este cel care are mai mult de jumătate din punctele pe care le-ar da victoriile în toate rundele dinaintea ultimei.',
  'decision.D-DUTCH-7':
    'Jucătorii care nu au voie să se întâlnească sunt despărțiți la fel de strict ca aceia care s-au întâlnit.',
  'decision.D-DUTCH-8': 'Dacă nu pot fi împerecheați toți, sunt numiți cei pe care o împerechere îi lasă pe dinafară.',
  'decision.D-DUTCH-9': 'Punctajul jucătorului care stă este cel mai mic cu care toți ceilalți pot fi împerecheați.',
  'decision.D-DUTCH-10': 'Se ține seama de grupa de punctaj următoare, dar de niciuna de după ea.',
  'decision.D-DUTCH-11': 'Rundele nejucate contează acolo unde un singur jucător iese din grupă și stă.',
  'decision.D-DUTCH-12': 'Dintre jucătorii coborâți care coboară mai departe sunt preferați cei cu mai puține puncte.',
  'decision.D-DUTCH-13':
    'La două preferințe absolute egale, perechea contează dacă amândoi ar avea aceeași culoare a treia oară la rând.',
  'decision.D-DUTCH-14': 'Un schimb se descrie prin cine este jucătorul superior al fiecărei perechi.',
  'decision.D-DUTCH-15':
    'Culorile se compară partidă cu partidă, de la ultima înapoi, până când unul dintre cei doi nu mai are partide.',
  'decision.D-DUTCH-17': 'Flotările se judecă cu punctele virtuale ale rundei lor.',
  'decision.D-DUTCH-19': 'O rundă liberă dată de împerechere este o flotare în jos, oricât ar valora.',
};
