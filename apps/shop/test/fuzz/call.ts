import type { Answer, Send } from './send-request.ts'

interface Call {
  body?: object
  cookie?: string
  headers?: Record<string, string>
}

/** A valid call: with a body it writes, without one it reads. A refusal is a fault of the test. */
export async function call(
  send: Send,
  path: string,
  { body, cookie = '', headers = {} }: Call = {},
): Promise<Answer> {
  const answer = await send({
    method: body ? 'POST' : 'GET',
    path,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 500)}`)
  return answer
}
