import { wishKinds } from '@wojaz/booking'
import { z } from 'zod'

const text = z.string().max(300).default('')

/** A travel document as the guest enters it. */
export const toldDocument = z.object({
  documentType: text.describe('`passport` or `id-card`; without it nothing of a document is kept.'),
  documentNumber: text.describe('Without it the number stays that is kept already.'),
  documentValidUntil: text.describe('As people write it, `24.03.2031`, or `2031-03-24`.'),
  documentNationality: text.describe('A country by its name in the language of the call, or two letters.'),
  documentIssuingCountry: text.describe('Likewise.'),
})

export const toldWishes = z.object({
  kinds: z.array(z.enum(wishKinds)).max(wishKinds.length).default([]),
  text: z.string().max(2_000).default('').describe('At most 500 characters.'),
})
