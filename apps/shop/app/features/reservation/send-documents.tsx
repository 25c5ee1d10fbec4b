import { useId } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { Panel } from './panel.tsx'
import type { SendAnswer, SharingView } from './sharing-view.ts'

/** Sends documents of the trip to an address of the party, or to any other. */
export function SendDocuments({ documents, addresses, isSent }: Extract<SharingView, { tab: 'dokumenty' }>) {
  const { t } = useTranslation()
  const list = useId()
  const given = useActionData() as SendAnswer | undefined
  const answer = given?.typed?.intent === 'send' ? given : undefined
  return (
    <div id="wyslij" className="no-print scroll-mt-24">
      <Panel heading={t('reservation.send.title')}>
        <form method="post" noValidate className="grid max-w-[30rem] gap-5">
          {isSent && !answer ? <Notice tone="success">{t('reservation.send.sent')}</Notice> : null}
          {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
          <p>{t('reservation.send.lead')}</p>
          <Field
            label={t('reservation.send.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            list={list}
            required
            autoFocus={!!answer?.error}
            defaultValue={answer?.typed.email}
            error={answer?.error ?? undefined}
          />
          <datalist id={list}>
            {addresses.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-small font-bold">{t('reservation.send.which')}</legend>
            {documents.map((name) => (
              <TickBox
                key={name}
                name={`doc.${name}`}
                defaultChecked={!answer || answer.typed[`doc.${name}`] !== undefined}
              >
                {t(`payment.success.document.${name}`)}
              </TickBox>
            ))}
          </fieldset>
          <div>
            <Button type="submit" name="intent" value="send" look="secondary">
              {t('reservation.send.button')}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  )
}
