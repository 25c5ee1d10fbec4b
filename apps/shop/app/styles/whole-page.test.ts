import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'))

test('no rule of the whole page hangs on what stands somewhere in it: every press would style the page anew', () => {
  expect(sheets).toContain('base.css')
  const hanging = sheets.flatMap((name) => {
    const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    return (text.match(/(html|body|:root|main|#content|#wyniki)[^{};]*:has\([^{]*/g) ?? []).map(
      (rule) => `${name}: ${rule.trim()}`,
    )
  })
  expect(hanging).toEqual([])
})
