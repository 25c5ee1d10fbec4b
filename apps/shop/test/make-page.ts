import type { ComponentFrame, Page } from '@wojaz/content'

/** A component that is always visible to everybody. */
export const plainFrame: Omit<ComponentFrame, 'uid'> = {
  active: true,
  validFrom: null,
  validTo: null,
  profiles: [],
  directions: [],
  tripTypes: [],
}

/** An empty page with the given fields. */
export function makePage(given: Partial<Page> = {}): Page {
  return {
    url: '/',
    title: '',
    pageType: 'contentPage',
    slots: [],
    metaProperties: [],
    breadcrumbs: [],
    globalSearch: null,
    sortCodes: [],
    tiles: [],
    tilesHeading: null,
    banner: null,
    seoText: null,
    regulations: null,
    seoLinksContainer: null,
    menu: [],
    menuCollapsed: false,
    organizationSchema: null,
    popup: null,
    article: null,
    locales: ['pl'],
    ...given,
  }
}
