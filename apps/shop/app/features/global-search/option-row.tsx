import { type MouseEvent, useEffect, useRef } from 'react'
import { useFactsWords } from './use-facts-words.ts'

/** On a phone what an option leads to takes a line of its own where both do not fit: a name is not broken for it. */
export const namedLook = 'flex min-w-0 items-center gap-3 max-md:flex-auto md:flex-1'
export const factsLook = 'text-fine text-ink-soft max-md:pl-8 md:max-w-[55%] md:text-right'

interface OptionRowProps {
  type: 'checkbox' | 'radio'
  name?: string
  value: string
  label: string
  isChosen: boolean
  isPartly?: boolean
  isEnabled: boolean
  count: number | null
  fromPrice: number | null
  onChoose: () => void
  /** A press with a finger or a mouse: one choice is made, nothing else is to be done here. */
  onPressed?: () => void
}

/** One thing to choose, with what it leads to. What leads nowhere says so; what is chosen can always be given up. */
export function OptionRow({
  type,
  name,
  value,
  label,
  isChosen,
  isPartly = false,
  isEnabled,
  count,
  fromPrice,
  onChoose,
  onPressed,
}: OptionRowProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDead = !isEnabled && !isChosen && !isPartly
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly
  }, [isPartly])
  const press = (event: MouseEvent) => {
    // Keys choose as they walk along the list; only a real press is the last word.
    if (event.detail > 0 && !isDead) onPressed?.()
  }
  const facts = useFactsWords()({ count, fromPrice }, isDead)
  return (
    <label
      className={`flex min-h-12 items-center gap-x-3 rounded-control px-3 py-2 max-md:flex-wrap ${isDead ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer hover:bg-paper-sunk has-checked:bg-accent-wash'}`}
    >
      <span className={namedLook}>
        <input
          ref={input}
          type={type}
          name={name}
          value={value}
          checked={isChosen}
          // It can be walked to all the same: who does not see the list hears why there is nothing in it.
          aria-disabled={isDead || undefined}
          onChange={() => isDead || onChoose()}
          onClick={press}
          className="size-5 shrink-0 accent-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
        />
        <span className="min-w-0 flex-1 leading-snug">
          <span className={isDead ? '' : 'font-medium'}>{label}</span>
        </span>
      </span>
      {facts ? <span className={factsLook}>{facts}</span> : null}
    </label>
  )
}
