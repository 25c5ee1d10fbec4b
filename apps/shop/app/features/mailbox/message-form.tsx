import { longestMessage } from '@wojaz/talks'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { randomUuid } from '../../browser/random-id.ts'
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

/**
 * Without scripts a form of the page. With scripts it sends the message without leaving the page, and saves a draft while the
 * guest types.
 */
export function MessageForm({ view, label, chatToken, onSent }: MessageFormProps) {
  const { t } = useTranslation()
  const answer = useActionData() as MessageAnswer | undefined
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const [fault, setFault] = useState<string>()
  /** The idempotency key: a message that was not sent is sent again with the same one. */
  const [sentAs, setSentAs] = useState(view.sentAs)
  const kept = useKeptDraft(view.id, chatToken)
  const area = () => form.current?.elements.namedItem('text') as HTMLTextAreaElement | null

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const pressed = event.nativeEvent.submitter as HTMLButtonElement | null
    const text = area()?.value ?? ''
    // Messages with files are sent as a native form.
    if (pressed?.value === 'draft' || bringsFiles(form.current)) return
    event.preventDefault()
    // Keeps `KeptTypingHost` from storing the text: it must not be restored after a login.
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
      setSentAs(randomUuid())
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

/** An empty file input sends a file without a name. */
function isFile(value: FormDataEntryValue): boolean {
  return value instanceof File && value.name !== ''
}

/** Saves a draft a moment after the last keystroke, and tells the office that the guest is typing. */
function useKeptDraft(thread: string, chatToken: string | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef(0)
  const keeping = useRef<Promise<void>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    typed(text: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // A draft that could not be saved is saved after the next keystroke.
        keeping.current = keepDraft(thread, text).catch(() => {})
      }, draftAfterMs)
      if (chatToken && Date.now() - told.current > typingEveryMs) {
        told.current = Date.now()
        void tellTyping(chatToken).catch(() => {})
      }
    },
    /** Waits for the last draft, so that none is saved after the message is sent. */
    async settled() {
      clearTimeout(timer.current)
      await keeping.current
    },
  }
}
