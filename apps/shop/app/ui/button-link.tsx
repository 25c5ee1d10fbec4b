import type { ReactNode } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts'
import { PlainLink } from './plain-link.tsx'

interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  rel?: string
}

/** A link with the look of a button. It stays a link for the keyboard, the screen reader and a new tab. */
export function ButtonLink({ href, children, look = 'primary', size = 'medium', rel }: ButtonLinkProps) {
  return (
    <PlainLink href={href} rel={rel} className={buttonClass(look, size)}>
      {children}
    </PlainLink>
  )
}
