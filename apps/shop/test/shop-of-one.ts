import { AttractionIndex } from '@wojaz/attractions/server'
import type { Order } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import { accepted, refused } from '@wojaz/travel/outcome'
import { RouterContextProvider } from 'react-router'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../server/request/context.ts'
import { actReservation } from '../server/reservation/act-reservation.ts'
import { loadReservation } from '../server/reservation/load-reservation.ts'
import { noTalks } from './no-talks.ts'

export const now = new Date('2026-08-01T12:00:00Z')
export const anna = { uid: 'anna', email: 'anna@wojaz.example', provenAt: now }
export const number = 'W402917652'
export const order = makeOrder({ number })
const page = `https://shop.example/mytui/rezerwacja/${order.number}/karta`

const cancelQuote = {
  id: 'q-1',
  fee: 100,
  refund: 200,
  percent: 25,
  changeFees: 40,
  isFlexible: false,
  returns: [],
  expiresAt: now,
  isConfirmed: false,
}

/** The pages of a shop with one order, Anna's, and one quote of it, `q-1`. */
export function shopOfOne({
  as = anna as typeof anna | null,
  given = order as Order,
  confirmed = true,
  isOpen = true,
  hotel = null as unknown,
  isOffered = true,
} = {}) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  const booking = {
    ownOrder: async (number: string, { customer }: { customer: { id: string } }) =>
      number === given.number && customer.id === anna.uid ? given : null,
    methods: async () => [],
    cancelQuote: async (_: string, id: string) => (id === 'q-1' ? { ...cancelQuote, isOpen } : null),
    changesOf: async () => [],
    upsellsOf: async () => ({ owned: [], open: [], seatsUntil: null }),
    upsellsQuote: async () => null,
    changeParticipant: async (_: string, person: number, { lastName }: { lastName: string }) => {
      asked.push(`${person} ${lastName}`)
      if (lastName === 'Inny') return refused({ code: 'needs-quote' })
      return lastName === 'Późny' ? refused({ code: 'too-late' }) : accepted(given)
    },
    quoteChange: async (
      _: string,
      { handOver }: { handOver: { person: number; after: { lastName: string } } },
    ) => {
      asked.push(`${handOver.person} ${handOver.after.lastName} for q-2`)
      return isOffered ? accepted({ id: 'q-2' }) : refused({ code: 'not-offered' })
    },
    quoteCancel: async () => {
      asked.push('quote')
      return accepted({ id: 'q-1' })
    },
    confirmCancel: async (number: string, quote: string) => {
      asked.push(`${number} ${quote}`)
      return confirmed ? accepted(given) : refused({ code: 'quote-outdated' })
    },
  }
  const content = {
    destinations: async () => [],
    contact: async () => ({ emergencyPhone: '+48 22 000 00 02', emergencyHours: 'całą dobę' }),
  }
  const offers = { hotel: async () => (hotel ? accepted(hotel) : refused({ code: 'hotel-unknown' })) }
  const showcase = { fromPrices: async () => new Map() }
  const sharing = { previewOf: async () => null }
  const env = { leastPayment: 100_00, chatHours: [], contentSecret: 'a secret for tests only' }
  const attractions = { index: new AttractionIndex([], []) }
  context.set(servicesContext, {
    attractions,
    booking,
    sharing,
    content,
    offers,
    showcase,
    talks: noTalks,
    clock: () => now,
    env,
  } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, as as never)
  const i18n = { t: (key: string) => key, language: 'pl', texts: {} }
  context.set(deliveryContext, { i18n } as never)
  return {
    asked,
    load: (tab?: string, number = given.number) =>
      loadReservation(context, new Request(`${page}/${tab}`), { number, tab: tab?.split('?')[0] }),
    press: (fields: Record<string, string>) =>
      actReservation(
        context,
        new Request(`${page}/zarzadzanie?wycena=q-1`, { method: 'POST', body: new URLSearchParams(fields) }),
        given.number,
      ),
  }
}
