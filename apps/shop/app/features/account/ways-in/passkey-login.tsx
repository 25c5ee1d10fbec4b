import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { passkeyTrouble } from './passkey-trouble.ts'
import { hasPasskeyAutofill, logInWithPasskey, usePasskeySupport } from './use-passkey.ts'

type State = { is: 'idle' } | { is: 'asking' } | { is: 'refused'; words: string | null }

/** Reloads the page, which redirects a logged-in customer to where they wanted to go. */
const goOn = () => window.location.reload()

/** A button, and the passkey in the autofill of the address field. */
export function PasskeyLogin() {
  const { t } = useTranslation()
  const [state, setState] = useState<State>({ is: 'idle' })
  const isSupported = usePasskeySupport()

  useEffect(() => {
    if (!isSupported) return
    // Autofill runs without a press of the guest. If it fails, the button is still there.
    void (async () => {
      if (await hasPasskeyAutofill()) await logInWithPasskey({ isAutofill: true }).then(goOn)
    })().catch((error) => {
      const trouble = passkeyTrouble(error)
      if (trouble.is === 'refused') setState(trouble)
    })
  }, [isSupported])

  // Its place is free until the browser is asked, so that nothing moves.
  if (isSupported === null) return <div className="min-h-12 noscript:hidden" />
  if (!isSupported) return null
  const press = async () => {
    setState({ is: 'asking' })
    try {
      await logInWithPasskey()
      goOn()
    } catch (error) {
      const trouble = passkeyTrouble(error)
      setState(trouble.is === 'refused' ? trouble : { is: 'idle' })
    }
  }
  return (
    <div className="grid gap-3">
      <Button look="secondary" fullWidth isPending={state.is === 'asking'} onPress={press}>
        <Icon name="key" size={20} />
        {t('account.ways.passkey')}
      </Button>
      {state.is === 'refused' ? (
        <Notice tone="error">{state.words ?? t('account.ways.refusal.passkeyRefused')}</Notice>
      ) : null}
    </div>
  )
}
