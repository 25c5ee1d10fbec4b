import fc from 'fast-check'

export const roles = ['guest', 'customer', 'editor'] as const
export type Role = (typeof roles)[number]

/** A request as it is sent, without the cookies of its role. */
export interface FuzzedRequest {
  readonly role: Role
  readonly method: string
  /** Including its query, as it is sent. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface NumberedRequest extends FuzzedRequest {
  readonly number: number
}

export interface SentBody {
  readonly body?: string | Buffer
  readonly type?: string
}

/** Headers may name another type than the body has. */
export function withBody(request: FuzzedRequest, { body, type }: SentBody): FuzzedRequest {
  if (body === undefined) return request
  return {
    ...request,
    headers: { ...(type !== undefined && { 'content-type': type }), ...request.headers },
    body,
  }
}

export function withQuery(path: string, ...parts: readonly string[]): string {
  const query = parts.filter((part) => part !== '').join('&')
  return query === '' ? path : path + (path.includes('?') ? '&' : '?') + query
}

/** Kinds of requests that alternate; `share` is their part of all requests. */
export interface RequestSource {
  readonly share: number
  readonly kinds: readonly fc.Arbitrary<FuzzedRequest>[]
}

/** Each request depends only on the seed and its number, so that one can be reproduced alone. */
export function makeRequests(
  sources: readonly RequestSource[],
  { seed, count }: { seed: number; count: number },
) {
  const turns = sources.flatMap((source) => Array.from({ length: source.share }, () => source))
  const made = new Map<RequestSource, number>()
  return Array.from({ length: count }, (_, number): NumberedRequest => {
    const source = turns[number % turns.length] as RequestSource
    const turn = made.get(source) ?? 0
    made.set(source, turn + 1)
    const kind = source.kinds[turn % source.kinds.length] as fc.Arbitrary<FuzzedRequest>
    const [request] = fc.sample(kind, { seed: spread(seed, number), numRuns: 1 })
    return { number, ...(request as FuzzedRequest) }
  })
}

/** Adjacent seeds would start with the same choices. */
function spread(seed: number, number: number): number {
  return Math.imul(seed + Math.imul(number + 1, 0x9e3779b1), 0x85ebca6b)
}
