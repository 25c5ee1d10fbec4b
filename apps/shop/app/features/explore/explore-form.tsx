import { tripWords } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { searchFormFields } from '@wojaz/travel/search-form'
import { holidayTypes, tripTypeConfiguration } from '@wojaz/travel/trip'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field-frame.tsx'
import {
  AdultsField,
  AirportChoice,
  ChildrenFields,
  Choice,
  Labelled,
  NightsChoice,
  NoLabel,
} from '../trip-fields/trip-fields.ts'
import { budgetField, exploreUrlOf } from './explore-address.ts'
import type { ExploreView } from './explore-view.ts'
import { useExploreWords } from './explore-words.ts'
import { WhenFields } from './when-fields.tsx'

const control = controlClass(false)

/** A plain form to its own page. Scripts only avoid a full page load. */
export function ExploreForm({ view, isBusy }: { view: ExploreView; isBusy: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { search, budget } = view
  const isFlights = search.tripType === 'CZ'
  const words = useExploreWords(search)
  return (
    <Form
      method="get"
      action={localisedPath(locale, exploreUrlOf(search))}
      aria-label={words('title')}
      preventScrollReset
      className="rounded-card bg-paper-raised p-5 shadow-raised md:p-7"
    >
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
        {isFlights ? (
          <>
            <AirportChoice airports={view.airports} search={search} />
            <WhenFields view={view} />
          </>
        ) : null}
        <Labelled label={t('explore.budget')}>
          {(id) => (
            <span className="relative block">
              <input
                id={id}
                type="text"
                inputMode="numeric"
                name={budgetField}
                defaultValue={budget === null ? '' : budget / 100}
                placeholder={t('explore.budgetHint')}
                autoComplete="off"
                className={`${control} pr-12 font-bold placeholder:font-normal placeholder:text-ink-soft`}
              />
              <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft">
                zł
              </span>
            </span>
          )}
        </Labelled>
        <Choice
          label={t('explore.budgetFor')}
          name={searchFormFields.fullPrice}
          value={String(search.fullPrice)}
          options={[
            ['false', t('offers.perPerson')],
            ['true', t('explore.forAll')],
          ]}
        />
        {isFlights ? null : (
          <Choice
            label={t('explore.trip')}
            name={searchFormFields.tripType}
            value={search.tripType}
            options={holidayTypes.map((type) => [type, t(tripWords[type].heading)])}
          />
        )}
        <NightsChoice search={search} />
        {!isFlights && tripTypeConfiguration[search.tripType].visibleDropdowns.includes('airport') ? (
          <AirportChoice airports={view.airports} search={search} />
        ) : null}
        <AdultsField search={search} />
        <ChildrenFields search={search} today={view.today} />
        <div>
          <NoLabel />
          <Button type="submit" fullWidth isPending={isBusy}>
            {t('explore.submit')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
