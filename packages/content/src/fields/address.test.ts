import { expect, test } from 'vitest'
import { isAddress } from './address.ts'

test.each([
  '/',
  '/zima?x=1#top',
  'https://example.com',
  'https://example.com/a?b=c',
  'tel:+48 22 000 00 00',
  'mailto:a@b.example',
])('a link may lead to %s', (address) => {
  expect(isAddress(address)).toBe(true)
})

test.each([
  '',
  'zima',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'https://',
  '/a b',
  '/"onclick=',
  'mailto:',
])('a link may not lead to %j', (address) => {
  expect(isAddress(address)).toBe(false)
})
