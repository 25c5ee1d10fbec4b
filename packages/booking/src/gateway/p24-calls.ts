import { askProvider, type ProviderAnswer } from './ask-provider.ts'
import { answerLimitMs } from './payu-calls.ts'

export interface P24Settings {
  /** `https://secure.przelewy24.pl`, its sandbox, or the local test bank. */
  readonly url: string
  readonly merchantId: number
  readonly posId: number
  /** Authenticates the calls. */
  readonly apiKey: string
  /** Signs the requests. */
  readonly crc: string
  /** Every call that a guest waits for ends within this time. */
  readonly answerWithinMs?: number
}

/** Calls Przelewy24's REST API with HTTP basic authentication. */
export function p24Calls({ url, posId, apiKey, answerWithinMs = answerLimitMs }: P24Settings) {
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`
  return (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, signal = AbortSignal.timeout(answerWithinMs) }: { body?: object; signal?: AbortSignal } = {},
  ): Promise<ProviderAnswer> =>
    askProvider(`${url}/api/v1/${path}`, {
      method,
      signal,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
}
