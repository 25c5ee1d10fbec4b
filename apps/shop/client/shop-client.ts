import { addresses, type Calls, type Refusal } from './calls.ts'

export type * from './calls.ts'

/** Sends one request. `sendByFetch` does; a test or a browser of a journey may send it in another way. */
export type Send = (request: SentRequest) => Promise<SentAnswer>

interface SentRequest {
  readonly method: string
  /** With its query, without the host. */
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

interface SentAnswer {
  readonly status: number
  header(name: string): string | null
  bytes(): Promise<Uint8Array>
}

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  /** The key of the cart that the call opened or used; null: none. */
  readonly cart: string | null
}

/** The shop refused; `refusal` is its answer. */
export class ShopRefusal extends Error {
  constructor(
    readonly call: keyof Calls,
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(`${call} ${status} ${refusal.code}: ${refusal.message}`)
  }
}

/** What every call may be given; each has its own parts of it. */
interface Input {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly cart?: string
  readonly idempotencyKey?: string
}

export interface ShopClientOptions {
  readonly send: Send
  /** Of messages and names. */
  readonly locale?: string
}

export type ShopClient = ReturnType<typeof shopClient>

/** Calls the shop by the names of the API document, with its types. */
export function shopClient({ send, locale = 'pl' }: ShopClientOptions) {
  return async <Name extends keyof Calls>(
    name: Name,
    input: Calls[Name]['input'],
  ): Promise<Answer<Calls[Name]['answer']>> => {
    const [method = '', address = ''] = addresses[name].split(' ')
    const { path = {}, query = {}, body, cart, idempotencyKey }: Input = input
    const answer = await send({
      method,
      path: filled(address, path) + queryOf(query),
      headers: {
        'x-market-language': locale,
        'idempotency-key': idempotencyKey ?? crypto.randomUUID(),
        ...(cart !== undefined && { 'cart-id': cart }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const read = await contentOf(answer)
    if (answer.status >= 400) throw new ShopRefusal(name, answer.status, read as Refusal)
    return { status: answer.status, body: read as Calls[Name]['answer'], cart: answer.header('cart-id') }
  }
}

/** For programs outside a browser: no cookies are kept, so calls of a customer need a `send` that keeps them. */
export function sendByFetch(siteUrl: string): Send {
  return async ({ method, path, headers, body }) => {
    const answer = await fetch(siteUrl + path, { method, headers, body: body ?? null })
    return {
      status: answer.status,
      header: (name) => answer.headers.get(name),
      bytes: async () => new Uint8Array(await answer.arrayBuffer()),
    }
  }
}

function filled(address: string, path: Readonly<Record<string, unknown>>): string {
  return Object.entries(path).reduce(
    (all, [name, value]) => all.replace(`{${name}}`, encodeURIComponent(String(value))),
    address,
  )
}

/** Lists are separated by commas. */
function queryOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

async function contentOf(answer: SentAnswer): Promise<unknown> {
  const bytes = await answer.bytes()
  if (bytes.length === 0) return null
  const isJson = answer.header('content-type')?.startsWith('application/json')
  return isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes
}
