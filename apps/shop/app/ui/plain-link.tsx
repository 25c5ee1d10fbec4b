import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from './link.tsx'

interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children: ReactNode
}

/** An unstyled link. Paths of the shop are client-side navigations; all other links are left to the browser. */
export function PlainLink({ href, children, ...rest }: PlainLinkProps) {
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
