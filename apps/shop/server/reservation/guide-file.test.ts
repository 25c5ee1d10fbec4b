import { shippedDictionary } from '@wojaz/content/server'
import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import type { GuideView } from '../../app/features/reservation/guide-view.ts'
import { guideFile } from './guide-file.ts'

const view: GuideView = {
  place: 'Kreta & Grecja',
  month: 'lipiec',
  weather: [['Woda', '24\u00a0°C']],
  guide: {
    currency: 'Euro.',
    power: null,
    phone: null,
    entry: null,
    emergency: '112',
    sights: [{ name: 'Knossos', text: 'pałac <króla>' }],
    phrases: [],
  },
  aboutUrl: null,
}

test.each(locales)('the file in %s says everything and fetches nothing', (locale) => {
  const texts = shippedDictionary(locale)
  const t = (key: string, gaps: Record<string, unknown> = {}) =>
    (texts[key] ?? `missing ${key}`).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(gaps[name]))
  const html = guideFile(view, t, locale)
  expect(html).toContain('Kreta &amp; Grecja')
  expect(html).toContain('pałac &lt;króla&gt;')
  expect(html).toContain('24\u00a0°C')
  expect(html).toContain('112')
  expect(html).not.toMatch(/missing |src=|href=|url\(|<script/)
})
