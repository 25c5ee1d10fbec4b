import type { Localised } from '@wojaz/travel/locale'
import { idOf } from '../../placeholders.ts'
import { type Fields, page, type WrittenPage } from '../../words.ts'

export const informationLink = {
  label: { pl: 'Informacje', cs: 'Informace', ro: 'Informații', hu: 'Tudnivalók', uk: 'Інформація' },
  url: '/informacje',
}

/** A text page with the side menu of its group. */
export function informationPage(
  url: string,
  title: Localised,
  description: Localised,
  components: Fields[],
): WrittenPage {
  const breadcrumbs = [informationLink, { label: title, url }]
  // On a phone the menu is above the text: only the page's own group is open.
  const menu = { menu: idOf('menus', 'informacje'), menuCollapsed: true }
  return { ...page(url, title, description, components, breadcrumbs), ...menu }
}
