import { upsellTypes } from '@wojaz/booking'
import { z } from 'zod'
import { money } from './money.schema.ts'

const text = z.string()
const appeal = z.object({ title: text, callToAction: text })

/** For whom an upsell can be chosen: places in the party, as everywhere. */
export const upsellPeople = {
  personRefs: z
    .array(z.int())
    .readonly()
    .meta({ description: 'Travellers from 0, one by one; empty: once for all' }),
  childRefs: z.array(z.int()).readonly().meta({ description: 'Those of them who pay the price of a child' }),
}

/** An upsell with its texts. Each call adds for whom it is available. */
export const describedUpsell = z.object({
  type: z.enum(upsellTypes),
  title: text,
  description: text,
  groupType: z.enum(['FLIGHT', 'PROTECTION', 'COMFORT', 'TRIPS']),
  headerImageUrl: text.meta({ description: 'An original; its twin below scale/ has any width' }),
  attachments: z
    .array(z.object({ title: text, url: text }))
    .readonly()
    .meta({ description: 'What to read first: pages of the shop, as far as editors keep them active' }),
  showIcon: z.literal('CHECKOUT'),
  resignationAvailable: z.boolean(),
  recommending: appeal,
  discouraging: appeal,
  variants: z
    .array(
      z.object({
        code: text,
        price: money.meta({ description: 'On top of the offer, for one person or seat, or for all' }),
        childPrice: money.nullable().meta({ description: 'For a child; null: as for everybody' }),
        isIncluded: z.boolean().meta({ description: 'The price of the offer holds it' }),
        title: text,
        options: z.array(text).readonly(),
        summaryTitle: text,
      }),
    )
    .readonly(),
})
