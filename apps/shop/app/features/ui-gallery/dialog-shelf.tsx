import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogBox, type DialogSize } from '../../ui/dialog-box.tsx'
import { galleryClock } from './gallery-clock.ts'
import { GalleryRow, GalleryShelf } from './gallery-shelf.tsx'

type Shown = DialogSize | 'countdown'

const names: Record<Shown, string> = {
  small: 'Małe okno',
  medium: 'Średnie okno',
  fullscreen: 'Okno na cały ekran',
  countdown: 'Okno z odliczaniem',
}

export function DialogShelf() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [until, setUntil] = useState(() => galleryClock())
  const open = (which: Shown) => {
    setUntil(new Date(galleryClock().getTime() + 5 * 60_000))
    setShown(which)
  }
  return (
    <GalleryShelf name="Dialog">
      <GalleryRow>
        {(Object.keys(names) as Shown[]).map((which) => (
          <Button key={which} look="secondary" onPress={() => open(which)}>
            {names[which]}
          </Button>
        ))}
      </GalleryRow>
      {shown ? (
        <DialogBox
          title={names[shown]}
          isOpen
          onClose={() => setShown(null)}
          size={shown === 'countdown' ? 'small' : shown}
          countdown={
            shown === 'countdown'
              ? { until, now: galleryClock, label: 'Cena czeka jeszcze', onEnd: () => setShown(null) }
              : undefined
          }
          actions={<Button onPress={() => setShown(null)}>Rozumiem</Button>}
        >
          <p>Trzymamy dla Ciebie pokój z widokiem na morze. Dokończ rezerwację, zanim minie czas.</p>
        </DialogBox>
      ) : null}
    </GalleryShelf>
  )
}
