import { orderStates } from '@wojaz/booking'
import { z } from 'zod'

const grosze = z.number().int()
const state = z.enum(Object.keys(orderStates) as [keyof typeof orderStates])

export const reservation = z.object({
  number: z.string(),
  state,
  name: z.string(),
  place: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  nights: z.number().int().nullable().describe('Null: a flight alone has none.'),
  adults: z.number().int(),
  children: z.number().int(),
  total: grosze,
  paid: grosze,
  due: z
    .array(z.object({ amount: grosze, dueBy: z.string() }))
    .readonly()
    .describe('What is still to be paid, until when.'),
  heldUntil: z.string().nullable().describe('Nothing is paid yet: the places are theirs until then.'),
  url: z.string().describe('The page of the order, with its documents.'),
})

export const reservationsSchema = {
  summary: 'What the customer has booked',
  description:
    'For whoever is logged in: orders of their address, which activating the account has shown to be theirs, and those they placed while logged in. Trips ahead begin with the soonest, trips behind with the latest.',
  tags: ['account'],
  response: {
    200: z.object({ upcoming: z.array(reservation).readonly(), past: z.array(reservation).readonly() }),
    403: z.object({ code: z.string(), message: z.string() }),
  },
}
