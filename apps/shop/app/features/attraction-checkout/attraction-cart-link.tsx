import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CountMark } from '../../ui/count-mark.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { attractionCartAddress } from './attraction-checkout-address.ts'

/** The link to the cart. Pages of attractions are the same for everybody, so the number of items is loaded afterwards. */
export function AttractionCartLink() {
  const { t } = useTranslation()
  const locale = useLocale()
  const count = useCartCount()
  return (
    <PlainLink
      href={attractionCartAddress(locale)}
      className="inline-flex min-h-11 items-center gap-2 font-bold underline decoration-1 underline-offset-4"
    >
      {t('attractions.cart.link')}
      <CountMark count={count} words={t('attractions.cart.count', { count })} />
    </PlainLink>
  )
}

function useCartCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/api/www/musement/checkout/info', { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((cart: { items?: unknown[] } | null) => setCount(cart?.items?.length ?? 0))
      // Without a response the link shows no number.
      .catch(() => {})
    return () => leaving.abort()
  }, [])
  return count
}
