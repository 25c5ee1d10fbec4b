import { expect, test } from 'vitest'
import { mailDestination } from './settings.mjs'

test('without a mail server a person is told where letters lie and how to send them', () => {
  expect(mailDestination({}, '/home/anna/.data')).toBe(
    'files in /home/anna/.data/mail (set SMTP_URL to send them)',
  )
})

test('a mail server is named without its password', () => {
  expect(mailDestination({ SMTP_URL: 'smtps://shop:secret@mail.wojaz.pl:465' }, '/data')).toBe(
    'through mail.wojaz.pl:465',
  )
})

test('an address that is none is left to the shop, which refuses it in a sentence', () => {
  expect(mailDestination({ SMTP_URL: 'secret' }, '/data')).toBe('through SMTP_URL')
})
