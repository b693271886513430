import { describe, expect, it } from 'vitest';
import { namesAgree } from './other-names.ts';

describe('[D-OFF-271] two names may be one person’s', () => {
  it.each([
    ['Puig Prat, Joana', 'joana PUIG prat'],
    ['Puig Prat, Joana', 'Puig, Joana'],
    ['Puig Prat, Joana', 'Puig, J.'],
    ['Puig Prat, Joana', 'Puig'],
    ['Ștefănescu, Ion', 'Stefanescu Ion'],
    ['Puig i Prat, Joana', 'Puig Prat, Joana'],
    ['Müller, Jörg', 'Mueller, Joerg'],
    ['Müller, Jörg', 'Muller, J'],
    ['Fernández de la Vega Montserrat, Maria', 'Fernandez de la Vega Montserrat, M'],
  ])('%s and %s', (one, other) => {
    expect([namesAgree(one, other), namesAgree(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Puig Prat, Joana', 'Roca, Joana'],
    ['Puig Prat, Joana', 'Puig, Anna'],
    ['Puig, Joana', 'Joana, Joana'],
    ['Mueller, Jorg', 'Muller, Jorg'],
    ['Puig Prat, Joana', 'Puig Pons, Joana'],
  ])('not %s and %s', (one, other) => {
    expect([namesAgree(one, other), namesAgree(other, one)]).toEqual([false, false]);
  });
});
