import type { Pool } from 'pg'

/** Stores twelve reviews of every hotel except each eighth, which has none: in five languages, with every score. */
export async function storeReviews(pool: Pool): Promise<void> {
  await pool.query('update offers.hotels set rating = null, rating_count = 0')
  await pool.query(`
    insert into offers.reviews (hotel_code, written_on, stayed_in, score, rooms, food, service, location, cleanliness, value,
      language, party, author, title, text, source)
    select code, date '2026-09-01' + number, date '2026-08-01', score, score, 1 + (number + row) % 5, score, 5, 4, 3,
      (array['pl', 'pl', 'cs', 'pl', 'ro', 'hu', 'uk'])[1 + number % 7],
      (array['couple', 'family', 'friends', 'solo'])[1 + number % 4],
      'Ania', 'Opinia ' || number, 'Tekst opinii ' || number || '.', 'sample'
    from (select code, row_number() over (order by code) as row from offers.hotels) hotels,
      generate_series(1, 12) number, lateral (select 1 + (number * number + row) % 5 as score) given
    where row % 8 <> 0`)
}
