/** There is no such page, or an editor has switched it off. */
export type PageRefusal = { code: 'page-not-found' | 'page-not-active' }
