import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

/** Calls about accounts that are allowed without being signed in, and the fields of each. */
const calls: Record<string, readonly string[]> = {
  'POST /api/users/login': ['email', 'password'],
  'POST /api/users/logout': [],
  'POST /api/users/refresh-token': [],
  'GET /api/users/me': [],
  'GET /api/users/init': [],
  'GET /api/access': [],
}

const longestBody = 16 * 1024
const longestField = 1024

export function isSignInCall(method: string, path: string): boolean {
  return `${method} ${path}` in calls
}

export function isLogin(method: string, path: string): boolean {
  return method === 'POST' && path === '/api/users/login'
}

/** Rebuilds the call with only its allowed fields, as JSON. The admin's forms send them as multipart. */
export async function signInRequest(
  request: Request,
  path: string,
): Promise<Outcome<Request, { code: 'bad-body' | 'too-large' }>> {
  const fields = calls[`${request.method} ${path}`] ?? []
  const headers = new Headers(request.headers)
  for (const name of [
    'content-type',
    'content-length',
    'transfer-encoding',
    'x-http-method-override',
    'x-payload-http-method-override',
  ]) {
    headers.delete(name)
  }
  const url = new URL(path, request.url)
  if (fields.length === 0) return accepted(new Request(url, { method: request.method, headers }))
  const body = await limitedBody(request)
  if (body === null) return refused({ code: 'too-large' })
  const given = await readFields(body, request.headers.get('content-type') ?? '')
  if (!given || !fields.every((field) => isPlainText(given[field]))) return refused({ code: 'bad-body' })
  headers.set('content-type', 'application/json')
  const clean = Object.fromEntries(fields.map((field) => [field, given[field]]))
  return accepted(new Request(url, { method: request.method, headers, body: JSON.stringify(clean) }))
}

async function readFields(
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Record<string, unknown> | null> {
  try {
    const form = type.startsWith('multipart/form-data')
      ? await new Response(body, { headers: { 'content-type': type } }).formData()
      : null
    const text = form ? form.get('_payload') : new TextDecoder().decode(body)
    const parsed: unknown = typeof text === 'string' ? JSON.parse(text) : null
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

async function limitedBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > longestBody) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestField && !value.includes('\0')
}
