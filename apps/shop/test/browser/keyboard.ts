import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Moves the keyboard focus here. */
export function focusOn(place: Locator) {
  ;(place.element() as HTMLElement).focus()
}

/**
 * Expects that Tab stays inside this element and returns to its beginning. Between the last and the first stop the browser's
 * toolbar gets the focus, so nothing on the page has it.
 */
export async function expectKeyboardInside(place: Locator, tabs: number) {
  const inside = place.element()
  const outside: (string | null)[] = []
  const stops: Element[] = []
  const note = ({ target }: Event) => {
    if (target instanceof Element && !inside.contains(target)) outside.push(target.outerHTML)
  }
  document.addEventListener('focusin', note)
  for (let tab = 0; tab < tabs; tab++) {
    await userEvent.tab()
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) stops.push(activeElement)
  }
  document.removeEventListener('focusin', note)
  expect(outside).toEqual([])
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.every((stop) => inside.contains(stop))).toBe(true)
}
