import { expect, test } from 'vitest'
import { shopPolicy, sourceHash } from './security-headers.ts'

const sourceOf = (name: string, directive: string) =>
  shopPolicy({ inline: { scripts: [sourceHash('a')], styles: [sourceHash('b')] }, framing: 'none' })
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.includes(name)

test('scripts and styles of a document are named where they belong', () => {
  expect(sourceOf(sourceHash('a'), 'script-src')).toBe(true)
  expect(sourceOf(sourceHash('b'), 'style-src')).toBe(true)
  expect(sourceOf(sourceHash('b'), 'script-src')).toBe(false)
})

