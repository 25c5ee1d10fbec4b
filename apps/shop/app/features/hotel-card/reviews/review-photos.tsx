import { type Review, reviewPhotoPath } from '@wojaz/offers/reviews'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** The reviewer's photos. Each opens in full size. */
export function ReviewPhotos({ review: { photos, title } }: { review: Review }) {
  const { t } = useTranslation()
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ id, width, height }, nth) => (
        <li key={id}>
          <a
            href={reviewPhotoPath(id)}
            target="_blank"
            rel="noopener nofollow"
            className="block overflow-hidden rounded-small"
          >
            <img
              src={reviewPhotoPath(id, 'small')}
              alt={t('hotelCard.reviews.photo', { nth: nth + 1, title })}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="size-24 bg-paper-sunk object-cover sm:size-28"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
