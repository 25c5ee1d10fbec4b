import { expect, test } from 'vitest'
import { readMember } from './member-form.ts'

const ola = { email: ' ola@wojaz.pl ', name: 'Ola  Nowak', 'role-service': '1' }

test('somebody new has an address, a name and a role', () => {
  expect(readMember(ola)).toEqual({
    ok: true,
    value: { email: 'ola@wojaz.pl', name: 'Ola Nowak', roles: ['service'] },
  })
})

test.each([
  ['no address', { ...ola, email: 'ola' }, ['email']],
  ['a name that would be a sentence', { ...ola, name: '<b>Ola</b>' }, ['name']],
  ['no role', { email: ola.email, name: ola.name }, ['roles']],
  ['a role that is none', { email: ola.email, name: ola.name, 'role-boss': '1' }, ['roles']],
])('%s is said at the field', (_, typed, fields) => {
  const read = readMember(typed)
  expect(read.ok ? [] : Object.keys(read.refusal)).toEqual(fields)
})
