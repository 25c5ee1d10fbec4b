import 'react'

declare module 'react' {
  /** A button that opens or closes a `<dialog>` by itself, before any script has come. React passes both on as they are. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    /** Id of the dialog. */
    commandfor?: string
  }
}
