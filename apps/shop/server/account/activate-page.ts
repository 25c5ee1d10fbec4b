import { tokenParameter } from '@wojaz/mail'
import { redirect } from 'react-router'
import { accountAddress, takenParameter } from '../../app/features/account/account-address.ts'
import { customerContext } from '../request/context.ts'
import {
  accountOf,
  accountTexts,
  type Context,
  comeIn,
  cookiesOf,
  fromOf,
  localeOf,
  turnAway,
  typedIn,
} from './account-page.ts'
import { readRegistered } from './registered-here.ts'

export async function loadActivate(context: Context, request: Request) {
  return {
    ...(await accountOf(context).activation(tokenOf(request), readRegistered(cookiesOf(request)))),
    isInside: context.get(customerContext) !== null,
    isSent: new URL(request.url).searchParams.has(takenParameter),
    texts: accountTexts(context),
  }
}

export async function actActivate(context: Context, request: Request) {
  const typed = await typedIn(request)
  const [token, from] = [tokenOf(request), fromOf(context, request)]
  const { activate, resendByLink } = accountOf(context)
  if (typed.intent === 'again') {
    await resendByLink({ token, from })
    const sent = new URLSearchParams({ [tokenParameter]: token, [takenParameter]: '1' })
    return redirect(`${accountAddress(localeOf(context), 'activate')}?${sent}`, 303)
  }
  const browser = readRegistered(cookiesOf(request))
  const outcome = await activate({ token, password: typed.password ?? '', browser, from })
  if (outcome.ok) return comeIn(outcome.value, request, accountAddress(localeOf(context), 'home'))
  return turnAway({}, context, outcome.refusal)
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get(tokenParameter) ?? ''
}
