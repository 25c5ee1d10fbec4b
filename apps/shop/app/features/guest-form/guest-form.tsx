import { type Typed, trapField } from '@wojaz/mail'
import { type FormEvent, type ReactNode, useContext, useEffect, useId, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageOfForm, ReturnedFormContext } from '../../ui/page-of-form.ts'
import { formAnchor, sentParameter } from './form-address.ts'
import { emptyForm, guestForm } from './guest-form-state.ts'

interface GuestFormProps {
  uid: string
  /** The accessible name of the form. */
  label: string
  button: string
  /** The editor's text after sending. */
  thanks: string
  /** Gets the typed values and the errors by field name. */
  children(typed: Typed, fields: Record<string, string>): ReactNode
}

/** Whether this page load is the response to this form. Then its message must be visible. */
export function useIsAnswered(uid: string): boolean {
  const { search, key } = useLocation()
  const returned = useReturned(uid, key)
  return returned !== null || isSentIn(search, uid)
}

function isSentIn(search: string, uid: string): boolean {
  return new URLSearchParams(search).get(sentParameter) === uid
}

/** A plain form to its own page. With scripts the page stays and only the response is fetched. */
export function GuestForm({ uid, label, button, thanks, children }: GuestFormProps) {
  const { t } = useTranslation()
  const { pathname, search, key } = useLocation()
  const page = useContext(PageOfForm)
  const returned = useReturned(uid, key)
  const isSent = isSentIn(search, uid)
  const [state, send] = useReducer(
    guestForm,
    isSent
      ? { step: 'sent', thanks }
      : returned
        ? { step: 'writing', fields: returned.fields, failure: null }
        : emptyForm,
  )
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  // Moves the focus only after a press on this page, not when the page is opened.
  const hasPressed = useRef(false)
  useEffect(() => {
    if (!hasPressed.current || state.step === 'sending') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (state.step === 'writing' && wrong) wrong.focus()
    else answer.current?.focus()
  }, [state])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.step !== 'writing') return
    hasPressed.current = true
    const fields = typedIn(event.currentTarget)
    send({ type: 'sendPressed' })
    import('./send-form.ts')
      .then(({ sendForm }) => sendForm({ page, form: uid, fields }, t('forms.notSent')))
      .catch(() => ({ type: 'failed' as const, sentence: t('forms.notSent') }))
      .then(send)
  }

  return (
    <div id={formAnchor(uid)} className="scroll-mt-28">
      <div ref={answer} tabIndex={-1} className="outline-none">
        {state.step === 'sent' ? <Notice tone="success">{state.thanks}</Notice> : null}
        {state.step === 'writing' && state.failure ? <Notice tone="error">{state.failure}</Notice> : null}
      </div>
      {state.step === 'sent' ? null : (
        <form
          ref={form}
          method="post"
          action={`${pathname}#${formAnchor(uid)}`}
          aria-label={label}
          noValidate
          onSubmit={submit}
          className="grid gap-5"
        >
          <input type="hidden" name="form" value={uid} />
          <input type="hidden" name="page" value={page} />
          {Object.keys(state.fields).length > 0 ? <Notice tone="error">{t('forms.mend')}</Notice> : null}
          {children(returned?.typed ?? {}, state.fields)}
          <Trap />
          <div>
            <Button type="submit" isPending={state.step === 'sending'}>
              {button}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

/** Only on the page load that is the response. After another navigation the form is empty again. */
function useReturned(uid: string, historyKey: string) {
  const returned = useContext(ReturnedFormContext)
  return historyKey === 'default' && returned?.form === uid ? returned : null
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const hidden = new Set(['form', 'page'])
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && !hidden.has(name) ? [[name, value]] : [],
    ),
  )
}

/** A honeypot: hidden from people, screen readers and the keyboard. Only bots fill it in. */
function Trap() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div hidden>
      <label htmlFor={id}>{t('forms.trap')}</label>
      <input id={id} name={trapField} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  )
}
