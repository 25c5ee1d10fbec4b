import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from './link.tsx'

interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children: ReactNode
}

/** A link without a look. Paths of the shop change the page without loading it anew; everything else is the browser's. */
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
