import { type TemplateType, templateUrls } from '@wojaz/content'
import type { Localised } from '@wojaz/travel/locale'
import type { Fields, WrittenPage } from '../../words.ts'

/** A page for many addresses; the shop fills in what the address names. */
export function template(pageType: TemplateType, title: Localised, components: Fields[]): WrittenPage {
  return { url: templateUrls[pageType], title, pageType, slots: [{ name: 'main', components }] }
}
