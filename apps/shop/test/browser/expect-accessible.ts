import axe from 'axe-core'
import { expect } from 'vitest'
import { settled } from './settled.ts'

/** WCAG 2.1 AA, as for whole pages. Headings and landmarks around a component are checked there. */
export async function expectAccessible(element: Element = document.body) {
  await settled()
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(named([...violations, ...(await contrastFaults(element))])).toEqual([])
}

function named(faults: axe.Result[]): string[] {
  return faults.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Colours of text on a ground that this worker has found readable. */
const readable = new Set<string>()

/**
 * Contrast takes three quarters of the time of axe, and all components have the same few colours: each pair of text and ground is
 * judged until it was readable once.
 */
async function contrastFaults(within: Element): Promise<axe.Result[]> {
  const texts = textsIn(within).filter((text) => !readable.has(coloursOf(text)))
  if (texts.length === 0) return []
  const { violations, passes } = await axe.run(
    { include: texts },
    { runOnly: ['color-contrast'], elementRef: true },
  )
  for (const { element } of passes.flatMap(({ nodes }) => nodes))
    if (element) readable.add(coloursOf(element))
  return violations
}

function textsIn(within: Element): Element[] {
  const found = new Set<Element>()
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (data.trim() && parentElement?.checkVisibility()) found.add(parentElement)
  }
  return [...found]
}

/** Everything that decides whether a text can be read, down to an opaque ground. */
function coloursOf(text: Element): string {
  const { color, fontSize, fontWeight } = getComputedStyle(text)
  const colours = [color, isLarge(Number.parseFloat(fontSize), Number(fontWeight))]
  for (let ground: Element | null = text; ground; ground = ground.parentElement) {
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(ground)
    if (backgroundImage !== 'none') colours.push(backgroundImage)
    if (opacity !== '1') colours.push(opacity)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') colours.push(backgroundColor)
    // It may lie on something else than what it is inside of.
    if (position === 'absolute' || position === 'fixed') colours.push(ground.className.toString())
    if (/^rgb\(/.test(backgroundColor)) break
  }
  return colours.join()
}

/** WCAG 1.4.3: 18 points, or 14 when bold, may have less contrast. */
function isLarge(pixels: number, weight: number): boolean {
  return pixels >= 24 || (pixels >= 18.66 && weight >= 700)
}
