import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { letPass, skip, stopClock } from '../../test/browser/clock.ts'
import { draw } from '../../test/browser/draw.tsx'
import { serve } from '../../test/browser/serve.tsx'
import { Countdown } from './countdown.tsx'
import { DialogBox } from './dialog-box.tsx'

const now = () => new Date()
const after = (seconds: number) => new Date(Date.now() + seconds * 1_000)
const ended = vi.fn<() => void>()

beforeEach(() => {
  ended.mockReset()
  stopClock()
})

test('a countdown ends once, at its moment, and says the time in words to a screen reader', async () => {
  await draw(
    <Countdown label="Do końca" until={after(65)} now={now} units={['minute', 'second']} onEnd={ended} />,
  )
  const timer = page.getByRole('timer', { name: 'Do końca' })
  await expect.element(timer).toHaveTextContent('1 minuta 5 sekund')
  await letPass(64_999)
  expect(ended).not.toHaveBeenCalled()
  await letPass(1)
  expect(ended).toHaveBeenCalledOnce()
  await expect.element(timer).toHaveTextContent('0 minut 0 sekund')
  await letPass(5_000)
  expect(ended).toHaveBeenCalledOnce()
})

test('what the server wrote a while ago is right as soon as the browser takes over', async () => {
  const { container, arrive } = serve(
    <Countdown label="Do końca" until={after(300)} now={now} units={['minute', 'second']} look="clock" />,
  )
  expect(container.textContent).toContain('05:00')
  skip(7_000)
  await arrive()
  expect(container.textContent).toContain('04:53')
  expect(container.textContent).toContain('4 minuty 53 sekundy')
})

test('a dialog counts down in minutes and seconds, by the clock on the wall and not by its ticks', async () => {
  const countdown = { until: after(300), now, label: 'Cena czeka jeszcze', onEnd: ended }
  await draw(
    <DialogBox title="Rezerwacja" isOpen onClose={() => {}} countdown={countdown}>
      <p>Trzymamy dla Ciebie pokój.</p>
    </DialogBox>,
  )
  const timer = page.getByRole('dialog').getByRole('timer', { name: 'Cena czeka jeszcze' })
  await expect.element(timer).toHaveTextContent('05:00')
  await letPass(5_000)
  await expect.element(timer).toHaveTextContent('04:55')
  skip(60_000)
  await letPass(1_000)
  await expect.element(timer).toHaveTextContent('03:54')
  skip(300_000)
  await letPass(1_000)
  expect(ended).toHaveBeenCalledOnce()
})
