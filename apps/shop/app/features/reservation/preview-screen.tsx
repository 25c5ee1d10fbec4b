import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { documentAddress, FileList } from '../payment/payment.ts'
import { HotelTab } from './hotel-tab.tsx'
import { Panel } from './panel.tsx'
import { tabAddress } from './reservation-address.ts'
import type { PreviewPage } from './sharing-view.ts'
import { TravelTab } from './travel-tab.tsx'
import { TripHead } from './trip-head.tsx'
import { TripSteps } from './trip-steps.tsx'

/** A trip as companions see it: dates, place, people and travel, but no prices. */
export function PreviewScreen({ page }: { page: PreviewPage }) {
  const { t } = useTranslation()
  if (page.state !== 'open') return <Closed state={page.state} />
  const { head, steps, people, travel, hotel } = page
  return (
    <Container className="grid gap-6 py-6 lg:py-10">
      <title>{`${head.name} | Wojaż`}</title>
      {page.link === null ? (
        <OwnersLead number={head.number} />
      ) : (
        <p className="max-w-reading text-ink-soft">{t('reservation.preview.lead')}</p>
      )}
      <TripHead head={head} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel heading={t('reservation.steps.title')}>
          <TripSteps steps={steps} />
        </Panel>
        <Panel heading={t('reservation.people')}>
          <ul className="grid gap-2">
            {people.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      {travel ? <TravelTab part={travel} /> : null}
      {hotel ? <HotelTab head={head} part={hotel} /> : null}
      {page.documents.length > 0 ? <Documents page={page} /> : null}
    </Container>
  )
}

/** The customer reads whose view this is, and gets to the link for companions. */
function OwnersLead({ number }: { number: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <p className="max-w-reading text-ink-soft">
      {t('reservation.preview.ownLead')}{' '}
      <TextLink href={`${tabAddress(locale, number, 'podsumowanie')}#podglad`}>
        {t('reservation.preview.toLink')}
      </TextLink>
    </p>
  )
}

function Documents({ page: { head, documents, link } }: { page: Extract<PreviewPage, { state: 'open' }> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel heading={t('reservation.tab.dokumenty')}>
      <FileList
        files={documents.map((name) => ({
          href: documentAddress(locale, head.number, `${name}.pdf`, link),
          words: t(`payment.success.document.${name}`),
          kind: 'pdf',
        }))}
      />
    </Panel>
  )
}

function Closed({ state }: { state: 'withdrawn' | 'late' | 'unknown' }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const title = t(`reservation.preview.${state}Title`)
  return (
    <Container className="py-8 lg:py-14">
      <title>{`${title} | Wojaż`}</title>
      <div className="mx-auto grid max-w-[30rem] justify-items-start gap-6">
        <h1 className="text-heading">{title}</h1>
        <p>{t(`reservation.preview.${state}Lead`)}</p>
        <ButtonLink href={localisedPath(locale, '/')}>{t('error.home')}</ButtonLink>
      </div>
    </Container>
  )
}
