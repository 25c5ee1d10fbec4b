import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { namelessFields } from '../../server/my-data/copy-page.ts'
import { knownOfPerson } from '../../server/my-data/known-of-person.ts'
import { customerOf, mytui, newPerson, type Person } from '../account-shop.ts'
import { at, copyPath, door, lively, offer, ordered, shop, withLivelyShop } from '../lively-shop.ts'
import { filesNaming, tablesNaming } from '../search-everywhere.ts'
import { noon } from '../shop-content.ts'

withLivelyShop()

const after = (days: number) => at(Date.parse(noon) + days * 86_400_000)

test('every table with something of a person is in the list of what is known', async () => {
  const rows = await shop.rows<{ name: string }>(
    `select distinct table_schema || '.' || table_name as name from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema', 'cms')
       and column_name ~ '(^|_)(customer_id|e?mail|email|recipient|phone|first_name|last_name|address_key|contact|participants)$'
     order by 1`,
  )
  const answeredFor = new Set(knownOfPerson.flatMap(({ tables }) => tables))
  expect(rows.map(({ name }) => name).filter((name) => !answeredFor.has(name))).toEqual([])
})

test('POST my-data: everything in one archive, in the customer’s language, for its owner alone', async () => {
  const { browser, person, number, phone, names } = await lively()
  const stranger = await customerOf(door, newPerson())
  const view = (await browser.send('GET', copyPath)).json()
  expect(view).toMatchObject({ state: 'ready', url: `${copyPath}/${view.id}/file` })
  const file = await browser.send('GET', view.url)
  expect(file.headers['content-type']).toBe('application/zip')
  expect(file.headers['content-disposition']).toContain('wojaz.zip')
  const files = unzipSync(file.rawPayload)
  const text = (name: string) => new TextDecoder().decode(files[name])
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['wojaz.html', 'wojaz.json', expect.stringMatching(`^${number}/.*\\.pdf$`)]),
  )
  const known = JSON.parse(text('wojaz.json'))
  expect(known.account).toMatchObject([{ email: person.email, lastName: person.lastName }])
  // The archive contains their own documents in clear text; in the database it is encrypted.
  expect(known.companions).toMatchObject([{ firstName: 'Ola', documentNumber: 'ZZ9876543' }])
  expect(text('wojaz.html')).toMatch(/Paszport.*ZZ9876543/s)
  const [kept] = await shop.rows<{ zip: Buffer }>('select zip from account.data_copies where id = $1', [
    view.id,
  ])
  expect(kept?.zip.includes('wojaz.json')).toBe(false)
  expect(file.rawPayload.includes('wojaz.json')).toBe(true)
  expect(known.orders).toMatchObject([
    { number, contact: { phone }, travellers: expect.any(Array), payments: [{ state: 'completed' }] },
  ])
  for (const part of [
    'sessions',
    'wishlist',
    'priceAlerts',
    'emails',
    'consents',
    'messages',
    'companions',
    'agreements',
  ])
    expect(known[part].length, part).toBeGreaterThan(0)
  expect(known.emails[0].subject).toMatch(/\w/)
  const html = text('wojaz.html')
  for (const name of [...names, 'Rezerwacje', 'Alerty cenowe']) expect(html).toContain(name)
  expect(html).not.toMatch(/undefined|\[object/)
  const parts = knownOfPerson.map(({ name }) => ({ name, found: known[name] }))
  expect(namelessFields(parts)).toEqual([])

  expect((await stranger.send('GET', view.url)).statusCode).toBe(404)
  expect((await door.guest().send('GET', view.url)).statusCode).toBe(403)
  for (const odd of ['1', randomUUID(), '%00'])
    expect((await browser.send('GET', `${copyPath}/${odd}/file`)).statusCode).toBeOneOf([400, 404])
  expect((await stranger.send('GET', copyPath)).json()).toEqual({ state: 'none' })
  const emails = await shop.rows<{ subject: string }>(
    `select subject from mail.emails where recipient = $1 and kind = 'account-copy'`,
    [person.email],
  )
  expect(emails).toEqual([{ subject: 'Twoje dane są gotowe do pobrania' }])
})

test('POST my-data: one at a time, three a day, after a week it is gone; a node that died loses nothing', async () => {
  const browser = await customerOf(door, newPerson())
  expect((await browser.call(copyPath)).json()).toMatchObject({ state: 'waiting', done: 0 })
  const again = await browser.call(copyPath)
  expect([again.statusCode, again.json().code]).toEqual([409, 'copy-under-way'])
  // A node takes the job and dies: after the lease another one does it.
  await door.services.account.takeDueCopy()
  await shop.services.myData.makeCopies()
  expect((await browser.send('GET', copyPath)).json().state).toBe('waiting')
  after(0.01)
  await shop.services.myData.makeCopies()
  expect((await browser.send('GET', copyPath)).json().state).toBe('ready')
  at(noon)
  for (const _ of [2, 3]) {
    expect((await browser.call(copyPath)).statusCode).toBe(200)
    await door.services.myData.makeCopies()
  }
  const fourth = await browser.call(copyPath)
  expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'too-many-copies'])
  const { url } = (await browser.send('GET', copyPath)).json()
  after(7.1)
  await door.services.account.tidy()
  expect((await browser.send('GET', copyPath)).json()).toEqual({ state: 'none' })
  expect((await browser.send('GET', url)).statusCode).not.toBe(200)
})

test('POST my-data, removeAccount: whoever logged in long ago shows once more who they are', async () => {
  const browser = await customerOf(door, newPerson())
  after(0.008)
  for (const path of [copyPath, `${mytui}/removeAccount`]) {
    const answer = await browser.call(path)
    expect([answer.statusCode, answer.json().code], path).toEqual([401, 'confirm-needed'])
    expect((await door.guest().call(path)).statusCode).toBe(403)
  }
})

test('POST removeAccount: logged out everywhere, a sent, and for a fortnight a login or the link keeps it', async () => {
  const anna = newPerson()
  const desk = await customerOf(door, anna)
  const laptop = door.guest()
  await laptop.logIn(anna)
  const left = await desk.call(`${mytui}/removeAccount`)
  expect(left.json()).toEqual({ leavesAt: '2026-06-15T12:00:00.000Z' })
  expect(desk.cookies.has('tui_rt')).toBe(false)
  for (const browser of [desk, laptop]) expect((await browser.userInfo()).authenticated).toBe(false)
  expect((await desk.call(`${mytui}/removeAccount`)).statusCode).toBe(403)
  const [sent] = await emailsTo(anna, 'account-leave')
  expect(sent?.subject).toBe('Usuniemy Twoje konto 15.06.2026')
  const token = /token=(\S+)/.exec(sent?.text ?? '')?.[1]

  for (const odd of ['', 'x', `${token}x`, token?.replace(/^../, 'ff')]) {
    const answer = await door.guest().call(`${mytui}/removeAccount/undo`, { token: odd })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'link-over'])
  }
  expect((await door.guest().call(`${mytui}/removeAccount/undo`, {})).statusCode).toBe(400)
  for (const _ of [1, 2])
    expect((await door.guest().call(`${mytui}/removeAccount/undo`, { token })).json()).toEqual({
      stays: true,
    })
  expect(await emailsTo(anna, 'account-stay')).toHaveLength(1)
  after(15)
  await door.services.myData.forgetLeavers()
  expect((await desk.logIn(anna)).statusCode).toBe(200)

  at(noon)
  await desk.logIn(anna)
  await desk.call(`${mytui}/removeAccount`)
  after(13)
  expect((await desk.logIn(anna)).statusCode).toBe(200)
  after(15)
  await door.services.myData.forgetLeavers()
  expect((await laptop.logIn(anna)).statusCode).toBe(200)
})

const emailsTo = ({ email }: Person, kind: string) =>
  shop.rows<{ subject: string; text: string }>(
    `select subject, contents ->> 'text' as text from mail.emails where recipient = $1 and kind = $2`,
    [email, kind],
  )

test('who left is found nowhere: not in any table, file or log; a trip ahead is carried out, its invoice kept, then gone', async () => {
  const { person, browser, number, names } = await lively()
  const { pool } = shop.services.database
  const [address] = names
  const folders = [shop, door].map(({ services }) => services.env.dataFolder)
  const files = async () => (await Promise.all(folders.map((folder) => filesNaming(folder, names)))).flat()
  const before = await tablesNaming(pool, names)
  expect(before.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([
      ...['account.customers', 'booking.carts', 'booking.orders', 'alerts.alert'],
      ...['mail.emails', 'mail.messages', 'mail.subscriptions'],
    ]),
  )
  expect(await files()).not.toEqual([])

  await browser.call(`${mytui}/removeAccount`)
  after(14.1)
  await door.services.mail.deliverDue()
  await door.services.myData.forgetLeavers()
  // Until the trip is over its data is needed.
  expect(await tablesNaming(pool, names)).toEqual(['booking.orders: 1'])
  expect(await files()).toEqual([])
  expect(JSON.stringify([shop.logged, door.logged])).not.toMatch(
    new RegExp(names.join('|').replace('+', '.')),
  )
  expect(await shop.rows('select customer_id from booking.orders where number = $1', [number])).toEqual([
    { customer_id: null },
  ])

  // Registering with the same address again finds no old data.
  const again = await customerOf(door, { ...person, lastName: 'Nowa', firstName: 'Ewa' })
  expect((await again.send('GET', `${mytui}/reservations`)).json()).toEqual({
    upcoming: [],
    past: [],
    cancelled: [],
  })
  expect((await again.send('GET', '/api/www/wishlist/count')).json().wishlistCount).toBe(0)
  expect((await again.send('GET', copyPath)).json()).toEqual({ state: 'none' })
  expect((await again.send('GET', `/pz/dokumenty/${number}/faktura.pdf`)).statusCode).toBe(404)
  await pool.query('delete from account.customers where email = $1', [address])
  await pool.query('delete from mail.emails where recipient = $1', [address])

  at(Date.parse(offer.returnDate) + 32 * 86_400_000)
  await shop.services.booking.tidy()
  const [, lastName] = names
  expect(await tablesNaming(pool, names)).toEqual(['booking.kept_documents: 1'])
  const kept = await shop.rows<{ document: object; until: string }>(
    'select document, kept_until::text as until from booking.kept_documents where order_number = $1',
    [number],
  )
  expect(JSON.stringify(kept)).toContain(lastName)
  expect(JSON.stringify(kept)).not.toMatch(/@|60120|birthDate|Osoba/)
  expect(kept[0]?.until).toBe(`${Number(offer.returnDate.slice(0, 4)) + 6}-12-31`)

  at(`${kept[0]?.until}T12:00:00Z`)
  await shop.services.booking.tidy()
  expect(await tablesNaming(pool, names)).toEqual(['booking.kept_documents: 1'])
  at(`${Number(offer.returnDate.slice(0, 4)) + 7}-01-01T12:00:00Z`)
  await shop.services.booking.tidy()
  expect(await tablesNaming(pool, names)).toEqual([])
})

test('who has an order open or an email of it under way is forgotten when that has come to its end', async () => {
  const anna = newPerson()
  const browser = await customerOf(door, anna)
  await ordered(anna, browser)
  await browser.call(`${mytui}/removeAccount`)
  after(14.1)
  await door.services.myData.forgetLeavers()
  expect(await shop.rows('select from account.customers where email = $1', [anna.email])).toHaveLength(1)
  await door.services.mail.deliverDue()
  await door.services.myData.forgetLeavers()
  expect(await shop.rows('select from account.customers where email = $1', [anna.email])).toHaveLength(0)
})
