import type { Locator } from 'vitest/browser'
import { loadFonts } from './fonts.ts'

/** Waits until nothing on the page moves by itself any more: what is measured then is what the guest sees. */
export async function settled(): Promise<void> {
  await loadFonts()
  await document.fonts.ready
  do {
    await nextFrame()
    await nextFrame()
    await Promise.allSettled(moving().map(({ finished }) => finished))
  } while (moving().length > 0)
}

/** Where an element is once the page has settled. */
export async function boxOf(place: Locator | Element): Promise<DOMRect> {
  const element = place instanceof Element ? place : await place.findElement()
  await settled()
  return element.getBoundingClientRect()
}

/** Transitions and animations that come to an end. Those of a spinner and of scrolling do not. */
function moving(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
}

const nextFrame = () => new Promise(requestAnimationFrame)
