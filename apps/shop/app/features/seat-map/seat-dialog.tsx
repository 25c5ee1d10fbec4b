import type { FlightChoice } from '@wojaz/booking'
import { seatsTogether } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBox } from '../../ui/dialog-box.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { wishesOf } from './seat-choice.ts'
import { farewellWith } from './seat-map-calls.ts'
import type { SeatMapView } from './seat-map-view.ts'
import { SeatPicker } from './seat-picker.tsx'
import { useSeatMap } from './use-seat-map.ts'

export interface SeatDialogProps {
  cartId: string
  /** Resolves when the server knows what was ticked before the map was opened. */
  saved: Promise<void>
  names: readonly string[]
  /** `true`: the held seats stay held. */
  onClose: (isSubmitted: boolean) => void
}

/** The seat maps of the trip. A pressed seat is held at once. Closing without confirming restores what was held before. */
export function SeatDialog({ cartId, saved, names, onClose }: SeatDialogProps) {
  const { t } = useTranslation()
  const [notice, setNotice] = useState('')
  const [lost, setLost] = useState<readonly FlightChoice[] | null>(null)
  const seats = useSeatMap(cartId, saved, (message) => setNotice(message || t('upsells.plane.failed')))
  const { known, now, hold } = seats
  const view = known.state === 'ready' ? known.choice.view : null
  const before = useFirst(view)
  const hasChanged = view !== null && before !== null && !isSame(before, view)

  // Also while a request is pending: the server may have received it.
  const isOver = useFarewell(hasChanged || seats.isBusy ? before : null)

  const say = (message: string) => {
    setLost(null)
    setNotice(message)
  }
  const leave = () => {
    isOver.current = true
    if (hasChanged) void hold(choicesOf(before, view))
    onClose(false)
  }
  const submit = () => {
    isOver.current = true
    onClose(true)
  }
  const sitTogether = async () => {
    const choices = view && seatsTogether(view)
    if (!choices) return say(t('upsells.plane.togetherNone'))
    if (await hold(choices)) say(t('upsells.plane.togetherDone'))
  }
  const total = view?.held.reduce((sum, { price }) => sum + price, 0) ?? 0
  const until = view?.until ? new Date(view.until) : null
  return (
    <DialogBox
      title={t('upsells.plane.title')}
      isOpen
      onClose={leave}
      size="fullscreen"
      countdown={
        until
          ? {
              until,
              now,
              label: t('upsells.plane.heldFor'),
              onEnd: () => {
                if (view) setLost(choicesOf(view, view))
                setNotice(t('upsells.plane.expired'))
                seats.send({ type: 'held', held: { held: [], until: null, now: now().toISOString() } })
              },
            }
          : undefined
      }
      actions={
        <div className="grid w-full gap-3">
          <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small empty:hidden">
            {notice ? <span className="min-w-0 flex-1">{notice}</span> : null}
            {notice && lost && lost.length > 0 ? (
              <Button
                look="secondary"
                size="small"
                onPress={() => void hold(lost).then((ok) => ok && say(''))}
              >
                {t('upsells.plane.holdAgain')}
              </Button>
            ) : null}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="font-bold tabular-nums">
              {t('upsells.plane.total', { price: formatMoney(total) })}
            </p>
            <div className="grow sm:grow-0">
              <Button fullWidth isPending={seats.isBusy} isDisabled={!view} onPress={submit}>
                {t('upsells.plane.submit')}
              </Button>
            </div>
          </div>
        </div>
      }
    >
      {known.state === 'loading' ? (
        <div className="grid place-items-center py-16">
          <Spinner label={t('upsells.plane.loading')} />
        </div>
      ) : null}
      {known.state === 'failed' ? (
        <div className="grid justify-items-start gap-4">
          <p>{t('upsells.plane.failed')}</p>
          <Button onPress={seats.retry}>{t('upsells.plane.retry')}</Button>
        </div>
      ) : null}
      {known.state === 'ready' ? (
        <SeatPicker
          choice={known.choice}
          names={names}
          send={seats.send}
          hold={hold}
          onSitTogether={() => void sitTogether()}
          onClear={() => void seats.clear().then((ok) => ok && say(t('upsells.plane.cleared')))}
          onSaid={say}
        />
      ) : null}
    </DialogBox>
  )
}

/**
 * A guest who leaves the page with unconfirmed seats releases them at once; seats held before the map was opened stay. Closing
 * the dialog sets `isOver`, and then this hook sends nothing.
 */
function useFarewell(before: SeatMapView | null): RefObject<boolean> {
  const isOver = useRef(false)
  const farewell = useRef<(() => void) | null>(null)
  // Must be before the other effect: its cleanup clears `farewell`.
  useEffect(
    () => () => {
      if (!isOver.current) farewell.current?.()
    },
    [],
  )
  useEffect(() => {
    if (!before) return
    const listening = new AbortController()
    void farewellWith(choicesOf(before, before)).then((leave) => {
      if (listening.signal.aborted) return
      farewell.current = leave
      window.addEventListener('pagehide', leave, listening)
    })
    return () => {
      listening.abort()
      farewell.current = null
    }
  }, [before])
  return isOver
}

/** The state of the map when it was opened. */
function useFirst(view: SeatMapView | null): SeatMapView | null {
  const [first, setFirst] = useState<SeatMapView | null>(null)
  if (view && !first) setFirst(view)
  return first ?? view
}

function choicesOf(wanted: SeatMapView, { flights }: SeatMapView): readonly FlightChoice[] {
  return flights.map(({ flightId }) => ({ flightId, seats: wishesOf(wanted, flightId) }))
}

function isSame(a: SeatMapView, b: SeatMapView): boolean {
  const words = ({ held }: SeatMapView) =>
    held.map(({ flightId, seat, person }) => `${flightId} ${seat} ${person}`).sort()
  return words(a).join() === words(b).join()
}
