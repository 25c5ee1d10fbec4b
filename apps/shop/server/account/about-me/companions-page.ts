import { readCompanion } from '@wojaz/account'
import type { Companion } from '@wojaz/account/server'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import { redirect } from 'react-router'
import type { CompanionsView } from '../../../app/features/account/companions-view.ts'
import {
  newCompanion,
  personParameter,
  removedParameter,
  savedAddress,
  savedParameter,
  settingsAddress,
} from '../../../app/features/account/settings-address.ts'
import { servicesContext } from '../../request/context.ts'
import { accountOf, accountTexts, type Context, localeOf, mend, refuse, typedIn } from '../account-page.ts'
import { signedIn } from '../signed-in.ts'
import { aboutMeSentences } from './fault-sentences.ts'

export async function loadCompanions(
  context: Context,
  request: Request,
): Promise<CompanionsView & { texts: string }> {
  const { uid } = signedIn(context, request)
  const companions = await accountOf(context).companions(uid)
  const search = new URL(request.url).searchParams
  const person = search.get(personParameter)
  const edited = companions.find(({ id }) => id === person) ?? null
  if (person !== null && person !== newCompanion && !edited)
    throw redirect(settingsAddress(localeOf(context), 'companions'), 303)
  return {
    companions,
    form:
      person === null ? null : { id: edited?.id ?? null, known: edited && typedOf(edited), ...kept(edited) },
    news: search.has(savedParameter) ? 'saved' : search.has(removedParameter) ? 'removed' : null,
    texts: accountTexts(context),
  }
}

const kept = (edited: Companion | null) => ({ keptNumber: edited?.document?.number ?? null })

function typedOf({ title, firstName, lastName, birthDate, document }: Companion): Record<string, string> {
  const validUntil = document?.validUntil
  return {
    title,
    firstName,
    lastName,
    birthDate: formatDate(birthDate),
    documentType: document?.type ?? '',
    documentValidUntil: validUntil ? formatDate(validUntil) : '',
  }
}

export async function actCompanions(context: Context, request: Request) {
  const { uid } = signedIn(context, request)
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const account = accountOf(context)
  const person = new URL(request.url).searchParams.get(personParameter)
  const id = person === newCompanion ? null : person
  if (typed.intent === 'remove') {
    await account.removeCompanion(uid, id ?? '')
    return redirect(`${settingsAddress(locale, 'companions')}?${removedParameter}=1`, 303)
  }
  const companions = await account.companions(uid)
  const hasDocument = companions.some((one) => one.id === id && one.document !== null)
  const today = dayOf(context.get(servicesContext).clock())
  const read = readCompanion(typed, { today, hasDocument })
  if (!read.ok) return mend(typed, aboutMeSentences(read.refusal, locale))
  const saved = await account.saveCompanion(uid, id, read.value)
  return saved.ok
    ? redirect(savedAddress(locale, 'companions'), 303)
    : refuse(typed, context, saved.refusal.code)
}
