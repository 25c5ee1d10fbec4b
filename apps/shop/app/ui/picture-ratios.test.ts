import { readdirSync, readFileSync } from 'node:fs'
import { pictureRatios } from '@wojaz/pictures'
import { expect, test } from 'vitest'

/** What follows `ratio` in a component: `ratio={3 / 2}`, `ratio: 0.9`. */
const written = /\bratio(?:=\{|: )([\d.]+)(?: \/ ([\d.]+))?[\s}]/g

test('every crop of the shop is one of the offered proportions: guests get another one otherwise', () => {
  const app = new URL('../', import.meta.url).pathname
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(app + file, 'utf8').matchAll(written)])
    .map(([, width, height = '1']) => Number(width) / Number(height))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((ratio) => !pictureRatios.some((one) => Math.abs(one - ratio) < 0.001))).toEqual([])
})
