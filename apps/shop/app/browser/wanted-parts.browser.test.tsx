import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

const screen = document.createElement('div')
afterEach(() => {
  screen.remove()
  window.scrollTo(0, 0)
})

let copies = 0

/** As in a page that was loaded just now. */
async function wantedLater(selector: string) {
  copies += 1
  const { whenWanted } = (await import(
    /* @vite-ignore */ `./wanted-parts.ts?on-new-page=${copies}`
  )) as typeof import('./wanted-parts.ts')
  const wanted = vi.fn()
  whenWanted(selector).then(wanted)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return wanted
}

function drawFarBelow() {
  screen.innerHTML = '<div style="height:6000px"></div><p data-far>Opinie</p>'
  document.body.append(screen)
}

test('a part far below is wanted when it comes near', async () => {
  drawFarBelow()
  const wanted = await wantedLater('[data-far]')
  expect(wanted).not.toHaveBeenCalled()
  screen.querySelector('[data-far]')?.scrollIntoView()
  await expect.poll(() => wanted.mock.calls.length).toBe(1)
})

test('so it is when the guest does something anywhere', async () => {
  drawFarBelow()
  const wanted = await wantedLater('[data-far]')
  expect(wanted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => wanted.mock.calls.length).toBe(1)
})

test('a part that the server did not draw is wanted at once', async () => {
  expect(await wantedLater('[data-nowhere]')).toHaveBeenCalled()
})
