import { chromium, type Page } from '@playwright/test'
import { slowPaint } from './slow-paint.ts'

/** A hotel card in a real browser: the median of five changes, and the first paint on a slow computer. */
export async function watchCard(address: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const times: number[] = []
    for (const number of [0, 1, 2, 3, 4]) {
      await page.goto(address, { waitUntil: 'networkidle' })
      times.push(await timeOfChange(page, number))
    }
    times.sort((a, b) => a - b)
    await page.close()
    return { changeMs: times[2] ?? Number.NaN, ...(await slowPaint(await browser.newPage(), address)) }
  } finally {
    await browser.close()
  }
}

/** From the click on an option of the configurator to the first frame with the new price. */
function timeOfChange(page: Page, number: number): Promise<number> {
  return page.evaluate(async (at) => {
    const options = [...document.querySelectorAll<HTMLAnchorElement>('aside a[href*="/OfferCode"]')].filter(
      ({ href }) => href !== location.href,
    )
    const price = 'aside [aria-busy="false"] strong'
    const before = location.href
    const begun = performance.now()
    options[at % options.length]?.click()
    while (
      (location.href === before || !document.querySelector(price)?.textContent) &&
      performance.now() - begun < 5_000
    )
      await new Promise(requestAnimationFrame)
    return performance.now() - begun
  }, number)
}
