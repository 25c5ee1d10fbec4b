import type { Order } from '@wojaz/booking'
import { dayOf } from '@wojaz/travel/dates'
import { expect } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

let guests = 0
const newAddress = () => `podroz${++guests}-${process.pid}@example.com`

/** The leg as it was sold: other test files move flights too. */
const legOf = (order: Order | null) =>
  order?.offer.departureFlight as NonNullable<Order['offer']['departureFlight']>

/** The hidden fields of the announcement form. */
function hiddenFields(html: string): Record<string, string> {
  const end = html.indexOf('Ogłoś i zawiadom')
  const form = html.slice(html.lastIndexOf('<form', end), end)
  const fields = [...form.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

test('other hours: who is affected, a preview that changes nothing, one press, answers with deadlines', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const ola = await office.colleague('operations')
  const leg = legOf(await shop.services.booking.order(number))
  const { airLineCode, flightNumber, date, flightId, departureTime } = leg
  const hour = String((Number(departureTime.slice(0, 2)) + 9) % 24).padStart(2, '0')
  const typed = {
    kind: 'flight-hours',
    flight: `${airLineCode}${flightNumber}`,
    day: date,
    departure: `${hour}:10`,
    arrival: '03:05',
  }
  const preview = await ola.open(`/zmiany/nowa?${new URLSearchParams(typed)}`)
  expect(preview.body).toContain(number)
  expect(preview.body).toContain('Wiadomość do pierwszej osoby')
  const before = await shop.services.booking.order(number)
  expect(before?.notices).toEqual([])

  const fields = hiddenFields(preview.body)
  expect(fields).toMatchObject(typed)
  const stale = await ola.send('/zmiany/nowa', { ...fields, count: '0' })
  expect([stale.statusCode, stale.body.includes('Lista osób zmieniła się')]).toEqual([409, true])
  const sent = await ola.send('/zmiany/nowa', fields)
  expect(sent.headers.location).toBe(`/biuro/zmiany/${fields.id}`)

  const told = await shop.services.booking.order(number)
  expect(told?.notices).toMatchObject([{ state: 'open', change: { kind: 'flight-hours' } }])
  const answers = await ola.open(`/zmiany/${fields.id}`)
  expect(answers.body).toContain(number)
  expect(answers.body).toContain('czeka na odpowiedź')
  expect(answers.body).toContain(`lot ${airLineCode}${flightNumber}`)
  expect(await office.logOf(number)).toEqual(
    expect.arrayContaining(['announcement-previewed', 'announced', 'answers-seen']),
  )
  const [row] = await office.rows<{ by: string }>(
    'select said_by as by from booking.announcements where id = $1',
    [fields.id],
  )
  expect(row?.by).toBe(ola.member.name)
  const [flight] = await office.rows<{ departs: string }>(
    'select departs::text from offers.flights where id = $1',
    [flightId],
  )
  expect(flight?.departs).toBe(`${hour}:10:00`)
  const again = await ola.send('/zmiany/nowa', { ...fields, count: '0' })
  expect(again.statusCode).toBe(409)
})

test('what cannot be announced is said at its field, and nothing typed is lost', async ({ shop }) => {
  const ola = await officeOf(shop).colleague('operations')
  const none = await ola.open(
    '/zmiany/nowa?kind=flight-hours&flight=ZZ9&day=2030-01-01&departure=10:00&arrival=12:00',
  )
  expect(none.body).toContain('W tym dniu nie ma takiego lotu.')
  expect(none.body).toContain('value="ZZ9"')
  const hotel = await ola.open('/zmiany/nowa?kind=hotel&hotel=HER001&from=2030-01-01&newHotel=NIEMA')
  expect(hotel.body).toContain('Nie ma hotelu o tym kodzie.')
  const nobody = await ola.open(`/zmiany/nowa?kind=cancellation&reason=too-few&hotel=HER001&from=2030-01-01`)
  expect(nobody.body).toContain('Kogo dotyczy: <!-- -->0')
  expect(nobody.body).not.toContain('Ogłoś i zawiadom')
})

test('a review is shown, or refused with a reason that the log keeps', async ({ shop }) => {
  const office = officeOf(shop)
  const scores = { rooms: 5, food: 4, service: 5, location: 5, cleanliness: 5, value: 4 }
  const written = async (title: string) => {
    const { number } = await shop.booked(newAddress())
    const stay = { departureDate: '2026-01-05', returnDate: '2026-01-12' }
    await office.rows(
      `update booking.orders set sold = jsonb_set(sold, '{offer}', sold -> 'offer' || $2) where number = $1`,
      [number, stay],
    )
    await office.rows(
      'insert into booking.trip_reviews (order_number, review, first_written_at, written_at) values ($1, $2, $3, $3)',
      [number, { scores, title, text: 'Byliśmy dwa tygodnie i wrócimy.' }, shop.services.clock()],
    )
    return number
  }
  const [good, bad] = [await written('Świetnie'), await written('Kupcie u mnie')]
  const ola = await office.colleague('service')
  expect((await ola.open('/opinie')).body).toMatch(/Świetnie.*Kupcie u mnie/s)
  expect((await ola.send(`/opinie/${good}`, { verdict: 'shown' })).statusCode).toBe(303)
  const silent = await ola.send(`/opinie/${bad}`, { verdict: 'refused', reason: ' ' })
  expect([silent.statusCode, silent.body.includes('Wpisz powód odrzucenia.')]).toEqual([422, true])
  expect((await ola.send(`/opinie/${bad}`, { verdict: 'refused', reason: 'reklama' })).statusCode).toBe(303)
  expect((await ola.send(`/opinie/${bad}`, { verdict: 'shown' })).statusCode).toBe(409)
  expect((await shop.services.booking.tripReview(good))?.state).toBe('shown')
  expect((await shop.services.booking.tripReview(bad))?.state).toBe('refused')
  const [line] = (await shop.services.staff.log({ order: bad })).filter(({ act }) => act === 'review-refused')
  expect(line).toMatchObject({ memberName: ola.member.name, facts: { reason: 'reklama' } })
  expect((await ola.open('/opinie')).body).not.toContain('Kupcie u mnie')
})

test('money: payments, what is owed once its day has passed, and the report of a day', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const ola = await office.colleague('finance')
  expect(await ola.openWhole('/platnosci')).toContain(number)
  expect(await ola.openWhole('/zaleglosci')).not.toContain(number)
  await office.rows(
    `update booking.orders set schedule = jsonb_set(schedule, '{1,dueBy}', '"2020-01-01"') where number = $1`,
    [number],
  )
  expect(await ola.openWhole('/zaleglosci')).toContain(number)
  const day = dayOf(shop.services.clock())
  const report = await ola.open(`/raport/${day}.csv`)
  expect(report.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(report.body).toMatch(new RegExp(`wpłata;[^;]+;${number};\\d+,\\d\\d;BLIK;`))
  expect((await ola.open(`/raport?day=${day}`)).body).toContain(`/biuro/raport/${day}.csv`)
  expect((await ola.open('/raport/2026-02-30.csv')).statusCode).toBe(404)
})

test('a refund is seen with its state', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  await office.rows(
    `insert into booking.refunds (id, payment_id, amount, reason, asked_at, next_try_at)
     select gen_random_uuid(), id, 100, 'guest-changed', $2, 'infinity' from booking.payments where order_number = $1`,
    [number, shop.services.clock()],
  )
  const ola = await office.colleague('finance')
  const body = await ola.openWhole('/zwroty')
  expect(body).toContain(number)
  expect(body).toContain('czeka na bank')
})

test('money for something else than a trip stands beside the others, by the number that guests read', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const label = `A${String(process.pid).padStart(9, '0')}`
  const [paid] = await office.rows<{ id: string }>(
    `insert into booking.payments (id, purchase, label, state, method, amount, paid_before, gateway, started_at, valid_until,
       completed_at, next_look_at)
     values (gen_random_uuid(), gen_random_uuid(), $1, 'completed', 'blik', 12000, 0, 'payu', $2, $2, $2, 'infinity') returning id`,
    [label, shop.services.clock()],
  )
  await office.rows(
    `insert into booking.refunds (id, payment_id, amount, reason, asked_at, next_try_at)
     values (gen_random_uuid(), $1, 5000, 'supplier-refused', $2, 'infinity')`,
    [paid?.id, shop.services.clock()],
  )
  try {
    const ola = await office.colleague('finance')
    const payments = await ola.openWhole('/platnosci')
    expect(payments).toContain(label)
    expect(payments).not.toContain(`/zamowienia/${label}`)
    const refunds = await ola.openWhole('/zwroty')
    expect([refunds.includes(label), refunds.includes('dostawca nie potwierdził')]).toEqual([true, true])
    const report = await ola.open(`/raport/${dayOf(shop.services.clock())}.csv`)
    expect(report.body).toMatch(new RegExp(`wpłata;[^;]+;${label};120,00;BLIK;payu;`))
    expect(await office.logOf(label)).toContain('money-seen')
  } finally {
    await office.rows('delete from booking.refunds where payment_id = $1', [paid?.id])
    await office.rows('delete from booking.payments where id = $1', [paid?.id])
  }
})

test('the manager reads who looked at an order, and that reading is written down, too', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.ordered(newAddress())
  const ola = await office.colleague('service')
  await ola.open(`/zamowienia/${number}`)
  const boss = await office.colleague('manager')
  const { body } = await boss.open(`/dziennik?order=${number}`)
  expect(body).toContain(ola.member.name)
  expect(body).toContain('podgląd zamówienia')
  expect(await office.logOf(number)).toEqual(['log-read', 'order-seen'])
})
