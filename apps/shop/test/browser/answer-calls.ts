import { onTestFinished, vi } from 'vitest'

export interface Call {
  method: string
  path: string
  headers: Headers
  /** The parsed JSON body; null without one. */
  body: unknown
}

/** A body alone means 200; `null` means an answer without content; a refusal is a Response. */
type Body = object | number | null
type Answer = Body | ((call: Call) => Body | Promise<Body>)

/**
 * Fakes the shop's API in the browser: answers by method and path without the query, and records the calls in order. A call
 * without an answer fails the test; files are fetched as usual. An aborted call is still answered, which is the hardest case for
 * code that must ignore it.
 */
export function answerCalls(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  const fetchFile = window.fetch.bind(window)
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    const path = origin === window.location.origin ? pathname : origin + pathname
    if (isFile.test(path)) return fetchFile(input, init)
    // No map style is configured, so maps use the shop's own.
    if (path === '/map/style.json') return asResponse(null)
    const text = await request.text()
    const call = { method: request.method, path, headers: request.headers, body: text ? parsed(text) : null }
    calls.push(call)
    const answer = answers[`${call.method} ${path}`]
    if (answer === undefined) console.error(`Nobody answers ${call.method} ${path}`)
    return asResponse(typeof answer === 'function' ? await answer(call) : (answer ?? null))
  })
  onTestFinished(() => fetch.mockRestore())
  return calls
}

/** Files that Vite serves, not answers of the shop. */
const isFile = /^\/(node_modules|@fs|assets)\//

/** Fails like `fetch` without a network. */
export function lostConnection(): never {
  throw new TypeError('Failed to fetch')
}

/** A refusal in the shape of every error. */
export function refusal(status: number, body: { message?: string; fields?: Record<string, string> }) {
  return Response.json({ code: 'refused', message: '', ...body }, { status })
}

/** The refusal of a household that has used up its engine budget. */
export function tooManyQuestions(retryAfter: number) {
  const body = { code: 'too-many-questions', message: '' }
  return Response.json(body, { status: 429, headers: { 'retry-after': String(retryAfter) } })
}

function asResponse(answer: Body): Response {
  if (answer instanceof Response) return answer
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
}

/** Envelopes of error services are lines, not one JSON document. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
