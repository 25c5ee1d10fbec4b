import { migrateAttractions } from '@wojaz/attractions/server'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migrateMail } from '@wojaz/mail/server'
import { migratePriceAlerts } from '@wojaz/price-alerts/server'
import { migrateStaff } from '@wojaz/staff/server'
import { expect, onTestFinished, test } from 'vitest'

async function emptyDatabase() {
  const database = await createTestDatabase()
  const { pool, close } = openDatabase({ url: database.url, applicationName: 'test', onError() {} })
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  return pool
}

const before = 'Anna@ŻÓŁW.pl'
const canonical = 'anna@xn--w-uga1v8h.pl'

/** Where packages store addresses: how one got there, what the migration needs to run once more, and where it is read. */
const places = {
  'the outbox': {
    migrate: migrateMail,
    schema: 'mail',
    keep: `insert into mail.emails (kind, recipient, contents, queued_at, next_attempt_at) values ('a', $1, '{}', now(), now())`,
    read: 'select recipient as email from mail.emails',
    undo: 'select 1',
  },
  'mailing lists': {
    migrate: migrateMail,
    schema: 'mail',
    keep: `insert into mail.subscriptions (list, address_key, email, locale, state, signed_up_at) values ('newsletter', 'k', $1, 'pl', 'pending', now())`,
    read: 'select email from mail.subscriptions',
    undo: 'select 1',
  },
  'messages of guests': {
    migrate: migrateMail,
    schema: 'mail',
    keep: `insert into mail.messages (reference, topic, name, email, body, locale, received_at) values ('A', 'other', 'Anna', $1, 'Halo', 'pl', now())`,
    read: 'select email from mail.messages',
    undo: 'select 1',
  },
  'price alerts': {
    migrate: migratePriceAlerts,
    schema: 'alerts',
    keep: `insert into alerts.alert (address_key, email, locale, offer_code, hotel_name, offer_path, total, below, state, asked_at)
           values ('k', $1, 'pl', 'A', 'A', '/', 1, 1, 'pending', now())`,
    read: 'select email from alerts.alert',
    undo: 'select 1',
  },
  'carts of attractions': {
    migrate: migrateAttractions,
    schema: 'attractions',
    keep: `insert into attractions.carts (id, locale, contact, opened_at, changed_at)
           values ('abcdefghijkl', 'pl', jsonb_build_object('email', $1::text), now(), now())`,
    read: `select contact ->> 'email' as email from attractions.carts`,
    undo: 'select 1',
  },
  'orders of attractions': {
    migrate: migrateAttractions,
    schema: 'attractions',
    keep: `with cart as (insert into attractions.carts (id, locale, opened_at, changed_at) values ('abcdefghijkl', 'pl', now(), now()) returning id)
           insert into attractions.orders (transaction_id, number, cart_id, locale, contact, item_ids, total, placed_at)
           select gen_random_uuid(), 'A123456789', id, 'pl', jsonb_build_object('email', $1::text), '{}', 0, now() from cart`,
    read: `select contact ->> 'email' as email from attractions.orders`,
    undo: 'select 1',
  },
  'members of staff': {
    migrate: migrateStaff,
    schema: 'staff',
    keep: `insert into staff.members (id, login, name, roles, made_at) values (gen_random_uuid(), $1, 'Anna', '{service}', now())`,
    read: 'select login as email from staff.members',
    undo: 'alter index staff.one_member_per_login rename to members_by_login',
  },
} as const

test.for(Object.keys(places) as (keyof typeof places)[])(
  '%s of before get the one form of addresses',
  async (name) => {
    const { migrate, schema, keep, read, undo } = places[name]
    const pool = await emptyDatabase()
    await migrate(pool)
    await pool.query(keep, [before])
    await pool.query(undo)
    await pool.query(`delete from ${schema}.migration where name like '%-one-form-of-emails.sql'`)
    expect(await migrate(pool)).toEqual([expect.stringContaining('one-form-of-emails')])
    expect((await pool.query(read)).rows).toEqual([{ email: canonical }])
  },
)
