import type { Browser } from '@playwright/test'
import { shiftDate } from './shift-date.mjs'

/**
 * When every run of the journeys begins, on whatever day it is started: the season on sale, weekdays and hours are always the same. It
 * is in the past, so that nothing the stack dates is already over for a part of a browser that keeps the machine's clock.
 */
const beginsAt = '2026-11-18T10:00:00+01:00'

/** Sets the clock of this process, and of the processes and workers that it starts. */
export async function beginOnTheSameDay(): Promise<void> {
  if (process.env.E2E_CLOCK_SHIFT === undefined) {
    process.env.E2E_CLOCK_SHIFT = String(Date.parse(beginsAt) - Date.now())
  }
  await import('./shifted-clock.mjs')
}

/** For programs that are started without the settings of this process. */
export function clockSettings(): Record<string, string> {
  return {
    E2E_CLOCK_SHIFT: process.env.E2E_CLOCK_SHIFT ?? '0',
    NODE_OPTIONS: `--import=${new URL('./shifted-clock.mjs', import.meta.url).href}`,
  }
}

const isSet = new WeakSet<Browser>()

/** All pages of this browser, and their service workers, have the clock of the stack. */
export function setClockOf(browser: Browser): void {
  if (isSet.has(browser)) return
  isSet.add(browser)
  const shiftMs = Number(process.env.E2E_CLOCK_SHIFT)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (...how) => {
    const context = await newContext(...how)
    await context.addInitScript(shiftDate, shiftMs)
    context.on('serviceworker', (worker) => void worker.evaluate(shiftDate, shiftMs).catch(() => {}))
    return context
  }
}
