import type { TripPhoto } from '@wojaz/booking'
import { keyOfCode } from '@wojaz/content'
import { reviewPhotoPath } from '@wojaz/offers/reviews'
import { acceptedTypes, mostFileBytes, mostFormBytes, uploadRules } from '@wojaz/uploads'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PhotoField } from '../../ui/photo-field.tsx'
import type { PhotoFault } from './review-view.ts'

const mebibyte = 1024 ** 2
const most = uploadRules.review.files

interface ReviewPhotosProps {
  /** Photos that are already uploaded. */
  photos: readonly TripPhoto[]
  faults: readonly PhotoFault[]
}

/** Photos of a review. Unticked photos are removed, and more can be added. */
export function ReviewPhotos({ photos, faults }: ReviewPhotosProps) {
  const { t } = useTranslation()
  const sentence = ({ name, code }: PhotoFault) =>
    t(`reservation.review.fault.${keyOfCode(code)}`, {
      name,
      most,
      size: (code === 'form-too-large' ? mostFormBytes : mostFileBytes) / mebibyte,
    })
  const said = [...new Set(faults.map(sentence))].join(' ')
  return (
    <div className="grid gap-4">
      {photos.length > 0 ? (
        <fieldset>
          <legend className="text-small font-bold">{t('reservation.review.photosSent')}</legend>
          <ul className="mt-2 flex flex-wrap gap-4">
            {photos.map(({ id }, nth) => (
              <li key={id}>
                <label className="grid cursor-pointer gap-2 text-small">
                  <img
                    src={reviewPhotoPath(id, 'small')}
                    alt=""
                    className="size-28 rounded-small bg-paper-sunk object-cover"
                  />
                  <span className="flex max-w-28 items-start gap-2">
                    <input
                      type="checkbox"
                      name="stay"
                      value={id}
                      defaultChecked
                      className="size-6 shrink-0 cursor-pointer accent-accent"
                    />
                    {t('reservation.review.photoStays', { nth: nth + 1 })}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      <PhotoField
        label={t('reservation.review.photos')}
        name="photos"
        accept={acceptedTypes('review')}
        description={t('reservation.review.photosHelp', { most, size: mostFileBytes / mebibyte })}
        chosen={t('reservation.review.photosChosen')}
        error={said || undefined}
      />
    </div>
  )
}
