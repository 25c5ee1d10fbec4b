import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

const tags = ['account']
const moment = z.iso.datetime()
const id = z.object({ id: z.string().max(100) })
const stepUp =
  'Only for who has shown within the last ten minutes who they are: 401 `confirm-needed` to everybody else.'

export const session = z.object({
  id: z.string(),
  device: z.string().describe('Browser and system; empty: the browser does not say.'),
  place: z.string().nullable().describe('The network it was last used from, masked.'),
  seenAt: moment,
  begunAt: moment,
  isThis: z.boolean(),
})

export const sessionsSchema = {
  summary: 'Where the customer is logged in',
  tags,
  response: { 200: z.object({ sessions: z.array(session) }), 403: refusal },
}

export const endSessionSchema = {
  summary: 'End one login of the customer',
  description: 'It is over on every device at once. 404: it is not theirs, or over already.',
  tags,
  params: id,
  response: { 200: z.object({ sessions: z.array(session) }), 403: refusal, 404: refusal },
}

export const endOthersSchema = {
  summary: 'End all logins of the customer but this one',
  tags,
  response: { 200: z.object({ sessions: z.array(session) }), 403: refusal },
}

export const copy = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('waiting'), id: z.string(), done: z.int(), parts: z.int() }),
  z.object({
    state: z.literal('ready'),
    id: z.string(),
    until: moment,
    kilobytes: z.int(),
    url: z.string(),
  }),
  z.object({ state: z.literal('failed'), id: z.string() }),
])

export const copySchema = {
  summary: 'How far the copy of everything about the customer is',
  tags,
  response: { 200: copy, 403: refusal },
}

export const askCopySchema = {
  summary: 'Ask for a copy of everything about the customer',
  description: `Made in the background, told of by e-mail, there for a week. One at a time, three a day. ${stepUp}`,
  tags,
  response: { 200: copy, 401: refusal, 403: refusal, 409: refusal, 429: refusal },
}

export const copyFileSchema = {
  summary: 'The copy: JSON, readable HTML and documents in one archive',
  description: `To anybody but its owner it does not exist. ${stepUp}`,
  tags,
  params: id,
}

export const removeAccountSchema = {
  summary: 'Close the account',
  description: `All logins end at once. Fourteen days later everything is erased but what the law wants; until then every login, and the link of the email, keeps the account. ${stepUp}`,
  tags,
  response: { 200: z.object({ leavesAt: moment }), 401: refusal, 403: refusal },
}

export const keepAccountSchema = {
  summary: 'Change one’s mind, with the link of the email',
  tags,
  body: z.object({ token: z.string().max(200) }),
  response: { 200: z.object({ stays: z.literal(true) }), 409: refusal },
}
