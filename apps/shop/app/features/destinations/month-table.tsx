import { formatMoney } from '@wojaz/travel/money'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { MonthFacts } from './destination-view.ts'

/** Twelve rows with the price of a week and the weather. Empty columns are left out. */
export function MonthTable({ months, caption }: { months: MonthFacts[]; caption: string }) {
  const { t } = useTranslation()
  const prices = months.flatMap(({ price }) => price ?? [])
  const least = Math.min(...prices)
  const hasClimate = months.some(({ climate }) => climate)
  const hasSea = months.some(({ climate }) => climate && climate.sea !== null)
  const captionId = useId()
  const cell = 'border-t border-line py-2 pl-2 text-right tabular-nums'
  return (
    // On narrow screens only the table scrolls sideways, not the page. It can be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section aria-labelledby={captionId} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <caption id={captionId} className="pb-3 text-left text-small text-ink-soft">
          {caption}
        </caption>
        <thead>
          <tr className="align-bottom text-fine text-ink-soft">
            <th scope="col" className="pb-2 text-left font-medium">
              {t('destinations.month')}
            </th>
            {prices.length > 0 ? <Head text={t('destinations.priceFrom')} /> : null}
            {hasClimate ? <Head text={t('destinations.air')} /> : null}
            {hasSea ? <Head text={t('destinations.water')} /> : null}
            {hasClimate ? <Head text={t('destinations.rain')} /> : null}
            {hasClimate ? <Head text={t('destinations.sun')} /> : null}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, name, price, climate }) => (
            <tr key={month}>
              <th
                scope="row"
                className="border-t border-line py-2 text-left font-medium first-letter:uppercase"
              >
                {name}
              </th>
              {prices.length > 0 ? (
                <td
                  className={`${cell} whitespace-nowrap ${price === least ? 'font-black text-accent' : 'font-bold'}`}
                >
                  {price === null ? '–' : formatMoney(price)}
                </td>
              ) : null}
              {hasClimate ? <td className={cell}>{climate ? `${climate.air}°` : '–'}</td> : null}
              {hasSea ? <td className={cell}>{climate?.sea == null ? '–' : `${climate.sea}°`}</td> : null}
              {hasClimate ? <td className={cell}>{climate?.rainDays ?? '–'}</td> : null}
              {hasClimate ? <td className={cell}>{climate?.sunHours ?? '–'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ text }: { text: string }) {
  return (
    <th scope="col" className="pb-2 pl-2 text-right font-medium">
      {text}
    </th>
  )
}
