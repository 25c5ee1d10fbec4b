import { longestMessage } from '@wojaz/talks'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { keepDraft, sendMessage, tellTyping } from './conversation-calls.ts'
import { FileField } from './file-field.tsx'
import type { ConversationView, MessageAnswer, MessageView } from './mailbox-view.ts'

interface MessageFormProps {
  view: Pick<ConversationView, 'id' | 'sentAs' | 'draft'>
  label: string
  chatToken?: string
  onSent: (message: MessageView) => void
}

const draftAfterMs = 1_000
const typingEveryMs = 3_000

/** Without scripts a form of the page; with them a message goes without leaving it, and what is typed is kept. */
export function MessageForm({ view, label, chatToken, onSent }: MessageFormProps) {
  const { t } = useTranslation()
  const answer = useActionData() as MessageAnswer | undefined
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const [fault, setFault] = useState<string>()
  /** A message that did not get through is sent again under its name. */
  const [sentAs, setSentAs] = useState(view.sentAs)
  const kept = useKeptDraft(view.id, chatToken)
  const area = () => form.current?.elements.namedItem('text') as HTMLTextAreaElement | null

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const pressed = event.nativeEvent.submitter as HTMLButtonElement | null
    const text = area()?.value ?? ''
    // Files travel with the form itself.
    if (pressed?.value === 'draft' || bringsFiles(form.current)) return
    event.preventDefault()
    // It is not sent as a form: nothing is to be put back into it after a login.
    event.stopPropagation()
    if (state === 'sending') return
    if (text.trim() === '') return setFault(t('mailbox.fault.missing'))
    if (text.length > longestMessage) return setFault(t('mailbox.fault.tooLong'))
    setFault(undefined)
    setState('sending')
    try {
      await kept.settled()
      onSent(await sendMessage({ thread: view.id, text, sentAs, chatToken }))
      form.current?.reset()
      const typed = area()
      if (typed) typed.value = ''
      setSentAs(crypto.randomUUID())
      setState('idle')
      typed?.focus()
    } catch {
      setState('failed')
    }
  }

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onInput={() => kept.typed(area()?.value ?? '')}
      className="grid gap-3"
    >
      <input type="hidden" name="sentAs" value={sentAs} readOnly />
      <TextArea
        label={label}
        name="text"
        rows={3}
        required
        defaultValue={answer?.typed.text ?? view.draft}
        error={fault ?? answer?.fields.text}
      />
      <FileField answer={answer} />
      {state === 'failed' ? <Notice tone="error">{t('mailbox.notSent')}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="reply" isPending={state === 'sending'}>
          {t('mailbox.send')}
        </Button>
        <Button type="submit" name="intent" value="draft" look="quiet">
          {t('mailbox.keepDraft')}
        </Button>
      </div>
    </form>
  )
}

function bringsFiles(form: HTMLFormElement | null): boolean {
  if (!form) return false
  const sent = new FormData(form)
  return sent.has('stay') || [...sent.values()].some(isFile)
}

/** A file input without a choice sends an empty one. */
function isFile(value: FormDataEntryValue): boolean {
  return value instanceof File && value.name !== ''
}

/** Keeps what is typed a moment after the last key, and tells whoever waits that somebody types. */
function useKeptDraft(thread: string, chatToken: string | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef(0)
  const keeping = useRef<Promise<void>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    typed(text: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // A draft that was not kept is kept with the next key.
        keeping.current = keepDraft(thread, text).catch(() => {})
      }, draftAfterMs)
      if (chatToken && Date.now() - told.current > typingEveryMs) {
        told.current = Date.now()
        void tellTyping(chatToken).catch(() => {})
      }
    },
    /** No draft comes after what is sent now. */
    async settled() {
      clearTimeout(timer.current)
      await keeping.current
    },
  }
}
