import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import config from '@wojaz/content/payload-config'
import { generateImportMap } from 'payload'
import { expect, test } from 'vitest'

const app = resolve(import.meta.dirname, '..')
/** Leaves out the imports: their paths depend on the location of the file. */
const entries = (map: string) =>
  map.slice(map.indexOf('export const importMap')).replace(/[a-z]\w+_[0-9a-f]{32}/gi, '')

test('every component that the config names is bundled into the admin', async () => {
  const resolved = await config
  const importMapFile = join(mkdtempSync(join(tmpdir(), 'wojaz-cms-')), 'importMap.js')
  writeFileSync(importMapFile, '')
  Object.assign(resolved.admin.importMap, { baseDir: app, importMapFile })
  await generateImportMap(resolved, { force: true, log: false })
  const committed = readFileSync(join(app, 'app/admin/importMap.js'), 'utf8')
  expect(entries(committed)).toBe(entries(readFileSync(importMapFile, 'utf8')))
}, 30_000)
