import { useTranslation } from '../../i18n/use-translation.ts'
import { streetMapAddress } from '../../ui/place-drawing.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AroundMap } from '../places-map/places-map.ts'
import type { DetailView } from './attraction-view.ts'

const none: [] = []

/** The meeting point, in words and on a map. */
export function MeetingPoint({ view: { meetingPoint, at } }: { view: DetailView }) {
  const { t } = useTranslation()
  const coordinates = meetingPoint?.at ?? at
  if (!meetingPoint && !coordinates) return null
  return (
    <section>
      <h2 className="mb-3 text-title font-bold">
        {t(meetingPoint ? 'attractions.detail.meetingPoint' : 'attractions.detail.place')}
      </h2>
      <div className="grid items-center gap-5 sm:grid-cols-2">
        {coordinates ? <AroundMap coordinates={coordinates} nearby={none} /> : null}
        <div>
          {meetingPoint ? (
            <>
              <p className="font-bold">{meetingPoint.name}</p>
              <p className="text-ink-soft">{meetingPoint.address}</p>
              <p className="mt-2">{meetingPoint.directions}</p>
            </>
          ) : null}
          {coordinates ? (
            <TextLink href={streetMapAddress(coordinates)} rel="noreferrer nofollow" look="standalone">
              {t('attractions.detail.map')}
            </TextLink>
          ) : null}
        </div>
      </div>
    </section>
  )
}
