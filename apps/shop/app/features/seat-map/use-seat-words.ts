import type { Seat } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeatLook } from './seat-choice.ts'

/** A seat in words: '12A, przy oknie, standard, 45 zł'. */
export function useSeatWords(names: readonly string[]) {
  const { t } = useTranslation()
  const place = (seat: Seat) =>
    t(`upsells.plane.${seat.isWindow ? 'window' : seat.isAisle ? 'aisle' : 'middle'}`)
  const price = (amount: number) => (amount === 0 ? t('upsells.plane.free') : formatMoney(amount))
  const state = (look: SeatLook) => {
    switch (look.kind) {
      case 'mine':
        return t('upsells.plane.seatFor', { name: names[look.person] })
      case 'taken':
        return t('upsells.plane.taken')
      case 'other-class':
        return t('upsells.plane.otherClass')
      case 'not-for-them':
        return t('upsells.plane.notFor')
      case 'free':
        return price(look.price)
    }
  }
  return {
    price,
    seat: (seat: Seat, look: SeatLook) =>
      [seat.name, place(seat), t(`upsells.plane.zone.${seat.zone}`), state(look)].join(', '),
  }
}
