import { watchNear } from './watch-near.ts'

const ahead = '400px'
/** What guests do. Scrolling is not among these: it brings parts near. */
const actions = ['click', 'keydown', 'input', 'submit']

const acted = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  for (const action of actions)
    window.addEventListener(action, () => resolve(), { capture: true, once: true, passive: true })
})

/**
 * When React takes over a part of the page: it has come near the viewport, or the guest has done something, so that the page may
 * change. A part that is not in the document is drawn by React in the first place.
 */
export async function whenWanted(selector: string): Promise<void> {
  const part = document.querySelector(selector)
  if (part) await Promise.race([acted, whenNear(part)])
}

function whenNear(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchNear(part, ahead, () => {
      stop()
      resolve()
    })
  })
}
