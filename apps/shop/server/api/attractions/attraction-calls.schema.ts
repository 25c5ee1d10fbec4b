import { attractionFacets, attractionSorts } from '@wojaz/attractions'
import { isIsoDay } from '@wojaz/travel/dates'
import { z } from 'zod'
import { picture } from '../offer-card.schema.ts'
import { refusal } from '../refusal.schema.ts'

const tags = ['activities']
const text = z.string()
const grosze = z
  .int()
  .nullable()
  .meta({ description: 'In grosze; null: nobody knows before a date is chosen' })
const day = z.string().refine(isIsoDay).meta({ format: 'date' })
const number = z.coerce.number().int().min(1).max(999_999_999)
const several = (most: number) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(',') : given),
      z.array(z.string().min(1).max(40)).max(most),
    )
    .default([])

const coordinates = z.object({ latitude: z.number(), longitude: z.number() })

export const activity = z.object({
  id: z.int(),
  url: text,
  title: text,
  summary: text,
  place: text.nullable(),
  coordinates: coordinates.nullable(),
  picture: picture.nullable(),
  duration: z
    .object({ from: z.int(), to: z.int().nullable() })
    .nullable()
    .meta({ description: 'In minutes' }),
  price_from: grosze,
  free_cancellation_hours: z
    .number()
    .meta({ description: 'So long before the start everything is given back' }),
  pickup: z.boolean(),
  instant_confirmation: z.boolean(),
})

export const facets = z.array(
  z.object({
    facet_type: z.enum(['terms', 'range']),
    key: text,
    label: text,
    values: z.array(
      z.object({
        key: text,
        label: text,
        value: z.int().meta({ description: 'What choosing this value alone in its facet gives' }),
      }),
    ),
  }),
)

export const autocompleteSchema = {
  summary: 'Places, themes and attractions that somebody may mean',
  tags,
  querystring: z.object({
    text: z.string().max(80),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  response: {
    200: z.object({
      suggestions: z.array(
        z.object({
          type: z.enum(['place', 'theme', 'activity']),
          id: text,
          title: text,
          within: z.array(text),
          count: z.int().nullable(),
          url: text,
        }),
      ),
    }),
  },
}

export const activitiesSchema = {
  summary: 'Attractions that were searched for, with filters and exact counts',
  tags,
  querystring: z.object({
    text: z.string().max(80).default(''),
    place: several(10),
    ...(Object.fromEntries(attractionFacets.map((facet) => [facet, several(20)])) as Record<
      (typeof attractionFacets)[number],
      ReturnType<typeof several>
    >),
    price_from: z.coerce.number().int().min(0).max(100_000_000).optional(),
    price_to: z.coerce.number().int().min(0).max(100_000_000).optional(),
    date_from: day.optional().meta({ description: 'Open on that day, or on one of several until date_to' }),
    date_to: day.optional(),
    people: z.coerce.number().int().min(1).max(20).default(1),
    sort: z.enum(attractionSorts).default('recommended'),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: {
    200: z.object({
      meta: z.object({ count: z.int(), page: z.int(), limit: z.int() }),
      data: z.array(activity),
      facets,
      repairs: z.array(z.object({ without: z.array(text), count: z.int() })),
      other_days: z
        .array(z.object({ day, count: z.int() }))
        .meta({ description: 'Near days that have something, where the list is empty' }),
    }),
  },
}

export const activitySchema = {
  summary: 'One attraction, as its page shows it',
  tags,
  querystring: z.object({ id: number }),
  response: {
    200: activity.extend({
      description: text,
      highlights: z.array(text),
      included: z.array(text),
      excluded: z.array(text),
      good_to_know: z.array(text),
      pictures: z.array(picture),
      languages: z.array(text),
      accessible: z.boolean(),
      time_zone: text,
      meeting_point: z
        .object({ name: text, address: text, directions: text, coordinates: coordinates.nullable() })
        .nullable(),
      options: z.array(
        z.object({
          id: text,
          title: text,
          pickup: z.enum(['none', 'possible', 'always']),
          tickets: z.array(
            z.object({ id: text, type: text, title: text, min_age: z.int(), max_age: z.int() }),
          ),
        }),
      ),
    }),
    404: refusal,
  },
}

export const activityListSchema = {
  summary: 'Attractions by their numbers; those that are sold no more are left out',
  tags,
  querystring: z.object({
    ids: z.preprocess(
      (given) => (typeof given === 'string' ? given.split(',') : given),
      z.array(number).min(1).max(100),
    ),
  }),
  response: { 200: z.object({ data: z.array(activity) }) },
}

const optionOf = { id: number, option: z.string().min(1).max(200).optional() }

export const scheduleSchema = {
  summary: 'Days of a month, or of so many days, with the lowest price of each',
  tags,
  querystring: z.object({ ...optionOf, date_from: day, date_to: day }),
  response: {
    200: z.array(z.object({ day: text, sold_out: z.boolean(), retail_price: grosze })),
    404: refusal,
  },
}

export const availabilitySchema = {
  summary: 'A day: options, their times, and what a ticket of each kind costs',
  tags,
  querystring: z.object({ ...optionOf, day }),
  response: {
    200: z.object({
      day: text,
      groups: z.array(
        z.object({
          id: text,
          name: text,
          slots: z.array(
            z.object({
              id: text,
              time: text,
              all_day: z.boolean(),
              sold_out: z.boolean(),
              vacancies: z.int().nullable(),
              free_until: text.nullable(),
              products: z.array(
                z.object({
                  product_id: text,
                  holder_code: text,
                  name: text,
                  age_range: text,
                  min_buy: z.int(),
                  max_buy: z.int().nullable(),
                  retail_price: z.int(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    404: refusal,
  },
}

export const mostPopularSchema = {
  summary: 'Attractions to begin with, at a place or anywhere',
  description: 'Empty: nobody sells any there.',
  tags,
  querystring: z.object({
    url: z
      .string()
      .max(2_000)
      .default('/')
      .meta({ description: 'The page of a place, or of a hotel there; anything else: anywhere' }),
    limit: z.coerce.number().int().min(1).max(24).default(8),
  }),
  response: { 200: z.object({ place: text.nullable(), activities: z.array(activity) }) },
}
