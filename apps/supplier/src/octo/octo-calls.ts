import { addDays, daysBetween } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { FastifyPluginAsync } from 'fastify'
import type { Unit } from '../catalogue/product.ts'
import { languages } from '../catalogue/six.ts'
import {
  badRequest,
  forbidden,
  invalidProduct,
  invalidUnit,
  type OctoError,
  unauthorized,
} from '../octo-error.ts'
import { type Choice, choiceOf } from '../plan-booking.ts'
import { type AvailabilityRequest, availabilityRequest, calendarRequest, readRequest } from '../requests.ts'
import { bookingCalls } from './booking-calls.ts'
import { describeAvailability, describeDay } from './describe-availability.ts'
import { describeProduct } from './describe-product.ts'
import { describeSupplier } from './describe-supplier.ts'
import { type OctoOptions, readingOf, refuse } from './octo-call.ts'
import { capabilities } from './reading.ts'

const longestRangeDays = 400

/** OCTO's API, for holders of the token. */
export const octoCalls: FastifyPluginAsync<OctoOptions> = async (app, options) => {
  const { supplier, settings, publicUrl } = options

  app.addHook('onRequest', async (request, reply) => {
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined) return refuse(reply, unauthorized)
    if (token !== settings.token) return refuse(reply, forbidden)
  })

  app.addHook('onSend', async (request, reply) => {
    const { language, capabilities: active } = readingOf(request)
    reply.header('octo-capabilities', [...active].join(', '))
    if (active.has('octo/content')) {
      reply.header('content-language', language)
      reply.header('available-languages', languages.join(', '))
    }
  })

  app.get('/capabilities', async () =>
    capabilities.map((id) => ({ id, revision: 1, required: false, dependencies: [], docs: null })),
  )

  app.get('/supplier', async (request) => describeSupplier(publicUrl(), readingOf(request)))

  app.get('/products', async (request) =>
    supplier.catalogue.products.map((product) =>
      describeProduct(product, readingOf(request), settings.picturesUrl),
    ),
  )

  app.get<{ Params: { id: string } }>('/products/:id', async (request, reply) => {
    const product = supplier.catalogue.find(request.params.id)
    return product
      ? describeProduct(product, readingOf(request), settings.picturesUrl)
      : refuse(reply, invalidProduct(request.params.id))
  })

  app.post('/availability/calendar', async (request, reply) => {
    const read = readRequest(calendarRequest, request.body)
    if (!read.ok) return refuse(reply, read.refusal)
    const asked = questionOf(read.value)
    if (!asked.ok) return refuse(reply, asked.refusal)
    const { choice, party, days } = asked.value
    return days.map((day) =>
      describeDay(choice, day, supplier.vacanciesOn(choice, day), party, readingOf(request)),
    )
  })

  app.post('/availability', async (request, reply) => {
    const read = readRequest(availabilityRequest, request.body)
    if (!read.ok) return refuse(reply, read.refusal)
    const asked = questionOf(read.value)
    if (!asked.ok) return refuse(reply, asked.refusal)
    const { choice, party, days } = asked.value
    const { availabilityIds } = read.value
    const found = availabilityIds
      ? availabilityIds.flatMap((id) => supplier.vacancyCalled(choice, id) ?? [])
      : days.flatMap((day) => supplier.vacanciesOn(choice, day))
    return found.map((vacancy) => describeAvailability(choice, vacancy, party, readingOf(request)))
  })

  await app.register(bookingCalls, options)

  function questionOf(
    wish: AvailabilityRequest,
  ): Outcome<{ choice: Choice; party: Unit[]; days: string[] }, OctoError> {
    const choice = choiceOf(supplier.catalogue, wish)
    if (!choice.ok) return choice
    const party: Unit[] = []
    for (const { id, quantity } of wish.units ?? []) {
      const unit = choice.value.option.units.find((one) => one.id === id)
      if (!unit) return refused(invalidUnit(id))
      for (let count = 0; count < quantity; count++) party.push(unit)
    }
    const days = daysOf(wish)
    return days
      ? accepted({ choice: choice.value, party, days })
      : refused(badRequest(`localDateEnd must follow localDateStart within ${longestRangeDays} days`))
  }
}

function daysOf({ localDateStart, localDateEnd }: AvailabilityRequest): string[] | null {
  if (!localDateStart || !localDateEnd) return []
  const count = daysBetween(localDateStart, localDateEnd)
  if (count < 0 || count > longestRangeDays) return null
  return Array.from({ length: count + 1 }, (_, index) => addDays(localDateStart, index))
}
