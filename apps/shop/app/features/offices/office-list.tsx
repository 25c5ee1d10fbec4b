import type { Office } from '@wojaz/content'
import type { Coordinates } from '@wojaz/travel/place'
import { useState } from 'react'
import { languageTags } from '../../i18n/language-tags.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WholeCodes } from '../../ui/whole-codes.tsx'
import { byDistance } from './find-offices.ts'
import { OpeningLine } from './opening-line.tsx'

type Standpoint =
  | { state: 'unasked' }
  | { state: 'asking' }
  | { state: 'known'; coordinates: Coordinates }
  | { state: 'refused' }

/** Offices in their order. Once the guest shares their position, sorted by distance. The position never leaves the browser. */
export function OfficeList({ offices, now }: { offices: Office[]; now: Date }) {
  const { t } = useTranslation()
  const [standpoint, setStandpoint] = useState<Standpoint>({ state: 'unasked' })
  const from = standpoint.state === 'known' ? standpoint.coordinates : null
  const askWhere = () => {
    setStandpoint({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setStandpoint({ state: 'known', coordinates: { latitude, longitude } }),
      () => setStandpoint({ state: 'refused' }),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }
  return (
    <>
      {offices.length > 1 && standpoint.state !== 'known' ? (
        <div className="mb-5 [@media(scripting:none)]:hidden">
          <Button look="secondary" onPress={askWhere}>
            {t('offices.nearest')}
          </Button>
        </div>
      ) : null}
      <p role="status" className="text-small text-ink-soft">
        {standpoint.state === 'asking' ? t('button.pending') : null}
        {standpoint.state === 'refused' ? t('offices.whereUnknown') : null}
        {standpoint.state === 'known' ? t('offices.sortedByDistance') : null}
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {byDistance(offices, from).map(({ office, km }) => (
          <li key={office.officeId}>
            <OfficeCard office={office} km={km} now={now} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OfficeCard({ office, km, now }: { office: Office; km: number | null; now: Date }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const away = km === null ? null : distanceWords(km, languageTags[locale])
  return (
    <article className="flex h-full flex-col gap-2 rounded-card bg-paper-raised p-5 shadow-raised">
      <h3 className="text-title">
        <ContentLink url={office.url} className="underline-offset-4 hover:underline">
          {office.name}
        </ContentLink>
      </h3>
      <p>
        <WholeCodes text={`${office.address}, ${office.postalCode} ${office.city}`} />
        {away ? <span className="text-ink-soft"> · {t('offices.away', { distance: away })}</span> : null}
      </p>
      <OpeningLine office={office} now={now} />
      {office.notice ? <p className="text-small text-warning">{office.notice}</p> : null}
      <p className="mt-auto flex items-center gap-2 pt-2">
        <Icon name="phone" className="text-accent" />
        <TextLink href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</TextLink>
      </p>
    </article>
  )
}

function distanceWords(km: number, language: string): string {
  const digits = km < 10 ? 1 : 0
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: digits,
  }).format(km)
}
