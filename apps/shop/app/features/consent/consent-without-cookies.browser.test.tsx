import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { ConsentHost } from './consent.ts'
import { keepConsent } from './consent-store.ts'

// A decision that can be stored is not remembered by the page. The cookie goes with those of all tests.
afterEach(() => {
  vi.restoreAllMocks()
  keepConsent({ decidedOn: '2026-06-01', allowed: [] })
})

test('where the browser refuses cookies, the decision holds until the page is left', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  const calls = answerCalls({ 'POST /api/www/consent': null })
  await draw(<ConsentHost locale="pl" asks returnTo="/" />)
  const banner = page.getByRole('region', { name: 'Pliki cookie: Ty wybierasz' })
  await banner.getByRole('button', { name: 'Tylko niezbędne' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('Zapisaliśmy Twój wybór.')
  await expect.poll(() => calls).toHaveLength(1)
})
