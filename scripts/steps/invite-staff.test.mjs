import { expect, test } from 'vitest'
import { memberIn } from './invite-staff.mjs'

test('somebody is invited anew by their address', () => {
  expect(memberIn(['invite', 'ola@wojaz.pl'])).toBe('ola@wojaz.pl')
})

test.each([[[]], [['invite']], [['ola@wojaz.pl']], [['invite', 'a@b.pl', 'c@d.pl']]])(
  'anything else is answered with what to say: %j',
  (args) => {
    expect(() => memberIn(args)).toThrow('npm run staff -- invite someone@wojaz.pl')
  },
)
