import { expect, test } from 'vitest'
import { orderLinkCookie, readOrderLink } from './order-link-cookie.ts'

test('a browser that opened the link of an email can open that order, and no other', () => {
  const [sent] = orderLinkCookie('W402917655', 'abc.DEF-_1').split(';')
  expect(readOrderLink(`sort=price; ${sent}`, 'W402917655')).toBe('abc.DEF-_1')
  expect(readOrderLink(sent, 'W402917656')).toBeNull()
  expect(readOrderLink(undefined, 'W402917655')).toBeNull()
  expect(readOrderLink('order_link=rubbish', 'W402917655')).toBeNull()
})

test('it is kept from scripts and from other sites, until the browser is closed', () => {
  expect(orderLinkCookie('W402917655', 'abc')).toMatch(/; Path=\/; SameSite=Lax; HttpOnly$/)
})
