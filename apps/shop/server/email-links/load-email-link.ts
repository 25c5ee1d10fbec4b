import { pageTexts } from '@wojaz/content'
import { tokenParameter } from '@wojaz/mail'
import type { RouterContextProvider } from 'react-router'
import {
  isLinkResult,
  type LinkPurpose,
  resultParameter,
} from '../../app/features/email-links/email-link-address.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'

/** What the page of an email's link shows: a button when the link holds, else why it does not, or what a press has done. */
export function loadEmailLink(
  purpose: LinkPurpose,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { searchParams } = new URL(request.url)
  const { locale } = context.get(visitContext)
  const page = { locale, texts: pageTexts(context.get(deliveryContext).i18n, 'emails') }
  const result = searchParams.get(resultParameter)
  if (isLinkResult(result)) return { ...page, state: result, token: '' }
  const token = searchParams.get(tokenParameter) ?? ''
  const { mail, priceAlerts } = context.get(servicesContext)
  const link =
    purpose === 'confirm' || purpose === 'leave'
      ? mail.checkLink(purpose, token)
      : priceAlerts.checkLink(purpose, token)
  if (link.ok) return { ...page, state: 'asked' as const, token }
  const state = link.refusal === 'link-expired' ? ('expired' as const) : ('broken' as const)
  return { ...page, state, token: '' }
}
