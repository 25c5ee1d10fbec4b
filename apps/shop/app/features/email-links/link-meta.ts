/** Such a page is only opened from an email, and its URL contains a signed token that other sites must not see. */
export const linkMeta = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]
