import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reactAriaStyles, shopPolicy, sourceHash } from './security-headers.ts'

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

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'what React Aria writes into the head is allowed by its hash: %s',
  (file) => {
    const folder = path.dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))
    const source = readFileSync(path.join(folder, 'dist/private', file), 'utf8')
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? ''
    const [, text = ''] = /\.textContent = `([^`]+)`\.trim\(\)/.exec(source) ?? []
    const written = text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim()
    expect(reactAriaStyles).toContain(written)
    expect(sourceOf(sourceHash(written), 'style-src')).toBe(true)
  },
)
