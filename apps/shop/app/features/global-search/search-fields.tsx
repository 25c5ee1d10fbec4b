import { formatMoney } from '@wojaz/travel/money'
import { hasUnappliedDates } from '@wojaz/travel/search-form'
import { type SearchDropdown, tripTypeConfiguration } from '@wojaz/travel/trip'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { AirportPanel, CabinPanel, HoursPanel, NightsPanel } from './choice-panels.tsx'
import { DatePanel } from './date-panel.tsx'
import { Dropdown } from './dropdown.tsx'
import { PartyPanel } from './party-panel.tsx'
import { PlainDates, PlainParty, PlainSameDay } from './plain-panels.tsx'
import { RegionPanel } from './region-panel.tsx'
import {
  airportWords,
  cabinWords,
  dateWords,
  dayName,
  hoursWords,
  lengthWords,
  partyWords,
  placeWords,
} from './search-words.ts'
import { SubmitButton } from './submit-button.tsx'
import { TripTypeTabs } from './trip-type-tabs.tsx'
import type { SearchForm } from './use-search-form.ts'

const scrolling = 'md:max-h-[min(34rem,70vh)] md:overflow-y-auto bg-paper-raised'

interface SearchFieldsProps {
  form: SearchForm
  /** The submit button is somewhere else. */
  isSentBelow?: boolean
}

/** Every field of the form, in the order guests think: what, from where, where to, when, how long, who. */
export function SearchFields({ form, isSentBelow = false }: SearchFieldsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { bar, send, choices, facts, isLive } = form
  const { search } = bar
  const isShown = (dropdown: SearchDropdown) =>
    tripTypeConfiguration[search.tripType].visibleDropdowns.includes(dropdown)
  const flies = isShown('airport')
  const panel = (children: ReactNode) => (
    <>
      <OptionsTrouble form={form} />
      {children}
    </>
  )
  const footerWith = (onDone: () => void, done = t('bar.done')) => (
    <>
      <Button look="secondary" onPress={onDone}>
        {done}
      </Button>
      <SubmitButton form={form} />
    </>
  )
  const footer = footerWith(() => send({ type: 'dismissed' }))
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 lg:gap-x-1">
        <TripTypeTabs form={form} />
        {/* `relative`: otherwise text for screen readers would be positioned outside the scroll area and widen the page. */}
        <div className="flex gap-x-2 *:shrink-0 noscript:flex-wrap noscript:*:shrink lg:gap-x-0 max-md:relative max-md:max-w-full max-md:overflow-x-auto max-md:[scrollbar-width:none] noscript:max-md:overflow-visible">
          {isShown('hours') ? (
            <Dropdown
              form={form}
              name="hours"
              label={t('bar.hours')}
              value={hoursWords(search, choices, t)}
              panelClass="md:w-104"
              footer={footer}
              isInline
            >
              {panel(<HoursPanel form={form} />)}
            </Dropdown>
          ) : null}
          {isShown('cabin') ? (
            <Dropdown
              form={form}
              name="cabin"
              label={t('bar.cabin')}
              value={cabinWords(search, choices, t)}
              footer={footer}
              isInline
            >
              {panel(<CabinPanel form={form} />)}
            </Dropdown>
          ) : null}
          {isShown('sameDayOffers') ? (
            <Dropdown
              form={form}
              name="sameDayOffers"
              label={t('bar.sameDay')}
              value={t('bar.sameDay')}
              footer={footer}
              isInline
            >
              {isLive ? panel(<SameDayPanel form={form} />) : <PlainSameDay form={form} />}
            </Dropdown>
          ) : null}
        </div>
      </div>
      <div
        className={`grid gap-2 min-[22rem]:grid-cols-2 md:grid-cols-3 ${flies ? 'lg:grid-cols-[0.95fr_1fr_1.15fr_1.1fr_1.25fr_1fr]' : 'lg:grid-cols-[1fr_1.15fr_1.1fr_1.25fr_1fr]'}`}
      >
        {flies ? (
          <Dropdown
            form={form}
            name="airport"
            label={t('bar.airport')}
            value={airportWords(search, choices, t)}
            panelClass={`md:w-104 ${scrolling}`}
            footer={footer}
          >
            {panel(<AirportPanel form={form} />)}
          </Dropdown>
        ) : null}
        <Dropdown
          form={form}
          name="region"
          label={t('bar.region')}
          value={placeWords(search, choices, t)}
          className={flies ? '' : 'max-md:col-span-full'}
          panelClass={`md:w-136 ${scrolling}`}
          footer={footer}
        >
          {panel(<RegionPanel form={form} />)}
        </Dropdown>
        <Dropdown
          form={form}
          name="travelDate"
          label={t('bar.date')}
          value={dateWords(search, locale, t)}
          panelClass={
            isLive
              ? 'md:w-[min(46rem,calc(100vw-4rem))] md:max-lg:right-0 md:max-lg:left-auto lg:-left-40'
              : 'md:w-80'
          }
          footer={footerWith(
            () => send({ type: 'datesSubmitted', today: facts.today }),
            hasUnappliedDates(bar, facts.today) ? t('bar.apply') : t('bar.done'),
          )}
        >
          {isLive ? panel(<DatePanel form={form} />) : <PlainDates form={form} />}
        </Dropdown>
        <Dropdown
          form={form}
          name="duration"
          label={t('bar.duration')}
          value={lengthWords(search, t)}
          panelClass={`md:w-88 ${scrolling}`}
          align="end"
          footer={footer}
        >
          {panel(<NightsPanel form={form} />)}
        </Dropdown>
        <Dropdown
          form={form}
          name="participants"
          label={t('bar.party')}
          value={partyWords(search, t)}
          className="max-md:col-span-full"
          panelClass={`md:w-88 ${scrolling}`}
          align="end"
          footer={footer}
        >
          {isLive ? <PartyPanel form={form} /> : <PlainParty form={form} />}
        </Dropdown>
        {isSentBelow ? null : (
          <div className="max-md:col-span-full">
            <SubmitButton form={form} />
          </div>
        )}
      </div>
    </>
  )
}

/** The nearest departure day, with its price. */
function SameDayPanel({ form: { bar, send, choices, options } }: { form: SearchForm }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [nearest] = choices.days ?? []
  if (!nearest)
    return (
      <p role="status" className="px-3 py-2 text-small">
        {choices.days
          ? t('bar.sameDayNone')
          : options.state === 'failed'
            ? t(options.isBusy ? 'bar.busy' : 'bar.optionsFailed')
            : t('bar.loading')}
      </p>
    )
  const [day, price] = nearest
  return (
    <Button
      fullWidth
      look={bar.search.startDate === day && bar.search.endDate === day ? 'primary' : 'secondary'}
      onPress={() => send({ type: 'sameDayChosen', day })}
    >
      {t('bar.sameDayOffer', { day: dayName(day, locale), price: formatMoney(price) })}
    </Button>
  )
}

/** Prices and counts could not be loaded. Everything can still be chosen. */
function OptionsTrouble({ form: { options } }: { form: SearchForm }) {
  const { t } = useTranslation()
  if (options.state !== 'failed') return null
  return (
    <p role="status" className="mb-2 rounded-control bg-warning-wash px-3 py-2 text-small text-warning">
      {t(options.isBusy ? 'bar.busy' : 'bar.optionsFailed')}
    </p>
  )
}
