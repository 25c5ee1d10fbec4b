import { RouterContextProvider } from 'react-router'
import { beforeEach, expect } from 'vitest'
import { settingsSections } from '../../app/features/account/settings-sections.ts'
import { actAgreements, loadAgreements } from '../../server/account/about-me/agreements-page.ts'
import { actCompanions, loadCompanions } from '../../server/account/about-me/companions-page.ts'
import { actDetails, loadDetails } from '../../server/account/about-me/details-page.ts'
import { actNewAddress, loadNewAddress } from '../../server/account/about-me/new-address-page.ts'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { serverI18n } from '../../server/request/server-i18n.ts'
import type { Customer } from '../../server/request/visitor.ts'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  type Person,
} from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

let shop: AccountShop
let anna: Person
let browser: AccountGuest
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(async () => {
  anna = newPerson()
  browser = await customerOf(shop, anna)
})

/** The context of a page: the shop, and the customer of the browser's cookie. */
async function contextOf(guest: AccountGuest) {
  const context = new RouterContextProvider()
  const known = await shop.services.account.who(guest.cookies.get('tui_bt') ?? '')
  const customer: Customer | null = known && {
    ...known,
    uid: known.id,
    accountType: 'CUSTOMER',
    segment: 'RETURNING',
  }
  context.set(servicesContext, shop.services)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(deliveryContext, {
    i18n: await serverI18n(await shop.services.content.dictionary('pl')),
  } as never)
  context.set(customerContext, customer)
  return context
}

const site = 'http://localhost:3000'
const get = (path: string) => new Request(site + path)
const post = (path: string, typed: Record<string, string>) =>
  new Request(site + path, { method: 'POST', body: new URLSearchParams(typed) })
const placeOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer)
const thrown = async (work: Promise<unknown>) => placeOf(await work.catch((error: unknown) => error))

test.for([
  ['details', loadDetails],
  ['companions', loadCompanions],
  ['agreements', loadAgreements],
] as const)('the page of %s leads a stranger to the login and back', async ([section, load]) => {
  const path = settingsSections[section]
  const context = await contextOf(shop.guest())
  expect(await thrown((async () => load(context, get(path)))())).toBe(
    `/mytui/logowanie?powrot=${encodeURIComponent(path)}`,
  )
})

test('details are saved by a plain form, which says so, and comes back with sentences when something is wrong', async () => {
  const context = await contextOf(browser)
  const path = settingsSections.details
  const typed = { intent: 'details', firstName: 'Ewa', lastName: 'Lis', language: 'pl', phone: '600 000 000' }
  expect(placeOf(await actDetails(context, post(path, typed)))).toBe(`${path}?zapisano=1`)
  expect(await loadDetails(context, get(`${path}?zapisano=1`))).toMatchObject({
    isSaved: true,
    details: { firstName: 'Ewa', phone: '600000000' },
    airports: expect.arrayContaining([
      { id: expect.stringMatching(/^[A-Z]{3}$/), label: expect.any(String) },
    ]),
  })
  expect(await actDetails(context, post(path, { ...typed, phone: 'nie mam' }))).toMatchObject({
    init: { status: 422 },
    data: { fields: { phone: expect.stringContaining('od 7 do 15 cyfr') }, typed: { phone: 'nie mam' } },
  })
})

test('a companion is added, opened, changed and removed by plain forms', async () => {
  const context = await contextOf(browser)
  const path = settingsSections.companions
  const typed = {
    title: 'man',
    firstName: 'Jan',
    lastName: 'Lis',
    birthDate: '1.2.1980',
    documentType: 'passport',
  }
  expect(await actCompanions(context, post(`${path}?osoba=nowa`, typed))).toMatchObject({
    data: { fields: { documentNumber: 'Podaj numer dokumentu.' } },
  })
  const numbered = { ...typed, documentNumber: 'AB1234567' }
  expect(placeOf(await actCompanions(context, post(`${path}?osoba=nowa`, numbered)))).toBe(
    `${path}?zapisano=1`,
  )
  const { companions } = await loadCompanions(context, get(path))
  const id = companions[0]?.id ?? ''
  const opened = await loadCompanions(context, get(`${path}?osoba=${id}`))
  expect(opened.form).toMatchObject({ id, keptNumber: '•••••567', known: { birthDate: '01.02.1980' } })
  expect(JSON.stringify(opened)).not.toContain('AB1234567')
  await actCompanions(context, post(`${path}?osoba=${id}`, { ...typed, firstName: 'Janusz' }))
  expect((await loadCompanions(context, get(path))).companions).toMatchObject([
    { firstName: 'Janusz', document: { number: '•••••567' } },
  ])
  const other = await contextOf(await customerOf(shop, newPerson()))
  expect(await thrown(loadCompanions(other, get(`${path}?osoba=${id}`)))).toBe(path)
  expect(placeOf(await actCompanions(context, post(`${path}?osoba=${id}`, { intent: 'remove' })))).toBe(
    `${path}?usunieto=1`,
  )
  expect((await loadCompanions(context, get(path))).companions).toEqual([])
})

test('an agreement is given and taken back by one press each', async () => {
  const context = await contextOf(browser)
  const path = settingsSections.agreements
  const states = async () =>
    (await loadAgreements(context, get(path))).agreements
      .filter(({ isGiven }) => isGiven)
      .map(({ channel }) => channel)
  await actAgreements(context, post(path, { channel: 'presale', intent: 'give' }))
  expect(await states()).toEqual(['presale'])
  await actAgreements(context, post(path, { channel: 'presale', intent: 'withdraw' }))
  expect(await states()).toEqual([])
  expect(await actAgreements(context, post(path, { channel: 'phone', intent: 'give' }))).toMatchObject({
    data: { refusal: expect.stringContaining('numer telefonu') },
  })
  expect(placeOf(await actAgreements(context, post(path, { channel: 'fax', intent: 'give' })))).toContain(
    path,
  )
})

test('another address needs the password anew, then a press in both mailboxes; orders and lists follow it', async () => {
  const path = settingsSections.details
  await shop.services.mail.joinList('newsletter', {
    email: anna.email,
    firstName: 'Anna',
    locale: 'pl',
    wording: 'Tak',
  })
  const newEmail = `nowa.${anna.email}`
  shop.setClock(new Date(new Date(noon).getTime() + 11 * 60_000).toISOString())
  const late = await contextOf(browser)
  expect(await thrown(loadDetails(late, get(`${path}?adres=1`)))).toBe(
    `/mytui/potwierdzenie?powrot=${encodeURIComponent(`${path}?adres=1`)}`,
  )
  expect(await thrown(actDetails(late, post(path, { intent: 'address', newEmail })))).toContain(
    '/mytui/potwierdzenie',
  )
  shop.setClock(noon)
  const context = await contextOf(browser)
  expect(await actDetails(context, post(path, { intent: 'address', newEmail: 'x' }))).toMatchObject({
    data: { fields: { newEmail: expect.stringContaining('nie wygląda') } },
  })
  expect(
    await actDetails(context, post(path, { intent: 'address', newEmail: anna.email.toUpperCase() })),
  ).toMatchObject({
    data: { fields: { newEmail: 'To jest obecny adres konta. Podaj inny.' } },
  })
  expect(placeOf(await actDetails(context, post(path, { intent: 'address', newEmail })))).toBe(path)
  expect((await loadDetails(context, get(path))).address.change).toMatchObject({
    newEmail,
    hasOldAgreed: false,
  })
  const nobody = await contextOf(shop.guest())
  const link = async (kind: 'address-old' | 'address-new', email: string) =>
    `/mytui/zmiana-adresu?token=${await shop.token(kind, { email })}`
  const [old, fresh] = [await link('address-old', anna.email), await link('address-new', newEmail)]
  expect(await loadNewAddress(nobody, get(old))).toMatchObject({
    state: 'asked',
    side: 'old',
    email: newEmail,
  })
  expect(placeOf(await actNewAddress(nobody, post(old, { intent: 'agree' })))).toBe(
    '/mytui/zmiana-adresu?stan=waits-new',
  )
  expect(placeOf(await actNewAddress(nobody, post(fresh, { intent: 'agree' })))).toBe(
    '/mytui/zmiana-adresu?stan=done',
  )
  expect(await loadNewAddress(nobody, get(old))).toMatchObject({ state: 'over' })
  expect((await browser.send('GET', `${mytui}/customerDetails`)).json()).toMatchObject({ email: newEmail })
  expect((await shop.services.mail.listsOf(newEmail)).on).toEqual(['newsletter'])
})

test('an email stops a change of address, and so does the page', async () => {
  const context = await contextOf(browser)
  const path = settingsSections.details
  const ask = () => actDetails(context, post(path, { intent: 'address', newEmail: `inna.${anna.email}` }))
  await ask()
  const link = `/mytui/zmiana-adresu?token=${await shop.token('address-old', anna)}`
  expect(placeOf(await actNewAddress(context, post(link, { intent: 'stop' })))).toContain('stan=stopped')
  expect((await loadDetails(context, get(path))).address.change).toBeNull()
  await ask()
  await actDetails(context, post(path, { intent: 'stop' }))
  expect((await loadDetails(context, get(path))).address.change).toBeNull()
})
