import { type PhoneChannel, phoneChannels } from '@wojaz/account'
import { type MailingList, mailingLists } from '@wojaz/mail'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { AgreementEventView, AgreementView } from '../../../app/features/account/agreements-view.ts'
import { escapeHtml } from '../../request/escape-html.ts'
import type { Services } from '../../request/services.ts'
import type { Customer } from '../../request/visitor.ts'

type AgreementServices = Pick<Services, 'account' | 'mail' | 'content'>
type Channel = MailingList | PhoneChannel
export const channels: readonly Channel[] = [...mailingLists, ...phoneChannels]

const isList = (channel: Channel): channel is MailingList => mailingLists.some((list) => list === channel)

/** What a customer has consented to. For email these are the lists that contain their address, however it got there. */
export async function agreementsOf(
  { account, mail, content }: AgreementServices,
  { uid, email }: Pick<Customer, 'uid' | 'email'>,
  locale: Locale,
): Promise<AgreementView[]> {
  const [lists, phoneHistory, { texts }] = await Promise.all([
    mail.listsOf(email),
    account.agreementHistory(uid),
    content.dictionary(locale),
  ])
  return channels.map((channel) => {
    const history: AgreementEventView[] = isList(channel)
      ? lists.consents
          .filter((one) => one.list === channel && one.channel === 'email')
          .flatMap(({ wording, givenAt, withdrawnAt }) => [
            ...(withdrawnAt ? [{ isGiven: false, at: withdrawnAt.toISOString(), wording }] : []),
            { isGiven: true, at: givenAt.toISOString(), wording },
          ])
      : phoneHistory
          .filter((one) => one.channel === channel)
          .map(({ isGiven, at, wording }) => ({ isGiven, at: at.toISOString(), wording }))
    const isGiven = isList(channel) ? lists.on.includes(channel) : (history[0]?.isGiven ?? false)
    const since = isGiven ? (history[0]?.at ?? null) : null
    return { channel, isGiven, since, wording: texts[wordingKey(channel)] ?? '', history }
  })
}

/** Records the consent with the shop's own wording, never with text from the request. */
export async function changeAgreement(
  { account, mail, content }: AgreementServices,
  { uid, email, firstName }: Pick<Customer, 'uid' | 'email' | 'firstName'>,
  { channel, isGiven, locale }: { channel: Channel; isGiven: boolean; locale: Locale },
): Promise<Outcome<null, { code: 'phone-needed' }>> {
  // Stored as HTML, like the consent texts of forms.
  const wording = escapeHtml((await content.dictionary(locale)).texts[wordingKey(channel)] ?? '')
  if (isList(channel)) {
    await (isGiven
      ? mail.joinList(channel, { email, firstName, locale, wording })
      : mail.leaveList(channel, email))
    return accepted(null)
  }
  if (isGiven && !(await account.details(uid))?.phone) return refused({ code: 'phone-needed' })
  await account.agree(uid, { channel, isGiven, wording })
  return accepted(null)
}

function wordingKey(channel: Channel): string {
  return `account.agreements.${channel}Wording`
}
