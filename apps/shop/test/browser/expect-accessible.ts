import axe from 'axe-core'
import { expect } from 'vitest'

/** WCAG 2.1 AA, as on every whole page. What a page has around a component (headings, landmarks) is looked at there. */
export async function expectAccessible(element: Element = document.body) {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  })
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([])
}
