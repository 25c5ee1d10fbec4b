const parties = 60

/** The time of uncached count requests over HTTP, for new families; sorted, in milliseconds. */
export async function timeCounts(shop: string): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < parties; number += 1) {
    const day = String(1 + (number % 28)).padStart(2, '0')
    const childrenBirthdays = [`${2011 + (number % 12)}-03-${day}`, `${2012 + (number % 7)}-09-${day}`]
    const begun = performance.now()
    const answer = await fetch(`${shop}/api/www/search/offers/count`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offerType: 'BY_PLANE', numberOfAdults: 2, childrenBirthdays }),
    })
    if (!answer.ok) throw new Error(`The count answered ${answer.status}.`)
    await answer.text()
    times.push(performance.now() - begun)
  }
  return times.sort((one, other) => one - other)
}
