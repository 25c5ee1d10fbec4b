import { beforeEach, expect } from 'vitest'
import type { SessionView } from '../../app/features/account/my-data-view.ts'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  type Person,
} from '../account-shop.ts'
import { buildTestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: AccountShop
let anna: Person
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(() => {
  anna = newPerson()
})

const agent = (name: string) => ({ 'user-agent': name })
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'
const path = `${mytui}/sessions`
const sessions = async (guest: AccountGuest) =>
  (await guest.send('GET', path)).json<{ sessions: SessionView[] }>().sessions

async function onPhone(person: Person): Promise<AccountGuest> {
  const phone = shop.guest()
  await phone.call('/api/www/api/v5/mytui/oauth/login', person, agent(iPhone))
  return phone
}

test('GET sessions: device in words, masked network, this one first; the household’s address is nowhere kept', async () => {
  const desk = await customerOf(shop, anna)
  const phone = await onPhone(anna)
  const seen = await sessions(phone)
  expect(seen).toMatchObject([
    { device: 'Safari, iPhone', place: '198.51.*.*', isThis: true },
    { device: '', place: '198.51.*.*', isThis: false },
  ])
  const { rows } = await shop.services.database.pool.query('select place from account.sessions')
  expect(JSON.stringify(rows)).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
  expect((await sessions(desk)).find(({ isThis }) => isThis)?.id).toBe(seen[1]?.id)
})

test('GET, DELETE sessions: nobody who is not logged in sees or ends any', async () => {
  for (const [method, url] of [
    ['GET', path],
    ['DELETE', path],
    ['DELETE', `${path}/00000000-0000-0000-0000-000000000000`],
  ] as const)
    expect((await shop.guest().send(method, url)).statusCode).toBe(403)
})

test('DELETE sessions/:id: it is over at once, on another node too; twice or foreign it does not exist', async () => {
  const desk = await customerOf(shop, anna)
  const phone = await onPhone(anna)
  const other = accountShopOf(await buildTestApp({ databaseUrl: shop.databaseUrl }))
  try {
    const onOther = other.guest()
    for (const [name, value] of phone.cookies) onOther.cookies.set(name, value)
    expect((await onOther.userInfo()).authenticated).toBe(true)
    const id = (await sessions(desk)).find(({ isThis }) => !isThis)?.id
    const stranger = await customerOf(shop, newPerson())
    expect((await stranger.send('DELETE', `${path}/${id}`)).statusCode).toBe(404)
    expect((await onOther.userInfo()).authenticated).toBe(true)
    const ended = await desk.send('DELETE', `${path}/${id}`)
    expect(ended.json().sessions).toHaveLength(1)
    expect((await onOther.userInfo()).authenticated).toBe(false)
    expect((await phone.userInfo()).authenticated).toBe(false)
    for (const odd of [id, 'others', '%00', '../1', 'x'.repeat(90)])
      expect((await desk.send('DELETE', `${path}/${odd}`)).statusCode, odd).toBeOneOf([400, 404])
    expect((await desk.userInfo()).authenticated).toBe(true)
  } finally {
    await other.close()
  }
})

test('DELETE sessions: all others end, this one stays, and those of other customers', async () => {
  const desk = await customerOf(shop, anna)
  const phones = [await onPhone(anna), await onPhone(anna)]
  const stranger = await customerOf(shop, newPerson())
  expect((await desk.send('DELETE', path)).json().sessions).toMatchObject([{ isThis: true }])
  for (const phone of phones) expect((await phone.userInfo()).authenticated).toBe(false)
  expect((await desk.userInfo()).authenticated).toBe(true)
  expect((await stranger.userInfo()).authenticated).toBe(true)
  // Repeated: nothing is left to end.
  expect((await desk.send('DELETE', path)).statusCode).toBe(200)
})

test('DELETE sessions: another site’s page cannot end them', async () => {
  const desk = await customerOf(shop, anna)
  await onPhone(anna)
  const answer = await desk.send('DELETE', path, undefined, { 'sec-fetch-site': 'cross-site' })
  expect(answer.statusCode).toBe(403)
  expect(await sessions(desk)).toHaveLength(2)
})
