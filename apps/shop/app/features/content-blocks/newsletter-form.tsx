import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { BlockProps } from './block.ts'
import { Signpost } from './signpost.tsx'

const formPage = '/formularz-do-newslettera'

/** An invitation to the page where one signs up; that page itself needs no invitation. */
export function NewsletterForm({ component }: BlockProps<'newsletterForm'>) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (pathname.endsWith(formPage)) return null
  return (
    <Signpost
      heading={component.heading}
      lead={component.lead}
      link={{ label: t('blocks.newsletter.open'), url: formPage }}
    />
  )
}
