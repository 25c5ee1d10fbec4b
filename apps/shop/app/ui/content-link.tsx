import type { ReactNode } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { useDelivery } from '../report/delivery.tsx'
import { type ContentAddress, contentAddress } from './content-address.ts'
import { PlainLink } from './plain-link.tsx'

/** With the language of the page and the shop's hosts. */
export function useContentAddress(url: string): ContentAddress | null {
  return contentAddress(url, useLocale(), useDelivery().ownHosts)
}

interface ContentLinkProps {
  /** As an editor wrote it. */
  url: string
  className?: string
  children: ReactNode
  onClick?: () => void
}

export function ContentLink({ url, children, ...rest }: ContentLinkProps) {
  const address = useContentAddress(url)
  if (!address) return <span className={rest.className}>{children}</span>
  return (
    <PlainLink {...rest} {...address}>
      {children}
    </PlainLink>
  )
}
