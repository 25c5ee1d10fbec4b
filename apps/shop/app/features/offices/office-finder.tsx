import type { Office, OfficeCity } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { createContext, useContext } from 'react'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { Field } from '../../ui/field.tsx'
import { officesUrl, wishParameter } from './office-address.ts'
import { OfficeList } from './office-list.tsx'
import { PolandMap } from './poland-map.tsx'

/** Data of the page of all offices. On other pages the finder only links to that page. */
export interface OfficesAtHand {
  /** The searched text. Empty: no search. */
  wish: string
  found: Office[]
  now: Date
  places: { id: string; coordinates: { latitude: number; longitude: number } }[]
}

export const OfficesContext = createContext<OfficesAtHand | null>(null)

/** Search by city or postcode as a plain form, a map of the country, and every city by name. */
export function OfficeFinder({ cities }: { cities: OfficeCity[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const atHand = useContext(OfficesContext)
  const wish = atHand?.wish ?? ''
  return (
    <div className={atHand ? 'grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}>
      <div>
        <Form
          method="get"
          action={localisedPath(locale, officesUrl)}
          role="search"
          className="mb-8 flex max-w-reading flex-wrap items-end gap-3"
        >
          <div className="min-w-56 flex-1">
            <Field key={wish} name={wishParameter} label={t('offices.search')} defaultValue={wish} required />
          </div>
          <Button type="submit">{t('offices.find')}</Button>
        </Form>
        {atHand && wish ? <Found atHand={atHand} /> : null}
        {cities.length > 0 ? (
          <>
            <h3 className="mb-2 text-title">{t('offices.allCities')}</h3>
            <ul className="columns-2 gap-8 md:columns-3">
              {cities.map(({ name, seoName, offices }) => (
                <li key={seoName} className="break-inside-avoid py-1.5">
                  <ContentLink
                    url={`${officesUrl}/${seoName}`}
                    className="font-medium text-accent underline-offset-4 hover:underline"
                  >
                    {name}
                  </ContentLink>{' '}
                  <span className="whitespace-nowrap text-small text-ink-soft">
                    {t('blocks.offices.count', { count: offices })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {atHand ? <PolandMap places={atHand.places} /> : null}
    </div>
  )
}

function Found({ atHand: { wish, found, now } }: { atHand: OfficesAtHand }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="found-offices" className="mb-10">
      <h3 id="found-offices" className="mb-4 text-title">
        {found.length > 0
          ? t('offices.found', { count: found.length, wish })
          : t('offices.foundNone', { wish })}
      </h3>
      {found.length > 0 ? <OfficeList offices={found} now={now} /> : <p>{t('offices.foundNoneHint')}</p>}
    </section>
  )
}
