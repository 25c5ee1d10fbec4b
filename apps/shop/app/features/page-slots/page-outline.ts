import { type Page, pageComponents } from '@wojaz/content'

/** The component that renders the page's h1: a hero, if it is the first component. Null: the title above the slots. */
export function leadingComponent(page: Page): string | null {
  const first = pageComponents(page)[0]
  return first?.name === 'hero' ? first.uid : null
}

/** True if an editor has placed the breadcrumbs; then they are not at the top as well. */
export function placesBreadcrumbs(page: Page): boolean {
  return page.slots.some(({ components }) => components.some(({ name }) => name === 'breadcrumbs'))
}
