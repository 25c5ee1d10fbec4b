import { defaultLocale, isLocale, type Locale } from '@wojaz/travel/locale'
import { shippedDictionary } from '../dictionary/shipped-dictionary.ts'

/** Code → status and message key; the message is shipped in all five languages. */
const refusals = {
  'not-found': { status: 404, text: 'content.api.notFound' },
  'page-not-found': { status: 404, text: 'content.api.pageNotFound', inSpec: 'Page not found' },
  'page-not-active': { status: 404, text: 'content.api.pageNotActive', inSpec: 'Page not active' },
  'bad-query': { status: 400, text: 'content.api.badQuery' },
  'bad-body': { status: 400, text: 'content.api.badBody' },
  'too-large': { status: 413, text: 'content.api.tooLarge' },
  forbidden: { status: 403, text: 'content.api.forbidden' },
  'method-not-allowed': { status: 405, text: 'content.api.methodNotAllowed' },
  'edit-conflict': { status: 409, text: 'content.api.editConflict' },
  'sign-in-failed': { status: 401, text: 'content.api.signInFailed' },
  'too-many-attempts': { status: 429, text: 'content.api.tooManyAttempts', retryAfter: '900' },
  'too-busy': { status: 429, text: 'content.api.tooBusy', retryAfter: '5' },
  'password-by-administrator': { status: 403, text: 'content.api.passwordByAdministrator' },
  unexpected: { status: 500, text: 'content.api.unexpected' },
} as const

export type RefusalCode = keyof typeof refusals

export function refuse(request: Request, code: RefusalCode, field = ''): Response {
  const refusal = refusals[code]
  const { status, text } = refusal
  const message = (shippedDictionary(localeOf(request))[text] ?? code).replace('{{field}}', field)
  const fields = field ? { fields: { [field]: message } } : {}
  const headers = 'retryAfter' in refusal ? { 'retry-after': refusal.retryAfter } : undefined
  return Response.json(
    { code, message, ...fields, ...payloadErrors(request, code, message) },
    { status, headers },
  )
}

/** Payload's clients read `errors`: the admin's sign-in form, and clients of the contract. */
function payloadErrors(request: Request, code: RefusalCode, message: string) {
  const refusal = refusals[code]
  if ('inSpec' in refusal) return { errors: [{ message: refusal.inSpec }] }
  return new URL(request.url).pathname.startsWith('/api/users/') ? { errors: [{ message }] } : {}
}

function localeOf(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('locale') ?? request.headers.get('x-market-language')
  return isLocale(asked) ? asked : defaultLocale
}
