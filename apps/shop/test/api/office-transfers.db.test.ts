import { expect, vi } from 'vitest'
import { type Colleague, officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let references = 0
const day = '2026-01-15'
const typed = (more: Record<string, string> = {}) => ({
  amount: '100,00',
  date: day,
  sender: 'Zofia <b>Żółć</b>',
  title: 'wycieczka',
  reference: `REF ${process.pid} ${++references}`,
  account: '',
  ...more,
})
const owed = async (shop: ReservationShop, number: string) => {
  const order = await shop.services.booking.order(number)
  return { rest: (order?.price.total ?? 0) - (order?.paid ?? 0), paid: order?.paid ?? 0 }
}
const zloty = (grosze: number) => (grosze / 100).toFixed(2).replace('.', ',')

/** The action of the first form that ends with this text. */
const formOf = (html: string, end: string) =>
  new RegExp(`action="/biuro(/przelewy/[\\w-]+/${end})"`).exec(html)?.[1] ?? 'no form'

async function cleared(shop: ReservationShop) {
  await shop.services.database.pool.query(`delete from booking.transfers where state = 'unmatched'`)
}

test('a transfer is typed in and pays its order; the same reference again changes nothing', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(`przelew-${process.pid}@example.com`)
  const { rest, paid } = await owed(shop, number)
  const anna = await office.colleague('finance')
  const form = typed({ amount: zloty(rest), title: `Reszta ${number}` })
  expect((await anna.send('/przelewy', form)).body).toContain(`zamówienie ${number}`)
  expect((await anna.send('/przelewy', form)).body).toContain('znany już wcześniej')
  expect((await owed(shop, number)).paid).toBe(paid + rest)
  expect(await office.logOf(number)).toContain('transfer-received')
})

test('what was typed wrong is said at its field and stays there', async ({ shop }) => {
  const anna = await officeOf(shop).colleague('finance')
  const wrong = typed({ amount: 'sto', account: 'PL1', sender: '', title: 'Mój "tytuł"' })
  const { statusCode, body } = await anna.send('/przelewy', wrong)
  expect(statusCode).toBe(422)
  expect(body).toContain('id="amount-fault"')
  expect(body).toContain('id="account-fault"')
  expect(body).toContain('id="sender-fault"')
  expect(body).toContain('value="Mój &quot;tytuł&quot;"')
})

test('what fits no order is assigned by hand, or sent back to an account, and drawn as text', async ({
  shop,
}) => {
  await cleared(shop)
  const office = officeOf(shop)
  const { number } = await shop.booked(`przelew-b-${process.pid}@example.com`)
  const { paid } = await owed(shop, number)
  const anna = await office.colleague('finance')
  await anna.send('/przelewy', typed())
  const { body } = await anna.open('/przelewy')
  expect(body).toContain('w tytule nie ma numeru zamówienia')
  expect(body).toContain('Zofia &lt;b&gt;')
  const wrong = await anna.send(formOf(body, 'przypisz'), { number: 'W123456789' })
  expect([wrong.statusCode, wrong.body.includes('nie ma takiego zamówienia')]).toEqual([422, true])
  expect(wrong.body).toContain('value="W123456789"')
  const assigned = await anna.send(formOf(body, 'przypisz'), { number: number.toLowerCase() })
  expect(assigned.body).toContain(`Zaksięgowano na zamówienie ${number}`)
  expect((await owed(shop, number)).paid).toBe(paid + 100_00)
  expect(await office.logOf(number)).toContain('transfer-assigned')

  await anna.send('/przelewy', typed())
  const second = (await anna.open('/przelewy')).body
  expect((await anna.send(formOf(second, 'zwrot'), { account: 'x' })).statusCode).toBe(422)
  const iban = '61 1090 1014 0000 0712 1981 2874'
  expect((await anna.send(formOf(second, 'zwrot'), { account: iban })).statusCode).toBe(303)
  const third = (await anna.open('/przelewy')).body
  expect(third).toContain('PL61109010140000071219812874')
  expect((await anna.send(formOf(third, 'wyslano'))).statusCode).toBe(303)
  expect((await anna.send(formOf(third, 'wyslano'))).statusCode).toBe(409)
})

test('a statement is looked at first and booked by a second press', async ({ shop }) => {
  await cleared(shop)
  const { number } = await shop.booked(`wyciag-${process.pid}@example.com`)
  const { rest, paid } = await owed(shop, number)
  const anna = await officeOf(shop).colleague('manager')
  const text = [
    'Data;Kwota;Nadawca;Rachunek nadawcy;Tytuł;Numer referencyjny',
    `${day};${zloty(rest)};Jan;;${number};S1-${process.pid}`,
    `${day};50,00;Ewa;;nic;S2-${process.pid}`,
    `${day};-50,00;Czynsz;;nic;S3-${process.pid}`,
    'rubbish',
  ].join('\n')
  const preview = await anna.send('/przelewy/wyciag', { text })
  expect(preview.body).toContain('2 wpływy, pasuje 1.')
  expect(preview.body).toContain('wiersz 5 (za mało kolumn)')
  expect((await owed(shop, number)).paid).toBe(paid)
  const booked = await anna.send('/przelewy/wyciag', { text, step: 'book' })
  expect(booked.body).toContain('Zaksięgowano 1 z 2.')
  expect((await owed(shop, number)).paid).toBe(paid + rest)
  const again = await anna.send('/przelewy/wyciag', { text, step: 'book' })
  expect(again.body).toContain('Zaksięgowano 0 z 2.')
  expect((await owed(shop, number)).paid).toBe(paid + rest)
  expect((await anna.send('/przelewy/wyciag', { text: 'nic' })).statusCode).toBe(422)
  await cleared(shop)
})

test('a statement as a bank sends it, MT940 in a file: looked at first, then booked from the same page', async ({
  shop,
}) => {
  await cleared(shop)
  const { number } = await shop.booked(`mt940-${process.pid}@example.com`)
  const { rest, paid } = await owed(shop, number)
  const anna = await officeOf(shop).colleague('finance')
  const file = [
    ...[':20:MT940', ':25:/PL61109010140000071219812874', ':28C:1/1', ':60F:C260115PLN0,00'],
    `:61:2601150115CN${zloty(rest)}S020NONREF//M1-${process.pid}`,
    `:86:020~00BX~20Reszta ${number.slice(0, 5)}~21${number.slice(5)}~32Zofia <b>Zolc</b>`,
    ...[':61:2601150115DN9,99S020NONREF//M2', ':86:020~20prowizja', ':62F:C260115PLN0,00', '-'],
  ].join('\r\n')
  const preview = await anna.sendFiles('/przelewy/wyciag', { text: 'nic' }, { 'wyciag.sta': file })
  expect(preview.body.replaceAll('<!-- -->', '')).toContain('1 wpływ, pasuje 1. Pominięto wypływy: 1.')
  expect(preview.body).toContain('Zofia &lt;b&gt;Zolc')
  expect((await owed(shop, number)).paid).toBe(paid)
  const [, text = ''] = /name="text" value="([^"]*)"/.exec(preview.body) ?? []
  const pressed = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  const booked = await anna.sendFiles('/przelewy/wyciag', { text: pressed, step: 'book' }, {})
  expect(booked.body).toContain('Zaksięgowano 1 z 1.')
  expect((await owed(shop, number)).paid).toBe(paid + rest)

  const large = await anna.sendFiles('/przelewy/wyciag', {}, { 'film.mp4': Buffer.alloc(2 * 1024 ** 2) })
  expect([large.statusCode, large.body.includes('id="files-fault"')]).toEqual([422, true])
  const pasted = await anna.sendFiles('/przelewy/wyciag', { text: 'moje'.repeat(1024 ** 2 / 4) }, {})
  expect([pasted.statusCode, pasted.body.includes('id="text-fault"')]).toEqual([422, true])
  expect(pasted.body).toContain('najwyżej 1 MB')
  expect(pasted.body).toContain('mojemojemoje')
  const strange = await anna.sendFiles('/przelewy/wyciag', {}, { 'foto.jpg': Buffer.from([0xff, 0xd8, 0]) })
  expect([strange.statusCode, strange.body.includes('żadnego wpływu')]).toEqual([422, true])
})

test('a statement without money for us says why', async ({ shop }) => {
  const anna = await officeOf(shop).colleague('finance')
  const text = [
    ...[':20:MT940', ':60F:C260115EUR0,00', ':61:2601150115CR10,00S020NONREF//E1', ':86:020~20tytul'],
    ...[':61:2601150115DR9,99S020NONREF//E2', ':61:2601150115RC9,99S020NONREF//E3', '-'],
  ].join('\n')
  const { statusCode, body } = await anna.send('/przelewy/wyciag', { text })
  expect(statusCode).toBe(422)
  expect(body).toContain('Nie ma tu żadnego wpływu')
  expect(body).toContain('wiersz 3 (inna waluta niż PLN), wiersz 6 (wycofany wpływ lub wypływ: sprawdź)')
  expect(body).toContain('Pominięto wypływy: 1.')
  expect(body).not.toContain('Zaksięguj wyciąg')
})

test('that a statement is booked is written down before its money moves, then each order', async ({
  shop,
}) => {
  await cleared(shop)
  const office = officeOf(shop)
  const { number } = await shop.booked(`dziennik-${process.pid}@example.com`)
  const { rest } = await owed(shop, number)
  const anna = await office.colleague('finance')
  const { booking, staff } = shop.services
  const log = async () =>
    (await staff.log({ member: anna.member.id, most: 2 })).map(({ act, facts }) => ({ act, facts }))
  const receive = booking.receiveTransfer
  const before: unknown[] = []
  const watched = vi.spyOn(booking, 'receiveTransfer').mockImplementation(async (...received) => {
    before.push(...(await log()))
    return receive(...received)
  })
  const text = `${day};${zloty(rest)};Jan;;${number};L1-${process.pid}`
  await anna.send('/przelewy/wyciag', { text, step: 'book' })
  watched.mockRestore()
  const begun = { act: 'statement-booked', facts: { lines: 1 } }
  expect(before[0]).toEqual(begun)
  expect(await log()).toEqual([
    { act: 'transfer-received', facts: { amount: rest, answer: 'booked' } },
    begun,
  ])
  expect(await office.logOf(number)).toContain('transfer-received')
})

test('whoever is owed is reminded from the list, at most three times a day', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(`dlug-${process.pid}@example.com`)
  await office.rows(
    `update booking.orders set schedule = jsonb_set(schedule, '{1,dueBy}', '"2020-01-01"') where number = $1`,
    [number],
  )
  const anna: Colleague = await office.colleague('finance')
  expect(await anna.openWhole('/zaleglosci')).toContain(number)
  for (let nth = 0; nth < 3; nth++)
    expect((await anna.send(`/zaleglosci/${number}/przypomnij`)).body).toContain('przypomnienie wysłane')
  const fourth = await anna.send(`/zaleglosci/${number}/przypomnij`)
  expect([fourth.statusCode, fourth.body.includes('dość wiadomości')]).toEqual([409, true])
  const emails = await office.rows(
    `select subject from mail.emails where kind = 'payment-due' and subject like '%' || $1`,
    [number],
  )
  expect(emails).toHaveLength(3)
  expect(await office.logOf(number)).toContain('reminder-sent')
  await office.rows(
    `update booking.orders set schedule = jsonb_set(schedule, '{1,dueBy}', '"2030-01-01"') where number = $1`,
    [number],
  )
})

test('a list is kept under a name, for oneself or for all, with who was looked for sealed', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const [ola, ela] = [await office.colleague('service'), await office.colleague('service')]
  const found = await ola.send('/szukaj', { words: 'Kowalska', state: 'pending' })
  const asked = String(found.headers.location).split('?')[1] ?? ''
  const name = `Kowalscy ${process.pid}`
  const saved = await ola.send('/zamowienia/widoki', { name, asked, shared: '1' })
  expect(saved.headers.location).toBe(`/biuro/zamowienia?${asked}`)
  expect((await ela.open('/zamowienia')).body).toContain(name)
  expect((await ela.open('/rozmowy')).body).not.toContain(name)
  const nameless = await ola.send('/zamowienia/widoki', { name: ' ', asked })
  expect((await ola.open(String(nameless.headers.location).replace('/biuro', ''))).body).toContain(
    'Nadaj widokowi nazwę.',
  )
  const id = /name="remove" value="([\w-]+)"/.exec((await ola.open('/zamowienia')).body)?.[1] ?? ''
  await ela.send('/zamowienia/widoki', { remove: id })
  expect((await ela.open('/zamowienia')).body).toContain(name)
  await ola.send('/zamowienia/widoki', { remove: id })
  expect((await ela.open('/zamowienia')).body).not.toContain(name)
})
