import { expect } from 'vitest'
import { settled } from './settled.ts'

/** Expects no horizontal scrolling on a phone, and names the elements that overflow. */
export async function expectNoSidewaysScroll() {
  await settled()
  const { scrollWidth, clientWidth } = document.documentElement
  const wide =
    scrollWidth <= clientWidth
      ? []
      : [...document.querySelectorAll('body *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        )
  expect(wide.map((element) => element.outerHTML.slice(0, 120))).toEqual([])
}
