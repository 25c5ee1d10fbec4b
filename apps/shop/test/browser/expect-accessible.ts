import axe from 'axe-core'
import { expect } from 'vitest'
import { settled } from './settled.ts'

/** WCAG 2.1 AA, as for whole pages. Headings and landmarks around a component are checked there. */
export async function expectAccessible(element: Element = document.body) {
  await settled()
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  })
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([])
}
