import { expect, test } from 'vitest'
import {
  attractionKeysCookie,
  attractionLinkCookie,
  readAttractionKeys,
  readAttractionLink,
} from './attraction-cookies.ts'

const key = (email: string) => email.repeat(22)
const id = '2f5a3c1e-0f57-4a0e-8d7b-6a1f5a2b9c10'

test('the newest cart comes first, and older ones still open what was bought', () => {
  const [sent] = attractionKeysCookie([key('a'), key('b')], key('b')).split(';')
  expect(readAttractionKeys(sent)).toEqual([key('b'), key('a')])
})

test('what is no key is left out, and of too many the oldest', () => {
  expect(readAttractionKeys('attraction_carts=x~<script>')).toEqual([])
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(key)
  const [sent] = attractionKeysCookie(many, key('z')).split(';')
  expect(readAttractionKeys(sent)).toEqual(['z', 'a', 'b', 'c', 'd', 'e'].map(key))
})

test('keys are kept from scripts and from other sites', () => {
  expect(attractionKeysCookie([], key('a'))).toMatch(/; SameSite=Lax; HttpOnly$/)
})

test('the link of an email opens its order and no other', () => {
  const [sent] = attractionLinkCookie(id, 'abc.DEF-_1').split(';')
  expect(readAttractionLink(sent, id)).toBe('abc.DEF-_1')
  expect(readAttractionLink(sent, id.replace('2', '3'))).toBeNull()
})
