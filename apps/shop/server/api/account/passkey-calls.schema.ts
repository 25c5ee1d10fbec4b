import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

const tags = ['logins']
const base64url = z.string().max(8_000)
const credential = { id: z.string().max(1_400), rawId: z.string().max(1_400), type: z.literal('public-key') }
const results = z.looseObject({}).describe('clientExtensionResults of the browser.')
const attachment = z.enum(['platform', 'cross-platform']).optional()

/** The format of `PublicKeyCredential.toJSON()`. */
export const answered = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(200).optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: results,
})

export const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: results,
})

export const options = z
  .looseObject({ challenge: z.string() })
  .describe('For `navigator.credentials`, as JSON.')
const once =
  'A challenge is good once, for five minutes, in the browser that asked for it (cookie `login_step`).'

export const askSchema = {
  summary: 'A challenge for logging in with a passkey',
  description: `${once} No account is named: the passkey says whose it is.`,
  tags,
  response: { 200: options },
}

export const logInSchema = {
  summary: 'Log in with a passkey',
  description: `${once} The cookies \`tui_bt\` and \`tui_rt\` are set, as with a password.`,
  tags,
  body: z.object({ response: answered }),
  response: { 200: z.object({ authenticated: z.literal(true), user_uid: z.string() }), 422: refusal },
}

export const beginSchema = {
  summary: 'A challenge for a new passkey',
  description: `For whoever is logged in and has just shown who they are. ${once}`,
  tags,
  response: { 200: options, 401: refusal, 403: refusal },
}

export const addSchema = {
  summary: 'Keep a new passkey',
  description: `For whoever is logged in and has just shown who they are. ${once} Told by e-mail.`,
  tags,
  body: z.object({ response: made, name: z.string().max(60).optional() }),
  response: { 200: z.object({ id: z.string() }), 401: refusal, 403: refusal, 409: refusal, 422: refusal },
}

export const confirmAskSchema = {
  summary: 'A challenge for showing once more who one is',
  description: once,
  tags,
  response: { 200: options, 403: refusal },
}

export const confirmSchema = {
  summary: 'Show once more who one is, with a passkey',
  description: `${once} Good for ten minutes.`,
  tags,
  body: z.object({ response: answered }),
  response: { 200: z.object({ confirmed: z.literal(true) }), 403: refusal, 422: refusal },
}
