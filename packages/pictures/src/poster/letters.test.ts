import { expect, test } from 'vitest'
import { canDraw, drawLine, widthOf } from './letters.ts'

test.each([
  ['pl', 'Zażółć gęślą jaźń ĄĆĘŁŃÓŚŹŻ'],
  ['cs', 'Příliš žluťoučký kůň úpěl ďábelské ódy ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ'],
  ['ro', 'Vacanțe în insulă, țărm și pădure ĂÂÎȘȚ ŞŢşţ'],
  ['hu', 'Árvíztűrő tükörfúrógép ÁÉÍÓÖŐÚÜŰ'],
  ['uk', 'Щастя, ґанок, її єдина в’язь АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'],
  ['figures and signs', '0123456789 2026 zł € – — … „” «» ’ ! ? & % ° : ; , . ( ) / + -'],
])('there is a letter for every sign of %s', (_, text) => {
  expect([...text].filter((sign) => !canDraw(sign))).toEqual([])
})

test('a sign without a letter takes no place', () => {
  expect(canDraw('🏖')).toBe(false)
  expect(drawLine('Plaża 🏖', 50)).toEqual(drawLine('Plaża ', 50))
})

test('a line of every alphabet is outlines of finite numbers', () => {
  for (const size of [50, 62, 76, 96]) {
    const { path, width } = drawLine('Grecja gůň Țărm űző Щґїє', size, 88, 541.96)
    expect(path).toMatch(/^(?:[MLQC](?:-?\d+\.\d ?)+|Z)+$/)
    expect(width).toBeGreaterThan(0)
  }
})

test('letters are set next to each other, closer where they lean towards each other', () => {
  expect(widthOf('ab', 50)).toBeCloseTo(widthOf('a', 50) + widthOf('b', 50), 0)
  expect(widthOf('AV', 50)).toBeLessThan(widthOf('A', 50) + widthOf('V', 50))
  expect(widthOf('Grecja', 100)).toBeCloseTo(2 * widthOf('Grecja', 50), 3)
})
