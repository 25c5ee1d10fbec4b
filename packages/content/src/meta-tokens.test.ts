import { expect, test } from 'vitest'
import { fillMetaTokens } from './meta-tokens.ts'

const title = [{ key: 'title', value: 'Wakacje {{currentYear}} i {{currentYear}}' }]

test('every {{currentYear}} becomes the year', () => {
  expect(fillMetaTokens(title, new Date('2026-05-01T12:00:00Z'))).toEqual([
    { key: 'title', value: 'Wakacje 2026 i 2026' },
  ])
})

test('the year turns at midnight in Poland, not in Greenwich', () => {
  const [property] = fillMetaTokens(title, new Date('2026-12-31T23:30:00Z'))
  expect(property?.value).toBe('Wakacje 2027 i 2027')
})

test('{{seasonYear}} is the summer on sale: in November that of next year', () => {
  const sold = (moment: string) =>
    fillMetaTokens([{ key: 'title', value: 'Wakacje {{seasonYear}}' }], new Date(moment))[0]?.value
  expect(sold('2026-11-17T12:00:00Z')).toBe('Wakacje 2027')
  expect(sold('2026-05-01T12:00:00Z')).toBe('Wakacje 2026')
})

test('other braces are left alone', () => {
  const [property] = fillMetaTokens(
    [{ key: 'description', value: '{{city}}' }],
    new Date('2026-05-01T12:00:00Z'),
  )
  expect(property?.value).toBe('{{city}}')
})
