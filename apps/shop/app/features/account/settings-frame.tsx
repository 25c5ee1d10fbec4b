import { localisedPath } from '@wojaz/travel/locale'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { AccountTabs } from './account-tabs.tsx'
import { type SettingsSection, settingsSections } from './settings-sections.ts'

interface SettingsFrameProps {
  section: SettingsSection
  children: ReactNode
}

/** One section of the settings, with links to all others. */
export function SettingsFrame({ section, children }: SettingsFrameProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const line = useRef<HTMLUListElement>(null)
  // On a phone the line of sections is wider than the screen, so it scrolls to the current one. Only the line may scroll, not the
  // page.
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (line.current && current) centreInLine(line.current, current)
  }, [])
  const title = t(`account.settings.${section}`)
  return (
    <>
      <AccountTabs current="settings" />
      <Container className="grid gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
        <title>{`${title} | Wojaż`}</title>
        <nav aria-label={t('account.settings.title')} className="min-w-0">
          <ul
            ref={line}
            className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-1 [scrollbar-width:thin] lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
          >
            {Object.entries(settingsSections).map(([name, path]) => (
              <li key={name} className="shrink-0">
                <a
                  href={localisedPath(locale, path)}
                  aria-current={name === section ? 'page' : undefined}
                  className="flex min-h-11 items-center whitespace-nowrap rounded-control px-4 text-ink-soft -outline-offset-3 hover:bg-paper-sunk hover:text-ink aria-[current=page]:bg-paper-raised aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:shadow-raised lg:whitespace-normal"
                >
                  {t(`account.settings.${name as SettingsSection}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <h1 className="mb-6 text-heading">{title}</h1>
          {children}
        </div>
      </Container>
    </>
  )
}

function centreInLine(line: HTMLElement, part: HTMLElement) {
  const [around, own] = [line.getBoundingClientRect(), part.getBoundingClientRect()]
  line.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
}
