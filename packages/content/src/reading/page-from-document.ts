import type { ShopContact } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { isSortCode } from '@wojaz/travel/search'
import type { Deps } from '../blocks/define-block.ts'
import type { OrganizationSchema, Page, PageSearch } from '../page.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import { fillPageTokens } from '../tokens.ts'
import { articleFromDocument } from './article-from-document.ts'
import { componentFromBlock } from './component-from-block.ts'
import { popupFromDocument } from './popup-from-document.ts'
import { contactWords } from './shop-contact.ts'
import { groupsFrom, linksFrom } from './values-from-documents.ts'

export type PageDeps = Omit<Deps, 'breadcrumbs'> & {
  /** Fills the contact tokens in the texts of the page. */
  contact: ShopContact
}

export function pageFromDocument(document: PageDocument, locales: Locale[], deps: PageDeps): Page {
  const breadcrumbs = linksFrom(document.breadcrumbs)
  const around: Deps = { ...deps, breadcrumbs }
  const { words, markup } = contactWords(deps.contact)
  const page: Page = {
    url: document.url,
    title: document.title ?? '',
    pageType: document.pageType ?? 'contentPage',
    slots: (document.slots ?? []).map((slot) => ({
      name: slot.name ?? '',
      components: (slot.components ?? []).flatMap((block) => componentFromBlock(block, around) ?? []),
    })),
    metaProperties: (document.metaProperties ?? []).flatMap(({ key, value }) =>
      key && value ? { key, value } : [],
    ),
    breadcrumbs,
    globalSearch: searchFrom(document.globalSearch),
    sortCodes: (document.sortCodes ?? []).filter(isSortCode),
    tiles: (document.tiles ?? []).flatMap(({ code, active }) =>
      code ? { code, active: active ?? true } : [],
    ),
    tilesHeading: document.tilesHeading || null,
    banner: first(document.banner, (block) => componentFromBlock(block, around)),
    seoText: first(document.seoText, (block) => componentFromBlock(block, around)),
    regulations: first(document.regulations, (block) => componentFromBlock(block, around)),
    seoLinksContainer: first(document.seoLinksContainer, (block) => componentFromBlock(block, around)),
    menu: document.menu && typeof document.menu === 'object' ? groupsFrom(document.menu.groups) : [],
    menuCollapsed: document.menuCollapsed ?? false,
    organizationSchema: first(document.organizationSchema, organizationFrom),
    popup: document.popup && typeof document.popup === 'object' ? popupFromDocument(document.popup) : null,
    article: articleFromDocument(document),
    locales,
  }
  return fillPageTokens(page, words, markup)
}

function first<Block, Value>(
  blocks: Block[] | null | undefined,
  read: (block: Block) => Value | null,
): Value | null {
  const [block] = blocks ?? []
  return block ? read(block) : null
}

function searchFrom(search: PageDocument['globalSearch']): PageSearch | null {
  if (!search?.active) return null
  return {
    heading: search.heading || null,
    tripType: search.tripType ?? 'WS',
    destinations: search.destinations ?? [],
  }
}

type OrganizationBlock = NonNullable<PageDocument['organizationSchema']>[number]

function organizationFrom(block: OrganizationBlock): OrganizationSchema | null {
  if (!block.name) return null
  return {
    name: block.name,
    legalName: block.legalName || null,
    description: block.description || null,
    phone: '{{phone}}',
    email: '{{email}}',
    street: block.street || null,
    postalCode: block.postalCode || null,
    city: block.city || null,
    sameAs: block.sameAs ?? [],
  }
}
