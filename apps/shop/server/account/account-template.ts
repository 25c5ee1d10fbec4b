import { accountPaths, settingsPath } from '@wojaz/account'
import type { TemplateType } from '@wojaz/content'
import { mailboxPath } from '@wojaz/talks'
import { matchPath } from 'react-router'
import { tripPaidPath, tripUnpaidPath } from '../../app/features/payment/payment-address.ts'
import type { ReservationTab } from '../../app/features/reservation/reservation-address.ts'
import { previewPath } from '../../app/features/reservation/sharing-address.ts'

const ofPage: Readonly<Record<string, TemplateType>> = {
  [accountPaths.login]: 'mytuiAuthLogin',
  [accountPaths.register]: 'mytuiAuthRegister',
  [accountPaths.registered]: 'mytuiAuthRegisterSuccess',
  [accountPaths.resend]: 'mytuiAuthResendActivation',
  [accountPaths.remind]: 'mytuiAuthPasswordReset',
  [accountPaths.newPassword]: 'mytuiAuthPasswordChange',
  [accountPaths.leave]: 'mytuiAuthDeactivate',
  [accountPaths.home]: 'mytuiReservations',
  [previewPath]: 'mytuiReservationPreview',
  [accountPaths.help]: 'mytuiHelp',
  [mailboxPath]: 'mytuiMailbox',
}

const ofTab: Readonly<Record<ReservationTab, TemplateType>> = {
  podsumowanie: 'mytuiReservation',
  podroz: 'mytuiReservationTravel',
  przewodnik: 'mytuiReservationGuide',
  hotel: 'mytuiReservationHotel',
  dokumenty: 'mytuiReservationDocuments',
  uslugi: 'mytuiReservationUpsells',
  platnosc: 'mytuiReservationPayment',
  czat: 'mytuiReservationChat',
  zarzadzanie: 'mytuiReservationManagement',
}

const ofPayment: readonly (readonly [string, TemplateType])[] = [
  [tripPaidPath, 'mytuiPaymentSuccess'],
  [tripUnpaidPath, 'mytuiPaymentFailure'],
]

/** The CMS template for the end of this account page; `path` has no language prefix. Null: none. */
export function accountTemplate(path: string): TemplateType | null {
  if (path === settingsPath || path.startsWith(`${settingsPath}/`)) return 'mytuiSettings'
  const tab = /^\/mytui\/rezerwacja\/[^/]+\/karta\/([a-z]+)$/.exec(path)?.[1]
  if (tab !== undefined && Object.hasOwn(ofTab, tab)) return ofTab[tab as ReservationTab]
  const payment = ofPayment.find(([page]) => matchPath(page, path))?.[1]
  if (payment) return payment
  if (path.startsWith(`${mailboxPath}/`)) return 'mytuiMailboxId'
  return ofPage[path] ?? null
}
