import type { NumberedRequest } from './fuzzed-request.ts'
import type { Answer } from './send-request.ts'

const longestAnswerMs = 5_000
const stackTrace = /\n\s+at \S.*:\d+:\d+|\/node_modules\//

/**
 * The fault of an answer; null: none. A 503 is a fault too: database, bank and pictures are available, and four guests at a time
 * are no overload.
 */
export function faultOf(
  { method, path }: NumberedRequest,
  { status, headers, body, ms }: Answer,
): string | null {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`
  if (ms > longestAnswerMs) return `took ${Math.round(ms)} ms`
  if (status < 400) return null
  if (stackTrace.test(body)) return `showed its insides: ${body.slice(0, 300)}`
  const isCall = /^\/api\/(www|services)\//.test(path) && method !== 'HEAD'
  return isCall && !isErrorShape(body, headers['content-type'])
    ? `refused in another shape than { code, message }: ${status} ${body.slice(0, 300)}`
    : null
}

function isErrorShape(body: string, type = ''): boolean {
  if (!type.startsWith('application/json')) return false
  const { code, message } = JSON.parse(body)
  return typeof code === 'string' && typeof message === 'string'
}

/** Everything needed to send it again. */
export function described(
  { number, role, method, path, headers, body }: NumberedRequest,
  seed: number,
): string {
  return [
    `#${number} as ${role}: ${method} ${path}`,
    `headers ${JSON.stringify(headers)}`,
    ...(body === undefined ? [] : [`body ${JSON.stringify(String(body).slice(0, 2_000))}`]),
    `alone: FUZZ_SEED=${seed} FUZZ_ONLY=${number} npx vitest run fuzz.proof`,
  ].join('\n  ')
}
