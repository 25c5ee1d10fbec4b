import { expect, test } from 'vitest'
import { type EmailTopic, emailsADay, usedUp } from './email-limits.ts'

test('a cart sends three links a day, whoever they go to', () => {
  expect(usedUp('cart', { subject: 2, place: 2, recipient: 2 })).toBeNull()
  expect(usedUp('cart', { subject: 3, place: 3, recipient: 0 })).toBe('subject')
})

test('a mailbox gets five of them, from however many carts and places', () => {
  expect(usedUp('cart', { subject: 0, place: 0, recipient: 4 })).toBeNull()
  expect(usedUp('cart', { subject: 0, place: 0, recipient: 5 })).toBe('recipient')
})

test('what the visitor knows of anyway is said first: nothing of a mailbox shows through', () => {
  expect(usedUp('cart', { subject: 3, place: 40, recipient: 5 })).toBe('subject')
  expect(usedUp('cart', { subject: 0, place: 40, recipient: 5 })).toBe('place')
})

test('what is not counted limits nothing', () => {
  expect(usedUp('office', { place: 39, recipient: 10_000 })).toBeNull()
  expect(usedUp('list', { subject: 10_000 })).toBeNull()
})

test('nobody gets more than forty emails a day that strangers can ask for', () => {
  const toGuests = (Object.keys(emailsADay) as EmailTopic[]).filter(
    // Codes need the password; links for browsers go to staff and editors.
    (topic) => topic !== 'office' && topic !== 'code' && topic !== 'browser',
  )
  const total = toGuests.reduce((sum, topic) => sum + (emailsADay[topic].recipient ?? Infinity), 0)
  expect(total).toBeLessThanOrEqual(40)
})
