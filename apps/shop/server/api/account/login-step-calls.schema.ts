import { z } from 'zod'
import { cookies, loggedIn, loginRefusal, sent, tags, text, tries } from './account-calls.schema.ts'

export const usernameSchema = {
  summary: 'First step of a login: the address',
  description:
    'The answer is the same whoever the address belongs to, and whether it belongs to anybody. The cookie `login_attempt` keeps it, sealed, for a quarter of an hour.',
  tags,
  body: z.object({ email: text.describe('However it is capitalised.') }),
  response: { 200: z.object({ next: z.literal('password') }), 422: loginRefusal },
}

export const passwordStepSchema = {
  summary: 'Second step of a login: the password, for the address of the first',
  description: `${cookies} When the login is unusual (an unknown device in an unknown place, or as the customer wishes), nobody is logged in yet: a code travels by e-mail, and \`authorize\` is next. ${tries}`,
  tags,
  body: z.object({ password: text }),
  response: {
    200: z.union([loggedIn, z.object({ authenticated: z.literal(false), next: z.literal('authorize') })]),
    401: loginRefusal,
    409: loginRefusal,
    422: loginRefusal,
    429: loginRefusal,
  },
}

export const authorizeSchema = {
  summary: 'Third step of an unusual login: the code from the e-mail',
  description: `Six digits, good once, for ten minutes and for this attempt alone; after five wrong ones the login begins anew. ${cookies}`,
  tags,
  body: z.object({ code: z.string().max(40).describe('Spaces do not matter.') }),
  response: { 200: loggedIn, 409: loginRefusal, 422: loginRefusal, 429: loginRefusal },
}

export const resendCodeSchema = {
  summary: 'Send another code for the same attempt',
  description: 'Twice at most; the code before it opens nothing any more.',
  tags,
  response: { 200: sent, 409: loginRefusal, 429: loginRefusal },
}
