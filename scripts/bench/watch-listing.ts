import { chromium } from '@playwright/test'
import { medianTimes, type PressTimes, pressToPaint } from './press-to-paint.ts'
import { slowPaint } from './slow-paint.ts'

/** If the first ten results stay the same, their count is watched. */
const filter = {
  press: '#filtry input[type="checkbox"]:enabled',
  results: '#wyniki .result-bar h2, #wyniki ol',
  waiting: '#oferty[aria-busy=true]',
}

/** A listing in a real browser: the median of five choices, and the first paint on a slow computer. */
export async function watchListing(address: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(address, { waitUntil: 'networkidle' })
    const times: PressTimes[] = []
    for (const number of [0, 1, 2, 3, 4]) times.push(await pressToPaint(page, { ...filter, number }))
    await page.close()
    return { filter: medianTimes(times), ...(await slowPaint(await browser.newPage(), address)) }
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
