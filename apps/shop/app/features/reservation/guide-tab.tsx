import { guideLists, guideTopics } from '@wojaz/content'
import { useOfflinePage } from '../../browser/use-offline-page.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { GuideView } from './guide-view.ts'
import { Facts, Panel } from './panel.tsx'
import { guideFileAddress, guideScope, tabAddress } from './reservation-address.ts'
import type { ReservationHead } from './reservation-view.ts'

/** Useful facts about the destination, and a way to read them offline. */
export function GuideTab({ head, part }: { head: ReservationHead; part: GuideView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { weather, guide, month, aboutUrl } = part
  const topics = guideTopics.flatMap((name) => {
    const text = guide?.[name]
    return text ? [[t(`reservation.guide.${name}`), text] as const] : []
  })
  const isEmpty = !weather && !guide
  const isKept = useOfflinePage(
    {
      page: tabAddress(locale, head.number, 'przewodnik'),
      file: guideFileAddress(locale, head.number),
      scope: guideScope(locale),
    },
    !isEmpty,
  )
  return (
    <div className="grid gap-5">
      {isEmpty ? (
        <p className="max-w-reading">{t('reservation.guide.none')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <a
            href={guideFileAddress(locale, head.number)}
            download
            className={buttonClass('secondary', 'medium')}
          >
            {t('reservation.guide.save')}
          </a>
          <p className="text-small text-ink-soft">{t('reservation.guide.saveText')}</p>
          <p role="status" className="basis-full text-small text-ink-soft empty:hidden">
            {isKept ? t('reservation.guide.kept') : null}
          </p>
        </div>
      )}
      <div className="grid items-start gap-5 empty:hidden lg:grid-cols-2">
        {topics.length > 0 ? (
          <Panel heading={t('reservation.guide.facts')}>
            <Facts facts={topics} />
          </Panel>
        ) : null}
        {weather ? (
          <Panel heading={t('reservation.guide.weather', { month })}>
            <Facts facts={weather} />
            <p className="mt-4 text-small text-ink-soft">{t('reservation.guide.usual')}</p>
          </Panel>
        ) : null}
        {guideLists.map((name) =>
          guide && guide[name].length > 0 ? (
            <Panel key={name} heading={t(`reservation.guide.${name}`)}>
              <ul className="grid gap-2">
                {guide[name].map((line) => (
                  <li key={line.name}>
                    <span className="font-bold">{line.name}</span>
                    {line.text ? ` – ${line.text}` : null}
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null,
        )}
      </div>
      {aboutUrl ? (
        <p>
          <TextLink look="standalone" href={aboutUrl}>
            {t('reservation.guide.about')}
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
