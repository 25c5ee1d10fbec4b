import { photoSender } from '@wojaz/booking/server'
import type { Pool } from 'pg'
import { asStream, complain } from './complain.ts'
import { type DemoGuest, demoGuests, type GuestName } from './demo-guests.ts'
import type { Work } from './open-work.ts'
import { moveToPast } from './past-trip.ts'
import type { Ordered, ShopCalls } from './shop-calls.ts'
import { taken } from './taken.ts'

const ola = { id: 'demo-ola', name: 'Ola' }
/** A member of staff. */
const olaNowak = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Ola Nowak' }
const hour = 60
const day = 24 * hour

type Orders = Readonly<Partial<Record<GuestName, string>>>

/** The work of a day in the office: orders, questions, complaints and reviews, some of them answered. */
export async function makeWork(work: Work, shop: ShopCalls): Promise<Orders> {
  const orders = await buyAll(work.pool, shop)
  await haveTalks(work, orders)
  await moveFlight(work, orders)
  await haveTrouble(work, shop, orders)
  await haveReviews(work, shop, orders)
  return orders
}

/** Who buys what: guests in one entry buy the same trip. */
const wishes: readonly { readonly guests: readonly GuestName[]; readonly variant: 'full' | 'deposit' }[] = [
  { guests: ['maria', 'jan', 'ola'], variant: 'deposit' },
  { guests: ['anna'], variant: 'deposit' },
  { guests: ['tomasz', 'iryna'], variant: 'full' },
  { guests: ['ewa', 'pawel'], variant: 'full' },
  { guests: ['zofia', 'karol'], variant: 'full' },
]

async function buyAll(pool: Pool, shop: ShopCalls): Promise<Orders> {
  const orders: Partial<Record<GuestName, string>> = {}
  // Far enough in the future that a deposit is enough.
  const trips = (await shop.trips()).toReversed()
  for (const { guests, variant } of wishes)
    for (const name of guests) {
      const ordered = await firstOf(trips, ({ offerCode }) => shop.order(demoGuests[name], offerCode))
      if (!ordered) continue
      await shop.pay(ordered, variant).catch(() => shop.pay(ordered, 'full'))
      await addCustomer(pool, demoGuests[name], ordered)
      orders[name] = ordered.number
    }
  return orders
}

async function firstOf<From, To>(all: readonly From[], ask: (one: From) => Promise<To | null>) {
  for (const one of all.slice(0, 5)) {
    const answer = await ask(one)
    if (answer) return answer
  }
  return null
}

/** An account that nobody can log in to: it has no password. */
async function addCustomer(pool: Pool, { id, email, people, locale }: DemoGuest, { number }: Ordered) {
  const [{ firstName, lastName }] = people
  await pool.query(
    `insert into account.customers (id, email, first_name, last_name, locale, state, registered_at, activated_at)
     values ($1, $2, $3, $4, $5, 'active', now(), now()) on conflict do nothing`,
    [id, email, firstName, lastName, locale],
  )
  await pool.query('update booking.orders set customer_id = $2 where number = $1', [number, id])
}

async function haveTalks({ ago, talks, say }: Work, { anna, tomasz, iryna }: Orders) {
  const reader = (name: GuestName, order: string) => ({ customerId: demoGuests[name].id, orders: [order] })
  if (anna) {
    await ago(2 * day, () =>
      talks.guest.reply(
        reader('anna', anna),
        anna,
        say('Dzień dobry, czy w pokoju zmieści się łóżeczko dla dziecka?'),
      ),
    )
    await ago(47 * hour, () =>
      talks.staff.write(
        ola,
        { thread: anna },
        say('Dzień dobry, tak. Hotel wstawi je bezpłatnie, proszę tylko potwierdzić wiek dziecka.'),
      ),
    )
    await ago(3 * hour, () =>
      talks.guest.reply(
        reader('anna', anna),
        anna,
        say('Córka ma 14 miesięcy. Czy na plażę można dojść z wózkiem?'),
      ),
    )
  }
  if (iryna)
    await ago(26 * hour, () =>
      talks.guest.reply(
        reader('iryna', iryna),
        iryna,
        say('Доброго дня! Чи можна додати ще одну валізу на зворотний рейс?'),
      ),
    )
  if (tomasz)
    await ago(4, () =>
      talks.guest.reply(
        reader('tomasz', tomasz),
        tomasz,
        say('Halo, czy jest tam ktoś? Nie widzę godziny transferu z lotniska.'),
        { isChat: true },
      ),
    )
}

/** One guest agrees, one cancels with a full refund, one has not answered. */
async function moveFlight({ ago, booking }: Work, { maria, jan }: Orders) {
  const flight = maria && (await booking.order(maria))?.offer.departureFlight
  if (!maria || !flight) return
  const { flightId, departureTime, arrivalTime } = flight
  const flights = [
    { flightId, departureTime: fiveHoursOn(departureTime), arrivalTime: fiveHoursOn(arrivalTime) },
  ]
  await ago(day, () => booking.announceChange({ kind: 'flight-hours', flights }, { by: 'Piotr Lot' }))
  for (const [number, answer] of [
    [maria, 'accepted'],
    [jan, 'left'],
  ] as const) {
    const notice = number && (await booking.order(number))?.notices.at(-1)
    if (notice) taken(await booking.answerNotice(number, notice.id, answer))
  }
}

function fiveHoursOn(time: string): string {
  return `${String((Number(time.slice(0, 2)) + 5) % 24).padStart(2, '0')}${time.slice(2)}`
}

async function haveTrouble(work: Work, shop: ShopCalls, { ewa, pawel, zofia }: Orders) {
  const { pool, ago, complaints } = work
  if (pawel) {
    await moveToPast(pool, pawel, 30)
    await complain(work, 'pawel', pawel, {
      days: 26,
      amount: 90_000,
      category: 'cleanliness',
      categoryName: 'Czystość',
      answers: [{ question: 'Gdzie było brudno?', answer: 'Łazienka i balkon, od pierwszego dnia' }],
      description:
        'Pokój posprzątano dopiero trzeciego dnia, po dwóch prośbach w recepcji. Zdjęcia w załączniku.',
      photos: [await shop.photo('room.greek.dusk.a3')],
    })
  }
  if (ewa) {
    await moveToPast(pool, ewa, 18)
    const number = await complain(work, 'ewa', ewa, {
      days: 15,
      amount: 60_000,
      category: 'facilities',
      categoryName: 'Basen i udogodnienia',
      answers: [
        { question: 'Co było zamknięte albo zepsute?', answer: 'Basen dla dzieci przez pięć z siedmiu dni' },
      ],
      description:
        'Basen dla dzieci był zamknięty bez słowa wyjaśnienia, a właśnie dla niego wybraliśmy ten hotel.',
      photos: [await shop.photo('pool.greek.noon.a2'), await shop.photo('resort.greek.noon.a4')],
    })
    await ago(12 * day, () => complaints.office.takeUp(number, olaNowak))
  }
  if (zofia) {
    await moveToPast(pool, zofia, 12)
    const number = await complain(work, 'zofia', zofia, {
      days: 9,
      amount: 40_000,
      category: 'transfer',
      categoryName: 'Transfer',
      answers: [{ question: 'Dzień i godzina przejazdu', answer: 'W dniu powrotu, 4:30' }],
      description: 'Autokar na lotnisko nie przyjechał, zapłaciliśmy za taksówkę. Rachunek mamy.',
    })
    await ago(8 * day, () => complaints.office.takeUp(number, olaNowak))
    const offer = {
      text: 'Przepraszamy. Zwracamy koszt taksówki i dodajemy 100 zł za stracony czas.',
      amount: 32_000,
    }
    taken(await ago(6 * day, () => complaints.office.decide(number, 'Ola Nowak', offer)))
    taken(await ago(5 * day, () => complaints.accept(number, demoGuests.zofia.id)))
  }
}

async function haveReviews(work: Work, shop: ShopCalls, { zofia, karol }: Orders) {
  if (karol) await moveToPast(work.pool, karol, 7)
  const scores = { location: 5, rooms: 4, cleanliness: 4, service: 5, food: 4, value: 4 }
  await review(
    work,
    zofia,
    [await shop.photo('beach.greek.golden.a5'), await shop.photo('harbour.greek.dusk.a1')],
    {
      scores,
      title: 'Wrócimy tu jesienią',
      text: 'Plaża dwie minuty od pokoju, obsługa pamięta imiona dzieci. Śniadania bez kolejek, wieczorem muzyka na żywo.',
    },
  )
  await review(work, karol, [await shop.photo('room.greek.noon.a6')], {
    scores: { ...scores, rooms: 2, cleanliness: 2, food: 3 },
    title: 'Ładnie położony, pokoje do remontu',
    text: 'Widok wynagradza dużo, ale łazienka prosi o remont, a klimatyzacja budzi w nocy.',
  })
}

type Written = Parameters<Work['booking']['writeReview']>[1]

async function review(
  { booking, uploads }: Work,
  number: string | undefined,
  photos: readonly Uint8Array[],
  written: Written,
) {
  if (!number) return
  const ids: string[] = []
  for (const [nth, photo] of photos.entries()) {
    const sending = { for: 'review', sentBy: photoSender(number) } as const
    ids.push(taken(await uploads.keep(asStream(photo), `zdjecie-${nth + 1}.jpg`, sending)).id)
  }
  taken(await booking.writeReview(number, written, ids))
}
