import { chromium } from '@playwright/test'
import { medianTimes, type PressTimes, pressToPaint } from './press-to-paint.ts'
import { slowPaint } from './slow-paint.ts'

/** Options of the configurator that are not chosen. */
const choice = {
  press: 'aside nav a[href*="/OfferCode"]:not([aria-current])',
  results: 'aside',
  waiting: 'aside [aria-busy=true]',
}

/** A hotel card in a real browser: the median of five changes, and the first paint on a slow computer. */
export async function watchCard(address: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const times: PressTimes[] = []
    for (const number of [0, 1, 2, 3, 4]) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      times.push(await pressToPaint(page, { ...choice, number }))
    }
    await page.close()
    return { choice: medianTimes(times), ...(await slowPaint(await browser.newPage(), address)) }
  } finally {
    await browser.close()
  }
}
