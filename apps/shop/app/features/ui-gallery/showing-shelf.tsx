import { defaultPicture } from '@wojaz/pictures'
import { formatMoney } from '@wojaz/travel/money'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type IconName, iconShapes } from '../../ui/icon-shapes.tsx'
import { Image } from '../../ui/image.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PriceBefore } from '../../ui/price-before.tsx'
import { GalleryRow, GalleryShelf } from './gallery-shelf.tsx'

const coast = defaultPicture('specimen')

/** Components that only display something. */
export function ShowingShelf() {
  return (
    <>
      <GalleryShelf name="Price">
        <p>
          {formatMoney(1_024_000)} <PriceBefore amount={1_149_000} />
        </p>
      </GalleryShelf>
      <GalleryShelf name="Notice">
        <Notice title="Zmiana godzin wylotu">Sprawdź nową godzinę w dokumentach podróży.</Notice>
        <Notice tone="success" title="Zapisano">
          Twoje ustawienia są aktualne.
        </Notice>
        <Notice tone="warning">Zostały 2 pokoje w tej cenie.</Notice>
        <Notice tone="error" title="Nie udało się zapłacić">
          Bank odrzucił płatność. Pieniądze nie zostały pobrane.
        </Notice>
      </GalleryShelf>
      <GalleryShelf name="Breadcrumbs">
        <Breadcrumbs
          steps={[
            { label: 'Wypoczynek', href: '/wypoczynek' },
            { label: 'Grecja', href: '/wypoczynek/grecja' },
            { label: 'Kreta', href: '/wypoczynek/grecja/kreta' },
          ]}
        />
      </GalleryShelf>
      <GalleryShelf name="Image">
        <Image
          src={coast}
          alt="Zatoka z białymi domami"
          width={1600}
          height={1200}
          ratio={16 / 9}
          sizes="(min-width: 992px) 672px, 92vw"
          className="w-full max-w-reading rounded-card"
        />
      </GalleryShelf>
      <GalleryShelf name="Icon">
        {([20, 16] as const).map((size) => (
          <GalleryRow key={size}>
            {(Object.keys(iconShapes) as IconName[]).map((name) => (
              <Icon key={name} name={name} size={size} />
            ))}
          </GalleryRow>
        ))}
      </GalleryShelf>
    </>
  )
}
