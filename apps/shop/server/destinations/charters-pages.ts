import type { Destination, LinkTo } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { Locale } from '@wojaz/travel/locale'
import { chartersAddress } from '../../app/features/charters-landing/charters-address.ts'

const anybody = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }

/** The editors' pages about flights from this city and to the country of this place. */
export async function chartersPages(
  city: string,
  { path }: Pick<Destination, 'path'>,
  { content, locale }: { content: Content; locale: Locale },
): Promise<LinkTo[]> {
  const [country = ''] = path.split('/')
  const urls = [chartersAddress({ kind: 'city', city }), chartersAddress({ kind: 'country', country })]
  const found = await Promise.all(
    urls.map(async (url) => {
      const page = await content.page(url, { locale, visitor: anybody, drafts: false })
      return page.ok ? [{ label: page.value.title, url }] : []
    }),
  )
  return found.flat()
}
