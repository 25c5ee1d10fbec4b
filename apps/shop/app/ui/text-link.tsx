import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { PlainLink } from './plain-link.tsx'

interface TextLinkProps {
  href: string
  children: ReactNode
  rel?: string
  /** `inline` is for sentences; `standalone` ends a card or section and has an arrow. */
  look?: 'inline' | 'standalone'
}

export function TextLink({ href, children, rel, look = 'inline' }: TextLinkProps) {
  const standalone = look === 'standalone'
  return (
    <PlainLink
      href={href}
      rel={rel}
      className={`text-accent underline-offset-4 hover:text-accent-strong hover:decoration-2 ${standalone ? 'group inline-flex min-h-11 items-center gap-2 font-bold no-underline hover:underline' : 'underline decoration-1'}`}
    >
      {children}
      {standalone ? (
        <Icon name="arrowRight" size={16} className="transition-transform group-hover:translate-x-1" />
      ) : null}
    </PlainLink>
  )
}
