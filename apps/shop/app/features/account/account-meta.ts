/** Search engines must not index these pages, and other sites must not see their URLs. */
export const accountMeta = [
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]
