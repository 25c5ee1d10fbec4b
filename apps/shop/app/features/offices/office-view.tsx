import type { Office } from '@wojaz/content'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WholeCodes } from '../../ui/whole-codes.tsx'
import { OpeningLine } from './opening-line.tsx'
import { OpeningWeek } from './opening-week.tsx'
import { PolandMap } from './poland-map.tsx'

/** What a guest needs to visit an office. */
export function OfficeView({ office, now }: { office: Office; now: Date }) {
  const { t } = useTranslation()
  const { coordinates, picture } = office
  return (
    <Container className="grid gap-10 pb-14 pt-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <h1 className="text-display">{office.name}</h1>
        <address className="mt-4 text-lead not-italic">
          <WholeCodes text={`${office.address}, ${office.postalCode} ${office.city}`} />
        </address>
        <div className="mt-3">
          <OpeningLine office={office} now={now} />
        </div>
        {office.notice ? (
          <p className="mt-4 max-w-reading rounded-card bg-warning-wash p-4">{office.notice}</p>
        ) : null}
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
          <li className="flex items-center gap-2">
            <Icon name="phone" className="text-accent" />
            <TextLink href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</TextLink>
          </li>
          {office.email ? (
            <li>
              <TextLink href={`mailto:${office.email}`}>{office.email}</TextLink>
            </li>
          ) : null}
        </ul>
        <h2 className="mb-3 mt-10 text-heading">{t('offices.hours')}</h2>
        <OpeningWeek office={office} now={now} />
        {office.services.length > 0 ? (
          <>
            <h2 className="mb-3 mt-10 text-heading">{t('offices.services')}</h2>
            <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
              {office.services.map((service) => (
                <li key={service} className="flex items-center gap-2">
                  <Icon name="check" className="text-success" />
                  {t(`offices.service.${service}`)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {office.gettingThereHtml ? (
          <>
            <h2 className="mb-3 mt-10 text-heading">{t('offices.gettingThere')}</h2>
            <EditorHtml html={office.gettingThereHtml} className="prose" />
          </>
        ) : null}
      </div>
      <div className="flex flex-col gap-6">
        {picture ? (
          <Image
            {...picture}
            sizes="(min-width: 992px) 38vw, 94vw"
            ratio={4 / 3}
            className="aspect-[4/3] w-full rounded-poster object-cover"
          />
        ) : null}
        {coordinates ? (
          <>
            <PolandMap places={[{ id: office.officeId, coordinates }]} chosen={office.officeId} />
            <ButtonLink look="secondary" href={mapAddress(coordinates)} rel="noreferrer nofollow">
              {t('offices.openMap')}
            </ButtonLink>
          </>
        ) : null}
      </div>
    </Container>
  )
}

function mapAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
