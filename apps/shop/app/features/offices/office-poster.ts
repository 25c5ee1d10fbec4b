import type { Office } from '@wojaz/content'

/** What is drawn for the page of an office that somebody shares. */
export function officePoster({ name, city, picture }: Pick<Office, 'name' | 'city' | 'picture'>) {
  return { title: `${name}, ${city}`, picture: picture?.src ?? null }
}
