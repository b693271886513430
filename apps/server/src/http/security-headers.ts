import type { FastifyInstance } from 'fastify';

/** Nothing from elsewhere, nothing inline, no framing. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

const HEADERS = {
  'content-security-policy': Object.entries(POLICY)
    .map((each) => each.join(' '))
    .join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** The same headers with every answer. TLS is the proxy's, so HSTS only if the public address is https. */
export function secureAnswers(app: FastifyInstance, publicUrl = ''): void {
  const isSecure = publicUrl.startsWith('https:');
  const headers = { ...HEADERS, ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }) };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
