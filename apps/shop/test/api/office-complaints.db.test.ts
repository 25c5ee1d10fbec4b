import { expect } from 'vitest'
import { customerOf, newPerson } from '../account-shop.ts'
import { officeOf, readable } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

const calls = '/api/www/tui-complaints'
const written = {
  category: 'room',
  'answer.number': '214',
  reported: 'no',
  amount: '500',
  description: 'Klimatyzacja <b>nie działała</b> przez cały pobyt.',
  iban: 'PL61 1090 1014 0000 0712 1981 2874',
}

/** A new complaint. */
async function complaining(
  shop: ReservationShop,
  { wishes = ['reduction'], ...more }: Partial<typeof written> & { wishes?: string[] } = {},
) {
  const person = newPerson()
  const { number: orderNumber } = await shop.booked(person.email)
  const browser = await customerOf(shop, person)
  const sent = await browser.call(`${calls}/submit-complaint`, {
    orderNumber,
    typed: { ...written, ...more },
    wishes,
  })
  return { person, orderNumber, browser, number: sent.json<{ number: string }>().number }
}

test('from the queue to the payment: taken up, asked, decided, agreed, paid; each with its line in the log', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { orderNumber, browser, number } = await complaining(shop)
  const [ewa, finance] = [await office.colleague('service'), await office.colleague('finance')]
  expect((await ewa.open('/reklamacje')).body).toContain(number)
  const page = (await ewa.open(`/reklamacje/${number}`)).body
  expect(page).toContain('Klimatyzacja &lt;b&gt;nie działała&lt;/b&gt;')
  expect(page).toContain('zostało 30 dni')

  const send = (fields: Record<string, string>) => ewa.send(`/reklamacje/${number}`, fields)
  expect((await send({ co: 'take' })).statusCode).toBe(303)
  expect((await send({ co: 'take' })).statusCode).toBe(409)
  expect((await send({ co: 'ask', text: 'Którego dnia?' })).statusCode).toBe(303)
  const nonsense = await send({ co: 'decide', text: 'Zwracamy część.', amount: 'dużo' })
  expect([nonsense.statusCode, nonsense.body.includes('Zwracamy część.')]).toEqual([422, true])
  expect((await send({ co: 'decide', text: ' ', amount: '300' })).body).toContain('Wpisz treść dla gościa.')
  expect((await send({ co: 'decide', text: 'Zwracamy część.', amount: '300,50' })).statusCode).toBe(303)

  expect((await browser.send('GET', `${calls}/history`)).json().complaints).toMatchObject([
    { number, state: 'decided', decision: { amount: 30_050 } },
  ])
  // Nothing is owed before the guest accepts; the finance role does not decide.
  const pay = (by = finance) => by.send(`/przelewy/reklamacje/${number}`)
  expect((await pay()).statusCode).toBe(409)
  expect((await finance.send(`/reklamacje/${number}`, { co: 'close', text: 'x' })).statusCode).toBe(403)
  const guest = await shop.services.account.who(browser.cookies.get('tui_bt') ?? '')
  expect((await shop.services.complaints.accept(number, guest?.id ?? '')).ok).toBe(true)
  expect((await finance.open(`/reklamacje/${number}`)).body).toContain(
    'wysyła się w <a href="/biuro/przelewy"',
  )
  const transfers = (await finance.open('/przelewy')).body
  expect(transfers).toContain(number)
  expect(transfers).toContain('PL61109010140000071219812874')
  expect([(await pay(ewa)).statusCode, (await pay()).statusCode]).toEqual([403, 303])
  expect((await finance.open('/przelewy')).body).not.toContain(number)
  expect(await office.logOf(orderNumber)).toEqual(
    expect.arrayContaining([
      'complaint-seen',
      'complaint-taken',
      'complaint-asked',
      'complaint-decided',
      'complaint-paid',
    ]),
  )
})

/** A complaint that was decided so, with the pages of it before and after. */
async function deciding(
  shop: ReservationShop,
  amount: string,
  more: Record<string, string> = {},
  typed: Parameters<typeof complaining>[1] = {},
) {
  const office = officeOf(shop)
  const complaint = await complaining(shop, typed)
  const ola = await office.colleague('service')
  const path = `/reklamacje/${complaint.number}`
  const send = (fields: Record<string, string> = {}) =>
    ola.send(path, { co: 'decide', text: 'Przepraszamy, zwracamy.', amount, ...more, ...fields })
  const state = async () => (await shop.services.complaints.office.read(complaint.number))?.state
  return { ...complaint, office, ola, path, send, state }
}

const awardIn = (body: string) => /name="award" value="([\w-]{36})"/.exec(body)?.[1] ?? ''

test('an award above what the guest claims or the trip cost is told first, and sent by a second press of the same amount', async ({
  shop,
}) => {
  const { ola, path, send, state } = await deciding(shop, '501')
  const warned = await send()
  expect(warned.statusCode).toBe(422)
  expect(readable(warned.body)).toContain('To więcej niż kwota, o którą prosi gość (500 zł)')
  expect(warned.body).toContain('Przepraszamy, zwracamy.')
  expect(await state()).toBe('received')
  const sure = /name="sure" value="(\d+)"/.exec(warned.body)?.[1] ?? ''
  expect((await send({ sure, amount: '502' })).statusCode).toBe(422)
  expect((await send({ sure })).statusCode).toBe(303)
  expect(readable((await ola.open(path)).body)).toContain('Czeka na drugą osobę: 501 zł')
})

test('up to the amount one member of staff decides; above it the award waits, and another one sends it', async ({
  shop,
}) => {
  const { office, ola, orderNumber, path, send, state, browser, person } = await deciding(shop, '')
  const [jan, ewa] = [await office.colleague('manager'), await office.colleague('finance')]
  const tooMuch = await send({ amount: '90000', sure: '9000000' })
  expect([tooMuch.statusCode, tooMuch.body.includes('trzykrotność ceny podróży')]).toEqual([422, true])
  const order = await shop.services.booking.order(orderNumber)
  const most = (order?.price.total ?? 0) * 3
  const amount = String(most / 100).replace('.', ',')
  expect((await send({ amount, sure: String(most) })).statusCode).toBe(303)
  expect(await state()).toBe('received')
  expect(await shop.emailsTo(person.email, 'complaint-decided')).toEqual([])
  expect((await browser.send('GET', `${calls}/history`)).json().complaints[0].decision).toBeNull()

  const waiting = await jan.open(path)
  expect(waiting.body).toContain('To więcej niż kwota, o którą prosi gość')
  expect(waiting.body).toContain('To więcej niż cena podróży')
  expect(waiting.body).toContain('Potwierdź i wyślij decyzję')
  expect((await jan.open('/decyzje')).body).toContain(path)
  expect((await jan.open('')).body).toMatch(/do decyzji \d+/)
  const award = awardIn(waiting.body)
  expect((await ola.send(`${path}/przyznanie`, { award, co: 'tak' })).statusCode).toBe(403)
  const both = await Promise.all(
    [jan, ewa].map((one) => one.send(`${path}/przyznanie`, { award, co: 'tak' })),
  )
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
  expect(await state()).toBe('decided')
  expect(await shop.emailsTo(person.email, 'complaint-decided')).toHaveLength(1)
  const log = await office.logOf(orderNumber)
  expect(log.filter((act) => act === 'award-proposed')).toHaveLength(1)
  expect(log.filter((act) => act === 'award-confirmed')).toHaveLength(1)
})

test('nobody confirms their own award, a refused one sends nothing, and many small awards are one large one', async ({
  shop,
}) => {
  const first = await deciding(shop, '600', { sure: '60000' })
  const { office, orderNumber, path } = first
  const jan = await office.colleague('manager')
  const asJan = (fields: Record<string, string>) => jan.send(path, { text: 'Zwracamy.', ...fields })
  expect((await asJan({ co: 'decide', amount: '600', sure: '60000' })).statusCode).toBe(303)
  const page = await jan.open(path)
  expect(page.body).toContain('To Twoja propozycja: potwierdza ją inna osoba.')
  const award = awardIn(page.body)
  const own = await jan.send(`${path}/przyznanie`, { award, co: 'tak' })
  expect([own.statusCode, own.body.includes('potrzebna jest druga osoba')]).toEqual([409, true])
  expect((await jan.send(`${path}/przyznanie`, { award, co: 'nie' })).statusCode).toBe(303)
  expect(await first.state()).toBe('received')
  expect((await jan.open(path)).body).toContain('odrzucona')

  expect((await asJan({ co: 'decide', amount: '300' })).statusCode).toBe(303)
  expect(await first.state()).toBe('decided')
  const again = await first.browser.call(`${calls}/submit-complaint`, {
    orderNumber,
    typed: { ...written, description: 'Na basenie przez cały tydzień nie było wody.' },
    wishes: ['reduction'],
  })
  const { number } = again.json<{ number: string }>()
  await jan.send(`/reklamacje/${number}`, { co: 'decide', text: 'Zwracamy.', amount: '201' })
  expect((await shop.services.complaints.office.read(number))?.state).toBe('received')
  expect((await jan.open(`/reklamacje/${number}`)).body).toContain('Czeka na drugą osobę')
})

test('whoever was invited by the proposer lately is told why they may not confirm, for complaints and for refunds', async ({
  shop,
}) => {
  const { office, number, orderNumber, path, send } = await deciding(shop, '501', { sure: '50100' })
  const [boss, jan] = [await office.colleague('admin', 'manager'), await office.colleague('manager')]
  const email = `podstawiony-${number}@example.com`.toLowerCase()
  await boss.send('/ludzie', { name: 'Podstawiony Kolega', email, 'role-manager': '1' })
  const puppet = await office.join(email)
  await boss.send(path, { co: 'decide', text: 'Zwracamy.', amount: '501', sure: '50100' })
  const page = await puppet.open(path)
  expect(page.body).toContain('jedno z Was zaprosiło drugie do biura')
  expect(page.body).not.toContain('Potwierdź i wyślij decyzję')
  const award = awardIn(page.body)
  const tried = await puppet.send(`${path}/przyznanie`, { award, co: 'tak' })
  expect([tried.statusCode, tried.body.includes('jedno z Was zaprosiło')]).toEqual([409, true])
  expect((await send()).statusCode).toBe(303)

  const refund = await boss.send(`/zamowienia/${orderNumber}/zwrot`, {
    kind: 'gesture',
    text: 'stały klient',
    amount: '501',
  })
  const quote = String(refund.headers.location).replace('/biuro', '')
  expect((await boss.send(quote)).statusCode).toBe(303)
  const decision = `/decyzje/${quote.split('/').at(-1)}`
  expect((await puppet.open('/decyzje')).body).toContain('jedno z Was zaprosiło drugie do biura')
  expect((await puppet.send(decision, { co: 'tak' })).statusCode).toBe(409)
  expect((await jan.send(decision, { co: 'tak' })).statusCode).toBe(303)
})

test('an agreed amount of a guest who gave no account is sent to one that finance typed', async ({
  shop,
}) => {
  const { office, path, send, number, browser } = await deciding(
    shop,
    '300',
    {},
    { iban: '', wishes: ['apology'] },
  )
  const finance = await office.colleague('finance')
  expect((await send()).statusCode).toBe(303)
  const guest = await shop.services.account.who(browser.cookies.get('tui_bt') ?? '')
  expect((await shop.services.complaints.accept(number, guest?.id ?? '')).ok).toBe(true)
  const pay = (account: string) => finance.send(`/przelewy/reklamacje/${number}`, { account })
  const faulty = await pay('PL00')
  expect([faulty.statusCode, faulty.body.includes('value="PL00"')]).toEqual([422, true])
  expect((await pay(written.iban)).statusCode).toBe(303)
  expect((await finance.open(path)).body).toContain('wypłacone')
})

test('an award that was proposed ends when the complaint goes on without it', async ({ shop }) => {
  const { office, path, send, ola } = await deciding(shop, '501', { sure: '50100' })
  const jan = await office.colleague('manager')
  expect((await send()).statusCode).toBe(303)
  const award = awardIn((await jan.open(path)).body)
  expect((await ola.send(path, { co: 'ask', text: 'Którego dnia?' })).statusCode).toBe(303)
  expect((await jan.send(`${path}/przyznanie`, { award, co: 'tak' })).statusCode).toBe(409)
  expect((await jan.open(path)).body).toContain('przepadła')
})

test('what is not there is not there', async ({ shop }) => {
  const ewa = await officeOf(shop).colleague('manager')
  for (const path of ['/reklamacje/R0000000000', '/reklamacje/x', '/reklamacje/R0000000000/pliki/x'])
    expect((await ewa.open(path)).statusCode).toBe(404)
  expect((await ewa.send('/reklamacje/R0000000000', { co: 'take' })).statusCode).toBe(404)
})
