import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locales } from '@wojaz/travel/locale'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { splitManifest } from './split-manifest.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('each language has a manifest of its own, and the one of all is gone', async () => {
  const routes = { root: {}, wishlist: { path: '/ulubione' }, 'wishlist-cs': { path: '/cs/ulubione' } }
  const manifest = { url: '/assets/manifest-a1.js', routes }
  writeFileSync(path.join(folder, 'manifest-a1.js'), `window.routes=${JSON.stringify(manifest)};`)
  await splitManifest(folder)
  expect(readdirSync(folder).sort()).toEqual(locales.map((locale) => `manifest-a1.${locale}.js`).sort())
  expect(readFileSync(path.join(folder, 'manifest-a1.cs.js'), 'utf8')).toBe(
    'window.routes={"url":"/assets/manifest-a1.cs.js","routes":{"root":{},"wishlist-cs":{"path":"/cs/ulubione"}}};',
  )
})

test('a build without the manifest fails', async () => {
  await expect(splitManifest(folder)).rejects.toThrow('One manifest expected among the files: none')
})
