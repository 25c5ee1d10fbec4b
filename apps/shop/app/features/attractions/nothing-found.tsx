import type { AttractionFacet, AttractionFilter } from '@wojaz/attractions'
import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Link } from '../../ui/link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import {
  type AttractionSearch,
  attractionsPath,
  facetKey,
  resultsHref,
  withoutFacet,
} from './attraction-address.ts'
import type { ResultsView } from './attraction-view.ts'

/** Which filters to remove, with the number of results without each. */
export function NothingFound({ view: { search, repairs, otherDays } }: { view: ResultsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const nameOf = (filter: AttractionFilter) =>
    t(`attractions.facet.${isOfBox(filter) ? filter : facetKey[filter]}`)
  return (
    <div className="rounded-card bg-paper-raised px-5 py-8 shadow-raised sm:px-10">
      <p className="max-w-reading text-lead">{t('attractions.nothing')}</p>
      {otherDays.length > 0 ? (
        <>
          <p className="mt-5 font-bold">{t('attractions.otherDays')}</p>
          <ul className="mt-2 flex flex-wrap gap-3">
            {otherDays.map(({ day, count }) => (
              <li key={day}>
                <Link
                  to={resultsHref(locale, { ...search, page: 0, date: day, dateTo: null })}
                  className={buttonClass('secondary', 'small')}
                >
                  {`${formatDate(day)} (${count})`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {repairs.length > 0 ? (
        <ul className="mt-5 flex flex-wrap gap-3">
          {repairs.map(({ without, count }) => (
            <li key={without.join()}>
              <Link
                to={resultsHref(locale, without.reduce(leftOut, search))}
                className={buttonClass('secondary', 'small')}
              >
                {t('attractions.repair', { filters: without.map(nameOf).join(', '), number: count })}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-5">
        <TextLink look="standalone" href={localisedPath(locale, attractionsPath)}>
          {t('attractions.allPlaces')}
        </TextLink>
      </p>
    </div>
  )
}

/** Filters of the search box, not of the filter panel. */
function isOfBox(filter: AttractionFilter): filter is Exclude<AttractionFilter, AttractionFacet> {
  return ['text', 'place', 'price', 'date', 'people'].includes(filter)
}

function leftOut(search: AttractionSearch, filter: AttractionFilter): AttractionSearch {
  const first = { ...search, page: 0 }
  if (filter === 'text') return { ...first, text: '' }
  if (filter === 'place') return { ...first, placeCodes: [] }
  if (filter === 'price') return { ...first, priceFrom: null, priceTo: null }
  if (filter === 'date') return { ...first, date: null, dateTo: null }
  if (filter === 'people') return { ...first, people: 1 }
  return withoutFacet(first, filter)
}
