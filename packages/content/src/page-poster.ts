import type { Locale } from '@wojaz/travel/locale'
import type { Office } from './office.ts'
import type { Page } from './page.ts'
import { pageComponents } from './page-components.ts'

/** The facts of the preview picture for a shared page. */
export interface PagePoster {
  title: string
  /** An original under `/file/…`; null: a scene drawn by the shop. */
  picture: string | null
}

export const posterFolder = '/og'
export const posterSize = { width: 1200, height: 630 }

/** Uses the page's opening heading and the first picture on it. */
export function posterOf(page: Page): PagePoster {
  const components = pageComponents(page)
  const opening = components.find((component) => component.name === 'hero')
  const pictured = components.flatMap((component) => {
    if (component.name === 'tiles') return component.items.flatMap(({ picture }) => picture ?? [])
    return 'picture' in component && component.picture ? component.picture : []
  })
  return {
    title: opening?.heading ?? page.title,
    picture: opening?.picture.src ?? page.article?.picture?.src ?? pictured[0]?.src ?? null,
  }
}

/** For the page of an office. */
export function officePoster({ name, city, picture }: Pick<Office, 'name' | 'city' | 'picture'>): PagePoster {
  return { title: `${name}, ${city}`, picture: picture?.src ?? null }
}

interface SharedHotel {
  name: string
  /** From the country down. */
  places: readonly { name: string }[]
  pictures: readonly { src: string }[]
}

/** For a hotel card. */
export function hotelPoster({ name, places, pictures }: SharedHotel): PagePoster {
  return {
    title: [name, places.at(-1)?.name].filter(Boolean).join(', '),
    picture: pictures[0]?.src ?? null,
  }
}

/** Other sites cache a picture by its URL for weeks. The hash in it changes when the picture changes. */
export function posterPath(locale: Locale, path: string, { title, picture }: PagePoster): string {
  return `${posterFolder}/${locale}${path === '/' ? '' : path}.jpg?v=${markOf(`${title} ${picture}`)}`
}

/** FNV-1a: short, the same in the browser and on the server. It protects no secret. */
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
