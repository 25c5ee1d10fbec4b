import { priceAlertForm } from '@wojaz/price-alerts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'
import { GuestForm, useIsAnswered } from '../../guest-form/guest-form.tsx'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { ShareOffer } from './share-offer.tsx'

interface ThinkItOverProps {
  chosen: ChosenOffer
  /** The absolute URL of the offer. */
  shareUrl: string
}

/** For guests who do not decide today: an email when the price falls, a link to share, and a calendar file. */
export function ThinkItOver({ chosen, shareUrl }: ThinkItOverProps) {
  const { t } = useTranslation()
  return (
    <CardSection
      id={sectionIds.later}
      heading={t('hotelCard.alert.heading')}
      lead={t('hotelCard.alert.lead')}
      isOpen={useIsAnswered(priceAlertForm)}
    >
      <div className="grid gap-8 md:grid-cols-2 md:gap-10">
        <div>
          <h3 className="mb-3 text-title">{t('hotelCard.alert.title')}</h3>
          <AlertForm key={chosen.offer.offerCode} chosen={chosen} />
        </div>
        <ShareOffer chosen={chosen} shareUrl={shareUrl} />
      </div>
    </CardSection>
  )
}

function AlertForm({ chosen: { offer } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  return (
    <GuestForm
      uid={priceAlertForm}
      label={t('hotelCard.alert.title')}
      button={t('hotelCard.alert.button')}
      thanks={t('hotelCard.alert.thanks')}
    >
      {(typed, fields) => (
        <>
          <input type="hidden" name="offerCode" value={offer.offerCode} />
          <Field
            name="below"
            inputMode="numeric"
            label={t('hotelCard.alert.below')}
            description={t('hotelCard.alert.belowHint')}
            defaultValue={typed.below ?? String(Math.ceil(offer.quote.total / 100))}
            error={fields.below}
            required
          />
          <Field
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('forms.email')}
            description={t('hotelCard.alert.emailHint')}
            defaultValue={typed.email}
            error={fields.email}
            required
          />
        </>
      )}
    </GuestForm>
  )
}
