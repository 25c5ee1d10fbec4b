import { expect } from 'vitest'
import { customerOf, newPerson } from '../account-shop.ts'
import { officeOf } from '../office-staff.ts'
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
async function complaining(shop: ReservationShop) {
  const person = newPerson()
  const { number: orderNumber } = await shop.booked(person.email)
  const browser = await customerOf(shop, person)
  const sent = await browser.call(`${calls}/submit-complaint`, {
    orderNumber,
    typed: written,
    wishes: ['reduction'],
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
  const pay = () => finance.send(`/reklamacje/${number}/wyplata`)
  expect((await pay()).statusCode).toBe(409)
  expect((await finance.send(`/reklamacje/${number}`, { co: 'close', text: 'x' })).statusCode).toBe(403)
  const guest = await shop.services.account.who(browser.cookies.get('tui_bt') ?? '')
  expect((await shop.services.complaints.accept(number, guest?.id ?? '')).ok).toBe(true)
  expect((await finance.open('/reklamacje')).body).toContain(number)
  expect([(await ewa.send(`/reklamacje/${number}/wyplata`)).statusCode, (await pay()).statusCode]).toEqual([
    403, 303,
  ])
  expect((await finance.open('/reklamacje')).body).not.toContain(number)
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

test('what is not there is not there', async ({ shop }) => {
  const ewa = await officeOf(shop).colleague('manager')
  for (const path of ['/reklamacje/R0000000000', '/reklamacje/x', '/reklamacje/R0000000000/pliki/x'])
    expect((await ewa.open(path)).statusCode).toBe(404)
  expect((await ewa.send('/reklamacje/R0000000000', { co: 'take' })).statusCode).toBe(404)
})
