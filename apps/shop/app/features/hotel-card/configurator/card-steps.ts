/** Parts of the configurator that fill a phone's screen. Each has a history entry, so that Back closes it. */
export const cardSteps = {
  participantsAndDate: '#termin-i-uczestnicy',
  roomChoice: '#wybor-pokoju',
} as const

export type CardStep = keyof typeof cardSteps

export function stepOf(hash: string): CardStep | null {
  const found = Object.entries(cardSteps).find(([, one]) => one === hash)
  return found ? (found[0] as CardStep) : null
}

/** The history state of a step that was opened on the card: closing it goes back. */
export interface OpenedStep {
  isOpenedHere: true
}

export function isOpenedHere(state: unknown): state is OpenedStep {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

/** The price that a choice has already shown, from the history state. The next page shows the same price. Null: none. */
export function promisedTotal(state: unknown): number | null {
  const { total } = Object(state) as { total?: unknown }
  return typeof total === 'number' ? total : null
}

/** Whether the guest has chosen something since the step was opened: every choice puts its price into the history state. */
export function isChosenInStep({ hash, state }: { hash: string; state: unknown }): boolean {
  return stepOf(hash) !== null && isOpenedHere(state) && promisedTotal(state) !== null
}
