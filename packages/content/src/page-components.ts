import type { Component } from './components.ts'
import type { Page } from './page.ts'

/** Everything on the page in reading order: the page's banner, what its slots hold, and what closes it. */
export function pageComponents(page: Page): Component[] {
  const { banner, slots, seoText, seoLinksContainer, regulations } = page
  return [
    banner,
    ...slots.flatMap((slot) => slot.components),
    seoText,
    seoLinksContainer,
    regulations,
  ].filter((component) => component !== null)
}
