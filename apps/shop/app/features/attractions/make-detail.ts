import type { ChoiceView, DetailView } from './attraction-view.ts'

const starts = ['09:00', '14:00']

/** An attraction of the tests: a boat trip with two starts on 10 July, for adults and children. */
export function makeChoice(changes: Partial<ChoiceView> = {}): ChoiceView {
  const times = starts.map((time) => ({
    id: `2026-07-10T${time}`,
    isAllDay: false,
    ticketPrices: { adult: 12_000, child: 6_000 },
    wholePrice: null,
    starts: time,
    ends: '18:00',
    left: time === '14:00' ? 3 : null,
    isOpen: true,
    freeUntil: `2026-07-09T${time}`,
  }))
  const kind = { minQuantity: null, maxQuantity: null, people: 1 }
  return {
    options: [{ id: 'standard', title: 'Rejs' }],
    option: {
      id: 'standard',
      title: 'Rejs',
      pickup: 'none',
      minTickets: null,
      maxTickets: 6,
      kinds: [
        { ...kind, id: 'adult', type: 'ADULT', title: 'Dorosły', minAge: 13, maxAge: 99, accompaniedBy: [] },
        {
          ...kind,
          id: 'child',
          type: 'CHILD',
          title: 'Dziecko',
          minAge: 3,
          maxAge: 12,
          accompaniedBy: ['adult'],
        },
      ],
    },
    month: '2026-07-01',
    hasEarlier: true,
    hasLater: true,
    days: Array.from({ length: 31 }, (_, at) => ({
      day: `2026-07-${String(at + 1).padStart(2, '0')}`,
      isOpen: at % 7 !== 0,
      priceFrom: at % 7 === 0 ? null : 12_000,
    })),
    date: '2026-07-10',
    times,
    time: null,
    pickupPoints: [],
    pickup: null,
    tickets: { adult: 2 },
    faults: [],
    isSilent: false,
    ...changes,
  }
}

export function makeDetail(changes: Partial<DetailView> = {}): DetailView {
  return {
    number: 12,
    path: '/atrakcje/rodos/rejs-12',
    title: 'Rejs o zachodzie słońca: Rodos',
    summary: 'Dwie godziny na morzu.',
    description: 'Wypływamy z portu.',
    highlights: ['Zachód słońca'],
    included: ['Woda'],
    excluded: ['Kolacja'],
    goodToKnow: ['Weź kurtkę'],
    pictures: [],
    places: [{ code: 'RHO', name: 'Rodos' }],
    themes: [{ code: 'boat-tours', name: 'Rejsy' }],
    languages: ['Polski'],
    duration: { from: 120, to: null },
    meetingPoint: { name: 'Port', address: 'Mandraki 1', directions: 'Przy latarni', at: null },
    at: { latitude: 36.45, longitude: 28.22 },
    pickup: 'none',
    isAccessible: true,
    isConfirmedAtOnce: true,
    cutoffHours: 24,
    priceFrom: 12_000,
    choice: makeChoice(),
    people: 2,
    trip: null,
    today: '2026-06-01',
    similar: [],
    texts: '{}',
    ...changes,
  }
}
