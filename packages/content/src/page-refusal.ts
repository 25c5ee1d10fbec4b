/** Nothing is there, or an editor has switched it off. */
export type PageRefusal = { code: 'page-not-found' | 'page-not-active' }
