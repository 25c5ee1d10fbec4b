import { afterEach, expect, test, vi } from 'vitest'
import { watchNear } from './watch-near.ts'

const part = document.createElement('p')
afterEach(() => {
  vi.unstubAllGlobals()
  part.remove()
  window.scrollTo(0, 0)
})

function drawFarBelow() {
  part.style.marginTop = '6000px'
  part.textContent = 'Opinie'
  document.body.append(part)
}

test('a part that was far away and near in one report of a busy browser is near', () => {
  const report = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      constructor(callback: (crossings: { isIntersecting: boolean }[]) => void) {
        report.mockImplementation(callback)
      }
    },
  )
  const onNear = vi.fn()
  watchNear(part, '400px', onNear)
  report([{ isIntersecting: false }])
  expect(onNear).not.toHaveBeenCalled()
  report([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onNear).toHaveBeenCalledOnce()
})

test('a part far below is near when it is scrolled to, and not after the watch has ended', async () => {
  drawFarBelow()
  const [onNear, onNearAgain] = [vi.fn(), vi.fn()]
  watchNear(part, '400px', onNear)
  watchNear(part, '400px', onNearAgain)()
  part.scrollIntoView()
  await expect.poll(() => onNear.mock.calls.length).toBe(1)
  expect(onNearAgain).not.toHaveBeenCalled()
})
