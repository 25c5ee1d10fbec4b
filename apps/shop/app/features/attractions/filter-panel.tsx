import { formatMoney } from '@wojaz/travel/money'
import { useRef } from 'react'
import { useSubmit } from 'react-router'
import { hasPressedTicks, usePressedBefore } from '../../browser/pressed-before.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { emptySearch, facetKey, priceCode, resultsHref, searchParams } from './attraction-address.ts'
import type { ResultsView } from './attraction-view.ts'
import { FilterGroup } from './filter-group.tsx'

/** With scripts a choice takes effect at once, without them by a button. */
export function FilterPanel({ view }: { view: ResultsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const ask = (sent: HTMLFormElement) => submit(sent, { preventScrollReset: true })
  usePressedBefore(form, (sent) => hasPressedTicks(sent) && ask(sent))
  const { search, facets, prices } = view
  const unfiltered = { ...search, page: 0, chosen: {}, priceFrom: null, priceTo: null }
  const kept = [...searchParams(unfiltered)]
  const price = prices.find(({ isChosen }) => isChosen)
  const hasFilters =
    Object.keys(search.chosen).length > 0 || search.priceFrom !== null || search.priceTo !== null
  return (
    <form
      // Resets the boxes to the URL, also after a step back.
      key={searchParams(search).toString()}
      ref={form}
      method="get"
      autoComplete="off"
      action={resultsHref(locale)}
      aria-label={t('attractions.filters')}
      onChange={({ target, currentTarget }) => {
        if ('name' in target && target.name !== '') ask(currentTarget)
      }}
    >
      {/* On a phone the filters are folded, with and without scripts. */}
      <label className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control border-2 border-ink font-bold has-focus-visible:outline-3 has-focus-visible:outline-focus lg:hidden">
        <input type="checkbox" className="peer sr-only" />
        <Icon name="filter" size={16} />
        {t('attractions.filters')}
      </label>
      <h2 className="hidden text-title font-bold lg:block">{t('attractions.filters')}</h2>
      <div className="max-lg:hidden max-lg:mt-4 max-lg:[label:has(:checked)~&]:block">
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
      </div>
    </form>
  )
}
