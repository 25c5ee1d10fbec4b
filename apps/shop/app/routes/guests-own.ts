import type { MetaDescriptor } from 'react-router'

/** A search of a guest is one of millions and not for search engines, but its links may be followed. */
export function guestsOwn(tags: readonly MetaDescriptor[]): MetaDescriptor[] {
  const others = tags.filter((tag) => !('name' in tag && tag.name === 'robots'))
  return [...others, { name: 'robots', content: 'noindex, follow' }]
}
