export interface ApiAnswer<Body> {
  status: number
  headers: Headers
  body: Body
}

/** A call was answered with a refusal or a fault: what was said is kept for whoever can put it into words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: unknown
  readonly headers: Headers

  constructor({ status, body, headers }: ApiAnswer<unknown>) {
    super(`The call was answered with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The server wants to send the guest elsewhere, and the caller wanted to know instead of going. */
export class ApiRedirect extends Error {
  override readonly name = 'ApiRedirect'
}

/** The call went well and yet says something else than it is asked for: a page of a proxy, another version, half an answer. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer'

  constructor(path: string) {
    super(`Invalid response of /api/${path}`)
  }
}

/** JSON where the server says so; an empty answer is null, anything else its text. */
export async function readAnswer(response: Response): Promise<ApiAnswer<unknown>> {
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get('content-type')?.includes('json') ?? false
  return { status, headers, body: text === '' ? null : isJson ? parsed(text) : text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
