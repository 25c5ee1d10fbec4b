import { z } from 'zod'
import { channels } from '../../account/about-me/agreements-of.ts'
import { refusal } from '../refusal.schema.ts'

const tags = ['account']
const text = z.string().max(300)
const optional = text.nullish().describe('Left out, null or empty: not known.')
const day = 'As people write it, `24.03.1987`, or `1987-03-24`.'

/** 409: the customer must change the password first. */
const secured = { 403: refusal, 409: refusal }
const refusals = { ...secured, 422: refusal }
const owner = 'For whoever is logged in.'

export const details = z.object({
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable(),
  phone: z.string().nullable(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  language: z.string(),
  airport: z.string().nullable(),
})

export const detailsSchema = {
  summary: 'What the customer tells about themselves',
  description: owner,
  tags,
  response: { 200: details.extend({ email: z.string() }), ...secured },
}

export const saveDetailsSchema = {
  summary: 'Change what the customer tells about themselves',
  description: `${owner} Only the name and the language are needed; the address of e-mail changes on its page, with an email to both.`,
  tags,
  body: z.object({
    firstName: text,
    lastName: text,
    language: text,
    title: optional,
    birthDate: optional.describe(day),
    phone: optional,
    street: optional,
    postalCode: optional,
    city: optional,
    airport: optional.describe('A code of the list of airports.'),
  }),
  response: { 200: details, ...refusals },
}

export const participant = z.object({
  id: z.string(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  document: z
    .object({
      type: z.string(),
      number: z.string().describe('Its last three characters.'),
      validUntil: z.string().nullable(),
    })
    .nullable(),
})

export const participantsSchema = {
  summary: 'Whom the customer travels with',
  description: `${owner} Of a document's number only the last three characters are told.`,
  tags,
  response: { 200: z.object({ participants: z.array(participant) }), ...secured },
}

const participantBody = z.object({
  title: text,
  firstName: text,
  lastName: text,
  birthDate: text.describe(day),
  documentType: optional.describe('`passport` or `id-card`; without it nothing of a document is kept.'),
  documentNumber: optional.describe('Without it the number stays that is kept already.'),
  documentValidUntil: optional,
})

export const addParticipantSchema = {
  summary: 'Add somebody the customer travels with',
  description: `${owner} Twenty at most. Data of documents are kept encrypted.`,
  tags,
  body: participantBody,
  response: { 201: z.object({ id: z.string() }), ...refusals },
}

const params = z.object({ id: z.uuid() })

export const changeParticipantSchema = {
  summary: 'Change somebody the customer travels with',
  description: owner,
  tags,
  params,
  body: participantBody,
  response: { 200: z.object({ id: z.string() }), 404: refusal, ...refusals },
}

export const removeParticipantSchema = {
  summary: 'Remove somebody the customer travels with',
  description: `${owner} Removing twice is no fault.`,
  tags,
  params,
  response: { 204: z.null(), ...secured },
}

export const agreement = z.object({
  channel: z.enum(channels as [(typeof channels)[number]]),
  isGiven: z.boolean(),
  since: z.string().nullable(),
  wording: z.string().describe('What is agreed to now.'),
  history: z
    .array(z.object({ isGiven: z.boolean(), at: z.string(), wording: z.string() }))
    .readonly()
    .describe('Every yes and no with its words (HTML), the newest first.'),
})

export const agreementsSchema = {
  summary: 'What the customer lets us send, channel by channel',
  description: `${owner} \`newsletter\` and \`presale\` are the lists their address is on, however it came there.`,
  tags,
  response: { 200: z.object({ agreements: z.array(agreement) }), ...secured },
}

export const changeAgreementSchema = {
  summary: 'Give or take back one agreement',
  description: `${owner} The words that are kept are those of \`wording\`. \`sms\` and \`phone\` need a number in the details.`,
  tags,
  body: z.object({ channel: agreement.shape.channel, isGiven: z.boolean() }),
  response: { 200: z.object({ agreements: z.array(agreement) }), ...secured },
}
