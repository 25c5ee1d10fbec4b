import { includedIn } from '@wojaz/booking'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IncludedStrip } from '../offer-cards/offer-cards.ts'
import { UpsellCards } from '../upsells/upsells.ts'
import type { CheckoutView } from './checkout-view.ts'
import { useParticipantNames } from './participant-names.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepForm } from './step-form.tsx'

interface RecommendationsStepProps extends CheckoutView {
  /** Whenever something is ticked. */
  onChoice: (form: HTMLFormElement) => void
}

/** What can be added. No box is ticked in advance. */
export function RecommendationsStep({ onChoice, ...view }: RecommendationsStepProps) {
  const { t } = useTranslation()
  const names = useParticipantNames(view)
  const { revalidate } = useRevalidator()
  const { cart, offer, price, offerUrl } = view
  return (
    <StepForm offerPrice={price.offer} onChange={onChoice}>
      {() => (
        <>
          <IncludedStrip services={includedIn(offer)} className="rounded-card bg-success-wash px-5 py-4" />
          {cart.offeredUpsells.length === 0 ? (
            <p>{t('checkout.recommendations.none')}</p>
          ) : (
            <UpsellCards cart={cart} offer={offer} names={names} onSeatsChanged={revalidate} />
          )}
          <StepButtons
            next={t('checkout.next.participants')}
            back={{ label: t('checkout.back.offer'), href: offerUrl }}
          />
          {cart.offeredUpsells.length > 0 ? (
            <noscript>
              <Button type="submit" name="intent" value="recount" look="secondary" size="small">
                {t('checkout.recommendations.recount')}
              </Button>
            </noscript>
          ) : null}
        </>
      )}
    </StepForm>
  )
}
