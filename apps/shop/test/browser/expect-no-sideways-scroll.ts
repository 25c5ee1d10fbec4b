import { expect } from 'vitest'

/** What can be pushed sideways on a phone is broken, whatever else it does. Names what sticks out. */
export function expectNoSidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide =
    scrollWidth <= clientWidth
      ? []
      : [...document.querySelectorAll('body *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        )
  expect(wide.map((element) => element.outerHTML.slice(0, 120))).toEqual([])
}
