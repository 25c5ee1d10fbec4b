import type { Header } from '@wojaz/content'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { memo, useReducer, useRef } from 'react'
import { languageNames } from '../../i18n/language-names.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { WishlistLink } from '../wishlist/wishlist.ts'
import { AccountLink } from './account-link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { DropPanel } from './drop-panel.tsx'
import { FindBookingLink } from './find-booking-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuGroup } from './menu-group.tsx'
import { menu } from './menu-state.ts'
import { PhoneLine, telephone } from './phone-line.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { useDismissal } from './use-dismissal.ts'

interface SiteHeaderProps {
  header: Header
  locale: Locale
  /** The path and query of the page without the language prefix, for the language switch. */
  path: string
  /** Null: nobody is logged in. */
  customerName: string | null
  /** The number of unread messages of the logged-in customer. */
  unread?: number
}

const languagePanel = 'language'
const accountPanel = 'account'

/**
 * The notice and the service line scroll away; the bar with the logo and menu stays. Memoised, so that it does not render again
 * while a page is loading.
 */
export const SiteHeader = memo(function SiteHeader({
  header,
  locale,
  path,
  customerName,
  unread = 0,
}: SiteHeaderProps) {
  const { t } = useTranslation()
  const [open, send] = useReducer(menu, null)
  const area = useRef<HTMLElement>(null)
  const dismiss = () => send({ type: 'dismissed' })
  useDismissal(area, open !== null, dismiss)

  return (
    <header ref={area} data-track="header" className="site-header no-print">
      {header.notice ? (
        <div className="on-sea bg-sea text-on-sea">
          <Container className="flex min-h-11 items-center justify-center py-2 text-center text-small">
            <ContentLink
              url={header.notice.url}
              className="underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {header.notice.label}
            </ContentLink>
          </Container>
        </div>
      ) : null}
      <div className="hidden border-b border-line lg:block">
        <Container className="flex items-center justify-between">
          <PhoneLine phone={header.phone} hours={header.phoneHours} />
          <div className="flex items-center gap-2">
            <FindBookingLink locale={locale} />
            {customerName === null ? (
              <AccountLink locale={locale} name={null} look="line" />
            ) : (
              <AccountMenu
                locale={locale}
                name={customerName}
                unread={unread}
                isOpen={open === accountPanel}
                onPress={() => send({ type: 'panelPressed', panel: accountPanel })}
                onLeave={dismiss}
              />
            )}
            <DropPanel
              id="language-panel"
              align="end"
              label={
                <>
                  <Icon name="globe" size={16} />
                  {languageNames[locale]}
                </>
              }
              ariaLabel={t('language.choose', { language: languageNames[locale] })}
              isOpen={open === languagePanel}
              onPress={() => send({ type: 'panelPressed', panel: languagePanel })}
              buttonClassName="-mr-3 min-h-11 rounded-control px-3 text-small -outline-offset-3 hover:bg-paper-sunk"
            >
              <LanguageLinks locale={locale} path={path} isOpen={open === languagePanel} />
            </DropPanel>
          </div>
        </Container>
      </div>
      <div className="site-bar">
        <Container className="flex min-h-16 items-center gap-2 sm:gap-4 lg:min-h-18 lg:gap-5">
          <PlainLink
            href={localisedPath(locale, '/')}
            aria-label={t('header.home')}
            className="shrink-0 py-2"
          >
            <Wordmark className="h-8 w-auto lg:h-9" />
          </PlainLink>
          <nav aria-label={t('header.menu')} className="hidden flex-1 lg:block">
            <DrawnOnce
              as="ul"
              of={header}
              name="menu"
              className="flex flex-wrap items-center gap-x-[clamp(0rem,6vw-3.72rem,1rem)]"
            >
              {header.menu.map((group, position) => (
                <li key={group.label}>
                  <MenuGroup
                    id={`menu-panel-${position + 1}`}
                    group={group}
                    isOpen={open === group.label}
                    onPress={() => send({ type: 'panelPressed', panel: group.label })}
                    onLeave={dismiss}
                    align={position > header.menu.length / 2 ? 'end' : 'start'}
                  />
                </li>
              ))}
            </DrawnOnce>
          </nav>
          <div className="ml-auto flex items-center">
            <a
              href={telephone(header.phone)}
              aria-label={t('header.call', { phone: header.phone })}
              className="grid size-11 place-items-center rounded-control text-accent hover:bg-paper-sunk max-sm:w-10 lg:hidden"
            >
              <Icon name="phone" />
            </a>
            <AccountLink locale={locale} name={customerName} look="icon" />
            <WishlistLink className="max-sm:w-10 lg:-mr-3" />
            <div className="lg:hidden">
              <PhoneMenu
                header={header}
                locale={locale}
                path={path}
                customerName={customerName}
                unread={unread}
              />
            </div>
          </div>
        </Container>
      </div>
    </header>
  )
})
