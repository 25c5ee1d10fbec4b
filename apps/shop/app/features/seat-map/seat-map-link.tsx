import { localisedPath } from '@wojaz/travel/locale'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import type { SeatDialogProps } from './seat-dialog.tsx'

interface SeatMapLinkProps {
  cartId: string
  /** The names of the travellers. */
  names: readonly string[]
  /** Saves form fields that the map depends on. The map is loaded after that. */
  save?: (form: HTMLFormElement | null) => Promise<void>
  /** Opens without a press. */
  isForced?: boolean
  onClosed: () => void
  className: string
  children: ReactNode
}

/** The link to the map: a dialog over the page, so that what is typed there stays. Without scripts a page of lists. */
export function SeatMapLink({ cartId, names, save, isForced, onClosed, ...look }: SeatMapLinkProps) {
  const locale = useLocale()
  const [Dialog, setDialog] = useState<ComponentType<SeatDialogProps> | null>(null)
  const [saved, setSaved] = useState(nothingToSave)
  useEffect(() => {
    if (isForced) void readDialog().then(({ SeatDialog }) => setDialog(() => SeatDialog))
  }, [isForced])
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (save) setSaved(save(event.currentTarget.closest('form')))
    const { SeatDialog } = await readDialog()
    setDialog(() => SeatDialog)
  }
  return (
    <>
      <a
        href={localisedPath(locale, `/pz/rezerwacja/${cartId}/miejsca`)}
        onClick={press}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        {...look}
      />
      {Dialog ? (
        <Dialog
          cartId={cartId}
          saved={saved}
          names={names}
          onClose={() => {
            setDialog(null)
            onClosed()
          }}
        />
      ) : null}
    </>
  )
}

const nothingToSave = Promise.resolve()

const readDialog = () => import('./seat-dialog.tsx')

/** Loads the dialog and the API client when the pointer or focus reaches the link. */
const preload = () => void Promise.all([readDialog(), import('../../browser/shop-api.ts')])
