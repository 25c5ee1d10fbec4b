import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutView } from './checkout-view.ts'

type News = Pick<CheckoutView, 'changes' | 'price' | 'agreedTotal'>

/** What changed since the last step, with both prices. */
export function PriceNews({ changes, price: { total }, agreedTotal }: News) {
  const { t } = useTranslation()
  const isCheaper = total < agreedTotal
  return (
    <>
      {changes.length > 0 ? (
        <Notice tone="warning">
          <p>{t('checkout.news.party')}</p>
          <PartyChanges changes={changes} />
          {total === agreedTotal ? <p className="mt-1">{t('checkout.news.partySame')}</p> : null}
        </Notice>
      ) : null}
      {isCheaper ? (
        <Notice tone="success" title={t('checkout.news.dropTitle')}>
          {t('checkout.news.drop', { before: formatMoney(agreedTotal), now: formatMoney(total) })}
        </Notice>
      ) : null}
    </>
  )
}

export function PartyChanges({ changes }: Pick<CheckoutView, 'changes'>) {
  const { t } = useTranslation()
  return (
    <ul className="mt-1 list-disc pl-5">
      {changes.map((change) => (
        <li key={change}>
          {t(`checkout.change.${change.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`)}
        </li>
      ))}
    </ul>
  )
}
