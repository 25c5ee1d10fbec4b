import type { Footer, Header, MenuGroup } from '@wojaz/content'
import { attractionsPath } from '../../app/features/attractions/attraction-address.ts'

/** Removes the editors' links to attractions if none are on sale. */
export function withoutAttractions({ header, footer }: { header: Header; footer: Footer }) {
  return {
    header: header && { ...header, menu: header.menu.map(openLinks).filter(leadsSomewhere) },
    footer: footer && { ...footer, columns: footer.columns.map(openLinks).filter(leadsSomewhere) },
  }
}

const isClosed = (url: string | null) =>
  url === attractionsPath || url?.startsWith(`${attractionsPath}/`) === true

function openLinks(group: MenuGroup): MenuGroup {
  return { ...group, links: group.links.filter(({ url }) => !isClosed(url)) }
}

const leadsSomewhere = ({ url }: MenuGroup) => !isClosed(url)
