import { choiceFaults, priceChoice, type Tickets } from '@wojaz/attractions'
import { localisedPath } from '@wojaz/travel/locale'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { attractionPaymentPath, resultsHref } from './attraction-address.ts'
import type { DetailView } from './attraction-view.ts'
import { ChoicePrice } from './choice-price.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { PickupField } from './pickup-field.tsx'
import { TicketSteppers } from './ticket-steppers.tsx'
import { TimeChoice } from './time-choice.tsx'

/**
 * Option, day, pick-up, time and tickets in one native form. While it is filled in, it is sent by GET; the cart button sends it
 * by POST. With scripts every choice takes effect at once.
 */
export function ChoiceForm({ view }: { view: DetailView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const submit = useSubmit()
  const { choice, path } = view
  const { option, options, date } = choice
  const [own, setOwn] = useState<{ on: string; tickets: Tickets } | null>(null)
  const [pressed, setPressed] = useState<string | null>(null)
  const tickets = own?.on === option.id ? own.tickets : choice.tickets
  const time = choice.times.find(({ id, isOpen }) => isOpen && id === pressed) ?? choice.time
  const faults = choiceFaults({ ...option, ticketKinds: option.kinds }, tickets)
  const price = time ? priceChoice(time, tickets) : null
  const needsPickup = option.pickup === 'always'
  const address = localisedPath(locale, path)
  const ask = (form: HTMLFormElement) =>
    submit(form, { method: 'get', action: address, preventScrollReset: true })
  return (
    <form
      method="get"
      action={address}
      onChange={({ target, currentTarget }) => {
        if ('name' in target && target.name === 'option') ask(currentTarget)
      }}
      aria-label={t('attractions.choice.label')}
      className="grid gap-6 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6"
    >
      <h2 className="text-title font-bold">{t('attractions.choice.label')}</h2>
      {choice.isSilent ? (
        <Notice tone="warning">
          <p>{t('attractions.choice.silent')}</p>
          <TextLink href={resultsHref(locale, { placeCodes: view.places.slice(-1).map(({ code }) => code) })}>
            {t('attractions.choice.elsewhere')}
          </TextLink>
        </Notice>
      ) : null}
      <input type="hidden" name="attraction" value={view.number} />
      {view.trip ? (
        <>
          <input type="hidden" name="trip" value={view.trip} />
          <p className="text-small text-ink-soft">{t('attractions.choice.fromTrip')}</p>
        </>
      ) : null}
      {options.length > 1 ? (
        <NativeSelect
          name="option"
          label={t('attractions.choice.option')}
          required
          defaultValue={option.id}
          options={options.map(({ id, title }) => ({ id, label: title }))}
        />
      ) : (
        <input type="hidden" name="option" value={option.id} />
      )}
      <DayCalendar view={view} tickets={tickets} />
      {date ? <input type="hidden" name="date" value={date} /> : null}
      {date && needsPickup ? <PickupField choice={choice} /> : null}
      {date ? <TimeChoice choice={choice} chosen={time?.id ?? null} onChoose={setPressed} /> : null}
      {date && option.pickup === 'possible' ? <PickupField choice={choice} /> : null}
      <TicketSteppers
        option={option}
        tickets={tickets}
        prices={time?.ticketPrices ?? null}
        onChange={(next, form) => {
          setOwn({ on: option.id, tickets: next })
          // Only the supplier can compute a price for the whole group.
          if (time?.wholePrice != null) ask(form)
        }}
      />
      <ChoicePrice
        option={option}
        faults={faults.length > 0 ? faults : choice.faults.filter(isOfTime)}
        time={time}
        price={price}
      />
      <div className="hidden noscript:block">
        <Button type="submit" look="secondary" fullWidth>
          {t('attractions.choice.price')}
        </Button>
      </div>
      {time ? (
        <button
          type="submit"
          formMethod="post"
          formAction={localisedPath(locale, attractionPaymentPath)}
          name="intent"
          value="add"
          className="inline-flex min-h-14 w-full cursor-pointer items-center justify-center rounded-control bg-accent px-8 py-2 text-lead font-bold leading-tight text-on-accent hover:bg-accent-strong"
        >
          {t('attractions.choice.add')}
        </button>
      ) : (
        <p className="text-small text-ink-soft">
          {t(date ? 'attractions.choice.noTime' : 'attractions.choice.noDay')}
        </p>
      )}
    </form>
  )
}

const isOfTime = ({ code }: { code: string }) => code === 'sold-out' || code === 'too-late'
