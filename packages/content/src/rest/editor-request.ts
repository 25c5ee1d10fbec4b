import { isTooDeep } from '@wojaz/travel/json'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Payload } from 'payload'
import { misshapenField } from './document-shape.ts'
import { editorPlace, type Place } from './editor-place.ts'

type EditorRefusal =
  | { code: 'not-found' }
  | { code: 'bad-query'; field: string }
  | { code: 'bad-body'; field?: string }

/**
 * Payload trusts its admin: it answers with 500 to input that the admin never sends (a word for a number, a list for a document,
 * half a form). The call is rebuilt from what was parsed, or refused.
 */
export async function editorRequest(
  payload: Payload,
  request: Request,
  path: string,
): Promise<Outcome<Request, EditorRefusal>> {
  const place = editorPlace(payload, path)
  if (!place) return refused({ code: 'not-found' })
  const asked = await asQuestion(request)
  const unknown = unansweredOperator(asked.url)
  if (unknown) return refused({ code: 'bad-query', field: unknown })
  return takesBody(asked) ? withCleanBody(asked, place) : accepted(asked)
}

/** The admin sends queries that are too long for a URL as a form, with a header that says so. */
async function asQuestion(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded'
  if (request.method !== 'POST' || !isForm || !overrides.some((name) => request.headers.get(name) === 'GET'))
    return request
  const url = new URL(request.url)
  url.search = [url.search.slice(1), await request.text()].filter(Boolean).join('&')
  return new Request(url, { headers: withoutBody(request.headers), signal: request.signal })
}

const overrides = ['x-http-method-override', 'x-payload-http-method-override']

/** Payload has these operators for other databases, or for field types that we do not use. */
function unansweredOperator(url: string): string | undefined {
  return [...new URL(url).searchParams.keys()]
    .find((name) => /^where.*\[(all|near|within|intersects)\]/.test(name))
    ?.slice(0, 80)
}

function takesBody({ method }: Request): boolean {
  return method === 'POST' || method === 'PATCH' || method === 'PUT'
}

async function withCleanBody(request: Request, place: Place): Promise<Outcome<Request, EditorRefusal>> {
  const body = await readBody(request)
  const document = body === null ? null : parsed(typeof body === 'string' ? body : body.get('_payload'))
  if (body === null || document === null) return refused({ code: 'bad-body' })
  const locale = new URL(request.url).searchParams.get('locale')
  const inEveryLocale = locale === 'all' || locale === '*'
  const field = misshapenField(place.fields, document, { inEveryLocale })
  if (field !== null) return refused({ code: 'bad-body', field: field.slice(0, 80) })
  const headers = withoutBody(request.headers)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const { url, method, signal } = request
  return accepted(new Request(url, { method, headers, signal, body }))
}

/** Type, boundary and length are those of the new body. The method is not overridden by a header. */
function withoutBody(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of ['content-type', 'content-length', 'transfer-encoding', ...overrides])
    headers.delete(name)
  return headers
}

/**
 * Returns the JSON text of a document, or a form with a document and files; null for anything else. No body is an empty document.
 */
async function readBody(request: Request): Promise<string | FormData | null> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1)
  try {
    if (type.startsWith('multipart/')) return withReadableNames(await request.formData())
    const text = await request.text()
    if (text.trim() === '') return '{}'
    return type === 'application/json' ? text : null
  } catch (error) {
    // The error of the platform for an incomplete form.
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Refuses names that cannot be written into a header. */
function withReadableNames(form: FormData): FormData | null {
  const names = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : [name, value.name],
  )
  return names.some((name) => /\p{Cc}/u.test(name)) ? null : form
}

/** Returns null when it is not a document. A form without a document has only files. */
function parsed(text: FormDataEntryValue | null): Record<string, unknown> | null {
  if (text === null) return {}
  if (typeof text !== 'string' || isTooDeep(text)) return null
  try {
    const document: unknown = JSON.parse(text)
    const isDocument = typeof document === 'object' && document !== null && !Array.isArray(document)
    return isDocument ? (document as Record<string, unknown>) : null
  } catch {
    return null
  }
}
