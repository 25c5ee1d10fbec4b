import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const nonces = new WeakMap<FastifyRequest, string>()

/** One nonce per request of the admin, because we do not render its scripts. */
export function nonceOf(request: FastifyRequest): string {
  const nonce = nonces.get(request) ?? randomBytes(18).toString('base64url')
  nonces.set(request, nonce)
  return nonce
}

/** The CSP hash of an inline script or style. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Hashes of the inline elements of one document. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

interface ShopPolicy {
  /** Empty for most answers that are not pages. */
  inline?: InlineSources
  /** `self` only for previews, which the admin shows in a frame. */
  framing: 'none' | 'self'
  /** The URL of the hot-reload socket, in development only. */
  hotReload?: string
  /** The origin to which browsers report errors. */
  errorOrigin?: string
  /** The origins of the map style. */
  mapOrigins?: readonly string[]
  /** Where forms may redirect: the bank, on pages that pay. */
  bankOrigins?: readonly string[]
}

export function shopPolicy({
  inline = { scripts: [], styles: [] },
  framing,
  hotReload,
  errorOrigin,
  mapOrigins = [],
  bankOrigins = [],
}: ShopPolicy): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    // Vite adds inline styles in development. Browsers ignore 'unsafe-inline' beside a hash.
    'style-src': ["'self'", ...(hotReload ? ["'unsafe-inline'"] : inline.styles)],
    // React sets sizes by style attributes; they cannot run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...mapOrigins],
    'connect-src': ["'self'", ...given(hotReload), ...given(errorOrigin), ...mapOrigins],
    // The worker for offline guides and tickets, and the worker of maps.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...bankOrigins],
    'frame-ancestors': [`'${framing}'`],
  })
}

function given(source: string | undefined): string[] {
  return source ? [source] : []
}

/** The CMS admin: Next adds the nonce to its scripts; its editor widgets write inline styles and load workers from blobs. */
export function adminPolicy(nonce: string, hotReload: boolean): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", ...(hotReload ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': hotReload ? ["'self'", 'ws:'] : ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}

const closedPolicy = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** Answers that are not pages load nothing. Only workers use the network for their pages. */
export function policyOfFile(path: string, mapOrigins: readonly string[] = []): string {
  if (path.startsWith('/offline-pages-worker.js')) return workerPolicy([])
  return mapWorker.test(path) ? workerPolicy(mapOrigins) : closedPolicy
}

const mapWorker = /^\/assets\/.*\/maplibre-gl-worker[^/]*$/

function workerPolicy(origins: readonly string[]): string {
  return policy({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...origins],
    'frame-ancestors': ["'none'"],
  })
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
}

const twoYears = 63_072_000

/** Pictures may be embedded in emails and on partners' pages; everything else is for the shop only. */
const mayBeEmbedded = /^\/(scale|file|og)\//

export function securityHeaders(app: FastifyInstance, mapOrigins: () => readonly string[]) {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(always)
    reply.header(
      'cross-origin-resource-policy',
      mayBeEmbedded.test(request.url) ? 'cross-origin' : 'same-origin',
    )
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policyOfFile(request.url, mapOrigins()))
    // A browser caches the file together with its policy, and the origins of map tiles change without a new build.
    if (mapWorker.test(request.url) && reply.statusCode < 400)
      reply.header('cache-control', 'public, max-age=300')
    const framed = String(reply.getHeader('content-security-policy')).includes("frame-ancestors 'self'")
    reply.header('x-frame-options', framed ? 'SAMEORIGIN' : 'DENY')
    // `https` occurs only behind a trusted proxy: the shop itself uses plain http.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`)
    }
  })
}
