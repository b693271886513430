import { accentContrast } from '../../components/ui/accent.ts';
import type { WordOf } from '../../kit/modules.ts';

/** The contrast of a colour in words, for the form and for the module that updates it. */
export function contrastInWords(
  hex: string,
  say: (key: WordOf<'identity.ts'>, values: Readonly<Record<'own' | 'used', number>>) => string,
): string {
  const { text, button, dark } = accentContrast(hex);
  return [
    say(text.own === text.used ? 'web.desk-identity.text-kept' : 'web.desk-identity.text-darker', text),
    say(button.isWhite ? 'web.desk-identity.button-white' : 'web.desk-identity.button-dark', button),
    say(dark.own === dark.used ? 'web.desk-identity.dark-kept' : 'web.desk-identity.dark-lighter', dark),
  ].join(' ');
}
