import { expect, test } from 'vitest'
import { hasMoreOffers, mergedOffers, type OfferListEvent, offerList, offerListOf } from './offer-list.ts'

const offer = (offerCode: string, discountPrice: number) => ({ offerCode, discountPrice })
type Item = ReturnType<typeof offer>
const play = (events: OfferListEvent<Item>[], begun = offerListOf<Item>()) =>
  events.reduce(offerList<Item>, begun)
const codes = (offers: readonly Item[]) => offers.map(({ offerCode }) => offerCode).join('')

test('the list begins empty, at page 0, by price', () => {
  expect(offerListOf()).toMatchObject({ sorting: 'price', pages: 0, offers: [], total: null, state: 'idle' })
  expect(hasMoreOffers(offerListOf(), 6)).toBe(true)
})

test('an extension is put below, each offer once, and by price in order again', () => {
  const shown = [offer('a', 100), offer('b', 200), offer('c', 300)]
  const more = [offer('b', 200), offer('d', 250), offer('e', 150)]
  expect(codes(mergedOffers(shown, more, 'price'))).toBe('aebdc')
  expect(codes(mergedOffers(shown, more, 'priceDESC'))).toBe('cdbea')
})

test('in another order offers stay as they came', () => {
  expect(codes(mergedOffers([offer('a', 3)], [offer('b', 1)], 'START_DATE_ASCENDING'))).toBe('ab')
})

test('an offer that comes again costs what was told last', () => {
  expect(mergedOffers([offer('a', 100)], [offer('a', 120)], 'price')).toEqual([offer('a', 120)])
})

test('equal prices keep the order in which they came', () => {
  expect(codes(mergedOffers([offer('a', 1), offer('b', 1)], [offer('c', 1)], 'price'))).toBe('abc')
})

test('pages come one after the other until all are there', () => {
  const one = play([{ type: 'pageAsked' }, { type: 'pageCame', asked: 1, offers: [offer('a', 1)], total: 7 }])
  expect(one).toMatchObject({ state: 'idle', pages: 1, total: 7 })
  expect(hasMoreOffers(one, 6)).toBe(true)
  const both = play(
    [{ type: 'pageAsked' }, { type: 'pageCame', asked: 2, offers: [offer('b', 2)], total: 7 }],
    one,
  )
  expect(codes(both.offers)).toBe('ab')
  expect(hasMoreOffers(both, 6)).toBe(false)
})

test('a failure keeps what is there and can be tried again', () => {
  const failed = play(
    [{ type: 'pageAsked' }, { type: 'pageFailed', asked: 1, isBusy: false }],
    offerListOf({ offers: [offer('a', 1)], pages: 1, total: 9 }),
  )
  expect(failed).toMatchObject({ state: 'failed', pages: 1, offers: [offer('a', 1)] })
  expect(play([{ type: 'pageAsked' }], failed)).toMatchObject({ state: 'fetching', asked: 2 })
})

test('a shop that has too much to do says so, and can be asked again', () => {
  const busy = play([{ type: 'pageAsked' }, { type: 'pageFailed', asked: 1, isBusy: true }])
  expect(busy.state).toBe('busy')
  expect(play([{ type: 'pageAsked' }], busy)).toMatchObject({ state: 'fetching', asked: 2 })
})

test('while a page is on its way the next is not asked for', () => {
  const fetching = play([{ type: 'pageAsked' }])
  expect(play([{ type: 'pageAsked' }], fetching)).toBe(fetching)
})

test('another order begins anew, and answers of the order before come too late', () => {
  const sorted = play([{ type: 'pageAsked' }, { type: 'sortChosen', sorting: 'priceDESC' }])
  expect(sorted).toMatchObject({ sorting: 'priceDESC', pages: 0, offers: [], state: 'idle' })
  expect(play([{ type: 'pageCame', asked: 1, offers: [offer('a', 1)], total: 1 }], sorted)).toBe(sorted)
  expect(play([{ type: 'pageFailed', asked: 1, isBusy: false }], sorted)).toBe(sorted)
})
