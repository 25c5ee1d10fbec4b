import { localisedPath } from '@wojaz/travel/locale'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import type { SeatDialogProps } from './seat-dialog.tsx'

interface SeatMapLinkProps {
  cartId: string
  /** How each traveller is called. */
  names: readonly string[]
  /** What the map depends on and the shop does not know yet; the map asks when it is done. */
  save?: (form: HTMLFormElement | null) => Promise<void>
  /** Opens without a press. */
  isForced?: boolean
  onClosed: () => void
  className: string
  children: ReactNode
}

/** The way to the map: a dialog over the page, which keeps what is typed there; without scripts a page of lists. */
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

/** A hand on its way to the link is early enough: the dialog and the way to ask are there when it is pressed. */
const preload = () => void Promise.all([readDialog(), import('../../browser/shop-api.ts')])
