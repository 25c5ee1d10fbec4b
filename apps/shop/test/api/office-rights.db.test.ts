import { officePages } from '@wojaz/office/server'
import { hasRight, type Role, roles } from '@wojaz/staff'
import { beforeAll, expect } from 'vitest'
import { customerOf, newPerson } from '../account-shop.ts'
import { type Colleague, officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

const id = '6f1c2b1e-0000-4000-8000-000000000001'
/** Fills path parameters with things that do not exist, so that no form changes anything. */
const pathOf = (path: string) =>
  path.replace(':number', 'W000000000').replace(':file', 'nic.pdf').replace(':id', id).replace(/^\/$/, '')

/** Every page, opened and with its form sent. */
const asked = officePages.flatMap(({ path, look, act }) => [
  { name: `GET /biuro${path}`, path: pathOf(path), method: 'GET', allowed: look },
  { name: `POST /biuro${path}`, path: pathOf(path), method: 'POST', allowed: act },
])

const ask = (browser: Pick<Colleague, 'open' | 'send'>, { method, path }: (typeof asked)[number]) =>
  method === 'GET' ? browser.open(path) : browser.send(path)

/** Refused by right, or passed to whatever the page answers. */
function verdictOf(status: number, allowed: (typeof asked)[number]['allowed']): string {
  if (status === 403) return 'forbidden'
  if (status === 404 && allowed === null) return 'not there'
  return status >= 500 ? `broken (${status})` : 'let in'
}

test('every page and call is closed to those roles that its line in the site map does not name', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const wrong: string[] = []
  for (const role of roles) {
    for (const one of asked.filter(({ allowed }) => expectedOf(role, allowed) !== 'let in')) {
      // Logging out is one of the calls, so it gets a separate session.
      const colleague = one.path === '/wyjscie' ? await office.colleague(role) : await kept(office, role)
      const { statusCode } = await ask(colleague, one)
      const verdict = verdictOf(statusCode, one.allowed)
      const expected = expectedOf(role, one.allowed)
      if (verdict !== expected) wrong.push(`${role} ${one.name}: ${verdict}, expected ${expected}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

function expectedOf(role: Role, allowed: (typeof asked)[number]['allowed']): string {
  if (allowed === null) return 'not there'
  if (allowed === 'anyone' || allowed === 'staff') return 'let in'
  return hasRight([role], allowed) ? 'let in' : 'forbidden'
}

const colleagues = new Map<Role, Colleague>()
beforeAll(() => colleagues.clear())
async function kept(office: ReturnType<typeof officeOf>, role: Role): Promise<Colleague> {
  const known = colleagues.get(role) ?? (await office.colleague(role))
  colleagues.set(role, known)
  return known
}

test('a guest, a customer and a made-up session are led to the login, and their forms do nothing', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const customer = await customerOf(shop, newPerson())
  const cookies = [...customer.cookies].map((pair) => pair.join('=')).join('; ')
  const strangers = {
    guest: '',
    customer: cookies,
    forger: `biuro=${'A'.repeat(43)}`,
    rubbish: 'biuro=%00;x',
  }
  const wrong: string[] = []
  for (const [who, cookie] of Object.entries(strangers)) {
    for (const one of asked.filter(({ allowed }) => allowed !== 'anyone')) {
      const { statusCode, headers } = await ask(office.browser(cookie), one)
      const isRight =
        one.method === 'GET'
          ? statusCode === 303 && String(headers.location).startsWith('/biuro/logowanie')
          : statusCode === 401
      if (!isRight) wrong.push(`${who} ${one.name}: ${statusCode} ${headers.location ?? ''}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

const foreign: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
]

test('no form is taken from a page of somebody else', async ({ shop }) => {
  const office = officeOf(shop)
  const manager = await office.colleague('manager', 'admin')
  for (const one of asked.filter(({ method, allowed }) => method === 'POST' && allowed !== null)) {
    for (const headers of foreign)
      expect((await manager.send(one.path, {}, headers)).statusCode, one.name).toBe(403)
  }
  expect((await manager.open('')).statusCode).toBe(200)
}, 120_000)

test.for(['/nie-ma', '/zamowienia/', '/ZAMOWIENIA', '/zamowienia.data', '/%2e%2e/mytui', '/zamowienia//x'])(
  'what stands in no line of the site map is not there: %s',
  async (path, { shop }) => {
    const office = officeOf(shop)
    const admin = await office.colleague('admin')
    const { statusCode, body } = await admin.open(path)
    expect(statusCode).toBeOneOf([301, 400, 403, 404])
    expect(body).not.toContain('data-row')
    const stranger = await office.browser().open(path)
    expect(stranger.statusCode).toBeOneOf([301, 303, 400, 404])
  },
)

test('answers of the office are kept by nobody, framed nowhere, found by no crawler', async ({ shop }) => {
  const office = officeOf(shop)
  const { headers } = await (await office.colleague('manager')).open('/zamowienia')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/script-src 'self'; .*frame-ancestors 'none'/),
  })
})
