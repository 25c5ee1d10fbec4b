import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { customerOf, newPerson } from '../account-shop.ts'
import { type Colleague, officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

/** Searches for an address and returns its page. */
async function foundBy(maria: Colleague, email: string) {
  const { headers } = await maria.send('/dane', { email })
  const path = String(headers.location).replace('/biuro', '')
  expect(path).not.toContain(email)
  const query = path.slice(path.indexOf('?'))
  return { query, page: await maria.open(path) }
}

test('of a customer the office starts the copy and the leaving that they have in their settings', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const person = newPerson()
  await customerOf(shop, person)
  const { number } = await shop.booked(person.email)
  const maria = await office.colleague('manager')
  const { query, page } = await foundBy(maria, person.email.toUpperCase())
  expect(page.body).toContain('Ma konto w sklepie.')
  expect(page.body).toContain(number)
  const nameless = await maria.send(`/dane/kopia${query}`, { reason: '' })
  expect([nameless.statusCode, nameless.body.includes('Wpisz powód')]).toEqual([422, true])
  const asked = await maria.send(`/dane/kopia${query}`, { reason: 'wniosek 7/2026' })
  expect(asked.body).toContain('Kopia powstaje')
  expect((await maria.send(`/dane/kopia${query}`, { reason: 'znowu' })).statusCode).toBe(409)
  await shop.services.myData.makeCopies()
  const [copy] = await office.rows<{ state: string }>(
    `select data_copies.state from account.data_copies join account.customers owner on owner.id = customer_id where lower(email) = lower($1)`,
    [person.email],
  )
  expect(copy?.state).toBe('ready')

  const typo = { reason: 'wniosek', confirm: `x${person.email}` }
  const refused = await maria.send(`/dane/usuniecie${query}`, typo)
  expect([refused.statusCode, refused.body.includes(`value="x${person.email}"`)]).toEqual([422, true])
  const left = await maria.send(`/dane/usuniecie${query}`, { reason: 'wniosek', confirm: person.email })
  expect(left.body).toContain('Konto zniknie')
  const [row] = await office.rows<{ leaves: Date | null; sessions: number }>(
    `select leaves_at as leaves, (select count(*)::int from account.sessions where customer_id = customers.id) as sessions
     from account.customers where lower(email) = lower($1)`,
    [person.email],
  )
  expect(row).toMatchObject({ leaves: expect.any(Date), sessions: 0 })
  const lines = await shop.services.staff.log({ order: number })
  expect(lines.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['person-seen', 'copy-asked', 'leaving-started']),
  )
  expect(JSON.stringify(lines)).not.toContain(person.email)
  expect(lines.find(({ act }) => act === 'leaving-started')?.facts).toMatchObject({ reason: 'wniosek' })
  // Long, because it renders documents.
}, 120_000)

test('a guest without an account gets the same archive, and is forgotten by the same rules', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const email = `gosc-${process.pid}@example.com`
  const { number: ahead } = await shop.booked(email)
  const unpaid = await shop.ordered(email)
  const maria = await office.colleague('manager')
  const { query, page } = await foundBy(maria, email)
  expect(page.body).toContain('Nie ma konta')
  const asked = await maria.send(`/dane/kopia${query}`, { reason: 'wniosek' })
  const file = await maria.open(String(asked.headers.location).replace('/biuro', ''))
  expect(file.headers['content-type']).toBe('application/zip')
  const names = Object.keys(unzipSync(new Uint8Array(file.rawPayload)))
  expect(names).toEqual(expect.arrayContaining(['wojaz.html', 'wojaz.json']))
  expect(names.some((name) => name.startsWith(`${ahead}/`))).toBe(true)

  const sure = { reason: 'wniosek', confirm: email }
  const early = await maria.send(`/dane/usuniecie${query}`, sure)
  expect([early.statusCode, early.body.includes('Jeszcze nie teraz')]).toEqual([409, true])
  await office.rows(`update booking.orders set state = 'expired' where number = $1`, [unpaid.number])
  await shop.services.mail.deliverDue()
  expect((await maria.send(`/dane/usuniecie${query}`, sure)).body).toContain('Dane usunięte')
  const left = await office.rows<{ number: string; whole: string | null }>(
    `select number, whole_until::text as whole from booking.orders where number = any($1)`,
    [[ahead, unpaid.number]],
  )
  // The upcoming trip stays; the unpaid one is deleted.
  expect(left).toEqual([{ number: ahead, whole: expect.any(String) }])
  expect((await foundBy(maria, email)).page.body).not.toContain(ahead)
}, 120_000)

test('the link to an archive is good for minutes, and nobody else’s words open it', async ({ shop }) => {
  const maria = await officeOf(shop).colleague('manager')
  const old = shop.services.staff.sealWords(`${shop.services.clock().getTime() - 1} a@example.com`)
  const strange = shop.services.staff.sealWords('a@example.com')
  for (const s of [old, strange, '', 'x'])
    expect((await maria.open(`/dane/kopia.zip?s=${s}`)).statusCode, s).toBe(404)
  const typo = await maria.send('/dane', { email: 'nikt' })
  expect([typo.statusCode, typo.body.includes('value="nikt"')]).toEqual([422, true])
})
