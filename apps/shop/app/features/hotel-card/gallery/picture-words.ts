import { isDrawing } from '@wojaz/pictures'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { HotelPicture } from '../hotel-card-view.ts'

/** The alternative text of a picture: 'Hotel Nassara: basen'. */
export function usePictureWords(hotelName: string): (picture: HotelPicture) => string {
  const { t, i18n } = useTranslation()
  return ({ kind }) => {
    const key = `hotelCard.picture.${kind === 'old-town' ? 'oldTown' : kind}`
    return kind !== null && i18n.exists(key) ? `${hotelName}: ${t(key)}` : hotelName
  }
}

/** A generated drawing, used if there is no photograph. Guests are told so. */
export function isDrawn({ src }: Pick<HotelPicture, 'src'>): boolean {
  return isDrawing(src)
}
