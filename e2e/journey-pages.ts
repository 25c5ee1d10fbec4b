/** Paths of pages that exist only for the journeys. */
export const journeyPaths = {
  popup: '/strona-z-ogloszeniem',
}

interface Editor {
  siteUrl: string
  email: string
  password: string
}

/**
 * Published over REST before the first journey and never removed: parallel journeys that follow the sitemap must not find a
 * missing page.
 */
export async function publishJourneyPages({ siteUrl, email, password }: Editor) {
  const call = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(`${siteUrl}/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const signedIn = await call('users/login', { email, password })
  const session = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const publish = async (collection: string, data: object) => {
    const answer = await call(`${collection}?locale=pl`, { ...data, _status: 'published' }, session)
    return (await answer.json()).doc.id
  }
  const dateTo = new Date(Date.now() + 10 * 86_400_000)
  const popupData = { dateTo, showLimit: 2, timeInterval: 24, delay: 3, redirectUrl: '/zima' }
  const popup = await publish('popups', { name: 'lato-test', active: true, variants, popupData })
  const url = journeyPaths.popup
  await publish('pages', {
    url,
    title: url,
    active: true,
    slots: [{ name: 'main', components: [hero] }],
    popup,
  })
}

/** Shown on desktop and phone, not on tablet. */
const variants = {
  desktop: { visible: true, image: scene('desktop') },
  tablet: { visible: false, image: scene('tablet') },
  mobile: { visible: true, image: scene('mobile') },
}

function scene(name: string) {
  return { scene: `/file/scenes/coast.greek.golden.${name}.jpg`, alt: `Lato: ${name}` }
}

const hero = {
  blockType: 'hero',
  heading: 'Lato',
  picture: { ...scene('a1'), alt: 'Zatoka' },
  active: true,
  profiles: [],
}
