import type { JoinFaults } from '@wojaz/booking'
import { readJoinWish } from '@wojaz/booking'
import type { Typed } from '@wojaz/mail'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { shippedText } from '../request/error-text.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

const texts: Record<NonNullable<JoinFaults[keyof JoinFaults]>, string> = {
  'number-missing': 'payment.find.numberMissing',
  'number-is-none': 'payment.find.numberIsNone',
  'last-name-missing': 'account.join.lastNameMissing',
  'date-missing': 'account.join.dateMissing',
  'date-is-none': 'account.join.dateIsNone',
}

/** Used by page and API call; refuses with a sentence for each field. */
export async function askToJoin(
  { sharing }: Pick<Services, 'sharing'>,
  { uid, email, firstName }: Pick<Customer, 'uid' | 'email' | 'firstName'>,
  typed: Typed,
  { locale, place }: { locale: Locale; place: string },
): Promise<Outcome<'asked' | 'in-list', Record<string, string>>> {
  const read = readJoinWish(typed)
  if (read.ok)
    return accepted(await sharing.askToJoin({ id: uid, email, name: firstName }, read.value, place))
  return refused(
    Object.fromEntries(
      Object.entries(read.refusal).flatMap(([field, fault]) =>
        fault ? [[field, shippedText(texts[fault as keyof typeof texts], locale)]] : [],
      ),
    ),
  )
}
