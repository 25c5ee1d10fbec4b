import { defaultLocale, isLocale, type Locale } from '@wojaz/travel'
import { shippedDictionary } from '../dictionary/shipped-dictionary.ts'

/** Code → status and sentence; the sentence is shipped in all five languages. */
const refusals = {
  'not-found': { status: 404, text: 'content.api.notFound' },
  'bad-query': { status: 400, text: 'content.api.badQuery' },
  'bad-body': { status: 400, text: 'content.api.badBody' },
  'too-large': { status: 413, text: 'content.api.tooLarge' },
  forbidden: { status: 403, text: 'content.api.forbidden' },
  'method-not-allowed': { status: 405, text: 'content.api.methodNotAllowed' },
  'sign-in-failed': { status: 401, text: 'content.api.signInFailed' },
  locked: { status: 401, text: 'content.api.locked' },
  'password-by-administrator': { status: 403, text: 'content.api.passwordByAdministrator' },
  unexpected: { status: 500, text: 'content.api.unexpected' },
} as const

export type RefusalCode = keyof typeof refusals

export function refuse(request: Request, code: RefusalCode, field = ''): Response {
  const { status, text } = refusals[code]
  const message = (shippedDictionary(localeOf(request))[text] ?? code).replace('{{field}}', field)
  const fields = field ? { fields: { [field]: message } } : {}
  // The admin's sign-in form shows what it finds in `errors`.
  const errors = new URL(request.url).pathname.startsWith('/api/users/') ? { errors: [{ message }] } : {}
  return Response.json({ code, message, ...fields, ...errors }, { status })
}

function localeOf(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('locale') ?? request.headers.get('x-market-language')
  return isLocale(asked) ? asked : defaultLocale
}
