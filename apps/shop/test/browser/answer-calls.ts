import { onTestFinished, vi } from 'vitest'

export interface Call {
  method: string
  path: string
  headers: Headers
  /** As JSON says it; null without one. */
  body: unknown
}

/** A body alone is a 200; `null` is an answer without content; a refusal is a Response of its own. */
type Body = object | number | null
type Answer = Body | ((call: Call) => Body | Promise<Body>)

/**
 * Stands in for the shop where the browser calls it: what it answers, by method and path without the query. Gives the calls so
 * far, in their order. A call that no answer is written down for fails the test; files are fetched as ever. An answer that was called
 * off comes all the same: that is the worst there is for whoever has to drop it.
 */
export function answerCalls(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  const fetchFile = window.fetch.bind(window)
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    const path = origin === window.location.origin ? pathname : origin + pathname
    if (isFile.test(path)) return fetchFile(input, init)
    // Maps are our own.
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

/** As Vite serves them: what a component is made of, not what the shop says. */
const isFile = /^\/(node_modules|@fs|assets)\//

/** What `fetch` does when there is no network. */
export function lostConnection(): never {
  throw new TypeError('Failed to fetch')
}

/** How the shop says no: its one shape of errors. */
export function refusal(status: number, body: { message?: string; fields?: Record<string, string> }) {
  return Response.json({ code: 'refused', message: '', ...body }, { status })
}

/** How it says that it has too much to do. */
export function tooManyQuestions(retryAfter: number) {
  const body = { code: 'too-many-questions', message: '' }
  return Response.json(body, { status: 429, headers: { 'retry-after': String(retryAfter) } })
}

function asResponse(answer: Body): Response {
  if (answer instanceof Response) return answer
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
}

/** Envelopes of error services are lines, not one piece of JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
