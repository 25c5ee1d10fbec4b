import { readAddress, readCode, readLogin } from '@wojaz/account'
import { redirect } from 'react-router'
import {
  accountAddress,
  type LoginStep,
  loginStepAddress,
  loginStepOf,
  returnParameter,
  stepParameter,
  takenParameter,
} from '../../app/features/account/account-address.ts'
import { customerContext, servicesContext } from '../request/context.ts'
import {
  accountOf,
  accountTexts,
  type Context,
  comeIn,
  cookiesOf,
  fromOf,
  localeOf,
  mend,
  turnAway,
  typedIn,
} from './account-page.ts'
import { faultSentences } from './account-refusals.ts'
import { attemptCookie, type LoginAttempt, readAttempt } from './login-attempt.ts'
import { safeReturn } from './safe-return.ts'
import { waysOutside } from './ways-outside.ts'

/** One step at a time, each at its own URL, so that Back leads to the previous step. */
export function loadLogin(context: Context, request: Request) {
  const back = returnOf(request)
  if (context.get(customerContext)) throw redirect(back ?? homeOf(context), 303)
  const { searchParams } = new URL(request.url)
  const kept = attemptOf(context, request)
  const step = loginStepOf(searchParams.get(stepParameter))
  // A step whose predecessors are missing redirects to the first one, the email address.
  if ((step === 'password' && !kept) || (step === 'code' && !kept?.attempt))
    throw redirect(loginStepAddress(localeOf(context), 'email', back), 303)
  return {
    step,
    email: kept?.email ?? null,
    isSentHere: back !== null,
    isSentAgain: searchParams.has(takenParameter),
    ...waysOutside(context, back),
    texts: accountTexts(context),
  }
}

type Typed = Readonly<Record<string, string>>

/** Handles the step that was sent. A form with address and password is both steps at once. */
export async function actLogin(context: Context, request: Request) {
  const typed = await typedIn(request)
  const step = typed.step ?? (typed.password === undefined ? 'email' : 'password')
  if (step === 'code') return typeCode(context, request, typed)
  if (step === 'again') return sendAgain(context, request)
  return step === 'password' ? typePassword(context, request, typed) : typeAddress(context, request, typed)
}

function typeAddress(context: Context, request: Request, typed: Typed) {
  const read = readAddress(typed)
  if (!read.ok) return mend(typed, faultSentences(read.refusal, localeOf(context)))
  return goOn(context, request, 'password', { ...read.value, attempt: null })
}

/** Redirects to the requested page, to the account, or to the code if the login is unusual. */
async function typePassword(context: Context, request: Request, typed: Typed) {
  const read = readLogin({ ...typed, email: typed.email ?? attemptOf(context, request)?.email ?? '' })
  if (!read.ok) return mend(typed, faultSentences(read.refusal, localeOf(context)))
  const outcome = await accountOf(context).logIn({ ...read.value, from: fromOf(context, request) })
  if (outcome.ok) return comeIn(outcome.value, request, returnOf(request) ?? homeOf(context))
  if (outcome.refusal.code !== 'code-needed') return turnAway(typed, context, outcome.refusal)
  return goOn(context, request, 'code', { email: read.value.email, attempt: outcome.refusal.attempt })
}

async function typeCode(context: Context, request: Request, typed: Typed) {
  const read = readCode(typed)
  if (!read.ok) return mend({}, faultSentences(read.refusal, localeOf(context)))
  const attempt = attemptOf(context, request)?.attempt ?? ''
  const from = fromOf(context, request)
  const outcome = await accountOf(context).authorize({ ...read.value, attempt, from })
  if (outcome.ok) return comeIn(outcome.value, request, returnOf(request) ?? homeOf(context))
  return turnAway({}, context, outcome.refusal)
}

async function sendAgain(context: Context, request: Request) {
  const kept = attemptOf(context, request)
  const from = fromOf(context, request)
  const outcome = await accountOf(context).resendCode({ attempt: kept?.attempt ?? '', from })
  if (!outcome.ok || !kept)
    return turnAway({}, context, outcome.ok ? { code: 'attempt-over' } : outcome.refusal)
  return goOn(context, request, 'code', kept, `&${takenParameter}=1`)
}

function goOn(context: Context, request: Request, step: LoginStep, kept: LoginAttempt, more = '') {
  const to = loginStepAddress(localeOf(context), step, returnOf(request))
  const cookie = attemptCookie(secretOf(context), kept)
  return redirect(to + more, { status: 303, headers: { 'set-cookie': cookie } })
}

const secretOf = (context: Context) => context.get(servicesContext).env.contentSecret
const attemptOf = (context: Context, request: Request) => readAttempt(secretOf(context), cookiesOf(request))
const homeOf = (context: Context) => accountAddress(localeOf(context), 'home')
const returnOf = (request: Request) => safeReturn(new URL(request.url).searchParams.get(returnParameter))
