import type { Shape } from './answer-shape.ts'
import { type ApiAnswer, ApiError, ApiRedirect, InvalidAnswer, readAnswer } from './api-answer.ts'

/** What the client needs of the page it runs in. */
export interface ApiDeps {
  fetch(url: string, init: RequestInit): Promise<Response>
  locale(): string
  appId(): string
  /** `navigator.webdriver`: a program controls this browser. */
  isAutomated: boolean
  cartId: { read(): string | null; keep(id: string): void }
  /** Runs `work` unless another tab already runs it; otherwise waits for that tab and returns `instead`. */
  alone<Result>(name: string, work: () => Promise<Result>, instead: Result): Promise<Result>
  /** Goes to another page of the shop, which leads back here. */
  leaveFor(path: string): void
  /** Goes to the login, which leads back to this page. What the guest typed is restored. */
  leaveForLogin(): void
  log(message: string, error: unknown): void
}

export interface CallOptions {
  /** The expected shape of the response. Any other shape is an error. */
  shape?: Shape<unknown>
  params?: Record<string, string | number | boolean | undefined>
  /** Reads drafts that editors have not published. */
  preview?: boolean
  /** A redirect is thrown as `ApiRedirect` instead of followed. */
  manualRedirect?: boolean
  /** An answer without content is an error. */
  noContentThrows?: boolean
  /** Sends no cart id, as if there were no cart. */
  emptyCart?: boolean
  /** The call completes even if the guest leaves the page. */
  keepalive?: boolean
  /** The guest has not pressed anything: at the end of a session the call is refused, and nobody is led away while typing. */
  isInBackground?: boolean
  signal?: AbortSignal
}

export interface ApiClient {
  get: Asks<[path: string]>
  post: Asks<[path: string, payload: unknown]>
  put: Asks<[path: string, payload: unknown]>
  delete: Asks<[path: string]>
}

/** The body has the type of the `shape` that was passed; without a shape it is `unknown`. */
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
/** Identifies the client. It is no secret: every browser sends the same key. */
const apiKey = 'wojaz-web'
const refreshPath = 'www/api/v5/mytui/oauth/refresh'
const passwordChangePath = '/mytui/zmiana-hasla'
const refreshLock = 'oauth-refresh'

/**
 * `renewed`: repeat the call. `over`: the guest must log in. `failed`: unknown, the network may be down. `waited`: another tab
 * did it.
 */
type Refreshed = 'renewed' | 'over' | 'failed' | 'waited'

/** The only way to call `/api` from the browser. Paths begin with `www/` or `services/`. */
export function createApiClient(deps: ApiDeps): ApiClient {
  let refreshing: Promise<Refreshed> | null = null
  let last: { refresh: number; outcome: Refreshed } = { refresh: 0, outcome: 'failed' }

  /** All calls that get a 403 meanwhile, in this tab or another, wait for the same refresh. */
  function refreshed(): Promise<Refreshed> {
    refreshing ??= deps
      .alone(refreshLock, refresh, 'waited')
      .then((outcome) => {
        last = { refresh: last.refresh + 1, outcome }
        return outcome
      })
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  /** A call that was sent before a refresh and is refused after it needs no other refresh. */
  function refreshedSince(refresh: number): Promise<Refreshed> | Refreshed {
    return last.refresh > refresh && last.outcome !== 'failed' ? last.outcome : refreshed()
  }

  function refresh(): Promise<Refreshed> {
    return send({ method: 'POST', path: refreshPath, options: {} }).then(
      ({ status }) => (status === 200 ? 'renewed' : status === 401 ? 'over' : 'failed'),
      () => 'failed',
    )
  }

  const isRenewed = (outcome: Refreshed) => outcome === 'renewed' || outcome === 'waited'

  /** Repeats a call after a 403 with refreshed cookies. If the session is over, the guest goes to the login. */
  async function sendAgain(
    asked: Call,
    refused: ApiAnswer<unknown>,
    sentAfter: number,
  ): Promise<ApiAnswer<unknown>> {
    let outcome = await refreshedSince(sentAfter)
    let answer = isRenewed(outcome) ? await send(asked) : refused
    // The result of the other tab's refresh is unknown here: its network may have failed.
    if (outcome === 'waited' && answer.status === 403) {
      outcome = await refreshed()
      if (isRenewed(outcome)) answer = await send(asked)
    }
    if (outcome !== 'failed' && isSessionOver(answer) && !asked.options.isInBackground) deps.leaveForLogin()
    return answer
  }

  /** The timeout covers the whole body: a server that starts to answer and then stops also counts as silent. */
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
      const sentAfter = last.refresh
      let answer = await send(asked)
      if (answer.status === 403) answer = await sendAgain(asked, answer, sentAfter)
      if (answer.status === 409 && answer.headers.has('x-password-change')) {
        deps.leaveFor(passwordChangePath)
        // The page is being left. A caller that expects something else is not told anything more.
        return fits(answer, asked) ? (answer as ApiAnswer<Body>) : await never
      }
      if (answer.status >= 400 || (answer.status === 204 && asked.options.noContentThrows))
        throw new ApiError(answer)
      if (!fits(answer, asked)) throw new InvalidAnswer(asked.path)
      return answer as ApiAnswer<Body>
    } catch (error) {
      // The caller cancelled the call: no log entry.
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

const never = new Promise<never>(() => {})

function fits({ body }: ApiAnswer<unknown>, { options: { shape } }: Call): boolean {
  return !shape || shape(body)
}

/** Other 403 responses have reasons that a login does not solve. */
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
