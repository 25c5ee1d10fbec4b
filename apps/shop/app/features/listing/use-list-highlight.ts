import { useEffect } from 'react'

/**
 * A card with the pointer or focus highlights its price on the map, and the other way round. It works on the list's DOM from
 * outside, so that a list without a map needs no code for it.
 */
export function useListHighlight(
  highlighted: string | null,
  onHighlight: (hotelCode: string | null) => void,
) {
  useEffect(() => {
    const list = document.getElementById('wyniki')
    const onCard = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('li[data-hotel]') : null
      if (card) onHighlight(card.dataset.hotel ?? null)
    }
    const offCard = ({ target }: Event) => {
      if (target instanceof Element && target.closest('li[data-hotel]')) onHighlight(null)
    }
    const events = [
      ['pointerover', onCard],
      ['focusin', onCard],
      ['pointerout', offCard],
      ['focusout', offCard],
    ] as const
    for (const [name, hear] of events) list?.addEventListener(name, hear)
    return () => {
      for (const [name, hear] of events) list?.removeEventListener(name, hear)
    }
  }, [onHighlight])
  useEffect(() => {
    if (highlighted === null) return
    const card = document.querySelector(`#wyniki li[data-hotel="${CSS.escape(highlighted)}"]`)
    card?.setAttribute('data-lit', '')
    return () => card?.removeAttribute('data-lit')
  }, [highlighted])
}
