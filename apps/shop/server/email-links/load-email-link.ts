import { pageTexts } from '@wojaz/content'
import { tokenParameter } from '@wojaz/mail'
import type { RouterContextProvider } from 'react-router'
import {
  isLinkResult,
  type LinkPurpose,
  resultParameter,
} from '../../app/features/email-links/email-link-address.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'

/** The data for the page of an email's link: a button if the link is valid, else the reason, or the result of a press. */
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
