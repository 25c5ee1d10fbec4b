import { z } from 'zod'
import { loginRefusal, password, sent, tags, text, tries } from './account-calls.schema.ts'

const endsOthers = z.boolean().default(false).describe('Every other browser is logged out.')
const told = `The customer hears of it by e-mail. ${tries}`
const response = {
  200: sent,
  401: loginRefusal,
  403: loginRefusal,
  409: loginRefusal,
  422: loginRefusal,
  429: loginRefusal,
}

export const passwordUpdateSchema = {
  summary: 'Change the password, with the current one',
  description: `Whoever has none yet (they come in by another's login or a passkey) sets one within ten minutes after coming in, and leaves \`currentPassword\` empty. ${told}`,
  tags,
  body: z.object({ currentPassword: text.default(''), password, endsOthers }),
  response,
}

export const oldPasswordSchema = {
  summary: 'Replace an old password that has to be changed',
  description: `The one secured call that is open to a customer whom all others answer with 409 and \`x-password-change\`. ${told}`,
  tags,
  body: z.object({ oldPassword: text, password, endsOthers }),
  response,
}
