import { type MouseEvent, useEffect, useRef } from 'react'
import { useFactsWords } from './use-facts-words.ts'

/** On a phone, count and price wrap to the next line if they do not fit, so that names are not broken. */
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
  /** Called for a press with a finger or mouse: the choice is made, and the panel may close. */
  onPressed?: () => void
}

/**
 * One option with its count and lowest price. An option without offers is marked as such, but a chosen one can always be removed.
 */
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
    // The keyboard selects each option it moves to, so only a real click (`detail > 0`) closes the panel.
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
          // Stays focusable, so that screen reader users learn why it has no offers.
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
