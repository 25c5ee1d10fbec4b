import { onTestFinished, vi } from 'vitest'

/** From now on no time passes but what a test lets pass. What the browser does by itself, drawing and loading, goes on. */
export function stopClock(moment: string | Date = '2026-07-01T10:00:00') {
  vi.useFakeTimers({
    now: new Date(moment),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestIdleCallback'],
  })
  // Vitest lets stopped clocks run on while an expectation is awaited, unless it takes them for real ones.
  const standing = vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false)
  onTestFinished(() => {
    standing.mockRestore()
    vi.useRealTimers()
  })
}

export async function letPass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** As when a laptop has slept: it is later, and what waits has not gone on waiting meanwhile. */
export function skip(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}
