import { mostWatched } from '@wojaz/travel/guest'
import { z } from 'zod'
import { offerCard } from './offer-card.schema.ts'

export const lastWatchedSchema = {
  summary: 'Offers a guest has looked at, with prices of now',
  description:
    'In the order given; what can no longer be booked is left out. To a customer what they looked at in other browsers comes after it, each hotel once.',
  tags: ['visitor'],
  body: z.object({ offerCodes: z.array(z.string().min(1).max(250)).max(mostWatched) }),
  response: { 200: z.object({ offers: z.array(offerCard) }) },
}

export const lastSearchSchema = {
  summary: 'A guest’s last search, with what it leads to now',
  description: 'Null when nothing is found any more. Days that are over are left out.',
  tags: ['visitor'],
  body: z.object({ q: z.string().min(1).max(8_000) }),
  response: {
    200: z.object({
      search: z
        .object({
          href: z.string(),
          title: z.string(),
          facts: z.array(z.string()),
          price: z.string(),
          action: z.string(),
        })
        .nullable(),
    }),
  },
}
