import type { Shape } from './answer-shape.ts'
import { type ApiAnswer, ApiError, ApiRedirect, InvalidAnswer, readAnswer } from './api-answer.ts'

/** What the client needs of the page it runs in. */
export interface ApiDeps {
  fetch(url: string, init: RequestInit): Promise<Response>
  locale(): string
  appId(): string
  /** A browser driven by a program says so. */
  isAutomated: boolean
  cartId: { read(): string | null; keep(id: string): void }
  /** Does the work while no other tab does it; whoever waits for another tab goes on with `instead`. */
  alone<Result>(name: string, work: () => Promise<Result>, instead: Result): Promise<Result>
  /** Leaves the page for another one of the shop, which leads back here. */
  leaveFor(path: string): void
  /** Leaves for the login, and comes back to this very page with what was typed. */
  leaveForLogin(): void
  log(message: string, error: unknown): void
}

export interface CallOptions {
  /** What the answer must look like: any other is an error. */
  shape?: Shape<unknown>
  params?: Record<string, string | number | boolean | undefined>
  /** What editors have not published yet. */
  preview?: boolean
  /** A redirect is thrown as `ApiRedirect` instead of followed. */
  manualRedirect?: boolean
  /** An answer without content is an error. */
  noContentThrows?: boolean
  /** As if no cart had been begun. */
  emptyCart?: boolean
  /** Goes through even when the guest leaves the page meanwhile. */
  keepalive?: boolean
  signal?: AbortSignal
}

export interface ApiClient {
  get: Asks<[path: string]>
  post: Asks<[path: string, payload: unknown]>
  put: Asks<[path: string, payload: unknown]>
  delete: Asks<[path: string]>
}

/** An answer is only what its shape has shown it to be; asked for without one, it is nothing known. */
interface Asks<Question extends unknown[]> {
  <Body>(...asked: [...Question, options: CallOptions & { shape: Shape<Body> }]): Promise<ApiAnswer<Body>>
  (...asked: [...Question, options?: CallOptions]): Promise<ApiAnswer<unknown>>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Call {
  method: Method
  path: string
  payload?: unknown
  options: CallOptions
}

export const timeoutMs = 60_000
/** Names the caller, hides nothing: every browser sends the same. */
const apiKey = 'wojaz-web'
const refreshPath = 'www/api/v5/mytui/oauth/refresh'
const passwordChangePath = '/mytui/zmiana-hasla'
const refreshLock = 'oauth-refresh'

/** `renewed`: the call is worth another try. `over`: only a login helps. `failed`: nobody knows; the network may be away. */
type Refreshed = 'renewed' | 'over' | 'failed' | 'waited'

/** The one way from the browser to `/api`. Paths begin with `www/` or `services/`. */
export function createApiClient(deps: ApiDeps): ApiClient {
  let refreshing: Promise<Refreshed> | null = null

  /** Whoever is refused meanwhile, in this tab or another, waits for the same refresh. */
  function refreshed(): Promise<Refreshed> {
    refreshing ??= deps.alone(refreshLock, refresh, 'waited').finally(() => {
      refreshing = null
    })
    return refreshing
  }

  function refresh(): Promise<Refreshed> {
    return send({ method: 'POST', path: refreshPath, options: {} }).then(
      ({ status }) => (status === 200 ? 'renewed' : status === 401 ? 'over' : 'failed'),
      () => 'failed',
    )
  }

  const isRenewed = (outcome: Refreshed) => outcome === 'renewed' || outcome === 'waited'

  /** After a 403 once more with the cookies of a refresh; a second one, or a session that is over, leads to the login. */
  async function sendAgain(asked: Call, refused: ApiAnswer<unknown>): Promise<ApiAnswer<unknown>> {
    let outcome = await refreshed()
    let answer = isRenewed(outcome) ? await send(asked) : refused
    // What the other tab heard is not known here: it may have found no way to the shop.
    if (outcome === 'waited' && answer.status === 403) {
      outcome = await refreshed()
      if (isRenewed(outcome)) answer = await send(asked)
    }
    if (outcome !== 'failed' && isSessionOver(answer)) deps.leaveForLogin()
    return answer
  }

  /** The limit holds until the last byte: a server that begins to answer and stops is no better than a silent one. */
  async function send({ method, path, payload, options }: Call): Promise<ApiAnswer<unknown>> {
    const leave = new AbortController()
    const give = (reason: unknown) => leave.abort(reason)
    const timer = setTimeout(give, timeoutMs, new DOMException('No answer in time', 'TimeoutError'))
    const onAbort = () => give(options.signal?.reason)
    if (options.signal?.aborted) onAbort()
    options.signal?.addEventListener('abort', onAbort, { once: true })
    try {
      const response = await deps.fetch(addressOf(path, options), {
        method,
        headers: headersOf(deps, method, options),
        signal: leave.signal,
        ...(payload !== undefined && { body: JSON.stringify(payload) }),
        ...(options.manualRedirect && { redirect: 'manual' as const }),
        ...(options.keepalive && { keepalive: true }),
      })
      const cartId = response.headers.get('cart-id')
      if (cartId) deps.cartId.keep(cartId)
      if (response.type === 'opaqueredirect') throw new ApiRedirect()
      return await readAnswer(response)
    } finally {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', onAbort)
    }
  }

  async function call<Body>(asked: Call): Promise<ApiAnswer<Body>> {
    try {
      let answer = await send(asked)
      if (answer.status === 403) answer = await sendAgain(asked, answer)
      if (answer.status === 409 && answer.headers.has('x-password-change')) {
        deps.leaveFor(passwordChangePath)
        return answer as ApiAnswer<Body>
      }
      if (answer.status >= 400 || (answer.status === 204 && asked.options.noContentThrows))
        throw new ApiError(answer)
      const { shape } = asked.options
      if (shape && !shape(answer.body)) throw new InvalidAnswer(asked.path)
      return answer as ApiAnswer<Body>
    } catch (error) {
      // Whoever called it off knows.
      const isExpected = error instanceof ApiRedirect || asked.options.signal?.aborted
      if (!isExpected) deps.log(`Error fetching /api/${asked.path}`, error)
      throw error
    }
  }

  return {
    get: <Body>(path: string, options: CallOptions = {}) => call<Body>({ method: 'GET', path, options }),
    post: <Body>(path: string, payload: unknown, options: CallOptions = {}) =>
      call<Body>({ method: 'POST', path, payload, options }),
    put: <Body>(path: string, payload: unknown, options: CallOptions = {}) =>
      call<Body>({ method: 'PUT', path, payload, options }),
    delete: <Body>(path: string, options: CallOptions = {}) =>
      call<Body>({ method: 'DELETE', path, options }),
  }
}

/** Other calls are refused for other reasons, which no login would mend. */
function isSessionOver({ status, body }: ApiAnswer<unknown>): boolean {
  return status === 403 && (body as { code?: unknown } | null)?.code === 'session-over'
}

function addressOf(path: string, { params = {}, preview }: CallOptions): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value))
  if (preview) query.set('catalogVersion', 'Staged')
  return query.size > 0 ? `/api/${path}?${query}` : `/api/${path}`
}

function headersOf(
  { locale, appId, isAutomated, cartId }: ApiDeps,
  method: Method,
  { emptyCart }: CallOptions,
): Record<string, string> {
  return {
    accept: 'application/json',
    'x-market-language': locale(),
    'x-market': 'pl',
    'x-currency': 'PLN',
    'x-api-key': apiKey,
    'x-app-id': appId(),
    'cart-id': (emptyCart ? null : cartId.read()) ?? 'undefined',
    ...((method === 'POST' || method === 'PUT') && { 'content-type': 'application/json' }),
    ...(isAutomated && { 'x-automation': 'true' }),
  }
}
