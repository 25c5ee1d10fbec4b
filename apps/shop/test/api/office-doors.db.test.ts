import { newAuthenticator } from '@wojaz/account/testing'
import { codeOf, stepAt } from '@wojaz/staff/server'
import { expect } from 'vitest'
import { type Colleague, officeOf, readable, staffPassword } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

const minute = 60_000
let siege = 0

/** Ten wrong passwords for somebody, each from another network; they are as many as are looked at in a quarter of an hour. */
async function besiege(shop: ReservationShop, { email }: Colleague) {
  siege += 1
  for (let times = 1; times <= 11; times++)
    await officeOf(shop)
      .browser('', `203.0.${siege}.${times}`)
      .send('/logowanie', { email, password: 'zgaduję hasło', code: '000000' })
}

/** The code of the next half minute: each works once. */
function nextCode(shop: ReservationShop, { key }: Colleague): string {
  shop.setClock(new Date(shop.services.clock().getTime() + minute).toISOString())
  return codeOf(key, stepAt(shop.services.clock()))
}

const deviceOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  `known_device=${cookies.find(({ name }) => name === 'known_device')?.value}`

test('POST /biuro/logowanie: strangers’ wrong passwords keep nobody out of a browser that was logged in before', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const ola = await office.colleague('service')
  const wish = () => ({ email: ola.email, password: staffPassword, code: nextCode(shop, ola) })
  const known = deviceOf(await office.browser('', '198.51.100.7').send('/logowanie', wish()))
  await besiege(shop, ola)
  const stranger = await office.browser('', '198.51.100.8').send('/logowanie', wish())
  expect(stranger.statusCode).toBe(429)
  expect((await office.browser(known, '198.51.100.9').send('/logowanie', wish())).statusCode).toBe(303)
})

test('POST /biuro/logowanie: whoever answers with their passkey comes in from a new place all the same', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { staff, env } = shop.services
  const [ola, jan] = [await office.colleague('service'), await office.colleague('service')]
  const newKey = () => newAuthenticator({ origin: env.siteUrl, rpId: new URL(env.siteUrl).hostname })
  const [key, other] = [newKey(), newKey()]
  for (const [who, theirs] of [[ola, key] as const, [jan, other] as const])
    await staff.addPasskey(who.member, {
      answer: theirs.make(await staff.newPasskeyQuestion(who.member)),
      name: 'laptop',
    })
  await besiege(shop, ola)
  const logIn = async (passkey: object, password = staffPassword) =>
    (
      await office
        .browser('', '198.51.100.10')
        .send('/logowanie', { email: ola.email, password, code: '', passkey: JSON.stringify(passkey) })
    ).statusCode
  expect(await logIn(other.answer(await staff.passkeyQuestion()))).toBe(429)
  expect(await logIn(key.answer(await staff.passkeyQuestion()), 'zgaduję hasło')).toBe(422)
  expect(await logIn(key.answer(await staff.passkeyQuestion()))).toBe(303)
})

test('POST /biuro/logowanie: whoever knows the password as well cannot use up the codes of a known browser', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const ola = await office.colleague('service')
  const wish = (code: string) => ({ email: ola.email, password: staffPassword, code })
  const known = deviceOf(await office.browser().send('/logowanie', wish(nextCode(shop, ola))))
  const thief = office.browser('', '203.0.113.77')
  for (let times = 0; times < 10; times++) await thief.send('/logowanie', wish('000000'))
  expect((await thief.send('/logowanie', wish('000000'))).statusCode).toBe(429)
  expect((await office.browser(known).send('/logowanie', wish(nextCode(shop, ola)))).statusCode).toBe(303)
})

test('POST /biuro/przegladarka: a link in the member’s mailbox makes a new browser known, and ten guesses with it are all', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const ola = await office.colleague('service')
  await besiege(shop, ola)
  const asked = await office.browser().send('/przegladarka', { email: ola.email.toUpperCase() })
  const nobody = await office.browser().send('/przegladarka', { email: 'nikt@wojaz.example' })
  await shop.services.staff.emailsWritten()
  expect([asked.statusCode, nobody.statusCode]).toEqual([200, 200])
  expect(await shop.emailsTo('nikt@wojaz.example', 'staff-browser')).toEqual([])
  const [sent] = await shop.emailsTo(ola.email, 'staff-browser')
  const link = /\/biuro(\/przegladarka\?token=\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
  expect((await office.browser().open(link)).body).toContain('Zapamiętaj tę przeglądarkę')
  const opened = await office.browser().send(link)
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/biuro/logowanie'])
  const known = deviceOf(opened)
  expect(deviceOf(await office.browser().send(link))).toBe(known)
  const logIn = async (password: string) =>
    (
      await office
        .browser(known)
        .send('/logowanie', { email: ola.email, password, code: nextCode(shop, ola) })
    ).statusCode
  expect(await logIn(staffPassword)).toBe(303)
  for (let times = 0; times < 10; times++) expect(await logIn('zgaduję hasło')).toBe(422)
  expect(await logIn(staffPassword)).toBe(429)
  shop.setClock(new Date(shop.services.clock().getTime() + 61 * minute).toISOString())
  expect((await office.browser().send(link)).statusCode).toBe(410)
})

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
  const [session, device] = [right.headers['set-cookie']].flat()
  expect(session).toMatch(/^biuro=[\w-]{43}; Path=\/biuro; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(/^known_device=[\w.~-]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
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
  expect(readable(invited.body)).toContain(`Wysłaliśmy zaproszenie na ${email}`)
  expect(invited.body).not.toContain('token=')
  const link = `/zaproszenie?token=${await office.tokenFor(email)}`
  const other = await office.colleague('admin')
  expect(readable((await other.open('/ludzie')).body)).toContain(`Jan Nowy, ${email}`)
  expect((await other.open('')).body).toMatch(/zaproszenia w ostatnich 30 dniach: \d+/)
  const opened = await office.browser().open(link)
  const key = (await shop.services.staff.invitation(link.split('=')[1] ?? ''))?.key ?? Buffer.alloc(20)
  expect(opened.body).toContain('otpauth://totp/')
  const weak = await office.browser().send(link, { password: 'haslo', code: '1' })
  expect(weak.body).toContain('Hasło musi mieć co najmniej 10 znaków.')
  const code = codeOf(key, stepAt(shop.services.clock()))
  const taken = await office.browser().send(link, { password: staffPassword, code })
  expect(taken.statusCode).toBe(303)
  const cookie = String([taken.headers['set-cookie']].flat()[0]).split(';')[0]
  expect((await office.browser(cookie).open('/platnosci')).statusCode).toBe(200)
  const again = await office.browser().open(link)
  expect([again.statusCode, again.body.includes('Zaproszenie jest nieważne')]).toEqual([410, true])
})
