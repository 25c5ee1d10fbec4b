import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'

/** One line of a list, with an icon before it. */
export function IconLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size={16} className="mt-1 text-line-strong" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
