import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ChangeFilters } from './change-filters.tsx'
import type { ChangeOption, ChangeStep, OptionKind } from './change-view.ts'
import { differenceWords } from './difference-words.ts'
import { Panel } from './panel.tsx'

interface ChangeOptionsProps {
  step: Extract<ChangeStep, { step: 'choose' }>
}

/** Alternatives, each with its price and the difference to the present one. A press requests the exact price. */
export function ChangeOptions({ step: { kind, fee, filters, options } }: ChangeOptionsProps) {
  const { t } = useTranslation()
  const others = options.filter(({ difference }) => difference !== null)
  return (
    <Panel heading={t('reservation.change.choose')}>
      <div className="grid gap-5">
        <p className="max-w-reading">
          {fee.kind === 'flexible'
            ? t('reservation.change.free')
            : t(fee.kind === 'whole' ? 'reservation.change.feeWhole' : 'reservation.change.fee', {
                amount: formatMoney(fee.amount),
                perPerson: formatMoney(fee.perPerson),
                date: formatDate(fee.until),
              })}
        </p>
        {filters.length > 0 ? <ChangeFilters filters={filters} /> : null}
        {others.length === 0 ? (
          <p>{t(`reservation.change.${kind}.none`)}</p>
        ) : (
          <ul className="divide-y divide-line">
            {options.map((option) => (
              <Option key={option.offerCode} kind={kind} option={option} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

function Option({ kind, option }: { kind: OptionKind; option: ChangeOption }) {
  const { t } = useTranslation()
  const { offerCode, total, difference, also } = option
  const { title, detail } = optionWords(t, kind, option)
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto_8rem] sm:items-center">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">{title}</p>
        <p className="text-small text-ink-soft">{detail}</p>
        {also.map(({ part, after }) => (
          <p key={part} className="mt-1 text-small">
            {t('reservation.change.also', { what: t(`reservation.part.${part}`), value: after })}
          </p>
        ))}
      </div>
      <p className="tabular-nums sm:text-right">
        <span className="font-bold whitespace-nowrap">{formatMoney(total)}</span>
        {difference === null ? null : (
          <span className={`block text-small ${difference < 0 ? 'text-success' : 'text-ink-soft'}`}>
            {differenceWords(t, difference)}
          </span>
        )}
      </p>
      {difference === null ? (
        <p className="text-small font-bold text-ink-soft sm:text-center">{t('reservation.change.booked')}</p>
      ) : (
        <Form method="post">
          <Button type="submit" name="offer" value={offerCode} look="secondary" fullWidth>
            {t('reservation.change.take')}
            <VisuallyHidden>{`: ${title}, ${detail}`}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}

type Say = ReturnType<typeof useTranslation>['t']

/** The subject of the page comes first. */
function optionWords(t: Say, kind: OptionKind, option: ChangeOption): { title: string; detail: string } {
  const { departureDate, returnDate, nights, airport, departureTime, room, board } = option
  const dates = [...new Set([departureDate, returnDate])].map((day) => formatDate(day)).join(' – ')
  // A one-way flight has no nights.
  const stay = nights === 0 ? dates : `${dates}, ${t('offers.nights', { count: nights })}`
  const flight = [airport, departureTime].filter(Boolean).join(', ')
  if (kind === 'termin') return { title: stay, detail: [flight, room].filter(Boolean).join(' · ') }
  if (kind === 'lotnisko') return { title: flight, detail: `${stay} · ${room}` }
  return { title: room, detail: board }
}
