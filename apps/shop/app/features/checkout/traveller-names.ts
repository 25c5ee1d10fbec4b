import { useTranslation } from '../../i18n/use-translation.ts'
import type { CheckoutView } from './checkout-view.ts'

/** How each traveller is called: by name once it is known. */
export function useTravellerNames({
  travellers,
  participants,
}: Pick<CheckoutView, 'travellers' | 'participants'>): readonly string[] {
  const { t } = useTranslation()
  return travellers.map(({ person, kind }) => {
    const known = participants[person]
    return known
      ? `${known.firstName} ${known.lastName}`
      : t(`checkout.participants.${kind}`, { person: person + 1 })
  })
}
