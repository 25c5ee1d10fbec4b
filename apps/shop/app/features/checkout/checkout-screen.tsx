import { useEffect, useState } from 'react'
import { browserStorage } from '../../browser/browser-storage.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import type { CheckoutPage, CheckoutView } from './checkout-view.ts'
import { Abandoned, Elsewhere } from './elsewhere.tsx'
import { FinishLater } from './finish-later.tsx'
import { livePrice } from './live-price.ts'
import { ParticipantsStep } from './participants-step.tsx'
import { PriceNews } from './price-news.tsx'
import { PriceRise } from './price-rise.tsx'
import { RecommendationsStep } from './recommendations-step.tsx'
import { SeatNews } from './seat-news.tsx'
import { SoldOut } from './sold-out.tsx'
import { SummaryStep } from './summary-step.tsx'
import { TripBar } from './trip-bar.tsx'
import { TripSummary } from './trip-summary.tsx'

export function CheckoutScreen({ page, phone }: { page: CheckoutPage; phone: string }) {
  if (page.kind === 'step' || page.kind === 'rise') return <Booking key={page.step} page={page} />
  return (
    <Container className="py-8 lg:py-12">
      <Heading page={page} />
      {page.kind === 'sold-out' ? <SoldOut {...page} /> : null}
      {page.kind === 'elsewhere' ? <Elsewhere /> : null}
      {page.kind === 'abandoned' ? <Abandoned offerCode={page.offerCode} /> : null}
      <Call phone={phone} />
    </Container>
  )
}

/** A step, with the trip and its price beside it, or below it on a phone. */
function Booking({ page }: { page: Extract<CheckoutPage, { kind: 'step' | 'rise' }> }) {
  const { offer, offerUrl, email, isLaterSent, cartKey } = page
  const [ticked, setTicked] = useState<Record<string, string> | null>(null)
  const price = ticked ? livePrice(page, ticked) : page.price
  const recount = (form: HTMLFormElement) =>
    setTicked(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])))
  useCartKey(cartKey)
  return (
    <>
      <Container className="py-6 lg:py-10">
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <div className="grid min-w-0 gap-6">
            <Heading page={page} />
            {page.kind === 'rise' ? (
              <PriceRise {...page} />
            ) : (
              <>
                <PriceNews {...page} />
                <SeatNews {...page} />
                <Step page={page} onChoice={recount} />
              </>
            )}
          </div>
          <aside className="grid gap-5 lg:sticky lg:top-6">
            <div className="hidden rounded-card bg-paper-raised p-5 shadow-floating lg:block">
              <TripSummary offer={offer} offerUrl={offerUrl} price={price} />
            </div>
            <FinishLater email={email} isSent={isLaterSent} />
          </aside>
        </div>
      </Container>
      <TripBar offer={offer} offerUrl={offerUrl} price={price} />
    </>
  )
}

function Step({ page, onChoice }: { page: CheckoutView; onChoice: (form: HTMLFormElement) => void }) {
  switch (page.step) {
    case 'recommendations':
      return <RecommendationsStep {...page} onChoice={onChoice} />
    case 'participants':
      return <ParticipantsStep {...page} />
    case 'summary':
      return <SummaryStep {...page} />
  }
}

function Heading({ page }: { page: CheckoutPage }) {
  const { t } = useTranslation()
  const name = headingName(page)
  return (
    <div>
      <title>{`${t(`checkout.title.${name}`)} | Wojaż`}</title>
      <h1 className="text-heading">{t(`checkout.title.${name}`)}</h1>
      {page.kind === 'step' && page.step !== 'recommendations' ? (
        <p className="mt-2 max-w-reading text-ink-soft">{t(`checkout.${page.step}.lead`)}</p>
      ) : null}
    </div>
  )
}

function headingName(page: CheckoutPage): string {
  if (page.kind === 'step') return page.step
  return page.kind === 'sold-out' ? 'soldOut' : page.kind
}

function Call({ phone }: { phone: string }) {
  const { t } = useTranslation()
  return <p className="mt-8 text-small">{t('checkout.call', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
}

/** API calls of this tab use this cart; another tab may have another one. */
function useCartKey(key: string) {
  useEffect(() => browserStorage('sessionStorage')?.setItem('cart-id', key), [key])
}
