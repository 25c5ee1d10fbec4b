import { randomUUID } from 'node:crypto'
import { accountPaths, loginsPath, settingsPath } from '@wojaz/account'
import type { Order } from '@wojaz/booking'
import { complaintsPath } from '@wojaz/complaints'
import { mailboxPath } from '@wojaz/talks'
import { splitLocale } from '@wojaz/travel/locale'
import { expect, vi } from 'vitest'
import routes from '../../app/routes.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { documentedCalls } from '../documented-calls.ts'
import { keepFormerContact, moveAddress } from '../moved-address.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'
import { callsOfOneself, callsOfOthers, type Secrets, tripPages } from './others-trips.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

let prepared: Promise<{ secrets: Secrets; berta: AccountGuest }> | null = null
/**
 * Anna's trip with everything that can belong to it, and Berta's browser. Berta has the address with which Anna bought it: the
 * account of Anna has moved to another one.
 */
const both = () => {
  prepared ??= prepare()
  return prepared
}

async function prepare() {
  const owner = newPerson()
  const other = { ...newPerson(), email: owner.email }
  const anna = await customerOf(shop, owner)
  // Anna's flight is moved below: nobody else flies by it.
  const annas = await shop.ordered(owner.email, anna, await shop.offerByAnEmptyFlight())
  await shop.payDeposit(annas)
  await moveAddress(shop, anna, { from: owner.email, to: `nowa.${owner.email}` })
  await keepFormerContact(shop, annas.number, owner.email)
  const bertas = await shop.booked(other.email)
  const { booking } = shop.services
  const order = (await booking.order(annas.number)) as Order
  const change = made(await booking.quoteChange(annas.number, { offerCode: order.offer.offerCode }))
  const cancel = made(await booking.quoteCancel(annas.number))
  const upsells = made(
    await booking.quoteUpsells(annas.number, { upsells: await oneMore(order), seats: null }),
  )
  await booking.announceChange(nineHoursLater(order), { by: 'biuro' })
  const notice = (await booking.order(annas.number))?.notices.at(-1)?.id ?? ''
  const secrets: Secrets = {
    anna: annas.number,
    berta: bertas.number,
    notice,
    change: change.id,
    cancel: cancel.id,
    upsells: upsells.id,
    complaint: await complaintOf(anna, annas.number),
  }
  return { secrets, berta: await customerOf(shop, other) }
}

async function complaintOf(browser: AccountGuest, orderNumber: string): Promise<string> {
  const typed = {
    category: 'other',
    reported: 'no',
    description: 'Przez cały pobyt nie działała klimatyzacja.',
  }
  const form = { orderNumber, typed, wishes: ['apology'] }
  const sent = await browser.call('/api/www/tui-complaints/submit-complaint', form)
  return sent.json<{ number: string }>().number
}

async function oneMore(order: Order): Promise<Order['upsells']> {
  const { open } = await shop.services.booking.upsellsOf(order)
  const more = open.flatMap(({ type, variants, personRefs }) =>
    variants
      .filter(({ isIncluded }) => !isIncluded)
      .map(({ code }) => ({ type, code, person: personRefs[0] ?? null })),
  )
  return [...order.upsells, ...more.slice(0, 1)]
}

function nineHoursLater({ offer }: Order) {
  const { flightId = 0, departureTime = '', arrivalTime = '' } = offer.departureFlight ?? {}
  const hour = String((Number(departureTime.slice(0, 2)) + 9) % 24).padStart(2, '0')
  const flights = [{ flightId, departureTime: hour + departureTime.slice(2), arrivalTime }]
  return { kind: 'flight-hours', flights } as const
}

function made<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: { code: string } }): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

const pages = routes
  .flatMap((page) => page.children ?? page)
  .map(({ path = '', file }) => ({ path: path.startsWith('/') ? path : `/${path}`, file }))
  .filter(({ path }) => splitLocale(path).locale === 'pl' && /^\/mytui(\/|$)/.test(path))

/** Login and settings pages, which name no trip. */
const isOfOneself = (path: string) =>
  path === settingsPath ||
  path === mailboxPath ||
  path.startsWith(`${settingsPath}/`) ||
  [...Object.values(accountPaths), loginsPath, mailboxPath, complaintsPath].some((known) => known === path)

test('every page of the account is about oneself, or Berta tries it', () => {
  const paths = pages.map(({ path }) => path).filter((path) => !isOfOneself(path))
  expect(paths.toSorted()).toEqual(Object.keys(tripPages).toSorted())
})

type Route = Record<'loader' | 'action', (given: object) => unknown>

test.for(
  pages.filter(({ path }) => Object.hasOwn(tripPages, path)).map(({ path, file }) => [path, file] as const),
)('%s: what is Anna’s does not exist for Berta', async ([path, file]) => {
  const { secrets, berta } = await both()
  const route = (await import(`../../app/${file}`)) as Route
  const before = await shop.services.booking.order(secrets.anna)
  const page = pagesOf(shop, berta, '198.51.100.202')
  for (const { params = {}, search = '', fields } of tripPages[path]?.(secrets) ?? []) {
    const address = path.replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? '') + search
    const { status } = fields
      ? await page.send((context, request) => route.action({ context, request, params }), address, fields)
      : await page.open((context, request) => route.loader({ context, request, params }), address)
    expect([address, fields, status]).toEqual([address, fields, 404])
  }
  expect(await shop.services.booking.order(secrets.anna)).toEqual(before)
})

test('every call of the account is about oneself, or Berta tries it', async () => {
  const tags = ['logins', 'account', 'reservations', 'mailbox', 'help']
  const calls = [...(await documentedCalls(shop.app, ...tags)).keys()]
  const names = calls
    .filter((name) => name.includes(`${mytui}/`))
    .map((name) => name.replace(`${mytui}/`, ''))
    .filter((name) => !callsOfOneself.includes(name))
  expect(names.toSorted()).toEqual(Object.keys(callsOfOthers).toSorted())
})

test.for(Object.keys(callsOfOthers))('%s: what is Anna’s does not exist for Berta', async (name) => {
  const { secrets, berta } = await both()
  const [method = '', route = ''] = name.split(' ')
  const path = route.replace('{reservationNumber}', secrets.anna)
  const before = await shop.services.booking.order(secrets.anna)
  for (const [query, payload] of callsOfOthers[name]?.(secrets) ?? []) {
    const call = (guest: AccountGuest) =>
      guest.send(
        method as 'GET' | 'POST',
        `${mytui}/${path?.replace(/\{\w+\}/, secrets.anna)}${query}`,
        payload,
      )
    expect([query, payload, (await call(berta)).statusCode]).toEqual([query, payload, 404])
    // Without a login the answer is 403 for any trip.
    expect((await call(shop.guest())).statusCode).toBe(403)
  }
  expect(await shop.services.booking.order(secrets.anna)).toEqual(before)
})

test.for(['potwierdzenie.pdf', 'faktura.pdf', 'voucher.pdf', 'korekta-1.pdf', 'kalendarz.ics'])(
  'GET /pz/dokumenty/…/%s: Anna’s documents do not exist for Berta',
  async (file) => {
    const { secrets, berta } = await both()
    const { anna, berta: own, notice } = secrets
    for (const search of ['', `?przed=${notice}`, `?link=${anna}.1.x`])
      expect((await berta.send('GET', `/pz/dokumenty/${anna}/${file}${search}`)).statusCode).toBe(404)
    const before = await berta.send('GET', `/pz/dokumenty/${own}/potwierdzenie.pdf?przed=${randomUUID()}`)
    expect(before.statusCode).toBe(404)
  },
)
