import type { Order } from '@wojaz/booking'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { loadLeave } from './my-data-page.ts'

const now = new Date('2026-06-01T12:00:00Z')
const order = (number: string) =>
  ({
    number,
    state: 'confirmed',
    placedAt: now,
    offer: { hotelName: 'Hotel', returnDate: '2026-08-20' },
    payments: [{ completedAt: now }],
  }) as unknown as Order

/** A customer who has hidden one of their trips and sees a relative's trip that was shared with them. */
function contextWith(rows: (question: string) => object[]) {
  const context = new RouterContextProvider()
  const client = {
    query: async (question: string | { text: string }) => ({
      rows: rows(typeof question === 'string' ? question : question.text),
    }),
    release() {},
  }
  const booking = { ownedOrders: async () => [order('W1')], ordersOf: async () => [order('W2')] }
  const pool = { connect: async () => client }
  context.set(servicesContext, { booking, clock: () => now, database: { pool } } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(deliveryContext, {
    i18n: { language: 'pl', texts: {}, t: (key: string) => key },
  } as never)
  context.set(customerContext, { uid: '1', email: 'a@wojaz.example', provenAt: now } as never)
  return context
}
const page = new Request('http://localhost:3000/mytui/deaktywacja')

test('what stays are the trips one ordered, also those let go, and none of a relative', async () => {
  const shown = await loadLeave(
    contextWith(() => []),
    page,
  )
  expect(shown.kept?.map(({ number }) => number)).toEqual(['W1'])
  expect(shown).toMatchObject({ hasComplaints: false, isUnderWay: false })
})

test('documents of complaints stay, and what is under way is told', async () => {
  const shown = await loadLeave(
    contextWith((question) =>
      question.includes('complaints.complaint') ? [{ number: 'R1', open: true }] : [],
    ),
    page,
  )
  expect(shown).toMatchObject({ hasComplaints: true, isUnderWay: true })
})
