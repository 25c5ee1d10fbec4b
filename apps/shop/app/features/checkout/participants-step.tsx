import { enteredOrder } from '@wojaz/booking'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { stepAddress } from './checkout-address.ts'
import type { CheckoutView } from './checkout-view.ts'
import { ContactFields } from './contact-fields.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepForm } from './step-form.tsx'
import { TravellerFields } from './traveller-fields.tsx'

/** Who travels, and whom we write to. */
export function ParticipantsStep({
  cart,
  offer,
  price,
  travellers,
  participants,
  contact,
  email,
  savedPeople,
  savedContact,
}: CheckoutView) {
  const { t } = useTranslation()
  const locale = useLocale()
  const entered = enteredOrder(participants, travellers.length).flatMap((person) => travellers[person] ?? [])
  return (
    <StepForm offerPrice={price.offer}>
      {(answer) => (
        <>
          {entered.map((traveller, place) => (
            <TravellerFields
              key={traveller.person}
              traveller={traveller}
              place={place}
              participant={participants[traveller.person]}
              savedPeople={savedPeople}
              isCustomer={place === 0 && participants.length === 0 && traveller.kind === 'adult'}
              dates={offer}
              answer={answer}
              showsRoom={offer.occupancies.length > 1}
            />
          ))}
          <ContactFields
            contact={contact}
            saved={{ ...savedContact, email }}
            first={participants[entered[0]?.person ?? 0]}
            answer={answer}
          />
          <StepButtons
            next={t('checkout.next.summary')}
            back={{
              label: t('checkout.back.recommendations'),
              href: stepAddress(locale, cart.id, 'recommendations'),
            }}
          />
        </>
      )}
    </StepForm>
  )
}
