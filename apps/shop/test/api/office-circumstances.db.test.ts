import type { Order } from '@wojaz/booking'
import { expect } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

function hiddenFields(html: string): Record<string, string> {
  const end = html.indexOf('Ogłoś i napisz')
  const form = html.slice(html.lastIndexOf('<form', end), end)
  const fields = [...form.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

const page = '/zmiany/okolicznosci'

test('somebody of the office says that a place is not safe: who is concerned stands there first, then each is written to once', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const email = `okolicznosci-${process.pid}@example.com`
  const { number } = await shop.booked(email)
  const { offer, paid } = (await shop.services.booking.order(number)) as Order
  const ola = await office.colleague('operations')
  const typed = {
    destination: offer.breadcrumbs.at(-1)?.code ?? '',
    reason: 'disaster',
    from: offer.departureDate,
    until: offer.returnDate,
  }
  const ask = (given: Record<string, string>) =>
    ola.open(`${page}?${new URLSearchParams({ ...typed, ...given })}`)
  expect((await ola.open('/zmiany')).body).toContain('Nadzwyczajne okoliczności')
  expect((await ask({ until: '2020-01-01' })).body).toContain('Ostatni dzień jest przed pierwszym.')
  expect((await ask({ destination: 'XX' })).body).toContain('Wybierz miejsce z listy.')
  expect((await ask({ from: '2020-01-01', until: '2020-01-02' })).body).toContain('Ostatni dzień już minął.')
  expect((await ola.open(page)).body).toMatch(/<option value=""[^>]*>Wybierz, co się dzieje<\/option>/)
  expect((await ask({ reason: '' })).body).toMatch(/id="reason-fault"[^>]*>Wybierz, co się dzieje\.</)

  const preview = await ask({})
  expect(preview.body).toContain(number)
  expect(preview.body).toContain('Możesz zrezygnować bez opłat: rezerwacja')
  const fields = hiddenFields(preview.body)
  const stale = await ola.send(page, { ...fields, count: '0' })
  expect([stale.statusCode, stale.body.includes('Lista osób zmieniła się.')]).toEqual([409, true])
  expect(await shop.emailsTo(email, 'leaving-free')).toEqual([])

  for (const _ of [1, 2]) {
    const { statusCode, headers } = await ola.send(page, fields)
    expect([statusCode, headers.location]).toEqual([303, `/biuro${page}?ogloszone=${fields.count}`])
  }
  expect((await ola.open(`${page}?ogloszone=${fields.count}`)).body).toMatch(
    new RegExp(`Piszemy teraz e-maile: do ${fields.count} go`),
  )
  expect(await shop.emailsTo(email, 'leaving-free')).toEqual([])
  await shop.services.booking.tellCircumstances()
  const own = (await shop.services.booking.circumstances()).filter(
    ({ declaredBy }) => declaredBy === ola.member.name,
  )
  expect(own).toMatchObject([{ destination: typed.destination, reason: 'disaster' }])
  const emails = await shop.emailsTo(email, 'leaving-free')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(`/mytui/rezerwacja/${number}/karta/zarzadzanie`)
  expect(await shop.services.booking.quoteCancel(number)).toMatchObject({ value: { fee: 0, refund: paid } })

  const [{ id } = { id: '' }] = own
  const end = `${page}/${id}/koniec`
  expect((await ola.open(page)).body).toContain(`href="/biuro${end}"`)
  // A link and a confirmation, so that one wrong press ends nothing.
  const question = (await ola.open(end)).body
  expect(question).toMatch(new RegExp(`<form[^>]* action="/biuro${end}"[^>]*>.*Tak, zakończ</button>`, 's'))
  expect((await shop.services.booking.circumstances()).map((one) => one.id)).toContain(id)
  const over = await ola.send(end)
  expect(over.headers.location).toBe('/biuro/zmiany/okolicznosci?koniec')
  const listed = (await ola.open(`${page}?koniec`)).body
  expect([listed.includes('Zakończone:'), listed.includes(end)]).toEqual([true, false])
  const after = await shop.services.booking.quoteCancel(number)
  expect(after.ok && after.value.circumstance).toBeUndefined()

  // An ended or unknown one is 404, and nothing is logged as ended.
  for (const gone of [end, `${page}/999999999999/koniec`, `${page}/x/koniec`])
    expect([(await ola.open(gone)).statusCode, (await ola.send(gone)).statusCode]).toEqual([404, 404])
  const acts = (await shop.services.staff.log({ member: ola.member.id, most: 200 })).map(({ act }) => act)
  expect(acts.filter((act) => act !== 'circumstance-previewed' && act.startsWith('circumstance'))).toEqual([
    ...['circumstance-ended', 'circumstance-declared'],
  ])
  expect(await office.logOf(number)).toEqual(
    expect.arrayContaining(['circumstance-previewed', 'circumstance-declared']),
  )
})
