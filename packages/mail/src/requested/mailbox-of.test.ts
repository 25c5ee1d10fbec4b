import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['Anna@Wojaz.Example', 'anna@wojaz.example'],
  ['anna+a@wojaz.example', 'anna@wojaz.example'],
  ['anna+a+b@wojaz.example', 'anna@wojaz.example'],
  ['an.na@gmail.com', 'anna@gmail.com'],
  ['a.n.n.a+x@GoogleMail.com', 'anna@gmail.com'],
  ['an.na@wojaz.example', 'an.na@wojaz.example'],
])('%s is an email to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
