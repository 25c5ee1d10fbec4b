import { type Locale, locales } from '@wojaz/travel/locale'
import { accepted } from '@wojaz/travel/outcome'
import { isOnOwnHost } from '../catalogue/supplier-pictures.ts'
import type { Tickets } from '../model/availability.ts'
import { attractionOf } from './octo-attraction.ts'
import { bookingOf } from './octo-booking.ts'
import { type OctoCallSettings, octoCalls } from './octo-calls.ts'
import {
  bookingShape,
  calendarShape,
  type OctoProduct,
  productShape,
  productsShape,
  supplierShape,
  timesShape,
} from './octo-shapes.ts'
import { dayOf, oneTimeBody, timeOf, timesBody } from './octo-times.ts'
import type { Answers, SuppliedAttraction, Supplier, TicketHolder } from './supplier.ts'
import type { SupplierSettings } from './supplier-settings.ts'
import { writeOnce } from './write-once.ts'

/** A supplier with an OCTO API (octo.travel). */
export function octoSupplier(settings: OctoCallSettings): Supplier {
  const { name, readWithinMs = 4_000, writeWithinMs = 8_000, catalogueWithinMs = 60_000 } = settings
  const call = octoCalls(settings)

  const read = { withinMs: readWithinMs, isReading: true }

  const look = async (bookingId: string) => {
    const answer = await call({ ...read, method: 'GET', path: bookingPath(bookingId), shape: bookingShape })
    return answer.ok ? accepted(bookingOf(answer.value)) : answer
  }

  const send = async (path: string, body: object) => {
    const answer = await call({ method: 'POST', path, body, shape: bookingShape, withinMs: writeWithinMs })
    return answer.ok ? accepted(bookingOf(answer.value)) : answer
  }

  /** An idempotent write. */
  const write = (bookingId: string, path: string, body: object, done: Done) =>
    writeOnce({ send: () => send(path, body), look: () => look(bookingId), ...done })

  return {
    name,
    look,

    async catalogue() {
      const byProduct = new Map<string, Map<Locale, OctoProduct>>()
      const skipped = new Map<string, string>()
      // One language after another, because each call makes the supplier build its whole catalogue.
      for (const locale of locales) {
        const path = '/products'
        const wish = {
          method: 'GET',
          path,
          shape: productsShape,
          isReading: true,
          withinMs: catalogueWithinMs,
        } as const
        const answer = await call({ ...wish, locale })
        if (!answer.ok) return answer
        for (const [at, one] of answer.value.entries()) {
          const product = productShape.safeParse(one)
          if (!product.success) skipped.set(idOf(one, at), whyNot(product.error.issues))
          else
            byProduct.set(
              product.data.id,
              (byProduct.get(product.data.id) ?? new Map()).set(locale, product.data),
            )
        }
      }
      return accepted({
        attractions: [...byProduct.values()].map((product) =>
          withOwnPictures(attractionOf(product), settings),
        ),
        skipped: [...skipped].map(([productId, why]) => ({ productId, why })),
      })
    },

    async calendar(wish) {
      const path = '/availability/calendar'
      const answer = await call({
        ...read,
        method: 'POST',
        path,
        body: timesBody(wish),
        shape: calendarShape,
      })
      return answer.ok ? accepted(answer.value.map(dayOf)) : answer
    },

    async times(wish) {
      const answer = await call({
        ...read,
        method: 'POST',
        path: '/availability',
        body: timesBody(wish),
        shape: timesShape,
      })
      return answer.ok ? accepted(answer.value.map(timeOf)) : answer
    },

    async time(wish) {
      const answer = await call({
        ...read,
        method: 'POST',
        path: '/availability',
        body: oneTimeBody(wish),
        shape: timesShape,
      })
      if (answer.ok)
        return accepted(answer.value.map(timeOf).find(({ id }) => id === wish.availabilityId) ?? null)
      // Suppliers refuse an id that they do not know.
      return answer.refusal.error === 'INVALID_AVAILABILITY_ID' ? accepted(null) : answer
    },

    async contact() {
      const answer = await call({ ...read, method: 'GET', path: '/supplier', shape: supplierShape })
      if (!answer.ok) return answer
      const { name: called, contact } = answer.value
      return accepted({ name: called, phone: contact?.telephone || null })
    },

    hold({ bookingId, productId, optionId, availabilityId, tickets, minutes, pickupPointId }) {
      const body = {
        uuid: bookingId,
        productId,
        optionId,
        availabilityId,
        expirationMinutes: minutes,
        currency: 'PLN',
        unitItems: unitItems(tickets),
        pickupRequested: pickupPointId === null ? undefined : true,
        pickupPointId: pickupPointId ?? undefined,
      }
      return write(bookingId, '/bookings', body, isHeld)
    },

    extend(bookingId, minutes) {
      return write(bookingId, `${bookingPath(bookingId)}/extend`, { expirationMinutes: minutes }, isNoHold)
    },

    confirm(bookingId, { reference, contact, answers, holders }) {
      const { firstName, lastName, email, phone, locale, more } = contact
      const body = {
        resellerReference: reference,
        questionAnswers: answersOf(answers),
        unitItems: holders.length > 0 ? holders.map(unitItemOf) : undefined,
        contact: {
          fullName: `${firstName} ${lastName}`,
          firstName,
          lastName,
          emailAddress: email,
          phoneNumber: phone,
          locales: [locale],
          ...more,
        },
      }
      return write(bookingId, `${bookingPath(bookingId)}/confirm`, body, isConfirmed)
    },

    cancel(bookingId, { reason, isLate }) {
      return write(
        bookingId,
        `${bookingPath(bookingId)}/cancel`,
        isLate ? { reason, force: true } : { reason },
        isOver,
      )
    },
  }
}

type Done = Pick<Parameters<typeof writeOnce>[0], 'isDone' | 'isRefusedWhenDone'>

const isHeld: Done = { isDone: () => true, isRefusedWhenDone: false }
// An existing hold is extended again: that does no harm.
const isNoHold: Done = { isDone: ({ state }) => state !== 'on-hold', isRefusedWhenDone: false }
const isConfirmed: Done = { isDone: ({ state }) => state !== 'on-hold', isRefusedWhenDone: true }
const isOver: Done = {
  isDone: ({ state }) => state === 'cancelled' || state === 'expired' || state === 'rejected',
  isRefusedWhenDone: true,
}

const bookingPath = (bookingId: string) => `/bookings/${encodeURIComponent(bookingId)}`

const answersOf = (answers: Answers) =>
  Object.entries(answers).map(([questionId, value]) => ({ questionId, value }))

function unitItemOf({ kindId, contact, answers }: TicketHolder) {
  return { unitId: kindId, contact, questionAnswers: answersOf(answers) }
}

/** Drops pictures on hosts that are not in the settings: they would not be shown. */
function withOwnPictures(attraction: SuppliedAttraction, settings: SupplierSettings): SuppliedAttraction {
  const pictures = attraction.pictures.filter(({ src }) => isScene(src) || isOnOwnHost(src, settings))
  return { ...attraction, pictures }
}

/** A generated scene: the shop draws it itself, whatever host its address has. */
const isScene = (src: string) => URL.canParse(src) && new URL(src).pathname.startsWith('/file/scenes/')

function unitItems(tickets: Tickets) {
  return Object.entries(tickets).flatMap(([unitId, quantity]) =>
    Array.from({ length: quantity }, () => ({ unitId })),
  )
}

function idOf(product: unknown, at: number): string {
  const id = (product as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : `#${at}`
}

function whyNot(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return `${issues[0]?.path.join('.')}: ${issues[0]?.message}`
}
