import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { beforeEach, expect } from 'vitest'
import { actAskEmail, actRegister } from '../../server/account/act-account.ts'
import { actActivate, loadActivate } from '../../server/account/activate-page.ts'
import { actAlerts, loadAlerts } from '../../server/account/alerts-page.ts'
import { loadAskEmail, loadRegistered } from '../../server/account/load-account.ts'
import { actLogin, loadLogin } from '../../server/account/login-page.ts'
import {
  actNewPassword,
  actPasswordSettings,
  loadNewPassword,
  loadPasswordSettings,
} from '../../server/account/password-page.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountShop, accountShopOf, customerOf, newPerson, type Person } from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

let shop: AccountShop
let anna: Person
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(() => {
  anna = newPerson()
})

const home = '198.51.100.1'
const abroad = '203.0.113.1'
const minutes = 60_000
const later = (ms: number) => shop.setClock(new Date(new Date(noon).getTime() + ms).toISOString())
const newcomer = (address = home) => pagesOf(shop, shop.guest(), address)
const customer = async () => {
  const guest = await customerOf(shop, anna)
  return { guest, pages: pagesOf(shop, guest, home) }
}
const login = '/mytui/logowanie'
const settings = '/mytui/ustawienia/haslo'

test('POST /mytui/logowanie leads from step to step without scripts, and to the page that was wanted', async () => {
  await customer()
  const guest = shop.guest()
  const { open, send } = pagesOf(shop, guest, abroad)
  const wanted = `${login}?powrot=%2Fulubione`
  const first = await send(actLogin, wanted, { step: 'email', email: anna.email })
  expect(first).toMatchObject({ status: 303, to: `${wanted}&krok=haslo` })
  const step = await open(loadLogin, `${wanted}&krok=haslo`)
  expect(step.data).toMatchObject({ step: 'password', email: anna.email, isSentHere: true })
  // After Back the address is still filled in.
  expect((await open(loadLogin, wanted)).data).toMatchObject({ step: 'email', email: anna.email })
  const wrong = await send(actLogin, `${wanted}&krok=haslo`, { step: 'password', password: 'nie to hasło' })
  expect(wrong).toMatchObject({ status: 422, data: { refusal: expect.stringContaining('się nie zgadza') } })
  const second = await send(actLogin, `${wanted}&krok=haslo`, { step: 'password', password: anna.password })
  expect(second).toMatchObject({ status: 303, to: `${wanted}&krok=kod` })
  const typo = await send(actLogin, `${wanted}&krok=kod`, { step: 'code', code: 'abc' })
  expect(typo).toMatchObject({ status: 422, data: { fields: { code: 'Wpisz 6 cyfr z e-maila.' } } })
  later(1_000)
  const again = await send(actLogin, `${wanted}&krok=kod`, { step: 'again' })
  expect(again.to).toBe(`${wanted}&krok=kod&wyslano=1`)
  expect((await open(loadLogin, `${wanted}&krok=kod&wyslano=1`)).data).toMatchObject({ isSentAgain: true })
  const code = await shop.code(anna)
  expect(await send(actLogin, `${wanted}&krok=kod`, { step: 'code', code })).toMatchObject({
    to: '/ulubione',
  })
  expect((await guest.userInfo()).authenticated).toBe(true)
  expect(await open(loadLogin, wanted)).toMatchObject({ status: 303, to: '/ulubione' })
})

test('POST /mytui/logowanie: a code that is over leads to the beginning', async () => {
  const { send } = newcomer(abroad)
  const over = await send(actLogin, `${login}?krok=kod`, { step: 'code', code: '123456' })
  expect(over).toMatchObject({ status: 422, data: { isOver: true } })
})

test('GET /mytui/logowanie: a step that nothing leads to is the first step', async () => {
  const { open } = newcomer()
  for (const step of ['haslo', 'kod'])
    expect(await open(loadLogin, `${login}?krok=${step}&powrot=/ulubione`)).toMatchObject({
      status: 303,
      to: `${login}?powrot=%2Fulubione`,
    })
  expect((await open(loadLogin, `${login}?krok=obcy`)).data).toMatchObject({ step: 'email', email: null })
})

test('a customer marked to change the password is led there from every page, and back', async () => {
  const { pages } = await customer()
  await shop.services.account.requirePasswordChange(anna.email)
  const change = `/mytui/zmiana-hasla?powrot=${encodeURIComponent(settings)}`
  expect(await pages.open(loadPasswordSettings, settings)).toMatchObject({ status: 303, to: change })
  expect((await pages.open(loadNewPassword, change)).data).toMatchObject({ way: 'old', isMarked: true })
  const password = 'całkiem nowe zdanie'
  const wrong = await pages.send(actNewPassword, change, { currentPassword: 'nie to', password })
  expect(wrong).toMatchObject({ data: { fields: { currentPassword: 'To nie jest Twoje obecne hasło.' } } })
  const done = await pages.send(actNewPassword, change, { currentPassword: anna.password, password })
  expect(done).toMatchObject({ status: 303, to: settings })
  expect((await pages.open(loadPasswordSettings, settings)).status).toBe(200)
})

test('/mytui/ustawienia/haslo: the password, codes and e-mails about logins', async () => {
  const { pages } = await customer()
  const device = shop.guest()
  await device.logIn(anna)
  const stranger = await newcomer().open(loadPasswordSettings, settings)
  expect(stranger.to).toBe(`${login}?powrot=${encodeURIComponent(settings)}`)
  const body = { currentPassword: anna.password, password: 'całkiem nowe zdanie', endsOthers: 'on' }
  expect(await pages.send(actPasswordSettings, settings, body)).toMatchObject({
    to: `${settings}?wyslano=password`,
  })
  expect((await device.userInfo()).authenticated).toBe(false)
  const safety = { intent: 'safety', alwaysCode: 'on' }
  expect((await pages.send(actPasswordSettings, settings, safety)).to).toBe(`${settings}?wyslano=safety`)
  const saved = await pages.open(loadPasswordSettings, `${settings}?wyslano=safety`)
  expect(saved.data).toMatchObject({
    alwaysCode: true,
    loginEmails: false,
    hasPassword: true,
    done: 'safety',
  })
  // Later a fresh proof of identity is needed.
  later(14 * minutes)
  const open = await pages.send(actPasswordSettings, settings, { intent: 'safety' })
  expect(open.to).toContain('/mytui/potwierdzenie')
})

test('/mytui/aktywacja: used, late and unknown links are told apart, and a late one brings another', async () => {
  const guest = shop.guest()
  const { open, send } = pagesOf(shop, guest, home)
  expect((await send(actRegister, '/mytui/nowe-konto', { ...anna })).to).toBe(
    '/mytui/dziekujemy-za-rejestracje',
  )
  const thanks = await open(loadRegistered, '/mytui/dziekujemy-za-rejestracje')
  expect(thanks.data).toMatchObject({ email: anna.email })
  const address = `/mytui/aktywacja?token=${await shop.token('activate', anna)}`
  expect((await open(loadActivate, address)).data).toMatchObject({ link: 'good', asksPassword: false })
  expect((await newcomer().open(loadActivate, address)).data).toMatchObject({
    link: 'good',
    asksPassword: true,
  })
  const refused = await newcomer().send(actActivate, address, {})
  expect(refused.data.fields).toHaveProperty('password')
  later(8 * 24 * 60 * minutes)
  expect((await open(loadActivate, address)).data).toMatchObject({ link: 'late', isSent: false })
  const again = await send(actActivate, address, { intent: 'again' })
  expect(again.to).toBe(`${address}&wyslano=1`)
  expect((await open(loadActivate, `${address}&wyslano=1`)).data).toMatchObject({
    link: 'late',
    isSent: true,
  })
  const renewed = `/mytui/aktywacja?token=${await shop.token('activate', anna)}`
  expect(await send(actActivate, renewed, {})).toMatchObject({ status: 303, to: '/mytui' })
  expect((await open(loadActivate, renewed)).data).toMatchObject({ link: 'used', isInside: true })
  const elsewhere = newcomer()
  expect((await elsewhere.open(loadActivate, renewed)).data).toMatchObject({ link: 'used', isInside: false })
  expect((await elsewhere.open(loadActivate, '/mytui/aktywacja?token=x')).data.link).toBe('unknown')
})

test('/mytui/ustawienia/alerty-cenowe: what the address watches, and its end; others see and remove nothing of it', async () => {
  const { pages } = await customer()
  const path = '/mytui/ustawienia/alerty-cenowe'
  const { priceAlerts } = shop.services
  const watched = async () => (await pages.open(loadAlerts, path)).data.alerts as { id: string }[]
  expect(await watched()).toEqual([])
  const found = await shop.services.offers.search(
    toOfferSearchRequest(defaultSearchState, { pageSize: 1 }),
    'pl',
  )
  const [offer] = found.ok ? found.value.offers : []
  if (!offer) throw new Error('Nothing is on sale.')
  const wish = { offer, below: 100_000, locale: 'pl' as const, place: home, isProven: true }
  await priceAlerts.ask({ ...wish, email: anna.email })
  const [alert] = await watched()
  expect(alert).toMatchObject({ hotelName: offer.hotelName, below: 100_000, isConfirmed: true })
  anna = newPerson()
  const other = await customer()
  await other.pages.send(actAlerts, path, { remove: alert?.id ?? '' })
  expect(await watched()).toHaveLength(1)
  expect((await pages.send(actAlerts, path, { remove: alert?.id ?? '' })).to).toBe(`${path}?usunieto=1`)
  expect(await watched()).toEqual([])
  expect((await newcomer().open(loadAlerts, path)).to).toBe(`${login}?powrot=${encodeURIComponent(path)}`)
})

test('/mytui/ponowna-aktywacja knows the address that was typed in this browser, and tells nobody else', async () => {
  const again = '/mytui/ponowna-aktywacja'
  const { open, send } = newcomer()
  await send(actRegister, '/mytui/nowe-konto', { ...anna })
  expect((await open(loadAskEmail, again)).data.email).toBe(anna.email)
  expect((await newcomer().open(loadAskEmail, again)).data.email).toBeNull()
  const resend = await send((...asked) => actAskEmail(...asked, 'resend'), again, { email: anna.email })
  expect(resend.to).toBe(`${again}?wyslano=1`)
})
