import { dayOf } from '@wojaz/travel/dates'
import { priceSelector } from '@wojaz/travel/search'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nextTrip } from '../account/next-trip.ts'
import { reservationsOfCustomer } from '../account/reservations-of.ts'
import { localeOf } from '../request/locale.ts'
import type { Services } from '../request/services.ts'
import { type FindCustomer, visitorOf } from '../request/visitor.ts'
import { carouselsOfPage, componentsOfPage, destinationsOfPage, headOf } from '../showcase/home-components.ts'
import {
  blogPostsSchema,
  facultativeTripsSchema,
  lastMinuteSchema,
  nextReservationSchema,
  topDestinationsSchema,
  topHotelsSchema,
} from './home-calls.schema.ts'
import { backend } from './search/call-paths.ts'

type HomeServices = Pick<
  Services,
  'content' | 'offers' | 'showcase' | 'booking' | 'travellerData' | 'clock' | 'reports'
> & {
  findCustomer: FindCustomer
}

/** The data of the home page's components as API calls, by the same verbs as the page. */
export const homeCalls: FastifyPluginAsyncZod<HomeServices> = async (api, { findCustomer, ...services }) => {
  const readerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const customer = await findCustomer(request, reply)
    reply.header('cache-control', 'private, no-cache')
    const visitor = visitorOf(customer, request.headers.cookie, dayOf(services.clock()))
    return { locale: localeOf(request), visitor, drafts: false }
  }

  const carousels = [
    ['top-hotels', 'topHotels', topHotelsSchema],
    ['last-minute', 'lastMinute', lastMinuteSchema],
  ] as const
  for (const [path, source, schema] of carousels)
    api.get(`${backend}/${path}`, { schema }, async (request, reply) => {
      const asked = { url: request.query.url, source }
      return { components: await carouselsOfPage(asked, await readerOf(request, reply), services) }
    })

  api.get(`${backend}/top-destinations`, { schema: topDestinationsSchema }, async (request, reply) => ({
    components: await destinationsOfPage(request.query.url, await readerOf(request, reply), services),
  }))

  api.get(`${backend}/facultative-trips`, { schema: facultativeTripsSchema }, async (request, reply) => {
    const asked = { url: request.query.url, name: 'facultativeTrips', orOf: 'direction' } as const
    const found = await componentsOfPage(asked, await readerOf(request, reply), services)
    return { components: found.map((one) => ({ ...headOf(one), trips: one.trips.map(tripAnswer) })) }
  })

  api.get(`${backend}/blog-posts`, { schema: blogPostsSchema }, async (request, reply) => {
    const asked = { url: request.query.url, name: 'blogPosts' } as const
    const found = await componentsOfPage(asked, await readerOf(request, reply), services)
    return { components: found.map((one) => ({ ...headOf(one), posts: one.posts })) }
  })

  api.get(`${backend}/reservation`, { schema: nextReservationSchema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const customer = await findCustomer(request, reply)
    const booked = customer && (await reservationsOfCustomer(services, customer, localeOf(request)))
    // Same rule as the page: a trip that is not paid yet does not count.
    const next = booked && nextTrip(booked.upcoming, dayOf(services.clock()))
    return { reservation: next?.reservation ?? null }
  })
}

/** Editors write whole złoty. */
export function tripAnswer<Trip extends { readonly price: number | null }>(trip: Trip) {
  return {
    ...trip,
    priceType: priceSelector.perPerson,
    price: trip.price === null ? null : Math.round(trip.price * 100),
  }
}
