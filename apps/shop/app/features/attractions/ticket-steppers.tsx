import type { Tickets } from '@wojaz/attractions'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { OptionView } from './attraction-view.ts'

interface TicketSteppersProps {
  option: OptionView
  tickets: Tickets
  /** The price of one ticket of each kind. Null: no time is chosen. */
  prices: Tickets | null
  onChange: (tickets: Tickets, form: HTMLFormElement) => void
}

const most = 50
const everyAge = 99
const buttonLook =
  'noscript:hidden grid size-11 cursor-pointer place-items-center rounded-control border border-line-strong text-title font-bold hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:text-line-strong'

/** The number of tickets of each kind. It can be typed; with scripts there are plus and minus buttons. */
export function TicketSteppers({ option, tickets, prices, onChange }: TicketSteppersProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{t('attractions.choice.tickets')}</legend>
      <ul className="divide-y divide-line">
        {option.kinds.map(({ id, title, minAge, maxAge, maxQuantity }) => {
          const quantity = tickets[id] ?? 0
          const limit = maxQuantity ?? most
          const set = (next: number, element: HTMLElement) => {
            const form = element.closest('form')
            if (form) onChange({ ...tickets, [id]: Math.min(Math.max(next, 0), limit) }, form)
          }
          const ages =
            maxAge >= everyAge
              ? minAge > 0
                ? t('attractions.choice.ageFrom', { from: minAge })
                : ''
              : t('attractions.choice.ages', { from: minAge, to: maxAge })
          const price = prices?.[id]
          return (
            <li key={id} className="flex items-center justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <p className="font-bold" id={`kind-${id}`}>
                  {title}
                </p>
                <p className="text-fine text-ink-soft">
                  {[ages, price === undefined ? '' : formatMoney(price)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <div className="flex items-center gap-1.5">
                <button
                  type="button"
                  aria-label={t('attractions.choice.less', { kind: title })}
                  disabled={quantity === 0}
                  onClick={(event) => set(quantity - 1, event.currentTarget)}
                  className={buttonLook}
                >
                  <span aria-hidden="true">−</span>
                </button>
                <input
                  type="number"
                  name={`tickets.${id}`}
                  aria-labelledby={`kind-${id}`}
                  inputMode="numeric"
                  min="0"
                  max={String(limit)}
                  value={String(quantity)}
                  onChange={(event) => set(Number(event.currentTarget.value) || 0, event.currentTarget)}
                  className="h-11 w-12 rounded-control border border-line-strong bg-paper-raised text-center font-bold [appearance:textfield]"
                />
                <button
                  type="button"
                  aria-label={t('attractions.choice.more', { kind: title })}
                  disabled={quantity >= limit}
                  onClick={(event) => set(quantity + 1, event.currentTarget)}
                  className={buttonLook}
                >
                  <span aria-hidden="true">+</span>
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
