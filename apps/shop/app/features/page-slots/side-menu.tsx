import type { MenuGroup } from '@wojaz/content'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { contentAddress } from '../../ui/content-address.ts'
import { useContentAddress } from '../../ui/content-link.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'

interface SideMenuProps {
  groups: MenuGroup[]
  /** Folded, except for the group of the current page. */
  collapsed: boolean
}

/** Links to related pages, beside the current one. */
export function SideMenu({ groups, collapsed }: SideMenuProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { pathname } = useLocation()
  const isHere = (url: string | null) => url !== null && contentAddress(url, locale)?.href === pathname
  return (
    <nav aria-label={t('blocks.sideMenu.label')}>
      <ul className="divide-y divide-line rounded-card bg-paper-raised px-5 py-2 shadow-raised">
        {groups.map(({ label, url, links }) => {
          const open = !collapsed || isHere(url) || links.some((link) => isHere(link.url))
          return (
            <li key={label}>
              {links.length > 0 ? (
                <details open={open}>
                  <summary className="min-h-11 cursor-pointer py-2.5 font-bold">{label}</summary>
                  <ul className="pb-3 pl-4">
                    {url ? <Entry label={label} url={url} here={isHere(url)} /> : null}
                    {links.map((link) => (
                      <Entry key={link.url} {...link} here={isHere(link.url)} />
                    ))}
                  </ul>
                </details>
              ) : url ? (
                <ul>
                  <Entry label={label} url={url} here={isHere(url)} />
                </ul>
              ) : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Entry({ label, url, here }: { label: string; url: string; here: boolean }) {
  const address = useContentAddress(url)
  if (!address) return null
  return (
    <li>
      <PlainLink
        {...address}
        aria-current={here ? 'page' : undefined}
        className="block py-2.5 underline-offset-4 hover:text-accent hover:underline aria-[current=page]:font-bold aria-[current=page]:text-accent"
      >
        {label}
      </PlainLink>
    </li>
  )
}
