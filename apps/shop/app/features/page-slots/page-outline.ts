import type { Page } from '@wojaz/content'

/** What carries the page's one h1: its first hero where that opens the page, else the title above the slots. */
export function leadingComponent(page: Page): string | null {
  const first = page.slots.flatMap((slot) => slot.components)[0]
  return first?.name === 'hero' ? first.uid : null
}
