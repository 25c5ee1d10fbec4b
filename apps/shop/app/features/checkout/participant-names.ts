import { useTranslation } from '../../i18n/use-translation.ts'
import type { CheckoutView } from './checkout-view.ts'

/** What each traveller is called: the name as soon as it is known. */
export function useParticipantNames({
  members,
  participants,
}: Pick<CheckoutView, 'members' | 'participants'>): readonly string[] {
  const { t } = useTranslation()
  return members.map(({ person, kind }) => {
    const known = participants[person]
    return known
      ? `${known.firstName} ${known.lastName}`
      : t(`checkout.participants.${kind}`, { person: person + 1 })
  })
}
