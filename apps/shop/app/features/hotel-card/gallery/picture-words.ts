import { isDrawing } from '@wojaz/pictures'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { HotelPicture } from '../hotel-card-view.ts'

/** What is on a picture, for those who cannot see it: 'Hotel Nassara: basen'. */
export function usePictureWords(hotelName: string): (picture: HotelPicture) => string {
  const { t, i18n } = useTranslation()
  return ({ kind }) => {
    const key = `hotelCard.picture.${kind === 'old-town' ? 'oldTown' : kind}`
    return kind !== null && i18n.exists(key) ? `${hotelName}: ${t(key)}` : hotelName
  }
}

/** Drawn by us because nobody has uploaded a photograph: guests are told so. */
export function isDrawn({ src }: Pick<HotelPicture, 'src'>): boolean {
  return isDrawing(src)
}
