import 'react'

declare module 'react' {
  /** A button that opens or closes a `<dialog>` natively, before hydration. React passes both attributes on unchanged. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    /** Id of the dialog. */
    commandfor?: string
  }
}
