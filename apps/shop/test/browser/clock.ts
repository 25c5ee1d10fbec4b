import { onTestFinished, vi } from 'vitest'

/** From now on only the test moves time. The browser's rendering and loading go on. */
export function stopClock(moment: string | Date = '2026-07-01T10:00:00') {
  vi.useFakeTimers({
    now: new Date(moment),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestIdleCallback'],
  })
  // Vitest advances fake timers while it polls an expectation, unless it takes them for real ones.
  const standing = vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false)
  onTestFinished(() => {
    standing.mockRestore()
    vi.useRealTimers()
  })
}

export async function letPass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** Like a laptop that was suspended: it is later, but timers have not run. */
export function skip(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}
