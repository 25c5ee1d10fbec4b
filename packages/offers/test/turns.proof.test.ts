import { addDays, parseTimestamp } from '@wojaz/travel/dates'
import { offerTypes } from '@wojaz/travel/trip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CharterOffer } from '../src/charter-offer.ts'
import { setTurnLength } from '../src/engine/turn.ts'
import type { Offer } from '../src/offer.ts'
import { type Offers, openOffers } from '../src/open-offers.ts'
import { firstReviews } from '../src/reviews/review.ts'
import { anySearch } from './any-search.ts'
import type { InventorySize } from './make-inventory.ts'
import { accept, openTestWorld, type TestWorld } from './test-world.ts'
import { WorkMeter } from './work-meter.ts'

// When every piece of work has a separate iteration of the event loop, the largest piece is the shortest possible wait of other
// requests. Work that is not split grows with hotels, days and flights: in this world it would be several times the limit.
const size: InventorySize = {
  seed: 5,
  today: '2026-11-15',
  days: 150,
  hotels: 450,
  departures: 6,
  destinations: 3,
  flightsPerWeek: 3,
  periodDays: 40,
}

/** Code blocks executed in one piece; some tenths of a millisecond. */
const mostBlocks = 25_000

let world: TestWorld
let offers: Offers
let meter: WorkMeter
let admitted = 0

beforeAll(async () => {
  world = await openTestWorld(size)
  offers = await openOffers({
    databaseUrl: world.url,
    clock: () => parseTimestamp(`${size.today} 12:00:00`)!,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    threads: 1,
    admit: (work) => {
      admitted++
      return work()
    },
  })
  offer = accept(await offers.search(anySearch, 'pl')).offers[0]!
  charter = accept(await offers.charterFlights({ ...anySearch, offerType: 'CHARTER' }, 'pl')).offers[0]!
  await offers.formsReady()
  meter = new WorkMeter()
  setTurnLength(0)
}, 120_000)

afterAll(async () => {
  setTurnLength(2)
  meter?.close()
  await offers?.close()
  await world?.close()
})

const deep = (page: number) => ({ page, pageSize: 100, sorting: 'price' }) as const
const nothingForThat = {
  ...anySearch,
  destinationsCodes: ['C0'],
  filters: [{ filterId: 'amountRange', selectedValues: ['1#2'] }],
} as const
const view = { locale: 'pl', perPerson: true } as const

/** An offer for the questions, found before anything is measured. */
let offer: Offer
let charter: CharterOffer

/** The slowest call of each function. A new function does not compile until it is added here. */
const verbs: Record<
  Exclude<keyof Offers, 'close' | 'version' | 'facts' | 'caughtUp' | 'formsReady' | 'keepWeeks'>,
  () => unknown
> = {
  search: async () => {
    await offers.search(anySearch, 'pl')
    await offers.search({ ...anySearch, metaData: deep(5) }, 'pl')
    await offers.search(nothingForThat, 'pl')
  },
  count: () => offers.count(anySearch),
  globalSearch: async () => {
    for (const offerType of [offerTypes.WS, offerTypes.DW, offerTypes.CZ]) {
      // The form of two adults is already cached.
      await offers.globalSearch({ ...anySearch, offerType, numberOfAdults: 3 }, 'pl')
    }
  },
  departures: () => offers.departures('pl'),
  cabins: () => offers.cabins('pl'),
  names: () => offers.names({ airports: ['GDN'], destinations: [offer.hotelCode] }, 'pl'),
  regions: () => offers.regions(anySearch, 'pl'),
  calendar: async () => {
    await offers.calendar(anySearch)
    await offers.calendar({ ...anySearch, destinationsCodes: [offer.hotelCode] })
  },
  lowestPrices: () => offers.lowestPrices(anySearch, 'region', 'pl'),
  cheapestByPlace: () => offers.cheapestByPlace(anySearch, 'resort', 'pl'),
  lowestInSpans: async () => {
    const months = Array.from({ length: 12 }, (_, month) => ({
      from: addDays(size.today, 1 + month * 30),
      to: addDays(size.today, 30 + month * 30),
    }))
    await offers.lowestInSpans(anySearch, months)
  },
  yearBefore: () => offers.yearBefore('WS', 'GR', [size.today]),
  mapPins: () => offers.mapPins(anySearch),
  promoted: () => offers.promoted(anySearch, 'pl'),
  topOffers: () => offers.topOffers({ ...anySearch, metaData: deep(5) }, 'pl'),
  sameDay: () => offers.sameDay(anySearch, 'pl'),
  charterFlights: async () => {
    await offers.charterFlights({ ...anySearch, offerType: 'CHARTER' }, 'pl')
    await offers.charterFlights({ ...anySearch, offerType: 'CHARTER', metaData: deep(30) }, 'pl')
  },
  countCharters: async () => {
    const request = { ...anySearch, offerType: 'CHARTER' } as const
    await offers.countCharters(request)
    const airline = [{ filterId: 'airline', selectedValues: ['LO'] }]
    await offers.countCharters({ ...request, filters: airline })
    await offers.countCharters({ ...request, filters: nothingForThat.filters })
  },
  charterListing: async () => {
    const request = { ...anySearch, offerType: 'CHARTER' } as const
    await offers.charterListing(request, 'pl')
    await offers.charterListing({ ...request, filters: nothingForThat.filters }, 'pl')
    const airline = [{ filterId: 'airline', selectedValues: ['LO'] }]
    await offers.charterListing({ ...request, filters: airline }, 'pl')
  },
  charterPlaces: () => offers.charterPlaces({ ...anySearch, offerType: 'CHARTER' }, 'pl'),
  suggest: () => offers.suggest('hotle kanri pla', 'pl'),
  reviews: () => offers.reviews(offer.hotelCode, firstReviews),
  voteForReview: () => offers.voteForReview({ reviewId: 1, voter: 'anna', wish: 'press' }),
  hotel: () => offers.hotel(offer.hotelCode, 'pl'),
  cheapestOn: () => offers.cheapestOn(offer.hotelCode, cardOf(offer), anySearch, 'pl'),
  availability: () => offers.availability(offer.hotelCode, anySearch, 'pl'),
  allOffers: () => offers.allOffers(offer.hotelCode, { ...anySearch, metaData: deep(30) }, 'pl'),
  departureHours: () => offers.departureHours(offer.hotelCode, cardOf(offer), anySearch),
  roomChoices: () => offers.roomChoices(offer.hotelCode, cardOf(offer), anySearch, 'pl'),
  offer: () => offers.offer(offer.offerCode, view),
  pastPrices: () => offers.pastPrices(offer.offerCode),
  charterOffer: () => offers.charterOffer(charter.offerCode, view),
  bookable: () => offers.bookable(charter.offerCode, view),
  findBySeoNames: () =>
    offers.findBySeoNames(
      offer.breadcrumbs.map(({ seoName }) => seoName),
      'pl',
    ),
  seoPaths: () => offers.seoPaths(),
  places: () => offers.places(),
}

const cardOf = ({ departureDate: date, duration: nights, airportCode }: Offer) => ({
  date,
  nights,
  airportCode,
})

/** Simple lookups that cannot block other requests. */
const lookUps: readonly string[] = [
  ...['departures', 'cabins', 'names', 'suggest', 'reviews', 'voteForReview', 'hotel'],
  ...['findBySeoNames', 'seoPaths', 'places'],
  ...['offer', 'pastPrices', 'charterOffer', 'bookable', 'yearBefore'],
]

test.each(Object.entries(verbs))(
  '%s lets other guests in after each little piece of work, and asks for its turn if it scans',
  async (verb, ask) => {
    admitted = 0
    const { blocks, functions } = await meter.mostInOneRound(async () => ask())
    expect(blocks, functions.join('\n')).toBeLessThan(mostBlocks)
    expect(admitted > 0).toBe(!lookUps.includes(verb))
  },
  // Counting takes many times longer than answering, and even longer on a busy machine.
  120_000,
)
