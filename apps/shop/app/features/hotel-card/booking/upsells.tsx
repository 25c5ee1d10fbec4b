import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { upsellIcons } from '../../upsells/upsells.ts'
import { sectionIds } from '../card-sections.ts'
import type { CardUpsell } from '../card-upsell.ts'
import { CardSection } from '../sections/card-section.tsx'

/** Keys of the dictionary. */
const units: Record<CardUpsell['per'], string> = {
  person: 'hotelCard.upsells.perPerson',
  seat: 'hotelCard.upsells.perSeat',
  all: 'hotelCard.upsells.forAll',
}

/** What can be added when booking, with prices. It is not part of the price, and nothing is preselected. */
export function Upsells({ upsells }: { upsells: readonly CardUpsell[] }) {
  const { t } = useTranslation()
  return (
    <CardSection
      id={sectionIds.upsells}
      heading={t('hotelCard.upsells.heading')}
      lead={t('hotelCard.upsells.lead')}
    >
      <ul className="grid gap-x-10 md:grid-cols-2">
        {upsells.map((upsell) => (
          <li
            key={upsell.type}
            className={
              upsell.isPromoted
                ? 'mb-4 rounded-card border-2 border-accent bg-paper-raised p-5 md:col-span-2'
                : 'flex gap-3.5 border-t border-line py-4'
            }
          >
            {upsell.isPromoted ? <PromotedUpsell upsell={upsell} /> : <UpsellLine upsell={upsell} />}
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

function UpsellLine({ upsell: { type, title, text, from, per } }: { upsell: CardUpsell }) {
  const { t } = useTranslation()
  return (
    <>
      <Icon name={upsellIcons[type]} className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 text-small">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h3 className="font-bold">{title}</h3>
          <p className="tabular-nums">
            {t('hotelCard.upsells.from', { price: formatMoney(from) })} {t(units[per])}
          </p>
        </div>
        <p className="mt-0.5 text-ink-soft">{text}</p>
      </div>
    </>
  )
}

/** An upsell promised by the link: every variant with its price. */
function PromotedUpsell({ upsell }: { upsell: CardUpsell }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="mb-2 inline-block rounded-small bg-accent px-2 py-0.5 text-fine font-bold text-on-accent">
        {t('hotelCard.upsells.promoted')}
      </p>
      <div className="flex gap-3.5">
        <UpsellLine upsell={upsell} />
      </div>
      <ul className="mt-3 text-small">
        {upsell.variants.map(({ code, title, price }) => (
          <li key={code} className="flex justify-between gap-4 border-t border-line py-2">
            <span className="min-w-0">{title}</span>
            <span className="shrink-0 font-bold tabular-nums">
              {price === null ? t('hotelCard.upsells.included') : `+ ${formatMoney(price)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
