import { expect, test, vi } from 'vitest'
import { forgetGivenUpAnswers } from './given-up.ts'

function reject(reason: unknown) {
  const scope = new EventTarget()
  const report = vi.fn()
  forgetGivenUpAnswers(scope as unknown as Window)
  scope.addEventListener('unhandledrejection', report)
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  scope.dispatchEvent(event)
  return { isSilent: event.defaultPrevented, isReported: report.mock.calls.length > 0 }
}

test('an answer that was given up is not reported', () => {
  expect(reject(new DOMException('signal is aborted without reason', 'AbortError'))).toEqual({
    isSilent: true,
    isReported: false,
  })
})

test.each([[new TypeError('Failed to fetch')], ['a text'], [undefined]])('%s is', (reason) => {
  expect(reject(reason)).toEqual({ isSilent: false, isReported: true })
})
