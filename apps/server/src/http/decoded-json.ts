/** JSON is UTF-8 (RFC 8259, 8.1): bytes in another encoding are not JSON. */
type DecodedJson = { readonly body: unknown } | { readonly unreadable: 'not-json' | 'malformed' };

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function decodedJson(bytes: Uint8Array): DecodedJson {
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    return { unreadable: 'not-json' };
  }
  return namesPrototype(body) ? { unreadable: 'malformed' } : { body };
}

/** `__proto__`, or `constructor` with a `prototype`: with these a careless copy would change every object. */
function namesPrototype(body: unknown): boolean {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) return true;
    if (Object.hasOwn(value, 'constructor') && Object.hasOwn(Object(value.constructor), 'prototype')) return true;
    for (const each of Object.values(value)) open.push(each);
  }
  return false;
}
