import { expect, test } from 'vitest'
import { readWishes } from './wishes.ts'

test('wishes are ticked, written, or both', () => {
  expect(
    readWishes({ 'wish.diet': 'on', 'wish.cot': 'on', 'wish.text': ' Bez glutenu.\r\nDziękuję ' }),
  ).toEqual({
    ok: true,
    value: { kinds: ['cot', 'diet'], text: 'Bez glutenu.\nDziękuję' },
  })
  expect(readWishes({ 'wish.text': '3. piętro' })).toMatchObject({ value: { kinds: [], text: '3. piętro' } })
})

test('whoever wishes nothing has no wishes, and nobody makes up kinds', () => {
  expect(readWishes({})).toEqual({ ok: true, value: null })
  expect(readWishes({ 'wish.yacht': 'on', 'wish.text': '  ' })).toEqual({ ok: true, value: null })
})

test('what is longer than a note is refused at its field', () => {
  expect(readWishes({ 'wish.text': 'a'.repeat(500) }).ok).toBe(true)
  expect(readWishes({ 'wish.text': 'a'.repeat(501) })).toEqual({
    ok: false,
    refusal: { 'wish.text': 'wish-too-long' },
  })
})
