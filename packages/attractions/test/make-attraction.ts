import { type Locale, locales } from '@wojaz/travel/locale'
import type { Attraction, AttractionOption, AttractionTexts, TicketKind } from '../src/model/attraction.ts'
import type { Availability } from '../src/model/availability.ts'

export function inEveryLocale<Value>(value: Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, Value>
}

export function makeTexts(changes: Partial<AttractionTexts> = {}): AttractionTexts {
  return {
    title: 'Rejs o zachodzie słońca',
    summary: 'Dwie godziny na morzu',
    description: '',
    highlights: [],
    included: [],
    excluded: [],
    goodToKnow: [],
    ...changes,
  }
}

export function makeKind(changes: Partial<TicketKind> = {}): TicketKind {
  return {
    id: 'adult',
    type: 'ADULT',
    titles: inEveryLocale('Dorosły'),
    minAge: 12,
    maxAge: 99,
    minQuantity: null,
    maxQuantity: null,
    people: 1,
    accompaniedBy: [],
    required: { contact: [], questions: [] },
    priceFrom: 10_000,
    ...changes,
  }
}

export function makeOption(changes: Partial<AttractionOption> = {}): AttractionOption {
  return {
    id: 'default',
    isDefault: true,
    titles: inEveryLocale('Rejs'),
    startTimes: ['18:00'],
    cutoff: { amount: 24, unit: 'hour' },
    minTickets: null,
    maxTickets: null,
    pickup: 'none',
    ticketKinds: [makeKind()],
    required: { contact: [], questions: [] },
    ...changes,
  }
}

export function makeAttraction(changes: Partial<Attraction> = {}): Attraction {
  return {
    number: 1,
    supplier: 'demo',
    productId: 'p1',
    texts: inEveryLocale(makeTexts()),
    pictures: [],
    at: { latitude: 36.44, longitude: 28.22 },
    placeCode: 'RHO',
    categories: ['boat-tours'],
    languages: ['pl'],
    duration: { from: 120, to: null },
    timeZone: 'Europe/Athens',
    meetingPoint: null,
    pickup: 'none',
    isAccessible: false,
    isConfirmedAtOnce: true,
    visit: 'start-time',
    options: [makeOption()],
    priceFrom: 10_000,
    ...changes,
  }
}

export function makeAvailability(changes: Partial<Availability> = {}): Availability {
  return {
    id: '2026-07-10T18:00:00+03:00',
    localStart: '2026-07-10T18:00:00+03:00',
    localEnd: '2026-07-10T20:00:00+03:00',
    isAllDay: false,
    isAvailable: true,
    vacancies: 10,
    maxTickets: null,
    bookableUntil: new Date('2026-07-10T14:00:00Z'),
    ticketPrices: { adult: 10_000 },
    wholePrice: null,
    pickupPoints: [],
    ...changes,
  }
}
