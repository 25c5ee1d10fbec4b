import type { Header } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { AccountLinks } from './account-menu.tsx'
import { FindBookingLink } from './find-booking-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { PhoneLine } from './phone-line.tsx'

interface PhoneMenuProps {
  header: Header
  locale: Locale
  path: string
  /** Null: nobody is logged in. */
  customerName: string | null
  /** The number of unread messages. */
  unread: number
}

const iconButton =
  '-mr-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 text-small font-bold hover:bg-paper-sunk'

/** The whole menu on a small screen. The `command` attribute opens and closes it even before hydration. */
export function PhoneMenu({ header, locale, path, customerName, unread }: PhoneMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)

  return (
    <>
      <button type="button" command="show-modal" commandfor={id} onClick={open} className={iconButton}>
        <Icon name="menu" />
        {/* On the narrowest screens and at 400% zoom only the icon is shown, because the word does not fit. */}
        <span aria-hidden="true" className="max-[359px]:hidden">
          {t('header.menuShort')}
        </span>
        <span className="sr-only">{t('header.openMenu')}</span>
      </button>
      <Dialog
        id={id}
        label={t('header.menu')}
        isOpen={isOpen}
        onOpen={open}
        onClose={close}
        variant="screen"
        className="overflow-y-auto overscroll-contain bg-paper text-ink open:animate-fade"
      >
        <div className="sticky top-0 z-10 flex min-h-16 items-center justify-between border-b border-line bg-paper px-4 sm:px-6">
          <Wordmark className="h-8 w-auto" />
          <button type="button" command="close" commandfor={id} onClick={close} className={iconButton}>
            <Icon name="close" />
            {t('dialog.close')}
          </button>
        </div>
        <DrawnOnce
          as="nav"
          of={header}
          name="phone menu"
          aria-label={t('header.sections')}
          className="px-4 pb-2 pt-2 sm:px-6"
        >
          {header.menu.map((group) => (
            <section key={group.label} className="border-b border-line py-3">
              <h2 className="text-title">
                {group.url ? (
                  <ContentLink
                    url={group.url}
                    onClick={close}
                    className="flex min-h-11 items-center justify-between gap-4"
                  >
                    {group.label}
                    <Icon name="chevronRight" className="text-accent" />
                  </ContentLink>
                ) : (
                  <span className="flex min-h-11 items-center">{group.label}</span>
                )}
              </h2>
              {group.links.length > 0 ? (
                <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
                  {group.links.map((link) => (
                    <li key={link.url + link.label}>
                      <ContentLink
                        url={link.url}
                        onClick={close}
                        className="flex min-h-11 items-center py-1.5 text-ink-soft"
                      >
                        {link.label}
                      </ContentLink>
                    </li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
        </DrawnOnce>
        <div className="grid gap-6 px-4 pb-10 pt-4 sm:px-6">
          <PhoneLine phone={header.phone} hours={header.phoneHours} />
          {customerName === null ? (
            <FindBookingLink locale={locale} />
          ) : (
            <section>
              <h2 className="mb-1 text-small font-bold text-ink-soft wrap-anywhere">
                {t('header.accountMenu', { name: customerName })}
              </h2>
              <div className="-mx-3">
                <AccountLinks locale={locale} unread={unread} onLeave={close} />
              </div>
            </section>
          )}
          <section>
            <h2 className="mb-1 text-small font-bold text-ink-soft">{t('language.label')}</h2>
            <div className="-mx-3">
              <LanguageLinks locale={locale} path={path} isOpen={isOpen} />
            </div>
          </section>
        </div>
      </Dialog>
    </>
  )
}
