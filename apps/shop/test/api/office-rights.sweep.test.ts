import { officePages } from '@wojaz/office/server'
import { hasRight, type Role, roles } from '@wojaz/staff'
import { beforeAll, expect } from 'vitest'
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

test('every page and call lets in exactly those roles that its line in the site map names', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const wrong: string[] = []
  for (const role of roles) {
    for (const one of asked) {
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
