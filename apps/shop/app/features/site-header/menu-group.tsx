import type { MenuGroup as Group } from '@wojaz/content'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { DropPanel } from './drop-panel.tsx'

interface MenuGroupProps {
  /** Of its panel. */
  id: string
  group: Group
  isOpen: boolean
  onPress: () => void
  onLeave: () => void
  /** The side on which its panel has room. */
  align: 'start' | 'end'
}

const topClass =
  'min-h-11 rounded-control px-2 py-2 text-left text-small font-medium leading-tight hover:bg-paper-sunk'
const linkClass =
  'flex min-h-11 items-center rounded-small px-3 py-2 text-small leading-snug hover:bg-paper-sunk'

/** A group without links is one link. A group with links opens them, with the group's page first. */
export function MenuGroup({ id, group, isOpen, onPress, onLeave, align }: MenuGroupProps) {
  const { t } = useTranslation()
  if (group.links.length === 0) {
    return (
      <ContentLink url={group.url ?? '/'} className={`flex items-center ${topClass}`}>
        {group.label}
      </ContentLink>
    )
  }
  return (
    <DropPanel
      id={id}
      label={group.label}
      isOpen={isOpen}
      onPress={onPress}
      align={align}
      buttonClassName={topClass}
    >
      <ul className="max-h-[calc(100dvh-8rem)] overflow-y-auto">
        {group.links.map((link) => (
          <li key={link.url + link.label}>
            <ContentLink url={link.url} className={linkClass} onClick={onLeave}>
              {link.label}
            </ContentLink>
          </li>
        ))}
        {group.url ? (
          <li className="mt-1 border-t border-line pt-1">
            <ContentLink url={group.url} className={`${linkClass} font-bold text-accent`} onClick={onLeave}>
              {t('header.seeAll', { group: group.label })}
            </ContentLink>
          </li>
        ) : null}
      </ul>
    </DropPanel>
  )
}
