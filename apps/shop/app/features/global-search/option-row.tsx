import { formatMoney } from '@wojaz/travel'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface OptionRowProps {
  type: 'checkbox' | 'radio'
  name?: string
  value: string
  label: string
  /** Where it lies, for a place found by its name. */
  within?: string
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
  within,
  isChosen,
  isPartly = false,
  isEnabled,
  count,
  fromPrice,
  onChoose,
  onPressed,
}: OptionRowProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const isDead = !isEnabled && !isChosen && !isPartly
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly
  }, [isPartly])
  const press = (event: MouseEvent) => {
    // Keys choose as they walk along the list; only a real press is the last word.
    if (event.detail > 0) onPressed?.()
  }
  const facts = isDead
    ? t('bar.noOffers')
    : [
        fromPrice !== null && t('offers.from', { price: formatMoney(fromPrice) }),
        count !== null && t('bar.offers', { count }),
      ]
        .filter(Boolean)
        .join(' · ')
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-control px-3 py-2 ${isDead ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer hover:bg-paper-sunk has-checked:bg-accent-wash'}`}
    >
      <input
        ref={input}
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDead}
        onChange={onChoose}
        onClick={press}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className={isDead ? '' : 'font-medium'}>{label}</span>
        {within ? <span className="block text-fine text-ink-soft">{within}</span> : null}
      </span>
      {facts ? <span className="max-w-[55%] text-right text-fine text-ink-soft">{facts}</span> : null}
    </label>
  )
}
