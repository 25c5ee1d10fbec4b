import { randomUUID } from 'node:crypto'
import { readDeskQuestion } from '@wojaz/booking'
import type { KnownOfPerson } from '@wojaz/database'
import { address } from '@wojaz/mail'
import { emailsAbout, mailboxOf } from '@wojaz/mail/server'
import { expect } from 'vitest'
import { knownOfPerson } from '../../server/my-data/known-of-person.ts'
import { customerOf, mytui, newPerson } from '../account-shop.ts'
import { officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const nobody = '00000000-0000-4000-8000-000000000000'

/** What the copy of somebody's data finds under an address. */
const inCopy = (name: string) => async (email: string) => {
  const known = knownOfPerson.find((one) => one.name === name) as KnownOfPerson
  const client = await shop.services.database.pool.connect()
  try {
    return (await known.read(client, { id: nobody, email })).length > 0
  } finally {
    client.release()
  }
}
const store = async (sql: string, email: string) => {
  await shop.services.database.pool.query(sql, [email])
}
const withAccount = async (email: string) => {
  await customerOf(shop, { ...newPerson(), email })
}
const withOrder = async (email: string) => {
  await shop.ordered(email)
}
const member = async (email: string) => {
  const boss = await officeOf(shop).colleague('admin')
  const { id = '', name = '' } =
    (await shop.services.staff.members()).find((one) => one.email === boss.email) ?? {}
  const by = { id, name, email: boss.email, roles: ['admin'] } as never
  expect(await shop.services.staff.invite(by, { email, name: 'Anna', roles: ['service'] })).toMatchObject({
    ok: true,
  })
}

/** Every place where an email address is compared: how something gets there, and whether an address finds it. */
const places: Readonly<
  Record<string, { keep: (email: string) => Promise<void>; finds: (email: string) => Promise<boolean> }>
> = {
  'the account of an address': {
    keep: withAccount,
    finds: async (email) => (await shop.services.account.accountOf(email)) !== null,
  },
  'a login': {
    keep: withAccount,
    finds: async (email) => (await shop.guest().logIn({ ...newPerson(), email })).statusCode === 200,
  },
  'a password that the office calls leaked': {
    keep: withAccount,
    finds: (email) => shop.services.account.requirePasswordChange(email),
  },
  'orders of guests': {
    keep: withOrder,
    finds: async (email) => (await shop.services.booking.ownedOrders({ id: nobody, email })).length > 0,
  },
  'orders that join an account': {
    keep: withOrder,
    async finds(email) {
      const id = randomUUID()
      await shop.services.booking.joinOrders({ id, email })
      const joined = await shop.services.booking.ownedOrders({ id, email: 'nobody@wojaz.example' })
      await store('update booking.orders set customer_id = null where customer_id = $1', id)
      return joined.length > 0
    },
  },
  'the search of the office': {
    keep: withOrder,
    async finds(email) {
      const orders = await shop.services.desk.findOrders(readDeskQuestion({ words: email }))
      return orders.length > 0
    },
  },
  'the link to an order': {
    keep: withOrder,
    async finds(email) {
      const { rows } = await shop.services.database.pool.query<{ number: string; sent: number }>(
        `select number, (select count(*)::int from mail.emails where kind = 'order-link') as sent
         from booking.orders order by placed_at desc, number limit 1000`,
      )
      for (const { number } of rows)
        await shop.services.booking.sendOrderLink({ number, email }, randomUUID())
      const after = await shop.services.database.pool.query<{ sent: number }>(
        `select count(*)::int as sent from mail.emails where kind = 'order-link'`,
      )
      return after.rows[0]?.sent !== rows[0]?.sent
    },
  },
  'orders of attractions': {
    keep: (email) =>
      store(
        `with cart as (insert into attractions.carts (id, locale, contact, opened_at, changed_at)
           values (substr(md5($1), 1, 12), 'pl', jsonb_build_object('email', $1::text), now(), now()) returning id)
         insert into attractions.orders (transaction_id, number, cart_id, locale, contact, item_ids, total, placed_at)
         select gen_random_uuid(), 'A' || lpad((abs(hashtext($1)) % 1000000000)::text, 9, '0'), id, 'pl',
           jsonb_build_object('email', $1::text), '{}', 0, now() from cart`,
        email,
      ),
    finds: inCopy('attractionOrders'),
  },
  'carts of attractions': {
    keep: (email) =>
      store(
        `insert into attractions.carts (id, locale, contact, opened_at, changed_at)
         values (substr(md5($1), 1, 12), 'pl', jsonb_build_object('email', $1::text), now(), now())`,
        email,
      ),
    finds: inCopy('attractionCarts'),
  },
  'notes of staff': {
    async keep(email) {
      const { number } = await shop.ordered(email)
      const ola = await officeOf(shop).colleague('service')
      await ola.send(`/zamowienia/${number}/notatka`, { note: 'Oddzwonić.' })
    },
    finds: inCopy('orderNotes'),
  },
  'price alerts': {
    async keep(email) {
      await shop.services.priceAlerts.ask({
        email,
        offer: shop.offer as never,
        below: 100_00,
        locale: 'pl',
        place: 'here',
        isProven: true,
      })
    },
    finds: async (email) => (await shop.services.priceAlerts.alertsOf(email)).length > 0,
  },
  'mailing lists': {
    keep: (email) =>
      shop.services.mail.joinList('newsletter', { email, firstName: 'Anna', locale: 'pl', wording: 'Tak' }),
    finds: async (email) => (await shop.services.mail.listsOf(email)).on.length > 0,
  },
  'who has left a mailing list': {
    async keep(email) {
      await shop.services.mail.joinList('newsletter', {
        email,
        firstName: 'Anna',
        locale: 'pl',
        wording: 'Tak',
      })
      await shop.services.mail.leaveList('newsletter', email)
    },
    finds: async (email) => (await shop.services.mail.listsOf(email)).consents.length > 0,
  },
  'consents in the copy': {
    keep: (email) =>
      shop.services.mail.joinList('newsletter', { email, firstName: 'Anna', locale: 'pl', wording: 'Tak' }),
    finds: inCopy('consents'),
  },
  'emails in the copy': { keep: withAccount, finds: inCopy('emails') },
  'emails that the office sees': {
    keep: withAccount,
    finds: async (email) => (await emailsAbout(shop.services.database.pool, email, '')).length > 0,
  },
  'messages in the copy': {
    keep: (email) =>
      store(
        `insert into mail.messages (reference, topic, name, email, body, locale, received_at)
         values (substr(md5($1), 1, 8), 'other', 'Anna', $1, 'Halo', 'pl', now())`,
        email,
      ),
    finds: inCopy('messages'),
  },
  'price alerts in the copy': {
    async keep(email) {
      const offer = shop.offer as never
      const wish = { email, offer, below: 100_00, locale: 'pl', place: 'here', isProven: true } as const
      await shop.services.priceAlerts.ask(wish)
    },
    finds: inCopy('priceAlerts'),
  },
  'members of staff': {
    keep: member,
    finds: async (email) => (await shop.services.staff.inviteFromOutside(email)) !== null,
  },
}

/** The same mailbox, by another spelling. */
const spellings: Readonly<Record<string, (host: string) => string>> = {
  'as it was': (host) => `kasia@${host}`,
  'with capitals': (host) => `KASIA@${host.toUpperCase()}`,
  'with wide letters': (host) => `kasia@${host.replace('firma', 'ｆｉｒｍａ')}`,
}
/** Somebody else’s mailbox, or none. `lower()` of many databases and `toLowerCase()` fold some of them. */
const strangers: Readonly<Record<string, (host: string) => string>> = {
  'with a dotted capital İ': (host) => `kasia@${host.replace('i', 'İ')}`,
  'with a dotless ı': (host) => `kasia@${host.replace('i', 'ı')}`,
  'with an accent': (host) => `kasia@${host.replace('i', 'í')}`,
  'with a letter of Cyrillic': (host) => `kasia@${host.replace('i', 'і')}`,
  'with a Kelvin sign': (host) => `\u212aasia@${host}`,
}
const hostOf = () => `firma-${randomUUID().slice(0, 8)}.example`

test.for(Object.keys(places))(
  '%s: found by every spelling of a mailbox, and by no address that looks like it',
  async (name) => {
    const place = places[name]
    const host = hostOf()
    await place?.keep(`kasia@${host}`)
    const asked = { ...strangers, ...spellings }
    const found: string[] = []
    for (const [spelling, of] of Object.entries(asked))
      if (await place?.finds(canonicalAtTheDoor(of(host)))) found.push(spelling)
    expect(found.toSorted()).toEqual(Object.keys(spellings).toSorted())
  },
)

/** Every form reads an address by this function before anything is asked. */
const canonicalAtTheDoor = (email: string) => address({ email }, 'email')

test.for(Object.keys(places))('%s: even past the forms a stranger’s address finds nothing', async (name) => {
  const place = places[name]
  const host = hostOf()
  await place?.keep(`kasia@${host}`)
  const found: string[] = []
  for (const [spelling, of] of Object.entries(strangers))
    if (await place?.finds(of(host))) found.push(spelling)
  expect(found).toEqual([])
})

test('the counters of emails tell the same mailboxes apart', () => {
  const host = hostOf()
  const mailbox = mailboxOf(`kasia@${host}`)
  for (const of of Object.values(spellings)) expect(mailboxOf(of(host))).toBe(mailbox)
  for (const of of Object.values(strangers)) expect(mailboxOf(of(host))).not.toBe(mailbox)
})

test('a stranger who registers an address that looks like somebody’s sees nothing of their trip', async () => {
  const host = hostOf()
  const { number } = await shop.booked(`kasia@${host}`)
  const browser = await customerOf(shop, {
    ...newPerson(),
    email: canonicalAtTheDoor(`kasia@${host.replace('i', 'İ')}`),
  })
  expect((await browser.send('GET', `${mytui}/reservation?number=${number}`)).statusCode).toBe(404)
  expect((await browser.send('GET', `${mytui}/reservations`)).json()).toMatchObject({ upcoming: [] })
})

test('no index and no rule of the database folds letters by its own locale', async () => {
  const { rows } = await shop.services.database.pool.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes
     where schemaname not in ('pg_catalog', 'information_schema', 'cms')
       and indexdef ~ 'lower\\([^)]*(email|recipient|login)' and indexdef not like '%COLLATE "C"%'`,
  )
  expect(rows).toEqual([])
})
