import type { Order } from '@wojaz/booking'
import { expect } from 'vitest'
import { customerOf, mytui, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'
import { noon } from '../shop-content.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const later = (minutes: number) => new Date(new Date(noon).getTime() + minutes * 60_000).toISOString()

async function annasTrip() {
  shop.setClock(noon)
  const anna = newPerson()
  const { number, total } = await shop.booked(anna.email)
  const browser = await customerOf(shop, anna)
  const call = async (path: string, payload: object = {}) => {
    const answer = await browser.call(`${mytui}/reservation/${path}`, { number, ...payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const seen = async (path: string, quote: string) => {
    const answer = await browser.send('GET', `${mytui}/reservation/${path}?number=${number}&quote=${quote}`)
    return { status: answer.statusCode, body: answer.json() }
  }
  const order = () => shop.services.booking.order(number) as Promise<Order>
  return { number, total, call, seen, order }
}

test('POST reservation/change/quote and /confirm: the price first, then one press, that may be repeated', async () => {
  const { call, seen, order, total } = await annasTrip()
  const { offerCode } = (await order()).offer
  const { status, body } = await call('change/quote', { offerCode })
  expect(status).toBe(201)
  expect(body).toMatchObject({ before: total, difference: 0, fee: 0, feeKind: 'none', total, isOver: false })
  expect((await seen('change/quote', body.id)).body).toEqual(body)
  for (const _ of [1, 2]) {
    const confirmed = await call('change/confirm', { quote: body.id })
    expect(confirmed).toMatchObject({ status: 200, body: { money: { total } } })
  }
})

test('POST reservation/change/quote: somebody comes along; what is wrong stands at its field, who cannot leave is told of', async () => {
  const { call } = await annasTrip()
  const wrong = await call('change/quote', { join: { firstName: 'Ewa', birthDate: '31.02.1990' } })
  expect([wrong.status, Object.keys(wrong.body.fields).toSorted()]).toEqual([
    422,
    ['birthDate', 'lastName', 'title'],
  ])
  expect(await call('change/quote', { leave: 9 })).toMatchObject({
    status: 409,
    body: { code: 'cannot-leave', message: expect.not.stringContaining('reservation.') },
  })
  expect(await call('change/quote', { offerCode: 'rubbish' })).toMatchObject({
    status: 409,
    body: { code: 'not-offered' },
  })
  expect((await call('change/quote', { join: 7 })).status).toBe(400)
})

test('a quote is confirmed by whoever has just shown who they are, and only while it is good', async () => {
  const { call, seen, order } = await annasTrip()
  const { offerCode } = (await order()).offer
  const change = (await call('change/quote', { offerCode })).body.id
  shop.setClock(later(11))
  expect((await call('change/confirm', { quote: change })).status).toBe(401)
  shop.setClock(noon)
  const cancel = (await call('cancel/quote')).body.id
  expect(await call('change/confirm', { quote: change })).toMatchObject({
    status: 409,
    body: { code: 'quote-outdated' },
  })
  shop.setClock(later(16))
  expect((await seen('cancel/quote', cancel)).status).toBe(409)
  shop.setClock(noon)
})

test('POST reservation/cancel/quote and /confirm: what it costs is what is kept, and the rest goes back', async () => {
  const { call, seen, order } = await annasTrip()
  const { paid } = await order()
  const { status, body } = await call('cancel/quote')
  expect(status).toBe(201)
  expect(body.fee + body.refund).toBe(paid)
  expect((await seen('cancel/quote', body.id)).body).toEqual(body)
  for (const _ of [1, 2])
    expect(await call('cancel/confirm', { quote: body.id })).toMatchObject({
      status: 200,
      body: { money: { cancellation: { fee: body.fee, refund: body.refund } } },
    })
  expect((await order()).state).toBe('cancelled')
  expect(await call('cancel/quote')).toMatchObject({ status: 409, body: { code: 'not-confirmed' } })
})

test('POST reservation/upsells/quote and /confirm: one more upsell, paid with the rest', async () => {
  const { call, order, total } = await annasTrip()
  const before = await order()
  const { open } = await shop.services.booking.upsellsOf(before)
  const [upsell] = open.flatMap(({ type, variants, personRefs }) =>
    variants
      .filter(({ isIncluded, price }) => !isIncluded && price > 0)
      .map(({ code }) => ({ type, code, person: personRefs[0] ?? null })),
  )
  expect(await call('upsells/quote')).toMatchObject({ status: 409, body: { code: 'nothing-changes' } })
  const { status, body } = await call('upsells/quote', { upsells: [upsell] })
  expect(status).toBe(201)
  expect(body.total).toBe(total + body.difference)
  expect(body.added).toHaveLength(1)
  expect(await call('upsells/confirm', { quote: body.id, pay: 'later' })).toMatchObject({
    status: 200,
    body: { money: { total: body.total } },
  })
  expect((await order()).upsells).toContainEqual(upsell)
  const unknown = await call('upsells/quote', { upsells: [{ ...upsell, code: 'CHOCOLATE' }] })
  expect(unknown).toMatchObject({ status: 409, body: { message: expect.not.stringContaining('{{') } })
})

test('POST reservation/notice: what the organiser changed is agreed to, or the trip is left free of charge', async () => {
  const { call, order } = await annasTrip()
  const { flightId = 0, departureTime = '', arrivalTime = '' } = (await order()).offer.departureFlight ?? {}
  const hour = String((Number(departureTime.slice(0, 2)) + 9) % 24).padStart(2, '0')
  const flights = [{ flightId, departureTime: hour + departureTime.slice(2), arrivalTime }]
  await shop.services.booking.announceChange({ kind: 'flight-hours', flights }, { by: 'biuro' })
  const notice = (await order()).notices.find(({ state }) => state === 'open')?.id
  expect(await call('cancel/quote')).toMatchObject({ status: 409, body: { code: 'notice-open' } })
  shop.setClock(later(11))
  expect((await call('notice', { notice, answer: 'left' })).status).toBe(401)
  shop.setClock(noon)
  const { paid } = await order()
  expect(await call('notice', { notice, answer: 'left' })).toMatchObject({
    status: 200,
    body: { money: { cancellation: { fee: 0, refund: paid } } },
  })
  expect(await call('notice', { notice, answer: 'accepted' })).toMatchObject({
    status: 409,
    body: { code: 'notice-over' },
  })
})

test('POST reservation/notice: what is offered instead is taken, by whoever has just shown who they are', async () => {
  const { call, order } = await annasTrip()
  const substitute = await shop.hotelBeside(await order())
  const { flightId = 0, departureTime = '', arrivalTime = '' } = (await order()).offer.departureFlight ?? {}
  const hour = String((Number(departureTime.slice(0, 2)) + 9) % 24).padStart(2, '0')
  const flights = [{ flightId, departureTime: hour + departureTime.slice(2), arrivalTime }]
  await shop.services.booking.announceChange({ kind: 'flight-hours', flights, substitute }, { by: 'biuro' })
  const asked = (await order()).notices.find(({ state }) => state === 'open')
  const answer = { notice: asked?.id, answer: 'substituted' }
  shop.setClock(later(11))
  expect((await call('notice', answer)).status).toBe(401)
  shop.setClock(noon)
  const total = asked?.substitute?.total
  for (const _ of [1, 2])
    expect(await call('notice', answer)).toMatchObject({ status: 200, body: { money: { total } } })
  expect(await order()).toMatchObject({
    state: 'confirmed',
    offer: { hotelCode: substitute.hotelCode },
    price: { total },
    notices: [{ state: 'substituted' }],
  })
  expect(await call('notice', { ...answer, answer: 'left' })).toMatchObject({
    status: 409,
    body: { code: 'notice-over' },
  })
})

test('POST reservation/notice: where nothing is offered instead, nothing can be taken, and it is said', async () => {
  const { call, order } = await annasTrip()
  const { flightId = 0, departureTime = '', arrivalTime = '' } = (await order()).offer.departureFlight ?? {}
  const hour = String((Number(departureTime.slice(0, 2)) + 9) % 24).padStart(2, '0')
  const flights = [{ flightId, departureTime: hour + departureTime.slice(2), arrivalTime }]
  await shop.services.booking.announceChange({ kind: 'flight-hours', flights }, { by: 'biuro' })
  const notice = (await order()).notices.find(({ state }) => state === 'open')?.id
  expect(await call('notice', { notice, answer: 'substituted' })).toMatchObject({
    status: 409,
    body: { code: 'not-offered', message: expect.not.stringContaining('reservation.') },
  })
  expect((await order()).notices).toMatchObject([{ state: 'open' }])
})
