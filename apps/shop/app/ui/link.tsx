import type { AnchorHTMLAttributes, Ref } from 'react'
import type { To } from 'react-router'
import { createPath } from 'react-router'
import { ownLink } from './own-link.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop. */
  to: To
  replace?: boolean
  preventScrollReset?: boolean
  /** What the next page is to know of this press; it must survive JSON. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link that changes the page without loading it anew. The router's own link listens to every change of the router's state; a page
 * has hundreds of links and all would be drawn again twice for each press. This one is markup: one listener follows them all
 * (`useOwnLinks`).
 */
export function Link({ to, replace, preventScrollReset, state, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={typeof to === 'string' ? to : createPath(to)}
      {...ownLink({ replace, preventScrollReset, state })}
    />
  )
}
