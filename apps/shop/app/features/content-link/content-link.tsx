import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { PlainLink } from '../../ui/plain-link.tsx'
import { contentAddress } from './content-address.ts'

export { contentAddress, localisedLinks } from './content-address.ts'

interface ContentLinkProps {
  /** As an editor wrote it. */
  url: string
  className?: string
  children: ReactNode
  onClick?: () => void
}

export function ContentLink({ url, children, ...rest }: ContentLinkProps) {
  const address = contentAddress(url, useLocale())
  if (!address) return <span className={rest.className}>{children}</span>
  return (
    <PlainLink {...rest} {...address}>
      {children}
    </PlainLink>
  )
}
