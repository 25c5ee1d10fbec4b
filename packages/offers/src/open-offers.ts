import { guestLimitsOf, loadLimits, openDatabase } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import { defaultLocale, type Locale } from '@wojaz/travel/locale'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { defaultSearchState, type OfferSearchRequest, toOfferSearchRequest } from '@wojaz/travel/search'
import { tripTypes } from '@wojaz/travel/trip'
import { allOffers } from './all-offers.ts'
import { hotelAvailability } from './availability.ts'
import { bookable } from './bookable.ts'
import { charterFlights } from './charter-flights.ts'
import { charterListing } from './charter-listing.ts'
import { repriceCharter } from './charter-offer.ts'
import { charterPlaces } from './charter-places.ts'
import { cheapestByPlace } from './cheapest-by-place.ts'
import { codeNames, type SearchCodes } from './code-names.ts'
import { countCharters } from './count-charters.ts'
import { countOffers } from './count-offers.ts'
import { departures } from './departures.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { Scanner } from './engine/scanner.ts'
import { promoted, sameDay, topOffers } from './highlights.ts'
import { type CardChoice, cheapestOn, departureHours, roomChoices } from './hotel-card.ts'
import { HotelContents, type HotelFacts, type HotelUnknown, hotelFacts } from './hotel-facts.ts'
import { LiveIndex, type OffersLog } from './live-index.ts'
import { lowestByWeek } from './lowest-by-week.ts'
import { type DaySpan, lowestInSpans } from './lowest-in-spans.ts'
import { lowestPrices } from './lowest-prices.ts'
import { mapPins } from './map-pins.ts'
import { Memo } from './memo.ts'
import type { OwnPlaces } from './own-places.ts'
import { priceCalendar } from './price-calendar.ts'
import { regions } from './regions.ts'
import { pastPrices, reprice } from './reprice.ts'
import { Reviews, type ReviewsRefusal } from './reviews/hotel-reviews.ts'
import type { HotelReviews, ReviewQuestion } from './reviews/review.ts'
import type { ReviewVote, VoteOutcome } from './reviews/review-votes.ts'
import { cabinNames } from './search-form/flight-options.ts'
import type { Recall } from './search-form/form-counts.ts'
import { globalSearch } from './search-form/global-search.ts'
import { searchOrRepair } from './search-or-repair.ts'
import { findBySeoNames, seoPaths } from './site-map.ts'
import type { Place } from './store/catalogue.ts'
import { Suggestions } from './suggest.ts'
import { openWeekPrices } from './week-prices.ts'

export interface OffersOptions {
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: OffersLog
  /** Worker threads for wide searches; by default one per core, at most four. */
  readonly threads?: number
  /** How long a query that a guest waits for may take. */
  readonly statementMs?: number
  /** Sizes of the connection pools: for reads that guests wait for, and for the whole inventory. */
  readonly pools?: { readonly guests: number; readonly inventory: number }
  /** False where nobody opens a search form: none is counted ahead. */
  readonly preparesForms?: boolean
  /** Starts work that is not answered from a cache: at once, or when it is its turn. May refuse by throwing. */
  readonly admit?: Admit
}

export type Admit = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

const atOnce: Admit = (work) => work()

export type Offers = Awaited<ReturnType<typeof openOffers>>

type Request = OfferSearchRequest

/** Loads the inventory, keeps it in sync with Postgres, and answers questions. Functions take and return plain values. */
export async function openOffers({
  databaseUrl,
  clock,
  log,
  threads,
  statementMs,
  pools = { guests: 4, inventory: 2 },
  preparesForms = true,
  admit = atOnce,
}: OffersOptions) {
  const onError = (error: Error) => log.warn({ error: error.message }, 'A connection of offers was lost')
  const shared = { url: databaseUrl, applicationName: 'offers', onError }
  // Guests wait for reads of one hotel. Nobody waits for reads of the whole inventory, which take longer.
  const database = openDatabase({
    ...shared,
    maxConnections: pools.guests,
    limits: guestLimitsOf(statementMs),
  })
  const inventory = openDatabase({ ...shared, maxConnections: pools.inventory, limits: loadLimits })
  const onRebuilt = () => prepareForms()
  const live = await LiveIndex.open({ pool: inventory.pool, url: databaseUrl, clock, log, onRebuilt })
  const scanner = new Scanner({ threads })
  await scanner.ready()
  const contents = new HotelContents(database.pool)
  const reviews = new Reviews(database.pool, clock)
  const suggestions = new WeakMap<OfferIndex, Suggestions>()
  // Forms and front pages repeat the same wide questions. A change of the index changes the key.
  const remembered = new Memo<unknown>(100)
  // Small answers: counts of single parts of a form.
  const counted = new Memo<unknown>(1_000)
  const read = live.read.bind(live)
  // A request that waits for its turn must not hold the index: a change would have to wait for it, and everybody for the change.
  const work = <Answer>(ask: (index: OfferIndex) => Answer | Promise<Answer>) => admit(() => read(ask))
  const remember = <Answer>(
    name: string,
    question: unknown,
    ask: (index: OfferIndex) => Promise<Answer>,
    begin = admit,
  ) => {
    const asked = JSON.stringify(question)
    const keyAt = (version: number) => `${name} ${version} ${asked}`
    const recall = () =>
      read((index) => remembered.get(keyAt(index.version), () => ask(index)) as Promise<Answer>)
    return remembered.has(keyAt(live.version)) ? recall() : begin(recall)
  }

  const formOf = (request: Request, locale: Locale, begin?: Admit) =>
    remember(
      'globalSearch',
      [request, locale],
      (index) => {
        const recall: Recall = (question, ask) =>
          counted.get(`${index.version} ${question}`, ask) as ReturnType<typeof ask>
        return globalSearch(index, scanner, recall, request, locale)
      },
      begin,
    )

  let preparing = Promise.resolve()
  let isClosed = false
  /** Counts the form of each trip type for the default party before the first visitor needs it. */
  const prepareForms = () => {
    if (!preparesForms) return
    preparing = preparing.then(async () => {
      for (const tripType of tripTypes) {
        const request = toOfferSearchRequest({ ...defaultSearchState, tripType })
        if (!isClosed) await formOf(request, defaultLocale, atOnce)
      }
    })
    preparing = preparing.catch((error: Error) => {
      if (!isClosed) log.warn({ error: error.message }, 'Search forms could not be prepared')
    })
  }

  const weeks = openWeekPrices({
    pool: database.pool,
    writing: inventory.pool,
    clock,
    log,
    lowest: (request) => read((index) => lowestByWeek(index, scanner, request)),
  })

  const offers = {
    /** Returns a page of hotels with facets and histogram; an empty one with repairs. */
    search: (request: Request, locale: Locale) =>
      work((index) => searchOrRepair(index, scanner, request, locale)),
    count: (request: Request) => work((index) => countOffers(index, scanner, request)),
    globalSearch: (request: Request, locale: Locale) => formOf(request, locale),
    /** Returns departure airports, by code. */
    departures: (locale: Locale) => read((index) => departures(index, locale)),
    /** Returns classes of flights alone, economy first. */
    cabins: (locale: Locale) => read((index) => cabinNames(index, locale)),
    regions: (request: Request, locale: Locale) =>
      remember('regions', [request, locale], (index) => regions(index, scanner, request, locale)),
    calendar: (request: Request) =>
      remember('calendar', request, (index) => priceCalendar(index, scanner, request)),
    lowestPrices: (request: Request, level: Place['kind'], locale: Locale) =>
      remember('lowestPrices', [request, level, locale], (index) =>
        lowestPrices(index, scanner, request, level, locale),
      ),
    /** Returns the cheapest offer in each country, region or resort. */
    cheapestByPlace: (request: Request, level: Place['kind'], locale: Locale) =>
      remember('cheapestByPlace', [request, level, locale], (index) =>
        cheapestByPlace(index, scanner, request, level, locale),
      ),
    /** Returns the lowest price of each span of days. Not cached here: callers with many spans cache their result. */
    lowestInSpans: (request: Request, spans: readonly DaySpan[]) =>
      work((index) => lowestInSpans(index, scanner, request, spans)),
    yearBefore: weeks.yearBefore,
    keepWeeks: weeks.keep,
    /** Returns the position and price of all hotels of a search. */
    mapPins: (request: Request) => work((index) => mapPins(index, scanner, request)),
    promoted: (request: Request, locale: Locale) =>
      remember('promoted', [request, locale], (index) => promoted(index, scanner, request, locale)),
    topOffers: (request: Request, locale: Locale) =>
      remember('topOffers', [request, locale], (index) => topOffers(index, scanner, request, locale)),
    sameDay: (request: Request, locale: Locale) => work((index) => sameDay(index, scanner, request, locale)),
    charterFlights: (request: Request, locale: Locale) =>
      work((index) => charterFlights(index, scanner.cacheFor(index), request, locale)),
    countCharters: (request: Request) =>
      work((index) => countCharters(index, scanner.cacheFor(index), request)),
    /** Returns a page of flights alone with facets and histogram; an empty one with repairs. */
    charterListing: (request: Request, locale: Locale) =>
      work((index) => charterListing(index, scanner.cacheFor(index), request, locale)),
    /** Returns the countries that flights alone lead to, with the lowest price of each month. */
    charterPlaces: (request: Request, locale: Locale) =>
      remember('charterPlaces', [request, locale], (index) =>
        charterPlaces(index, scanner.cacheFor(index), request, locale),
      ),
    suggest: (text: string, locale: Locale, limit = 10) =>
      read((index) => {
        const known = suggestions.get(index) ?? new Suggestions(index)
        suggestions.set(index, known)
        return known.find(text, locale, limit)
      }),

    async hotel(hotelCode: string, locale: Locale): Promise<Outcome<HotelFacts, HotelUnknown>> {
      const found = await read((index) => hotelFacts(index, hotelCode, locale))
      if (!found.ok) return found
      return accepted({ ...found.value.facts, content: await contents.of(found.value.hotel) })
    },
    /** Returns the reviews of a hotel: a summary, and one page of texts. */
    async reviews(
      hotelCode: string,
      question: ReviewQuestion,
    ): Promise<Outcome<HotelReviews, HotelUnknown | ReviewsRefusal>> {
      const hotel = await read(({ register }) => register.hotels[register.hotelNumber.get(hotelCode) ?? -1])
      if (!hotel) return refused({ code: 'hotel-not-found', field: 'hotelCode' })
      return reviews.of(hotel, question)
    },
    /** Adds or removes a helpful vote. */
    async voteForReview(vote: ReviewVote): Promise<VoteOutcome> {
      const hotels = await read(
        ({ register }) =>
          (code: string) =>
            register.hotels[register.hotelNumber.get(code) ?? -1],
      )
      return reviews.vote(vote, hotels)
    },
    availability: (hotelCode: string, request: Request, locale: Locale) =>
      work((index) => hotelAvailability(index, scanner.cacheFor(index), hotelCode, request, locale)),
    allOffers: (hotelCode: string, request: Request, locale: Locale) =>
      work((index) => allOffers(index, scanner.cacheFor(index), hotelCode, request, locale)),
    cheapestOn: (hotelCode: string, choice: CardChoice, request: Request, locale: Locale) =>
      work((index) => cheapestOn(index, hotelCode, choice, request, locale)),
    departureHours: (hotelCode: string, choice: CardChoice, request: Request) =>
      work((index) => departureHours(index, hotelCode, choice, request)),
    roomChoices: (hotelCode: string, choice: CardChoice, request: Request, locale: Locale) =>
      work((index) => roomChoices(index, hotelCode, choice, request, locale)),

    /** Returns the offer of a code, priced now. */
    offer: (offerCode: string, view: { locale: Locale; perPerson: boolean }) =>
      read((index) => reprice(index, offerCode, view)),
    /** Returns what can be put into a cart: an offer, or a flight alone. `own`: places that the caller would return. */
    bookable: (offerCode: string, view: { locale: Locale; perPerson: boolean }, own?: OwnPlaces) =>
      read((index) => bookable(index, offerCode, view, own)),
    /** Returns what this offer cost before today, by week. */
    pastPrices: (offerCode: string) => read((index) => pastPrices(index, offerCode)),
    /** Returns a flight alone by its code, priced now. */
    charterOffer: (offerCode: string, view: { locale: Locale; perPerson: boolean }) =>
      read((index) => {
        const parts = parseOfferCode(offerCode)
        return parts.ok ? repriceCharter(index, parts.value, view) : parts
      }),

    /** Returns the names of the airports and destinations of a search. */
    names: (codes: SearchCodes, locale: Locale) => read((index) => codeNames(index, codes, locale)),
    findBySeoNames: (seoNames: readonly string[], locale: Locale) =>
      read((index) => findBySeoNames(index, seoNames, locale)),
    seoPaths: () => read(seoPaths),
    /** Returns the whole tree of destinations, in all languages. */
    places: () => read(({ register }) => register.places),

    /** Incremented with every change of the inventory. */
    get version() {
      return live.version
    },
    facts: () => live.facts(),
    caughtUp: () => live.caughtUp(),
    /** Resolves when the forms for the default party are counted. */
    formsReady: () => preparing,
    async close() {
      isClosed = true
      await weeks.stop()
      await live.close()
      await scanner.close()
      await preparing
      await inventory.close()
      await database.close()
    },
  }
  prepareForms()
  return offers
}
