import { chromium, type Page } from '@playwright/test'
import { slowPaint } from './slow-paint.ts'

/** A listing in a real browser: the median of five choices, and the first paint on a slow computer. */
export async function watchListing(address: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(address, { waitUntil: 'networkidle' })
    const times: number[] = []
    for (const number of [0, 1, 2, 3, 4]) times.push(await timeOfChoice(page, number))
    times.sort((a, b) => a - b)
    await page.close()
    return { filterMs: times[2] ?? Number.NaN, ...(await slowPaint(await browser.newPage(), address)) }
  } finally {
    await browser.close()
  }
}

/** The first visit of a page without any choice. */
export async function watchPage(address: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    return await slowPaint(await browser.newPage({ viewport: { width: 1280, height: 900 } }), address)
  } finally {
    await browser.close()
  }
}

/** From the click on a filter to the first frame with its results. If the first ten stay the same, their count is watched. */
function timeOfChoice(page: Page, number: number): Promise<number> {
  return page.evaluate(async (at) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('#filtry input[type="checkbox"]:enabled')]
    const parts = '#wyniki .result-bar h2, #wyniki ol'
    const before = [...document.querySelectorAll(parts)].map((part) => part.textContent).join()
    const begun = performance.now()
    boxes[at]?.click()
    for (let shown = before; shown === before && performance.now() - begun < 5_000; ) {
      await new Promise(requestAnimationFrame)
      shown = [...document.querySelectorAll(parts)].map((part) => part.textContent).join()
    }
    return performance.now() - begun
  }, number)
}
