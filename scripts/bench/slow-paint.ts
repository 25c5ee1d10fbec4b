import type { Page } from '@playwright/test'

/** The first visit with a CPU slowed down four times: the largest contentful paint and the layout shift. */
export async function slowPaint(page: Page, address: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2_000)
  const { largest, shift } = await page.evaluate(
    () => (window as unknown as { seen: { largest: number; shift: number } }).seen,
  )
  return { largestPaintMs: largest, layoutShift: shift }
}
