import { base } from '../address.ts'
import { type AnnouncementKind, announcementKinds } from '../announcement-form.ts'
import { announcementNames } from '../words.ts'

/** The kinds of changes; each has a separate form. */
export function AnnouncementTabs({ open }: { open: AnnouncementKind | 'aircraft' }) {
  const tabs = [
    ...announcementKinds.map((kind) => ({
      kind,
      name: announcementNames[kind],
      href: `${base}/zmiany/nowa?kind=${kind}`,
    })),
    { kind: 'aircraft', name: 'zmiana samolotu', href: `${base}/zmiany/samolot` },
  ]
  return (
    <ul className="tabs">
      {tabs.map(({ kind, name, href }) => (
        <li key={kind}>
          <a href={href} aria-current={kind === open ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
