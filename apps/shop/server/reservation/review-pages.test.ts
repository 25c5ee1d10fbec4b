import type { Order, TripReview } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import { reviewAspects } from '@wojaz/offers/reviews'
import { accepted, refused } from '@wojaz/travel/outcome'
import type { Upload } from '@wojaz/uploads'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { afterTrip } from '../account/after-trip.ts'
import { orderLinkCookie } from '../payment/order-link-cookie.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { actReview, loadReview } from './write-review.ts'

const anna = { uid: 'anna', email: 'anna@wojaz.example' }
const number = 'W402917652'
const scores = Object.fromEntries(reviewAspects.map((aspect) => [aspect, 4])) as TripReview['scores']
const written: TripReview = {
  scores,
  title: 'Cisza',
  text: 'Pokój z widokiem, blisko do plaży.',
  state: 'waiting',
  refusedBecause: null,
  photos: [],
  firstWrittenAt: new Date('2026-10-13T10:00:00Z'),
  writtenAt: new Date('2026-10-13T10:00:00Z'),
}

const photo = (id: string, sentBy = `order:${number}`, ownerId: string | null = number) => ({
  id,
  kind: 'picture' as const,
  name: `${id}.jpg`,
  bytes: 1,
  sha256: '',
  width: 4,
  height: 3,
  createdAt: new Date(0),
  ownerKind: 'review',
  sentBy,
  ownerId,
})
/** Photos that are stored already. */
const others = [photo('old'), photo('dropped'), photo('stranger', 'order:W111111111', 'W111111111')]

/** Anna's trip ended on 10 October 2026. */
function shop({
  as = anna as typeof anna | null,
  today = '2026-10-13',
  known = null as TripReview | null,
  isOver = false,
  kept = [] as readonly Upload[],
  refusedFiles = [] as readonly object[],
  byEmail = false,
} = {}) {
  const { price } = makeOrder()
  const given: Order = makeOrder({ number, paid: price.total })
  const sent: string[] = []
  const photos: (readonly string[])[] = []
  const context = new RouterContextProvider()
  const booking = {
    order: async () => given,
    ownOrder: async (wanted: string, { customer }: { customer: { id: string } | null }) =>
      wanted === number && customer?.id === anna.uid ? given : null,
    tripReview: async () => known,
    writeReview: async (_: string, { title }: { title: string }, ids: readonly string[]) => {
      sent.push(title)
      photos.push(ids)
      return isOver ? refused({ code: 'too-late' }) : accepted(written)
    },
  }
  const uploads = {
    async readForm(request: Request) {
      const form = await request.formData()
      const all = (field: string) => form.getAll(field).map(String)
      return accepted({ typed: Object.fromEntries(form), all, kept, refused: refusedFiles })
    },
    find: async (id: string) => [...kept, ...others].find((one) => one.id === id) ?? null,
  }
  context.set(servicesContext, {
    booking,
    uploads,
    documents: { opensOrder: () => byEmail },
    clock: () => new Date(`${today}T12:00:00Z`),
  } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, as as never)
  context.set(deliveryContext, {
    i18n: { t: (key: string) => key, language: 'pl', texts: {} },
  } as never)
  const page = `https://shop.example/mytui/rezerwacja/${number}/opinia`
  const headers: HeadersInit = byEmail ? { cookie: orderLinkCookie(number, 'x').split(';')[0] ?? '' } : {}
  return {
    sent,
    photos,
    load: () => loadReview(context, new Request(page, { headers }), number),
    send: (fields: Record<string, string> | [string, string][]) =>
      actReview(context, new Request(page, { method: 'POST', body: new URLSearchParams(fields) }), number),
  }
}

const thrown = async (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (fault: unknown) => fault,
  )
const form = {
  ...Object.fromEntries(reviewAspects.map((aspect) => [aspect, '4'])),
  title: 'Cisza',
  text: written.text,
}

test('the form opens to whoever is back, with what they wrote; before, and to others, it does not exist', async () => {
  expect((await shop().load()).page).toMatchObject({ canWrite: true, written: null })
  expect((await shop({ known: written }).load()).page).toMatchObject({
    canWrite: true,
    written: { title: 'Cisza', state: 'waiting', editableUntil: '2026-11-12' },
  })
  expect((await shop({ known: written, today: '2026-11-13' }).load()).page).toMatchObject({ canWrite: false })
  for (const doing of [shop({ today: '2026-10-10' }).load(), shop({ as: { ...anna, uid: 'berta' } }).load()])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
  const stranger = (await thrown(shop({ as: null }).load())) as Response
  expect(stranger.headers.get('location')).toMatch(/^\/mytui\/logowanie\?powrot=.*opinia/)
})

test('who came by the email writes, too; the way back to the trip is its customer’s', async () => {
  const berta = { ...anna, uid: 'berta' }
  expect((await shop({ as: berta, byEmail: true }).load()).page).toMatchObject({
    canWrite: true,
    isOwn: false,
  })
  expect((await shop({ byEmail: true }).load()).page.isOwn).toBe(true)
})

test('what is missing is told at its field, and nothing that was typed is lost', async () => {
  const home = shop()
  expect(await home.send({ ...form, food: '', text: 'za krótko' })).toMatchObject({
    data: { faults: { food: 'score-missing', text: 'text-short' }, typed: { title: 'Cisza' } },
    init: { status: 422 },
  })
  expect(home.sent).toEqual([])
  expect(((await home.send(form)) as Response).headers.get('location')).toMatch(/opinia\?zapisano=1$/)
  expect(await shop({ isOver: true }).send(form)).toMatchObject({
    data: { isOver: true },
    init: { status: 409 },
  })
})

test('new photos and those that stay ticked become part of the review; others and those of strangers do not', async () => {
  const home = shop({ kept: [photo('new', undefined, null)] })
  await home.send([...Object.entries(form), ['stay', 'old'], ['stay', 'stranger'], ['stay', 'unheard-of']])
  expect(home.photos).toEqual([['old', 'new']])
})

test('a file that is no photo is told at its field; what has arrived is not sent again', async () => {
  const kept = [photo('new', undefined, null)]
  const home = shop({ kept, refusedFiles: [{ name: 'film', code: 'kind-not-taken' }] })
  expect(await home.send([...Object.entries(form), ['stay', 'old']])).toMatchObject({
    data: {
      faults: {},
      typed: { title: 'Cisza' },
      photos: [{ id: 'old' }, { id: 'new' }],
      photoFaults: [{ name: 'film', code: 'kind-not-taken' }],
    },
    init: { status: 422 },
  })
  expect(home.sent).toEqual([])
  const many = shop({ kept: ['a', 'b', 'c', 'd', 'e'].map((id) => photo(id, undefined, null)) })
  expect(await many.send([...Object.entries(form), ['stay', 'old']])).toMatchObject({
    data: { photoFaults: [{ code: 'too-many-files' }] },
  })
})

test('a trip that is over leads there again and to its review; one that is ahead, or was called off, to neither', () => {
  const { price } = makeOrder()
  const order = makeOrder({ number, paid: price.total })
  expect(afterTrip(order, 'hu', '2026-10-11')).toEqual({
    again: `/hu/mytui/rezerwacja/${number}/ponownie`,
    review: `/hu/mytui/rezerwacja/${number}/opinia`,
  })
  expect(afterTrip(order, 'pl', '2026-10-10')).toBeNull()
  expect(afterTrip(makeOrder({ state: 'cancelled' }), 'pl', '2026-10-11')).toBeNull()
})
