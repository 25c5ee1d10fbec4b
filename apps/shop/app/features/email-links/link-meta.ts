/** Nobody finds such a page but by an email, and its address holds a signed link: nobody else's business. */
export const linkMeta = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]
