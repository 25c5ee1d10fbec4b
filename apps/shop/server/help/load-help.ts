import { type FaqQuestion, pageTexts } from '@wojaz/content'
import { chatOpening } from '@wojaz/talks'
import { redirect } from 'react-router'
import {
  answerId,
  askedParameter,
  helpAddress,
  isFaqRating,
  ratedParameter,
} from '../../app/features/help/help-address.ts'
import type { HelpView } from '../../app/features/help/help-view.ts'
import { type Context, localeOf, typedIn } from '../account/account-page.ts'
import { customerContext, deliveryContext, servicesContext } from '../request/context.ts'
import { helpQuestions, rateAnswer } from './help-questions.ts'

/** Open to everybody, logged in or not. */
export async function loadHelp(context: Context, request: Request): Promise<HelpView & { texts: string }> {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get(askedParameter) ?? '').trim().slice(0, 200)
  const isLoggedIn = context.get(customerContext) !== null
  const [questions, contact] = await Promise.all([
    helpQuestions(services, { typed, locale }),
    services.content.contact(locale),
  ])
  const { i18n } = context.get(deliveryContext)
  return {
    isLoggedIn,
    typed,
    contact,
    questions: questions.map(shown),
    openings: {
      phone: chatOpening(services.env.phoneHours, services.clock()),
      chat: chatOpening(services.env.chatHours, services.clock()),
    },
    rated: searchParams.get(ratedParameter),
    texts: isLoggedIn ? pageTexts(i18n, 'help', 'account') : pageTexts(i18n, 'help'),
  }
}

/** Records a vote sent without scripts, then redirects to the answer with thanks. */
export async function actHelp(context: Context, request: Request): Promise<Response> {
  const {
    pytanie: questionId = '',
    ocena: rating = '',
    [askedParameter]: typed = '',
  } = await typedIn(request)
  const locale = localeOf(context)
  const address = helpAddress(locale)
  if (!isFaqRating(rating)) return redirect(address, { status: 303 })
  const outcome = await rateAnswer(context.get(servicesContext), { questionId, rating, locale })
  if (!outcome.ok) return redirect(address, { status: 303 })
  const asked = new URLSearchParams({
    ...(typed ? { [askedParameter]: typed } : {}),
    [ratedParameter]: questionId,
  })
  return redirect(`${address}?${asked}#${answerId(questionId)}`, { status: 303 })
}

const shown = ({ id, question, html, topic }: FaqQuestion) => ({ id, question, html, topic })
