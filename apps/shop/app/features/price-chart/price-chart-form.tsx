import { mostCompared, tripWords } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { searchFormFields } from '@wojaz/travel/search-form'
import { holidayTypes, tripTypeConfiguration } from '@wojaz/travel/trip'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import {
  AdultsField,
  AirportChoice,
  ChildrenFields,
  Choice,
  Labelled,
  NightsChoice,
  NoLabel,
} from '../trip-fields/trip-fields.ts'
import { priceChartUrl } from './price-chart-address.ts'
import type { ChartPlace, PriceChartView } from './price-chart-view.ts'
import { QuestionFold } from './question-fold.tsx'

interface PriceChartFormProps {
  view: PriceChartView
  isBusy: boolean
}

/** A plain form to its own page. Scripts only avoid a full page load. */
export function PriceChartForm({ view, isBusy }: PriceChartFormProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Form
      method="get"
      action={localisedPath(locale, priceChartUrl)}
      aria-label={t('chart.title')}
      preventScrollReset
      className="rounded-card bg-paper-raised shadow-raised"
    >
      <QuestionFold view={view}>
        <Fields view={view} isBusy={isBusy} />
      </QuestionFold>
    </Form>
  )
}

function Fields({ view, isBusy }: PriceChartFormProps) {
  const { t } = useTranslation()
  const { search, month } = view
  return (
    <>
      {month ? <input type="hidden" name={searchFormFields.month} value={month} /> : null}
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-3">
        {Array.from({ length: mostCompared }, (_, place) => (
          <PlaceChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: first, second, third
            key={place}
            view={view}
            number={place}
          />
        ))}
      </div>
      <div className="mt-4 grid items-start gap-x-5 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
        <Choice
          label={t('explore.trip')}
          name={searchFormFields.tripType}
          value={search.tripType}
          options={holidayTypes.map((type) => [type, t(tripWords[type].heading)])}
        />
        {tripTypeConfiguration[search.tripType].visibleDropdowns.includes('airport') ? (
          <AirportChoice airports={view.airports} search={search} />
        ) : null}
        <NightsChoice search={search} />
        <Choice
          label={t('chart.price')}
          name={searchFormFields.fullPrice}
          value={String(search.fullPrice)}
          options={[
            ['false', t('offers.perPerson')],
            ['true', t('chart.forAll')],
          ]}
        />
        <AdultsField search={search} />
        <ChildrenFields search={search} today={view.today} />
        <div>
          <NoLabel />
          <Button type="submit" fullWidth isPending={isBusy}>
            {t('chart.submit')}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Places with offers: countries with their regions. */
function PlaceChoice({ view, number }: { view: PriceChartView; number: number }) {
  const { t } = useTranslation()
  const optionOf = ({ code, name, price }: ChartPlace) => ({
    id: code,
    label: price === null ? name : t('chart.placeFrom', { place: name, price: formatMoney(price) }),
  })
  return (
    <Labelled label={number === 0 ? t('chart.place') : t('chart.compare')}>
      {(id) => (
        <SelectBox
          id={id}
          name={searchFormFields.place}
          defaultValue={view.chart.places[number]?.code ?? ''}
          options={number === 0 ? [] : [{ id: '', label: t('chart.noPlace') }]}
          groups={view.countries.map((country) => ({
            label: country.name,
            options: [optionOf(country), ...country.regions.map(optionOf)],
          }))}
        />
      )}
    </Labelled>
  )
}
