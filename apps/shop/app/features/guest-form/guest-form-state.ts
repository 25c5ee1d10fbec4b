export type GuestFormState =
  | { step: 'writing'; fields: Record<string, string>; failure: string | null }
  | { step: 'sending'; fields: Record<string, string> }
  | { step: 'sent'; thanks: string }

export type GuestFormEvent =
  | { type: 'sendPressed' }
  | { type: 'thanked'; thanks: string }
  /** Sentences by field. */
  | { type: 'returned'; fields: Record<string, string> }
  | { type: 'failed'; sentence: string }

export const emptyForm: GuestFormState = { step: 'writing', fields: {}, failure: null }

/** Errors stay at their fields while the form is sent again: guests must be able to read them. */
export function guestForm(state: GuestFormState, event: GuestFormEvent): GuestFormState {
  switch (event.type) {
    case 'sendPressed':
      return state.step === 'writing' ? { step: 'sending', fields: state.fields } : state
    case 'thanked':
      return { step: 'sent', thanks: event.thanks }
    case 'returned':
      return { step: 'writing', fields: event.fields, failure: null }
    case 'failed':
      return { step: 'writing', fields: {}, failure: event.sentence }
  }
}
