import { expect, test } from 'vitest'
import type { ChosenUpsell } from '../upsell.ts'
import type { CartRow } from './cart-rows.ts'
import { withArrival } from './what-changes.ts'

const business: ChosenUpsell = { type: 'FLIGHT_CLASS', code: 'Business', person: null }
const comfort: ChosenUpsell = { ...business, code: 'Comfort' }
const parking: ChosenUpsell = { type: 'PARKING', code: 'PARKING_OPEN', person: null }

const row = (upsells: ChosenUpsell[]) =>
  ({ locale: 'pl', bidding: null, promotedUpsells: [], upsells }) as unknown as CartRow

test('a card in another class changes the class of the open cart, and nothing else in it', () => {
  expect(withArrival(row([comfort, parking]), row([business])).upsells).toEqual([business, parking])
})

test('a card without a class takes none away', () => {
  const open = row([business, parking])
  expect(withArrival(open, row([]))).toBe(open)
})
