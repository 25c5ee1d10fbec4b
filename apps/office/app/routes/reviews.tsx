import type { LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'
import { TextField } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { Moment, OrderLink } from '../parts/said-values.tsx'
import { localeNames } from '../template-words.ts'
import { words } from '../words.ts'
import type { ReviewJudged } from './judge-review.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { desk, uploads, write } = atDesk(context)
  const waiting = await desk.reviewsToJudge()
  const photos = await uploads.of(
    'review',
    waiting.map(({ number }) => number),
  )
  const reviews = waiting.map((one) => ({ ...one, photos: photos.get(one.number) ?? [] }))
  await write({ act: 'reviews-seen', orders: reviews.map(({ number }) => number) })
  return { reviews }
}

export default function Reviews() {
  const { reviews } = useLoaderData<typeof loader>()
  const judged = useActionData<ReviewJudged>()
  return (
    <Page title="Opinie do sprawdzenia">
      {judged?.said && <Said isFault>{judged.said}</Said>}
      {reviews.length === 0 && <p className="none">{words.none}</p>}
      {reviews.map(({ number, hotelName, author, locale, writtenAt, review, photos }) => (
        <article key={number} className="card" data-row>
          <h2>{review.title}</h2>
          <p>
            {hotelName}, {author}, <Moment at={writtenAt} />, <OrderLink number={number} />
          </p>
          <p className="hint">
            {Object.entries(review.scores)
              .map(([aspect, score]) => `${aspectNames[aspect] ?? aspect} ${score}/5`)
              .join(' · ')}
          </p>
          <p className="note">{review.text}</p>
          {photos.length > 0 && (
            <ul className="photos">
              {photos.map(({ id }, at) => (
                <li key={id}>
                  <img
                    src={`${base}/opinie/${number}/zdjecia/${id}`}
                    alt={`Zdjęcie ${at + 1} do opinii`}
                    loading="lazy"
                  />
                </li>
              ))}
            </ul>
          )}
          <div className="row">
            <form method="post" action={`${base}/opinie/${number}`}>
              <input type="hidden" name="verdict" value="shown" />
              <button type="submit">Opublikuj</button>
            </form>
            <form method="post" action={`${base}/opinie/${number}`}>
              <input type="hidden" name="verdict" value="refused" />
              <TextField
                hint={`Autor przeczyta go w e-mailu i przy opinii: napisz w jego języku (${localeNames[locale]}).`}
                label="Powód odrzucenia"
                name="reason"
                id={`reason-${number}`}
                rows={2}
                maxLength={500}
                fault={judged?.number === number ? judged.fault : undefined}
              />
              <button type="submit" className="quiet">
                Odrzuć
              </button>
            </form>
          </div>
        </article>
      ))}
    </Page>
  )
}

const aspectNames: Readonly<Record<string, string>> = {
  rooms: 'pokoje',
  food: 'jedzenie',
  service: 'obsługa',
  location: 'położenie',
  cleanliness: 'czystość',
  value: 'cena do jakości',
}
