import type { Offer } from '@wojaz/offers'
import { cartPrice, type PriceLine } from '../src/cart-price.ts'
import type { Order } from '../src/order.ts'

/** Options for documents in tests. */
export const documentOptions = {
  siteUrl: 'https://wojaz.example',
  names: { LUGGAGE_32: 'Walizka 32 kg' },
  contact: {
    phone: '+48 22 000 00 00',
    phoneHours: 'pn.–pt. 9–17',
    email: 'kontakt@wojaz.example',
    emergencyPhone: '+48 22 000 00 02',
    emergencyHours: 'całą dobę',
  },
}

/** 22 July 2026, noon in Warsaw. */
export const noon = new Date('2026-07-22T10:00:00Z')

const leg = {
  airLineCode: 'WZ',
  flightNumber: '4711',
  fromAirport: 'WAW',
  toAirport: 'HER',
  date: '2026-10-03',
  departureTime: '06:10',
  arrivalTime: '10:05',
  aircraft: 'Boeing 737-800',
  isLowCost: false,
  seatsLeft: 20,
}

const quote = {
  flights: 389_700,
  airFare: 389_700,
  airportCharges: 0,
  stay: 812_400,
  rooms: [812_400],
  base: 1_202_100,
  transfer: 36_000,
  surcharges: 36_000,
  tfg: 4_500,
  tfp: 4_500,
  discount: 97_488,
  discountPercent: 12,
  discountKind: 'FIRST_MINUTE',
  total: 1_149_612,
  perPerson: 383_300,
  originalFullPrice: 1_247_100,
  lowestPriceBefore: 1_180_000,
  validUntil: '2026-07-31',
  peakworkPrice: null,
}

const flightQuote: Offer['quote'] = {
  ...quote,
  airFare: 336_301,
  airportCharges: 53_399,
  base: quote.flights,
  stay: 0,
  rooms: [],
  transfer: 0,
  surcharges: 0,
  discount: 0,
  discountPercent: 0,
  discountKind: null,
  lowestPriceBefore: null,
  validUntil: null,
  total: 398_700,
  perPerson: 132_900,
  originalFullPrice: 398_700,
}

export function makeOffer(given: Partial<Offer> = {}): Offer {
  return {
    offerCode: 'WAWHER20261003',
    tripType: 'WS',
    hotelCode: 'HER10001',
    hotelName: 'Złota Zatoka Palace & Spa',
    hotelUrl: '/wypoczynek/grecja/kreta/hersonissos/zlota-zatoka-her10001',
    stars: 5,
    rating: 9.1,
    ratingCount: 812,
    latitude: 35.3,
    longitude: 25.4,
    breadcrumbs: [
      { code: 'GR', name: 'Grecja', seoName: 'grecja' },
      { code: 'HER', name: 'Kreta', seoName: 'kreta' },
      { code: 'HERS', name: 'Hersonissos', seoName: 'hersonissos' },
    ],
    departureDate: '2026-10-03',
    returnDate: '2026-10-10',
    duration: 7,
    airportCode: 'WAW',
    airportName: 'Warszawa',
    departureTime: '06:10',
    departureFlight: { flightId: 71, ...leg },
    returnFlight: {
      ...leg,
      flightId: 72,
      flightNumber: '4712',
      fromAirport: 'HER',
      toAirport: 'WAW',
      date: '2026-10-10',
      departureTime: '22:40',
      arrivalTime: '00:35',
    },
    boardCode: 'AI',
    boardName: 'All inclusive',
    occupancies: [
      {
        adultsCount: 2,
        childrenBirthDates: ['2018-05-14'],
        participantsCount: 3,
        roomCode: 'FAM',
        boardCode: 'AI',
        roomName: 'Pokój rodzinny, widok na morze',
        roomsLeft: 4,
      },
    ],
    price: quote.originalFullPrice,
    discountPrice: quote.total,
    originalFullPrice: quote.originalFullPrice,
    quote,
    ...given,
  }
}

/** The same flights without a hotel. */
export function makeFlightAlone(): Offer {
  return makeOffer({
    offerCode: 'WAWHER261003-7--2',
    tripType: 'CZ',
    hotelCode: '',
    hotelName: 'Warszawa – Heraklion',
    hotelUrl: '/wyszukiwarka-lotow',
    stars: 0,
    rating: null,
    ratingCount: 0,
    boardCode: '',
    boardName: '',
    breadcrumbs: [
      { code: 'GR', name: 'Grecja', seoName: 'grecja' },
      { code: 'HER', name: 'Heraklion', seoName: '' },
    ],
    occupancies: makeOffer().occupancies.map((room) => ({
      ...room,
      roomCode: null,
      boardCode: null,
      roomName: '',
      roomsLeft: 0,
    })),
    price: flightQuote.total,
    discountPrice: flightQuote.total,
    originalFullPrice: flightQuote.total,
    quote: flightQuote,
  })
}

const lines: readonly PriceLine[] = [
  { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 0, amount: 16_000 },
  { type: 'SEATS', code: '12A', person: 0, amount: 4_900 },
  { type: 'SEATS', code: '12B', person: 1, amount: 4_900 },
  { type: 'FACULTATIVE_TRIPS', code: 'TRIP_KNOSSOS', person: 0, amount: 21_050 },
]

export function makeOrder(given: Partial<Order> = {}): Order {
  const offer = given.offer ?? makeOffer()
  return {
    number: 'W402917655',
    state: 'confirmed',
    locale: 'pl',
    offer,
    participants: [
      { firstName: 'Świętosława', lastName: 'Brzęczyszczykiewicz', birthDate: '1986-02-11', title: 'woman' },
      { firstName: 'Łukasz', lastName: 'Żółć-Gęślą', birthDate: '1984-11-30', title: 'man' },
      { firstName: 'Zoé', lastName: 'Żółć', birthDate: '2018-05-14', title: 'woman' },
    ],
    contact: {
      firstName: 'Świętosława',
      lastName: 'Brzęczyszczykiewicz',
      email: 'swietka@wojaz.example',
      phone: '+48600700800',
      street: 'ul. Źródlana 7 m. 12',
      postalCode: '61-001',
      city: 'Poznań',
    },
    upsells: [
      { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 0 },
      { type: 'FACULTATIVE_TRIPS', code: 'TRIP_KNOSSOS', person: 0 },
    ],
    seats: [
      { flightId: 71, seat: '12A', person: 0, price: 4_900 },
      { flightId: 71, seat: '12B', person: 1, price: 4_900 },
    ],
    price: cartPrice({
      offer: offer.quote.total,
      lines,
      departureDate: offer.departureDate,
      today: '2026-07-22',
    }),
    paid: 299_200,
    variant: 'deposit',
    schedule: [
      { amount: 299_200, dueBy: '2026-07-22' },
      { amount: 897_262, dueBy: '2026-09-03' },
    ],
    refunds: [],
    notices: [],
    cancellation: null,
    payments: [
      {
        id: '7b1c3f0e-30b3-4f5e-8a0e-0d5a1b2c3d4e',
        state: 'completed',
        method: 'blik',
        amount: 299_200,
        startedAt: noon,
        completedAt: noon,
      },
    ],
    placedAt: noon,
    confirmedAt: noon,
    heldUntil: new Date(noon.getTime() + 30 * 60_000),
    ...given,
  }
}

/** An order that was fully paid at once. */
export function paidOrder(given: Partial<Order> = {}): Order {
  const order = makeOrder(given)
  const { total } = order.price
  return { ...order, paid: total, payments: order.payments.map((payment) => ({ ...payment, amount: total })) }
}
