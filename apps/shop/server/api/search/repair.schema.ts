import { offerTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import { money } from '../money.schema.ts'
import { list, occupancy, pagination } from './offer.schema.ts'

const text = z.string()
const count = z.int().min(0)
const codes = list(text)

const dates = z.object({ kind: z.literal('dates'), days: count })
const duration = z.object({ kind: z.literal('duration'), from: count, to: count })
const airport = z.object({ kind: z.literal('airport'), codes, isNear: z.boolean() })
const filter = z.object({ kind: z.literal('filter'), filterId: text })
const destination = z.object({ kind: z.literal('destination') })
const several = z.object({
  kind: z.literal('several'),
  changes: list(z.discriminatedUnion('kind', [dates, duration, airport, filter, destination])),
})

/** The search to repeat, as a body of the same call, and how many results it has. */
const found = {
  count,
  fromPrice: money.nullable(),
  request: z.object({
    offerType: z.enum(Object.values(offerTypes)),
    childrenBirthdays: list(text),
    departuresCodes: codes,
    destinationsCodes: codes,
    numberOfAdults: count,
    occupancies: list(occupancy).optional(),
    departureDateFrom: text.nullable(),
    departureDateTo: text.nullable(),
    durationFrom: count.nullable(),
    durationTo: count.nullable(),
    site: z.literal('pl'),
    metaData: pagination.omit({ totalResults: true }),
    filters: list(z.object({ filterId: text, selectedValues: codes })),
    radius: z.number().optional(),
    regionLocation: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  }),
}

/** A suggestion for an empty result. */
export const repair = z.discriminatedUnion('kind', [
  dates.extend(found),
  duration.extend(found),
  airport.extend(found),
  filter.extend(found),
  destination.extend(found),
  several.extend(found),
])
