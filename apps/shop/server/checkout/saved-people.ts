import type { CheckoutView } from '../../app/features/checkout/checkout-view.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

type Saved = Pick<CheckoutView, 'savedPeople' | 'savedContact'>

/** The people of the account that can fill in the form: the customer, then their companions. */
export async function savedPeople(
  { account }: Pick<Services, 'account'>,
  customer: Customer | null,
): Promise<Saved> {
  if (!customer) return { savedPeople: [], savedContact: {} }
  const [details, companions] = await Promise.all([
    account.details(customer.uid),
    account.companions(customer.uid),
  ])
  if (!details) return { savedPeople: [], savedContact: {} }
  const { title, firstName, lastName, birthDate, phone, street, postalCode, city } = details
  return {
    savedPeople: [
      { id: 'me', title, firstName, lastName, birthDate, isCustomer: true },
      ...companions.map(({ document, ...one }) => ({
        ...one,
        isCustomer: false,
        document: document && { type: document.type, number: document.number },
      })),
    ],
    savedContact: {
      ...(phone && { phone }),
      ...(street && { street }),
      ...(postalCode && { postalCode }),
      ...(city && { city }),
    },
  }
}
