import { chromium } from '@playwright/test'
import { openPage } from '../../e2e/fixtures/open-page.ts'

/**
 * From the click on "choose seats" to the first frame with a plane: the median of five, in a browser that has the page already.
 */
export async function watchSeatMap(siteUrl: string, offerCode: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      await openPage(page, `${siteUrl}/pz/rezerwacja/${encodeURIComponent(offerCode)}`)
      times.push(
        await page.evaluate(async () => {
          const way = document.querySelector<HTMLAnchorElement>('a[aria-haspopup="dialog"][href$="/miejsca"]')
          if (!way) throw new Error('no way to the seats')
          const begun = performance.now()
          way.click()
          while (!document.querySelector('dialog[open] [data-seat]') && performance.now() - begun < 10_000)
            await new Promise(requestAnimationFrame)
          return performance.now() - begun
        }),
      )
    }
    return times.sort((one, other) => one - other)[2] ?? Number.NaN
  } finally {
    await browser.close()
  }
}
