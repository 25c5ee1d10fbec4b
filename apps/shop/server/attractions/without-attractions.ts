import type { Footer, Header, MenuGroup } from '@wojaz/content'
import { attractionsPath } from '../../app/features/attractions/attraction-address.ts'

interface Layout {
  header: Header
  footer: Footer
}

const closedLayouts = new WeakMap<Layout, Layout>()

/** Removes the editors' links to attractions if none are on sale. The same layout gives the same object. */
export function withoutAttractions(layout: Layout): Layout {
  const { header, footer } = layout
  const known = closedLayouts.get(layout)
  const closed = known ?? {
    header: header && { ...header, menu: header.menu.map(openLinks).filter(leadsSomewhere) },
    footer: footer && { ...footer, columns: footer.columns.map(openLinks).filter(leadsSomewhere) },
  }
  closedLayouts.set(layout, closed)
  return closed
}

const isClosed = (url: string | null) =>
  url === attractionsPath || url?.startsWith(`${attractionsPath}/`) === true

function openLinks(group: MenuGroup): MenuGroup {
  return { ...group, links: group.links.filter(({ url }) => !isClosed(url)) }
}

const leadsSomewhere = ({ url }: MenuGroup) => !isClosed(url)
