import type { HTMLAttributes } from 'react'

interface BelowFoldProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li'
}

/** A part below the first screen. The browser lays it out when it comes near (`browser/first-view.ts`). */
export function BelowFold({ as: Tag = 'div', className = '', ...attributes }: BelowFoldProps) {
  return <Tag {...attributes} className={`below-fold ${className}`.trim()} />
}
