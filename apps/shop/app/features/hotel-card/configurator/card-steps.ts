/** Parts of the configurator that fill a phone's screen. Each is a step of the browser's history, so that Back closes it. */
export const cardSteps = {
  participantsAndDate: '#termin-i-uczestnicy',
  roomChoice: '#wybor-pokoju',
} as const

export type CardStep = keyof typeof cardSteps

export function stepOf(hash: string): CardStep | null {
  const found = Object.entries(cardSteps).find(([, one]) => one === hash)
  return found ? (found[0] as CardStep) : null
}

/** What a step of the history remembers: it was opened on the card, so that closing it leads back there. */
export interface OpenedStep {
  isOpenedHere: true
}

export function isOpenedHere(state: unknown): state is OpenedStep {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

/** A choice says at once what it costs; the page that comes will say the same. Null: nothing was said. */
export function promisedTotal(state: unknown): number | null {
  const { total } = Object(state) as { total?: unknown }
  return typeof total === 'number' ? total : null
}

/** Has the guest chosen something since he opened the step? Every choice promises its price. */
export function isChosenInStep({ hash, state }: { hash: string; state: unknown }): boolean {
  return stepOf(hash) !== null && isOpenedHere(state) && promisedTotal(state) !== null
}
