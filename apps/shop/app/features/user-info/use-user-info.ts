import { useEffect, useState } from 'react'
import { having, isFlag } from '../../browser/answer-shape.ts'
import { shopApi } from '../../browser/shop-api.ts'
import { useConsent } from '../consent/consent.ts'
import { refreshMs, type UserInfo, type UserInfoBody, userInfoFrom } from './user-info-answer.ts'

/** Asked for at once, then every four minutes, whether anybody looks at the page or not. */
export function useUserInfo(): UserInfo | null {
  const [info, setInfo] = useState<UserInfo | null>(null)
  // A guest who has just let us remember the visit, or no longer does, may be somebody else to us.
  const consent = useConsent()
  const allowed = consent?.allowed.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the consent changes.
  useEffect(() => {
    const left = new AbortController()
    const refresh = () =>
      void askUserInfo(left.signal).then(setInfo, () => {
        // What was known stays true until the next answer.
      })
    refresh()
    const repeat = setInterval(refresh, refreshMs)
    return () => {
      left.abort()
      clearInterval(repeat)
    }
  }, [allowed])
  return info
}

const isInfo = having<UserInfoBody>({ authenticated: isFlag })

async function askUserInfo(signal: AbortSignal): Promise<UserInfo> {
  const { body, headers } = await shopApi.get('www/user/info/get', { signal, shape: isInfo })
  return userInfoFrom(body, headers.get('customer-segment'))
}
