import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { BarAt } from './bar-after-key.ts'
import type { PriceChartFacts } from './price-chart-view.ts'

/** The names of bars, and the text above them about the current one. */
export function useBarWords({ slots, places, month, isForAll }: PriceChartFacts) {
  const { t } = useTranslation()
  const forWhom = t(isForAll ? 'chart.forAll' : 'offers.perPerson')
  const lowest = lowestBar(slots)
  const title = month ? t('chart.ofMonth', { month: month.title }) : t('chart.ofYear')

  function nameOf({ slot, place }: BarAt): string {
    const { title: when, bars } = slots[slot] as PriceChartFacts['slots'][number]
    const bar = bars[place]
    if (!bar) return when
    const named = t('chart.bar', {
      when,
      place: places[place]?.name,
      price: `${formatMoney(bar.price)} ${forWhom}`,
    })
    return bar.level ? `${named}, ${t(`chart.level.${bar.level}`)}` : named
  }

  /** For the current bar, how much more it costs than the cheapest. Without a current bar, the cheapest itself. */
  function readOut(at: BarAt | null): string {
    if (!lowest) return ''
    if (!at) return `${t('chart.cheapest', { bar: nameOf(lowest.at) })}. ${lastYearOf(lowest.at)}`.trimEnd()
    const price = slots[at.slot]?.bars[at.place]?.price ?? lowest.price
    const more = price - lowest.price
    const compared = more === 0 ? t('chart.isCheapest') : t('chart.dearer', { price: formatMoney(more) })
    return `${nameOf(at)}. ${compared} ${lastYearOf(at)}`.trimEnd()
  }

  function lastYearOf({ slot, place }: BarAt): string {
    const lastYear = slots[slot]?.bars[place]?.lastYear
    return lastYear ? t('chart.lastYear', { price: formatMoney(lastYear) }) : ''
  }

  return { title, nameOf, readOut }
}

function lowestBar(slots: PriceChartFacts['slots']): { at: BarAt; price: number } | null {
  let lowest: { at: BarAt; price: number } | null = null
  for (const [slot, { bars }] of slots.entries())
    for (const [place, bar] of bars.entries())
      if (bar && (lowest === null || bar.price < lowest.price))
        lowest = { at: { slot, place }, price: bar.price }
  return lowest
}
