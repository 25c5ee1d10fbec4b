import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

export const tags = ['logins']
export const text = z.string().max(1_000)
const email = text.describe('However it is capitalised.')
const token = z.string().max(200).describe('From the link of the email.')
export const password = text.describe(
  'A new one has at least 10 characters, is none of the commonest, and has neither the name of the shop nor the own address in it.',
)

/** Refusals of a login say also where it goes on. */
export const loginRefusal = refusal.extend({
  next: z.string().optional().describe('The call that goes on from here.'),
})
export const loggedIn = z.object({ authenticated: z.literal(true), user_uid: z.string() })
export const sent = z.object({ message: z.string() })

export const cookies =
  'The cookies `tui_bt` (a quarter of an hour) and `tui_rt` (30 days) are set; scripts cannot read them.'
export const tries =
  'After ten wrong passwords for an address, or forty from one place, 429 for a quarter of an hour; 429 for some seconds while too many are looked at. Thirty calls a minute from one place, all calls with passwords together.'
const silence =
  'The answer is the same whoever the address belongs to: only its mailbox tells. At most three emails a day. Asked twice, nothing is made twice, so no `Idempotency-Key` is needed.'

export const loginSchema = {
  summary: 'Log in',
  description: `${cookies} ${tries} A browser that was logged in before (cookie \`known_device\`) has ten tries of its own. An unusual login is refused with \`code-needed\` although the password was right: a code travels by e-mail, \`authorize\` is next.`,
  tags,
  body: z.object({ email, password }),
  response: { 200: loggedIn, 401: loginRefusal, 409: loginRefusal, 422: loginRefusal, 429: loginRefusal },
}

export const refreshSchema = {
  summary: 'Exchange the refresh token for a new pair',
  description: `${cookies} A token that comes back more than 30 seconds after it was exchanged ends everything that came of its login.`,
  tags,
  response: { 200: loggedIn, 401: loginRefusal },
}

export const tokenSchema = {
  summary: 'A session, as OAuth asks for it',
  description: `${cookies} No token stands in the answer: what scripts cannot read, nobody's script can take along. ${tries}`,
  tags,
  body: z.discriminatedUnion('grant_type', [
    z.object({ grant_type: z.literal('password'), username: email, password }),
    z.object({ grant_type: z.literal('refresh_token') }).meta({ description: 'That of the cookie' }),
  ]),
  response: {
    200: loggedIn.extend({ token_type: z.literal('cookie'), expires_in: z.int().describe('Seconds') }),
    401: loginRefusal,
    409: loginRefusal,
    422: loginRefusal,
    429: loginRefusal,
  },
}

export const logoutSchema = {
  summary: 'Log out in this browser',
  tags,
  response: { 200: z.object({ authenticated: z.literal(false) }) },
}

export const registerSchema = {
  summary: 'Ask for an account',
  description: `${silence} ${tries}`,
  tags,
  body: z.object({ email, firstName: text, lastName: text, password }),
  response: { 200: sent, 422: loginRefusal, 429: loginRefusal },
}

export const activateSchema = {
  summary: 'Activate an account, with the link of the email and the password that was chosen',
  description: cookies,
  tags,
  body: z.object({
    token,
    password: text.default('').describe('Not needed in the browser that registered.'),
  }),
  response: { 200: loggedIn, 409: loginRefusal, 422: loginRefusal, 429: loginRefusal },
}

export const addressSchema = (summary: string) => ({
  summary,
  description: silence,
  tags,
  body: z.object({ email }),
  response: { 200: sent, 422: loginRefusal },
})

export const resetSchema = {
  summary: 'Set a new password, with the link of the email',
  description: `Every other login ends. ${cookies}`,
  tags,
  body: z.object({ token, password }),
  response: { 200: loggedIn, 409: loginRefusal, 422: loginRefusal, 429: loginRefusal },
}
