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
    ...{ destination: offer.breadcrumbs.at(-1)?.code ?? '', reason: 'disaster' },
    ...{ from: offer.departureDate, until: offer.returnDate },
  }
  const ask = (given: Record<string, string>) =>
    ola.open(`${page}?${new URLSearchParams({ ...typed, ...given })}`)
  expect((await ola.open('/zmiany')).body).toContain('Nadzwyczajne okoliczności')
  expect((await ask({ until: '2020-01-01' })).body).toContain('Ostatni dzień jest przed pierwszym.')
  expect((await ask({ destination: 'XX' })).body).toContain('Wybierz miejsce z listy.')

  const preview = await ask({})
  expect(preview.body).toContain(number)
  expect(preview.body).toContain('Możesz zrezygnować bez opłat: rezerwacja')
  const fields = hiddenFields(preview.body)
  const stale = await ola.send(page, { ...fields, count: '0' })
  expect([stale.statusCode, stale.body.includes('Lista osób zmieniła się.')]).toEqual([409, true])
  expect(await shop.lettersTo(email, 'leaving-free')).toEqual([])

  for (const _ of [1, 2]) expect((await ola.send(page, fields)).statusCode).toBe(303)
  const own = (await shop.services.booking.circumstances()).filter(
    ({ declaredBy }) => declaredBy === ola.member.name,
  )
  expect(own).toMatchObject([{ destination: typed.destination, reason: 'disaster' }])
  const letters = await shop.lettersTo(email, 'leaving-free')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain(`/mytui/rezerwacja/${number}/karta/zarzadzanie`)
  expect(await shop.services.booking.quoteCancel(number)).toMatchObject({ value: { fee: 0, refund: paid } })

  const [{ id } = { id: '' }] = own
  expect((await ola.open(page)).body).toContain(`${page}/${id}/koniec`)
  const over = await ola.send(`${page}/${id}/koniec`)
  expect(over.headers.location).toBe('/biuro/zmiany/okolicznosci?koniec')
  expect((await ola.open(`${page}?koniec`)).body).not.toContain(`${page}/${id}/koniec`)
  const after = await shop.services.booking.quoteCancel(number)
  expect(after.ok && after.value.circumstance).toBeUndefined()
  expect(await office.logOf(number)).toEqual(
    expect.arrayContaining(['circumstance-previewed', 'circumstance-declared']),
  )
})
