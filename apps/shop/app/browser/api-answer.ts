export interface ApiAnswer<Body> {
  status: number
  headers: Headers
  body: Body
}

/**
 * The server answered with a refusal or an error. The status and body are there for the caller, who chooses the words for the
 * guest.
 */
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

/** The server redirects, and the caller asked for an error instead of following the redirect. */
export class ApiRedirect extends Error {
  override readonly name = 'ApiRedirect'
}

/** The call succeeded but the response has the wrong shape: the page of a proxy, another version, half a response. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer'

  constructor(path: string) {
    super(`Invalid response of /api/${path}`)
  }
}

/** Parses JSON if the content type is JSON. An empty body becomes null, any other body its text. */
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
