import type { Page } from '@playwright/test'

export interface PressTimes {
  /** Until the first frame after the press is painted: a ticked box, a chosen option. */
  firstMs: number
  /** Until the results are painted. */
  resultsMs: number
}

interface Pressed {
  /** A selector of what can be pressed, and which of them. */
  press: string
  number: number
  /** Selectors of what shows the results, and of what says that they are on their way. */
  results: string
  waiting: string
}

/** Presses one element and waits until the texts of the results have changed and are no longer waited for. */
export function pressToPaint(page: Page, pressed: Pressed): Promise<PressTimes> {
  return page.evaluate(async ({ press, number, results, waiting }) => {
    const begun = performance.now()
    // A frame is painted before the first task that follows it.
    const painted = new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - begun)
        port2.postMessage(null)
      })
    })
    const parts = [...document.querySelectorAll<HTMLElement>(press)]
    const before = [...document.querySelectorAll(results)].map((part) => part.textContent).join()
    parts[number % parts.length]?.click()
    for (let shown = before; shown === before && performance.now() - begun < 5_000; ) {
      await new Promise(requestAnimationFrame)
      shown = document.querySelector(waiting)
        ? before
        : [...document.querySelectorAll(results)].map((part) => part.textContent).join()
    }
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
    return { firstMs: await painted, resultsMs: performance.now() - begun }
  }, pressed)
}

/** The median of each. */
export function medianTimes(times: readonly PressTimes[]): PressTimes {
  const half = (of: keyof PressTimes) =>
    times.map((one) => one[of]).sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
  return { firstMs: half('firstMs'), resultsMs: half('resultsMs') }
}
