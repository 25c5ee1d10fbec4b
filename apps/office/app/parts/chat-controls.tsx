import type { ChatState } from '@wojaz/talks'
import { base } from '../address.ts'
import { ChoiceField } from './field.tsx'

interface ChatControlsProps {
  readonly thread: string
  readonly chat: ChatState
  readonly me: string
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
}

/** The buttons of a chat: take it, hand it over or end it, depending on its state. */
export function ChatControls({ thread, chat, me, colleagues }: ChatControlsProps) {
  if (chat.state !== 'waiting' && chat.state !== 'answered') return null
  const action = `${base}/rozmowy/${thread}/czat`
  const others = colleagues.filter(({ id }) => id !== me)
  return (
    <div className="row">
      {chat.state === 'waiting' && (
        <form method="post" action={action}>
          <button type="submit" name="co" value="take">
            Odbierz czat
          </button>
        </form>
      )}
      {chat.state === 'answered' && others.length > 0 && (
        <form method="post" action={action} className="row">
          <ChoiceField
            label="Komu przekazać czat"
            name="to"
            choices={others.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <button type="submit" name="co" value="hand-over" className="quiet">
            Przekaż czat
          </button>
        </form>
      )}
      <form method="post" action={action}>
        <button type="submit" name="co" value="end" className="quiet">
          Zakończ czat
        </button>
      </form>
    </div>
  )
}
