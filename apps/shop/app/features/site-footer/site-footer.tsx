import type { Footer } from '@wojaz/content'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { memo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { WholeCodes } from '../../ui/whole-codes.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { ConsentSettingsLink } from '../consent/consent.ts'
import { Shore } from './shore.tsx'

interface SiteFooterProps {
  footer: Footer
  locale: Locale
  /** The checkout has no links to other pages. */
  hasLinks?: boolean
}

/** The footer. It is the same on all pages and memoised. */
export const SiteFooter = memo(function SiteFooter({ footer, locale, hasLinks = true }: SiteFooterProps) {
  const { t } = useTranslation()
  return (
    <footer
      data-track="footer"
      className="below-fold no-print mt-12 [--likely-height:83rem] md:mt-16 md:[--likely-height:45rem]"
    >
      <Shore />
      <DrawnOnce
        as="div"
        of={footer}
        name={hasLinks ? 'footer' : 'footer without links'}
        className="on-sea bg-sea pb-10 pt-6 text-on-sea"
      >
        <Container>
          <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
            <div>
              <PlainLink
                href={localisedPath(locale, '/')}
                aria-label={t('header.home')}
                className="inline-block py-2"
              >
                <Wordmark className="h-10 w-auto" />
              </PlainLink>
              <p className="mt-3 max-w-60 text-on-sea-soft">{t('footer.promise')}</p>
            </div>
            <nav
              aria-label={t('footer.label')}
              className="grid grid-cols-2 gap-x-6 gap-y-8 md:gap-x-8 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
            >
              {(hasLinks ? footer.columns : []).map((column) => (
                <section key={column.label} className="min-w-0">
                  <h2 className="text-body tracking-normal">
                    {column.url ? <ContentLink url={column.url}>{column.label}</ContentLink> : column.label}
                  </h2>
                  <ul className="mt-2">
                    {column.links.map((link) => (
                      <li key={link.url + link.label}>
                        <ContentLink
                          url={link.url}
                          className="inline-flex min-h-10 items-center py-1 lg:min-h-8 lg:py-0.5 text-small text-on-sea-soft underline-offset-4 hover:text-on-sea hover:underline"
                        >
                          {link.label}
                        </ContentLink>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </nav>
          </div>
          <div className="mt-10 grid gap-3 border-t border-sea-raised pt-6 text-fine text-on-sea-soft lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-x-10">
            <p className="whitespace-pre-line">
              <WholeCodes text={footer.company} />
            </p>
            <div className="grid gap-3">
              <p className="max-w-reading whitespace-pre-line">
                <WholeCodes text={footer.legal} />
              </p>
              <ConsentSettingsLink
                locale={locale}
                className="inline-flex min-h-11 w-fit items-center underline decoration-1 underline-offset-4 hover:text-on-sea hover:decoration-2"
              />
            </div>
          </div>
        </Container>
      </DrawnOnce>
    </footer>
  )
})
