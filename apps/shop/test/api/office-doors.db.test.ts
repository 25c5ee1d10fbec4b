import { codeOf, stepAt } from '@wojaz/staff/server'
import { expect } from 'vitest'
import { officeOf, staffPassword } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

const minute = 60_000

test('POST /biuro/logowanie: password and code open, and lead on to what was asked for', async ({ shop }) => {
  const office = officeOf(shop)
  const { email, key } = await office.colleague('service')
  const asked = await office.browser().open('/zamowienia')
  expect(asked.headers.location).toBe('/biuro/logowanie?dokad=%2Fbiuro%2Fzamowienia')
  shop.setClock(new Date(shop.services.clock().getTime() + minute).toISOString())
  const code = codeOf(key, stepAt(shop.services.clock()))
  const wrong = await office.browser().send('/logowanie', { email, password: staffPassword, code: '000000' })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain(`value="${email}"`)
  expect(wrong.body).not.toContain(staffPassword)
  const right = await office
    .browser()
    .send('/logowanie?dokad=%2Fbiuro%2Fzamowienia', { email, password: staffPassword, code })
  expect(right.statusCode).toBe(303)
  expect(right.headers.location).toBe('/biuro/zamowienia')
  expect(String(right.headers['set-cookie'])).toMatch(
    /^biuro=[\w-]{43}; Path=\/biuro; HttpOnly; SameSite=Lax$/,
  )
})

test('POST /biuro/wyjscie ends the session, wherever it is used', async ({ shop }) => {
  const office = officeOf(shop)
  const ola = await office.colleague('service')
  expect((await ola.send('/wyjscie')).statusCode).toBe(303)
  expect((await ola.open('')).statusCode).toBe(303)
})

test('an invitation asks for password and code, says what is wrong, and lets in once', async ({ shop }) => {
  const office = officeOf(shop)
  const admin = await office.colleague('admin')
  const faulty = await admin.send('/ludzie', { name: 'Jan Nowy', email: 'jan' })
  expect(faulty.statusCode).toBe(422)
  expect(faulty.body).toContain('value="Jan Nowy"')
  const email = `nowy-${process.pid}@example.com`
  const invited = await admin.send('/ludzie', { name: 'Jan Nowy', email, 'role-finance': '1' })
  const link = /\/biuro\/zaproszenie\?token=[\w-]{43}/.exec(invited.body)?.[0].replace('/biuro', '') ?? ''
  expect((await admin.open('/ludzie')).body).not.toContain(link)
  const opened = await office.browser().open(link)
  const key = (await shop.services.staff.invitation(link.split('=')[1] ?? ''))?.key ?? Buffer.alloc(20)
  expect(opened.body).toContain('otpauth://totp/')
  const weak = await office.browser().send(link, { password: 'haslo', code: '1' })
  expect(weak.body).toContain('Hasło musi mieć co najmniej 10 znaków.')
  const code = codeOf(key, stepAt(shop.services.clock()))
  const taken = await office.browser().send(link, { password: staffPassword, code })
  expect(taken.statusCode).toBe(303)
  const cookie = String(taken.headers['set-cookie']).split(';')[0]
  expect((await office.browser(cookie).open('/platnosci')).statusCode).toBe(200)
  const again = await office.browser().open(link)
  expect([again.statusCode, again.body.includes('Zaproszenie jest nieważne')]).toEqual([410, true])
})
