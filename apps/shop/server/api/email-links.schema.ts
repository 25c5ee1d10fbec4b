import { isLocale, type Locale } from '@wojaz/travel/locale'
import { z } from 'zod'

const token = z.string().max(200)
const locale = z.custom<Locale>((text) => typeof text === 'string' && isLocale(text)).default('pl')

export const confirmSchema = {
  summary: 'Confirm a subscription, by the button of the page an email leads to',
  tags: ['forms'],
  body: z.object({ token, locale }),
  response: { 303: z.null() },
}

export const leaveSchema = {
  summary: 'Leave a list: the page’s button, or a mail program’s own (RFC 8058)',
  tags: ['forms'],
  querystring: z.object({ token: token.optional() }),
  body: z.looseObject({ token: token.optional(), locale }).nullish(),
  response: { 200: z.null(), 303: z.null() },
}

export const leavePageSchema = {
  summary: 'Where people land who open the address that mail programs post to',
  tags: ['forms'],
  querystring: z.object({ token: token.default('') }),
  response: { 303: z.null() },
}
