import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '@wojaz/travel/locale'
import { manifestIn, manifestUrl } from '../pages/language-routes.ts'

/**
 * Writes the manifest of routes once per language. With all languages a browser would read half a megabyte of script and build
 * five times as many routes on every page.
 */
export async function splitManifest(folder: string) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /manifest-\w+\.js$/.test(name))
  if (names.length !== 1)
    throw new Error(`One manifest expected among the files: ${names.join(', ') || 'none'}`)
  const file = join(folder, String(names[0]))
  const script = await readFile(file, 'utf8')
  for (const locale of locales) await writeFile(manifestUrl(file, locale), manifestIn(script, locale))
  await rm(file)
}
