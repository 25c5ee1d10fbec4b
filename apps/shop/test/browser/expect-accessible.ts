import axe from 'axe-core'
import { expect } from 'vitest'

/** WCAG 2.1 AA, as for whole pages. Headings and landmarks around a component are checked there. */
export async function expectAccessible(element: Element = document.body) {
  // Halfway, a button the pointer has just left has the colour of its text on a ground of the same colour.
  await Promise.allSettled(
    document.getAnimations().map((moving) => moving instanceof CSSTransition && moving.finished),
  )
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  })
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([])
}
