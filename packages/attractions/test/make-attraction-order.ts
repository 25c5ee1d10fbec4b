import type { AttractionItem, AttractionOrder } from '../src/model/attraction-order.ts'
import { freezePolicy } from '../src/rules/cancellation.ts'
import { inEveryLocale } from './make-attraction.ts'

const cutoff = { amount: 24, unit: 'hour' } as const
const localStart = '2026-10-06T18:00:00+03:00'

/** A boat trip off Crete for two adults and a child, confirmed. */
export function makeItem(changes: Partial<AttractionItem> = {}): AttractionItem {
  return {
    id: '7d0b6a52-6f1c-4b1e-9d53-7a4f0c6b1e21',
    bookingId: '7d0b6a52-6f1c-4b1e-9d53-7a4f0c6b1e21',
    state: 'confirmed',
    choice: {
      attractionNumber: 17,
      optionId: 'default',
      availabilityId: localStart,
      tickets: { adult: 2, child: 1 },
      pickupPointId: 'harbour',
    },
    supplier: 'demo',
    productId: 'p1',
    titles: inEveryLocale('Rejs o zachodzie słońca'),
    optionTitles: inEveryLocale('Z przewodnikiem po polsku'),
    picture: { src: '/file/scenes/coast.photo.dusk.1.jpg', caption: null },
    placeCode: 'HER',
    timeZone: 'Europe/Athens',
    localStart,
    localEnd: '2026-10-06T20:30:00+03:00',
    isAllDay: false,
    meetingPoint: {
      name: 'Stary port',
      address: 'Akti Kountourioti 5, Chania',
      directions: 'Przy latarni, pod niebieską flagą.',
      at: { latitude: 35.51915, longitude: 24.01771 },
    },
    pickup: {
      id: 'harbour',
      name: 'Hotel Złota Zatoka',
      address: 'Hersonissos',
      localTime: '2026-10-06T16:45',
    },
    isConfirmedAtOnce: true,
    kinds: [
      {
        id: 'adult',
        type: 'ADULT',
        titles: inEveryLocale('Dorosły'),
        quantity: 2,
        minAge: 12,
        maxAge: 99,
        required: { contact: ['firstName', 'lastName'], questions: [] },
      },
      {
        id: 'child',
        type: 'CHILD',
        titles: inEveryLocale('Dziecko'),
        quantity: 1,
        minAge: 3,
        maxAge: 11,
        required: { contact: [], questions: [] },
      },
    ],
    required: { contact: [], questions: [] },
    price: { total: 42_000, lines: [] },
    policy: freezePolicy(cutoff, localStart, 'Europe/Athens') as AttractionItem['policy'],
    heldUntil: null,
    told: {
      answers: {},
      holders: [
        {
          kindId: 'adult',
          contact: { firstName: 'Świętosława', lastName: 'Brzęczyszczykiewicz' },
          answers: {},
        },
        { kindId: 'adult', contact: { firstName: 'Łukasz', lastName: 'Żółć-Gęślą' }, answers: {} },
        { kindId: 'child', contact: {}, answers: {} },
      ],
    },
    supplierContact: { name: 'Aegean Days', phone: '+30 28 1000 0000' },
    supplierReference: 'AD-20931',
    codes: [
      { format: 'QRCODE', value: 'AD-20931-X7', kindId: null },
      { format: 'CODE128', value: 'AD-20931-X7', kindId: null },
    ],
    refund: null,
    cancelledAt: null,
    ...changes,
  }
}

export function makeAttractionOrder(changes: Partial<AttractionOrder> = {}): AttractionOrder {
  return {
    transactionId: '2f5a3c1e-0f57-4a0e-8d7b-6a1f5a2b9c10',
    number: 'A402917655',
    state: 'paid',
    locale: 'pl',
    items: [makeItem()],
    contact: {
      firstName: 'Świętosława',
      lastName: 'Brzęczyszczykiewicz',
      email: 'swieta@example.com',
      phone: '+48600100200',
    },
    total: 42_000,
    paid: 42_000,
    placedAt: new Date('2026-09-20T10:00:00Z'),
    paidAt: new Date('2026-09-20T10:02:00Z'),
    tripNumber: null,
    ...changes,
  }
}
