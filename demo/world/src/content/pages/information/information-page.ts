import type { Localised } from '@wojaz/travel/locale'
import { idOf } from '../../placeholders.ts'
import { type Fields, page, type WrittenPage } from '../../words.ts'

export const informationLink = {
  label: { pl: 'Informacje', cs: 'Informace', ro: 'Informații', hu: 'Tudnivalók', uk: 'Інформація' },
  url: '/informacje',
}

/** A page to read, with its family in the side menu. */
export function informationPage(
  url: string,
  title: Localised,
  description: Localised,
  components: Fields[],
): WrittenPage {
  const breadcrumbs = [informationLink, { label: title, url }]
  // On a phone the menu stands above the text: only the group of the page itself is open.
  const menu = { menu: idOf('menus', 'informacje'), menuCollapsed: true }
  return { ...page(url, title, description, components, breadcrumbs), ...menu }
}
