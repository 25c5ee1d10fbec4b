import { enteredOrder } from '@wojaz/booking'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { stepAddress } from './checkout-address.ts'
import type { CheckoutAnswer, CheckoutTravellerData, CheckoutView } from './checkout-view.ts'
import { ContactFields } from './contact-fields.tsx'
import { CountryList } from './document-fields.tsx'
import { useFaultWords } from './fault-words.ts'
import { ParticipantFields } from './participant-fields.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepForm } from './step-form.tsx'
import { useWishWords, WishFields } from './wish-fields.tsx'

/** The travellers and the contact details. */
export function ParticipantsStep({
  cart,
  offer,
  price,
  members,
  participants,
  contact,
  email,
  savedPeople,
  savedContact,
  travellerData,
}: CheckoutView) {
  const { t } = useTranslation()
  const locale = useLocale()
  const entered = enteredOrder(participants, members.length).flatMap((person) => members[person] ?? [])
  return (
    <StepForm offerPrice={price.offer}>
      {(answer) => (
        <>
          {entered.map((member, place) => (
            <ParticipantFields
              key={member.person}
              member={member}
              place={place}
              participant={participants[member.person]}
              savedPeople={savedPeople}
              isCustomer={place === 0 && participants.length === 0 && member.kind === 'adult'}
              dates={offer}
              answer={answer}
              data={travellerData}
              showsRoom={offer.occupancies.length > 1}
            />
          ))}
          <ContactFields
            contact={contact}
            saved={{ ...savedContact, email }}
            first={participants[entered[0]?.person ?? 0]}
            answer={answer}
          />
          {travellerData ? <Wishes wishes={travellerData.wishes} answer={answer} /> : null}
          {travellerData ? <CountryList names={travellerData.countries} /> : null}
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

/** Folded, because most guests have no wishes. */
function Wishes({
  wishes,
  answer,
}: Pick<CheckoutTravellerData, 'wishes'> & { answer: CheckoutAnswer | undefined }) {
  const { t } = useTranslation()
  const faultOf = useFaultWords(answer)
  const wished = useWishWords()(wishes)
  return (
    <details
      className="rounded-card bg-paper-raised px-5 py-3 shadow-raised sm:px-6"
      open={faultOf('wish.text') !== undefined || wished.length > 0}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">
        {t('checkout.wishes.optional')}
      </summary>
      <div className="grid gap-4 pb-3">
        <p className="text-small text-ink-soft">{t('checkout.wishes.lead')}</p>
        <WishFields wishes={wishes} typed={answer?.typed} faultOf={faultOf} />
      </div>
    </details>
  )
}
