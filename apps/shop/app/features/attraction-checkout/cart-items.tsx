import { formatTime } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AttractionCartView, CartLine } from './attraction-checkout-view.ts'
import { AttractionFacts } from './attraction-facts.tsx'

const now = () => new Date()

/** The chosen attractions, how long they are held, and buttons to extend the hold or remove them. */
export function CartItems({ cart: { items, heldUntil } }: { cart: AttractionCartView }) {
  const { t } = useTranslation()
  const isOver = items.some(({ standing }) => standing === 'over')
  return (
    <section className="grid gap-4" aria-label={t('tickets.cart.items')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-paper-sunk px-5 py-3">
        {heldUntil === null || isOver ? <p>{t('tickets.cart.over')}</p> : <Held until={heldUntil} />}
        <Button type="submit" name="intent" value="extend" look="secondary">
          {t(isOver ? 'tickets.cart.again' : 'tickets.cart.extend')}
        </Button>
      </div>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Held({ until }: { until: string }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const end = new Date(until)
  return (
    <p className="flex items-baseline gap-2">
      <Icon name="clock" size={16} className="shrink-0 translate-y-0.5 text-accent" />
      <span>
        {t('tickets.cart.held', { time: formatTime(end).slice(0, 5) })}{' '}
        <Countdown
          until={end}
          now={now}
          units={['minute', 'second']}
          look="clock"
          label={t('tickets.cart.heldLabel')}
          onEnd={revalidate}
        />
      </span>
    </p>
  )
}

function Item({ item }: { item: CartLine }) {
  const { t } = useTranslation()
  return (
    <AttractionFacts line={item}>
      {item.isOnRequest ? <p className="text-small">{t('tickets.cart.onRequest')}</p> : null}
      {item.standing === 'over' ? (
        <p className="text-small font-bold text-danger">{t('tickets.cart.over')}</p>
      ) : null}
      {item.standing === 'asked' ? (
        <p className="text-small font-bold text-warning">{t('tickets.cart.asked')}</p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-title font-bold tabular-nums">{formatMoney(item.price)}</p>
        <Button type="submit" name="intent" value={`remove:${item.id}`} look="quiet">
          {t('tickets.cart.remove')}
          <span className="sr-only"> {item.title}</span>
        </Button>
      </div>
    </AttractionFacts>
  )
}
