import { formatMoney } from '@wojaz/travel/money'
import { useSubmit } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { emptySearch, facetKey, priceCode, resultsHref, searchParams } from './attraction-address.ts'
import type { ResultsView } from './attraction-view.ts'
import { FilterGroup } from './filter-group.tsx'

/** What is chosen is asked for at once; without scripts by a button. */
export function FilterPanel({ view }: { view: ResultsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const submit = useSubmit()
  const { search, facets, prices } = view
  const unfiltered = { ...search, page: 0, chosen: {}, priceFrom: null, priceTo: null }
  const kept = [...searchParams(unfiltered)]
  const price = prices.find(({ isChosen }) => isChosen)
  const hasFilters =
    Object.keys(search.chosen).length > 0 || search.priceFrom !== null || search.priceTo !== null
  return (
    <form
      // What is ticked is what the address says, also after a step back.
      key={searchParams(search).toString()}
      method="get"
      action={resultsHref(locale)}
      aria-label={t('attractions.filters')}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <details open className="max-lg:rounded-card max-lg:bg-paper-raised max-lg:px-4 max-lg:shadow-raised">
        <summary className="flex min-h-12 cursor-pointer items-center text-title font-bold">
          {t('attractions.filters')}
        </summary>
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <FilterGroup
          name="price"
          heading={t('attractions.facet.price')}
          isSingle
          values={prices.map(({ from, to, count, isChosen }) => ({
            code: priceCode(from, to),
            label:
              to === null
                ? t('attractions.priceOver', { price: formatMoney(from) })
                : t('attractions.priceTo', { from: Math.floor(from / 100), to: Math.floor(to / 100) }),
            count,
            isChosen,
          }))}
          anyIsChosen={!price}
        />
        {facets
          .filter(({ values }) => values.length > 0)
          .map(({ facet, values }) => (
            <FilterGroup
              key={facet}
              name={facet}
              heading={t(`attractions.facet.${facetKey[facet]}`)}
              values={values}
            />
          ))}
        <div className="hidden py-4 [@media(scripting:none)]:block">
          <Button type="submit" fullWidth>
            {t('attractions.filtersButton')}
          </Button>
        </div>
        {hasFilters ? (
          <p className="py-2">
            <TextLink
              look="standalone"
              rel="nofollow"
              href={resultsHref(locale, { ...emptySearch, ...unfiltered })}
            >
              {t('attractions.clear')}
            </TextLink>
          </p>
        ) : null}
      </details>
    </form>
  )
}
