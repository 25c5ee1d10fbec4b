import { type Page, pageComponents } from '@wojaz/content'

/** What carries the page's one h1: its first hero where that opens the page, else the title above the slots. */
export function leadingComponent(page: Page): string | null {
  const first = pageComponents(page)[0]
  return first?.name === 'hero' ? first.uid : null
}

/** An editor who puts the breadcrumbs somewhere does not want them at the top as well. */
export function placesBreadcrumbs(page: Page): boolean {
  return page.slots.some(({ components }) => components.some(({ name }) => name === 'breadcrumbs'))
}
