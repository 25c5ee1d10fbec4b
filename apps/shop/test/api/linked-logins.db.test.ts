import { afterEach, expect } from 'vitest'
import { actConfirm } from '../../server/account/confirm-account.ts'
import { actPasswordSettings, loadPasswordSettings } from '../../server/account/password-page.ts'
import { pagesOf } from '../account-pages.ts'
import { customerOf, newPerson } from '../account-shop.ts'
import { codeIn, type LoginShop, newAddress, loginTest as test } from '../login-shop.ts'
import { noon } from '../shop-content.ts'

let shop: LoginShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})
afterEach(() => {
  shop.google.forge(null)
  shop.setClock(noon)
})

const from = { client: '198.51.100.1', devices: [] }
const wish = { locale: 'pl', from } as const
const account = () => shop.services.account

test('one more login for who is logged in: with proof, told by e-mail, and nobody else’s', async () => {
  const anna = newPerson()
  const guest = await customerOf(shop, anna)
  const email = newAddress()
  const answer = await shop.throughGoogle(guest, email, '?polacz=1')
  expect(answer.headers.location).toBe('/mytui/ustawienia/sposoby-logowania?gotowe=linked')
  expect(await shop.emailText('account-linked', anna.email)).toContain('logowanie przez Google')
  const other = await customerOf(shop, newPerson())
  const taken = await shop.throughGoogle(other, email, '?polacz=1')
  expect(taken.headers.location).toBe('/mytui/ustawienia/sposoby-logowania?klopot=identity-taken')
  shop.setClock(new Date(new Date(noon).getTime() + 12 * 60_000).toISOString())
  expect(await shop.leave(guest, '?polacz=1')).toMatch(/^\/mytui\/potwierdzenie\?powrot=/)
  expect(await shop.leave(shop.guest(), '?polacz=1')).toMatch(/^\/mytui\/logowanie\?powrot=/)
})

test('a login is taken away with an email, but not the last one, and not another’s', async () => {
  const [guest, email] = [shop.guest(), newAddress()]
  await shop.throughGoogle(guest, email)
  const { user_uid: uid } = await guest.userInfo()
  const [google] = (await account().waysIn(uid)).logins
  const id = google?.id ?? ''
  expect(await account().unlink(uid, id, 'pl')).toMatchObject({ refusal: { code: 'last-way-in' } })
  shop.facebook.isNow({ id: '30001', first_name: 'Ola', last_name: 'Nowak' })
  await shop.throughFacebook(guest, '?polacz=1')
  const stranger = await customerOf(shop, newPerson())
  const { user_uid: strange } = await stranger.userInfo()
  for (const wrong of [id, 'rubbish', ''])
    expect(await account().unlink(strange, wrong, 'pl')).toMatchObject({ refusal: { code: 'way-not-found' } })
  expect(await account().unlink(uid, id, 'pl')).toMatchObject({ ok: true })
  expect(await account().unlink(uid, id, 'pl')).toMatchObject({ ok: false })
  expect(await shop.emailText('account-unlinked', email)).toContain('usunęliśmy logowanie przez Google')
})

test('who has no password sets one on the page the button leads to, after showing who they are, and logs in by it', async () => {
  const [guest, email] = [shop.guest(), newAddress()]
  await shop.throughGoogle(guest, email)
  const pages = pagesOf(shop, guest, from.client)
  const path = '/mytui/ustawienia/haslo'
  shop.setClock(new Date(new Date(noon).getTime() + 12 * 60_000).toISOString())
  const confirm = `/mytui/potwierdzenie?powrot=${encodeURIComponent(path)}`
  expect((await pages.open(loadPasswordSettings, path)).to).toBe(confirm)
  expect((await pages.send(actConfirm, confirm, { intent: 'send-code' })).to).toBe(confirm)
  const code = codeIn(await shop.emailText('account-confirm', email))
  expect((await pages.send(actConfirm, confirm, { intent: 'code', code })).to).toBe(path)
  expect((await pages.open(loadPasswordSettings, path)).data).toMatchObject({ hasPassword: false })
  const password = 'całkiem nowe zdanie'
  expect((await pages.send(actPasswordSettings, path, { password })).to).toBe(`${path}?wyslano=password`)
  expect((await shop.guest().logIn({ email, password })).statusCode).toBe(200)
})

test('who has no password shows who they are by a code of an email', async () => {
  const [guest, email] = [shop.guest(), newAddress()]
  await shop.throughGoogle(guest, email)
  const short = guest.cookies.get('tui_bt') ?? ''
  const known = await account().who(short)
  if (!known) throw new Error('Nobody is logged in.')
  shop.setClock(new Date(new Date(noon).getTime() + 12 * 60_000).toISOString())
  const browser = 'b'.repeat(43)
  expect(await account().sendConfirmCode(known, { browser, ...wish })).toMatchObject({ ok: true })
  const code = codeIn(await shop.emailText('account-confirm', email))
  expect(await account().confirmByCode(known, 'x'.repeat(43), code)).toMatchObject({ ok: false })
  expect(await account().confirmByCode(known, browser, '12')).toMatchObject({
    refusal: { code: 'code-wrong' },
  })
  expect(await account().confirmByCode(known, browser, code)).toMatchObject({ ok: true })
  expect((await account().who(short))?.provenAt.getTime()).toBeGreaterThan(known.provenAt.getTime())
  expect(await account().confirmByCode(known, browser, code)).toMatchObject({ ok: false })
  const anna = newPerson()
  const withPassword = await customerOf(shop, anna)
  const other = await account().who(withPassword.cookies.get('tui_bt') ?? '')
  if (!other) throw new Error('Nobody is logged in.')
  expect(await account().sendConfirmCode(other, { browser, ...wish })).toMatchObject({
    refusal: { code: 'password-needed' },
  })
})
