import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const nonces = new WeakMap<FastifyRequest, string>()

/** One nonce per request of the admin, whose scripts are not ours to hash. */
export function nonceOf(request: FastifyRequest): string {
  const nonce = nonces.get(request) ?? randomBytes(18).toString('base64url')
  nonces.set(request, nonce)
  return nonce
}

/** Names a script or style element by what is in it. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Hashes of the elements that stand in one document with their text. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

interface ShopPolicy {
  /** None in most answers that are no pages. */
  inline?: InlineSources
  /** `self` only for previews, which the admin shows in a frame. */
  framing: 'none' | 'self'
  /** Address of the hot-reload socket; development only. */
  hotReload?: string
  /** Where browsers report failures to. */
  errorOrigin?: string
  /** Where the style of maps loads from. */
  mapOrigins?: readonly string[]
  /** Where a form may lead on to: the bank, from pages that pay. */
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
    // Vite adds style elements of its own while developing. Beside a hash 'unsafe-inline' would count for nothing.
    'style-src': ["'self'", ...(hotReload ? ["'unsafe-inline'"] : inline.styles)],
    // React writes sizes through style attributes; they cannot run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...mapOrigins],
    'connect-src': ["'self'", ...given(hotReload), ...given(errorOrigin), ...mapOrigins],
    // The one that opens guides and tickets without the internet, and the one that prepares maps.
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

/** The CMS admin: Next stamps the nonce on its scripts; its editor widgets write style elements and load workers from blobs. */
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

/** Answers that are no pages have nothing to load; only workers go to the network on behalf of their pages. */
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

/** Pictures and icons may stand in a mail or on a partner's page; everything else is ours alone. */
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
    // A browser keeps a file with its policy, and where maps load from changes without a new build.
    if (mapWorker.test(request.url) && reply.statusCode < 400)
      reply.header('cache-control', 'public, max-age=300')
    const framed = String(reply.getHeader('content-security-policy')).includes("frame-ancestors 'self'")
    reply.header('x-frame-options', framed ? 'SAMEORIGIN' : 'DENY')
    // `https` is only ever seen behind a trusted proxy: the shop itself speaks plain http.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`)
    }
  })
}
