import { useState } from 'react'
import { Countdown } from '../../ui/countdown.tsx'
import { galleryClock } from './gallery-clock.ts'
import { GalleryRow, GalleryShelf } from './gallery-shelf.tsx'

export function CountdownShelf() {
  const [start] = useState(galleryClock)
  const [ended, setEnded] = useState(false)
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
  return (
    <GalleryShelf name="Countdown">
      <GalleryRow>
        <Countdown label="Do końca promocji" until={after(2 * 86_400 + 5 * 3_600 + 90)} now={galleryClock} />
      </GalleryRow>
      <GalleryRow>
        <Countdown
          label="Bez zer wiodących"
          until={after(605)}
          now={galleryClock}
          units={['minute', 'second']}
          leadingZeros={false}
        />
        <Countdown
          label="Krótkie odliczanie"
          until={after(5)}
          now={galleryClock}
          units={['minute', 'second']}
          look="clock"
          onEnd={() => setEnded(true)}
        />
        <p>{ended ? 'Czas minął' : 'Czas biegnie'}</p>
      </GalleryRow>
    </GalleryShelf>
  )
}
