/** Nobody finds these pages by searching, and what stands in their addresses is nobody else's business. */
export const accountMeta = [
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]
