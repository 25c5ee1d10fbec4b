import type { AnchorHTMLAttributes, Ref } from 'react'
import type { To } from 'react-router'
import { createPath } from 'react-router'
import { ownLink } from './own-link.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop. */
  to: To
  replace?: boolean
  preventScrollReset?: boolean
  /** The history state for the next page. It must survive JSON. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link for client-side navigation. The router's `Link` subscribes to the router's state: on a page with hundreds of links all
 * of them would render twice per press. This one is plain markup; a single listener handles all of them (`useOwnLinks`).
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
