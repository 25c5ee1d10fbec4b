import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { z } from 'zod'
import { CallLimit } from './call-limit.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import type { SupplierRefusal } from './supplier.ts'
import type { SupplierSettings } from './supplier-settings.ts'

export interface OctoCallSettings extends SupplierSettings {
  readonly clock: Clock
  readonly readWithinMs?: number
  readonly writeWithinMs?: number
  /** For the whole catalogue, which is large. */
  readonly catalogueWithinMs?: number
  readonly callsAtOnce?: number
  readonly mayWait?: number
  readonly retryAfterMs?: number
  /** Makes the signal that gives a call up after this time. */
  readonly timeout?: (ms: number) => AbortSignal
  readonly breaker?: { readonly failures: number; readonly restMs: number }
}

interface Call<Value> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly shape: z.ZodType<Value>
  readonly withinMs: number
  readonly body?: object
  readonly locale?: Locale
  /** Reads are safe to repeat: a failed one is sent once more. Writes are repeated only after looking at the booking. */
  readonly isReading?: boolean
}

export type Called<Value> = Outcome<Value, SupplierRefusal>

const capabilities = 'octo/pricing, octo/content, octo/pickups, octo/questions'
const said = z.object({ error: z.string(), errorMessage: z.string().catch('') })

/** The calls to one supplier: with a concurrency limit, a circuit breaker, a timeout, and validated answers. */
export function octoCalls(settings: OctoCallSettings) {
  const { url, token, clock, callsAtOnce = 8, mayWait = 64, retryAfterMs = 150 } = settings
  const { timeout = (ms: number) => AbortSignal.timeout(ms) } = settings
  const limit = new CallLimit(callsAtOnce, mayWait)
  const breaker = new CircuitBreaker({ clock, ...settings.breaker })

  async function once<Value>(call: Call<Value>): Promise<Called<Value>> {
    if (!breaker.enter()) return refusal('busy', 'The supplier has been down.')
    const answer = await send(call)
    const isDown =
      !answer.ok && (answer.refusal.code === 'unreachable' || answer.refusal.code === 'unreadable')
    breaker.ended(isDown)
    return answer
  }

  async function send<Value>({ method, path, body, shape, withinMs, locale = 'pl' }: Call<Value>) {
    let response: Response
    let text: string
    try {
      response = await fetch(url + path, {
        method,
        redirect: 'error',
        signal: timeout(withinMs),
        headers: {
          authorization: `Bearer ${token}`,
          'octo-capabilities': capabilities,
          'accept-language': locale,
          'content-type': 'application/json',
        },
        body: body ? JSON.stringify(body) : null,
      })
      text = await response.text()
    } catch (error) {
      return refusal('unreachable', (error as Error).name)
    }
    return readAnswer(response.status, text, shape)
  }

  return async function call<Value>(wish: Call<Value>): Promise<Called<Value>> {
    const answer = await limit.run(async () => {
      const first = await once(wish)
      if (first.ok || !wish.isReading || first.refusal.code !== 'unreachable') return first
      await pause(retryAfterMs)
      return once(wish)
    })
    return answer ?? refusal('busy', 'Too many calls wait for this supplier.')
  }
}

function readAnswer<Value>(status: number, text: string, shape: z.ZodType<Value>): Called<Value> {
  const body = asJson(text)
  const { error, errorMessage } = said.safeParse(body).data ?? {
    error: null,
    errorMessage: `status ${status}`,
  }
  if (status === 429) return refusal('busy', errorMessage, error)
  if (status >= 500) return refusal('unreachable', errorMessage, error)
  // A 404 without an OCTO error comes from a proxy between us and the supplier.
  if (status === 404 && error === null) return refusal('unreadable', errorMessage)
  if (status === 404 || error === 'INVALID_BOOKING_UUID') return refusal('unknown', errorMessage, error)
  if (status === 401 || status === 403) return refusal('refused', errorMessage, error ?? 'FORBIDDEN')
  if (status >= 400) return refusal('refused', errorMessage, error)
  const read = shape.safeParse(body)
  if (read.success) return accepted(read.data)
  const [issue] = read.error.issues
  return refusal('unreadable', `${issue?.path.join('.')}: ${issue?.message}`)
}

function refusal(code: SupplierRefusal['code'], detail: string, error: string | null = null) {
  return refused<SupplierRefusal>({ code, error, detail })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
