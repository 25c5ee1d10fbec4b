import { desktop, expect, test } from '../fixtures/shop-test.ts'
import { restAt, stopClock } from '../fixtures/visitor.ts'
import { journeyPaths } from '../journey-pages.ts'

test.use({ viewport: desktop })

test('a popup of an editor comes once the guest allows it, with its picture, leads on, and does not come again the same day', async ({
  page,
}) => {
  const popup = page.getByRole('dialog', { name: /^Lato: / })
  await stopClock(page)
  await restAt(page, journeyPaths.popup)
  await page.clock.runFor(10_000)
  await expect(popup).toHaveCount(0)

  const picture = page.waitForResponse((answer) => answer.url().includes('coast.greek.golden.desktop'))
  await page.getByRole('button', { name: 'Akceptuję wszystkie' }).click()
  await (await picture).finished()
  await page.clock.runFor(3_000)
  await expect(popup).toBeVisible()
  await expect(popup.locator('img')).toHaveJSProperty('complete', true)
  await popup.getByRole('link').click()
  // A link waits 100 ms for its click to be counted, then half a second for the decision.
  await page.clock.runFor(100)
  await page.clock.runFor(500)
  await expect(page).toHaveURL(/\/zima$/)
  await expect(popup).toHaveCount(0)

  await restAt(page, journeyPaths.popup)
  await page.clock.runFor(10_000)
  await expect(popup).toHaveCount(0)
})
