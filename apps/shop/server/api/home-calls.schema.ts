import { priceSelector } from '@wojaz/travel/search'
import { holidayTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import { reservation } from './account/reservation-calls.schema.ts'
import { money } from './money.schema.ts'
import { offerCard, picture } from './offer-card.schema.ts'

const tags = ['home']
const text = z.string()
const linkTo = z.object({ label: text, url: text }).nullable()
const head = { uid: text, heading: text.nullable(), lead: text.nullable(), link: linkTo }

const page = z.object({
  url: z.string().min(1).max(2_000).default('/').meta({ description: 'The page whose components are meant' }),
})

function ofPage<Shelf extends z.ZodType>(summary: string, shelf: Shelf) {
  const description =
    'Component by component, in the order of the page, as this visitor sees them. Empty: the page has none, or nothing is on sale.'
  return {
    summary,
    description,
    tags,
    querystring: page,
    response: { 200: z.object({ components: z.array(shelf) }) },
  }
}

const offers = z.object({ ...head, offers: z.array(offerCard) })
export const topHotelsSchema = ofPage('Hotels that guests rate best', offers)
export const lastMinuteSchema = ofPage('What leaves within three weeks', offers)

export const topDestinationsSchema = ofPage(
  'Places with their lowest prices',
  z.object({
    ...head,
    places: z.array(
      z.object({
        code: text,
        name: text,
        url: text,
        picture: picture.nullable(),
        trip: z.enum(holidayTypes),
        price: money,
        hotels: z.int(),
      }),
    ),
  }),
)

export const facultativeTripsSchema = ofPage(
  'Outings from the hotel',
  z.object({
    ...head,
    trips: z.array(
      z.object({
        title: text,
        text: text.nullable(),
        hours: z.number().nullable(),
        picture: picture.nullable(),
        priceType: z.literal(priceSelector.perPerson),
        price: money.nullable().meta({ description: 'In grosze, for an adult; null: not known' }),
      }),
    ),
  }),
)

export const blogPostsSchema = ofPage(
  'Articles of the guide, the newest first',
  z.object({
    ...head,
    posts: z.array(
      z.object({
        url: text,
        title: text,
        lead: text.nullable(),
        picture: picture.nullable(),
        topic: text.nullable(),
        publishedOn: text,
      }),
    ),
  }),
)

export const nextReservationSchema = {
  summary: 'The next trip of whoever is logged in',
  description: 'Null: nobody is, or nothing is ahead.',
  tags,
  response: { 200: z.object({ reservation: reservation.nullable() }) },
}
