import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AccountForm } from '../account-form.tsx'
import { passkeyTrouble } from './passkey-trouble.ts'
import { SmallForm } from './small-form.tsx'
import { confirmWithPasskey, usePasskeySupport } from './use-passkey.ts'

/** For customers without a password: a code sent to their address. */
export function ConfirmByCode({ isCodeSent }: { isCodeSent: boolean }) {
  const { t } = useTranslation()
  if (!isCodeSent)
    return (
      <div className="grid justify-items-start gap-4 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7">
        <p>{t('account.ways.confirm.noPassword')}</p>
        <SmallForm intent="send-code" look="secondary" size="medium">
          {t('account.ways.question.addressButton')}
        </SmallForm>
      </div>
    )
  return (
    <>
      <Notice tone="success">{t('account.ways.confirm.sent')}</Notice>
      <AccountForm fields={['code']} hidden={{ intent: 'code' }} button={t('account.confirm.button')}>
        <p className="text-small text-ink-soft">{t('account.ways.code.hint')}</p>
      </AccountForm>
      <SmallForm intent="send-code">{t('account.ways.code.again')}</SmallForm>
    </>
  )
}

/** `back`: the page of the shop to return to. */
export function ConfirmByPasskey({ back }: { back: string }) {
  const { t } = useTranslation()
  const isSupported = usePasskeySupport()
  const [state, setState] = useState<'idle' | 'asking' | { words: string | null }>('idle')
  if (!isSupported) return null
  const press = async () => {
    setState('asking')
    try {
      await confirmWithPasskey()
      window.location.assign(back)
    } catch (error) {
      const trouble = passkeyTrouble(error)
      setState(trouble.is === 'refused' ? { words: trouble.words } : 'idle')
    }
  }
  return (
    <div className="grid gap-3">
      <Button look="secondary" fullWidth isPending={state === 'asking'} onPress={press}>
        <Icon name="key" size={20} />
        {t('account.ways.confirm.passkey')}
      </Button>
      {typeof state === 'object' ? (
        <Notice tone="error">{state.words ?? t('account.ways.refusal.passkeyRefused')}</Notice>
      ) : null}
    </div>
  )
}
