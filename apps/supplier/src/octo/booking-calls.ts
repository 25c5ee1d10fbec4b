import type { Outcome } from '@wojaz/travel/outcome'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Booking } from '../booking.ts'
import { errorBody, invalidBooking, type OctoError } from '../octo-error.ts'
import { choiceOf } from '../plan-booking.ts'
import {
  bookingsQuery,
  cancelRequest,
  confirmRequest,
  extendRequest,
  holdRequest,
  readRequest,
  updateRequest,
} from '../requests.ts'
import { describeBooking } from './describe-booking.ts'
import { type OctoOptions, readingOf, refuse } from './octo-call.ts'

type OnBooking = { Params: { uuid: string } }

export const bookingCalls: FastifyPluginAsync<OctoOptions> = async (app, { supplier, settings }) => {
  app.post('/bookings', async (request, reply) => {
    const wish = readRequest(holdRequest, request.body)
    return wish.ok ? answer(request, reply, supplier.hold(wish.value)) : refuse(reply, wish.refusal)
  })

  app.get('/bookings', async (request, reply) => {
    const query = readRequest(bookingsQuery, request.query)
    if (!query.ok) return refuse(reply, query.refusal)
    return supplier.findAll(query.value).map((booking) => described(request, booking))
  })

  app.get<OnBooking>('/bookings/:uuid', async (request, reply) =>
    onBooking(request, reply, (booking) => ({ ok: true, value: booking })),
  )

  app.patch<OnBooking>('/bookings/:uuid', async (request, reply) => {
    const wish = readRequest(updateRequest, request.body)
    if (!wish.ok) return refuse(reply, wish.refusal)
    return onBooking(request, reply, (booking) => supplier.update(booking, wish.value))
  })

  app.post<OnBooking>('/bookings/:uuid/confirm', async (request, reply) => {
    const wish = readRequest(confirmRequest, request.body)
    if (!wish.ok) return refuse(reply, wish.refusal)
    return onBooking(request, reply, (booking) => supplier.confirm(booking, wish.value))
  })

  app.post<OnBooking>('/bookings/:uuid/extend', async (request, reply) => {
    const wish = readRequest(extendRequest, request.body)
    if (!wish.ok) return refuse(reply, wish.refusal)
    return onBooking(request, reply, (booking) => supplier.extend(booking, wish.value.expirationMinutes))
  })

  const cancel = async (request: FastifyRequest<OnBooking>, reply: FastifyReply) => {
    const wish = readRequest(cancelRequest, request.body)
    if (!wish.ok) return refuse(reply, wish.refusal)
    return onBooking(request, reply, (booking) => supplier.cancel(booking, wish.value))
  }
  app.post<OnBooking>('/bookings/:uuid/cancel', cancel)
  app.delete<OnBooking>('/bookings/:uuid', cancel)

  function onBooking(
    request: FastifyRequest<OnBooking>,
    reply: FastifyReply,
    act: (booking: Booking) => Outcome<Booking, OctoError>,
  ) {
    const booking = supplier.find(request.params.uuid)
    return booking ? answer(request, reply, act(booking)) : refuse(reply, invalidBooking(request.params.uuid))
  }

  function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<Booking, OctoError>) {
    return outcome.ok ? described(request, outcome.value) : refuse(reply, outcome.refusal)
  }

  function described(request: FastifyRequest, booking: Booking) {
    const choice = choiceOf(supplier.catalogue, booking)
    if (!choice.ok) throw new Error(errorBody(choice.refusal).errorMessage)
    return describeBooking(
      {
        booking,
        choice: choice.value,
        vacancy: supplier.vacancyCalled(choice.value, booking.availabilityId),
        isCancellable: supplier.isCancellable(booking),
        picturesUrl: settings.picturesUrl,
      },
      readingOf(request),
    )
  }
}
