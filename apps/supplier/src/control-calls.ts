import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Booking } from './booking.ts'
import { type Faults, faultRequest } from './faults.ts'
import { errorBody, invalidBooking, notFound, unprocessable } from './octo-error.ts'
import { readRequest } from './requests.ts'
import type { Supplier } from './supplier.ts'

interface ControlOptions {
  readonly supplier: Supplier
  readonly faults: () => Faults
  readonly setFaults: (faults: Faults) => void
}

const allotmentRequest = z.object({
  productId: z.string(),
  optionId: z.string(),
  availabilityId: z.string(),
  places: z.number().int().min(0).max(10_000),
})

/** Makes the supplier fail on demand. Only for development and tests: anybody who can call it decides about all bookings. */
export const controlCalls: FastifyPluginAsync<ControlOptions> = async (app, options) => {
  const { supplier, faults, setFaults } = options

  app.get('/_control', async () => ({ faults: faults(), bookings: supplier.all().slice(0, 50) }))

  app.get('/_control/bookings', async () => supplier.all())

  app.post('/_control/faults', async ({ body }, reply) => {
    const read = readRequest(faultRequest, body ?? {})
    if (!read.ok) return reply.code(400).send(errorBody(read.refusal))
    setFaults(read.value)
    return read.value
  })

  /** Sets the number of places of a slot, overriding the catalogue. */
  app.post('/_control/allotments', async ({ body }, reply) => {
    const read = readRequest(allotmentRequest, body)
    if (!read.ok) return reply.code(400).send(errorBody(read.refusal))
    const { places, ...slot } = read.value
    const said = supplier.allot(slot, places)
    return said.ok ? said.value : reply.code(said.refusal.status).send(errorBody(said.refusal))
  })

  app.post<{ Params: { uuid: string; verb: string } }>(
    '/_control/bookings/:uuid/:verb',
    async ({ params }, reply) => {
      const booking = supplier.find(params.uuid)
      const act = verbs[params.verb]
      if (!act) return reply.code(404).send(errorBody(notFound))
      if (!booking) return reply.code(400).send(errorBody(invalidBooking(params.uuid)))
      return act(booking)
        ? reply.code(204).send()
        : reply.code(400).send(errorBody(unprocessable(`A ${booking.status} booking cannot be changed so`)))
    },
  )

  const verbs: Readonly<Record<string, (booking: Booking) => boolean>> = {
    confirm: (booking) => supplier.decide(booking, true),
    reject: (booking) => supplier.decide(booking, false),
    cancel: (booking) => supplier.callOff(booking, 'The supplier has called it off'),
  }
}
