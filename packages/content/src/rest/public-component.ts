import type { Component, ComponentName, FacultativeTrip, OfferCriteria, Tile } from '../components.ts'
import { codeFact, linkFacts, type Option, options, pictureFacts } from './public-options.ts'

interface OwnFields {
  options?: Option[]
  html?: string
  styles?: string
  items?: object[]
}

type Shapes = { [Name in ComponentName]: (component: Extract<Component, { name: Name }>) => OwnFields }

/** A component as the specification's clients know it: fixed fields, and its own facts as options. */
export function publicComponent<Name extends ComponentName>(component: Extract<Component, { name: Name }>) {
  const { uid, active, validFrom, validTo, profiles } = component
  const name = component.name as Name
  const { options: own = [], html = '', styles = '', items = [] } = shapes[name](component)
  const frame = { uid, name, active, validFrom, validTo, profiles, html, styles, items }
  return { ...frame, options: [...own, ...limits(component)] }
}

const shapes: Shapes = {
  hero: ({ eyebrow, heading, lead, picture, callToAction, secondaryAction }) => ({
    options: options({
      eyebrow,
      heading,
      lead,
      ...pictureFacts('picture', picture),
      ...linkFacts('callToAction', callToAction),
      ...linkFacts('secondaryAction', secondaryAction),
    }),
  }),
  banner: ({ heading, text, badge, picture, link, layout }) => ({
    options: options({
      heading,
      text,
      badge,
      layout,
      ...pictureFacts('picture', picture),
      ...linkFacts('link', link),
    }),
  }),
  countdownTile: ({ heading, text, until, endedText, picture, link }) => ({
    options: options(
      { heading, text, endedText, ...pictureFacts('picture', picture), ...linkFacts('link', link) },
      { until },
    ),
  }),
  tiles: ({ heading, lead, layout, items }) => ({
    options: options({ heading, lead, layout }),
    items: items.map(publicTile),
  }),
  offerCarousel: ({ heading, lead, source, tripType, count, criteria, link }) => ({
    options: options({
      heading,
      lead,
      source,
      tripType,
      count,
      ...criteriaFacts(criteria),
      ...linkFacts('link', link),
    }),
  }),
  topDestinations: ({ heading, lead, tripType, destinations, count, link }) => ({
    options: options({
      heading,
      lead,
      tripType,
      count,
      destinations: codeFact(destinations),
      ...linkFacts('link', link),
    }),
  }),
  priceChart: ({ heading, lead, destinations, airports, durationFrom, durationTo }) => ({
    options: options({
      heading,
      lead,
      destinations: codeFact(destinations),
      airports: codeFact(airports),
      durationFrom,
      durationTo,
    }),
  }),
  facultativeTrips: ({ heading, lead, destinations, count, trips, link }) => ({
    options: options({
      heading,
      lead,
      count,
      destinations: codeFact(destinations),
      ...linkFacts('link', link),
    }),
    items: trips.map(publicTrip),
  }),
  blogPosts: ({ heading, lead, posts, link }) => ({
    options: options({ heading, lead, ...linkFacts('link', link) }),
    items: posts.map(({ url, title, lead: about, picture, topic, publishedOn }) => ({
      label: title,
      url,
      options: options({ lead: about, topic, ...pictureFacts('picture', picture) }, { publishedOn }),
    })),
  }),
  quiz: ({ heading, lead, questions }) => ({
    options: options({ heading, lead }),
    items: questions.map(({ code, question, hint, answers }) => ({
      label: question,
      options: options({ code, hint }),
      items: answers.map(({ code: value, label, text, picture }) => ({
        label,
        options: options({ code: value, text, ...pictureFacts('picture', picture) }),
      })),
    })),
  }),
  richText: ({ heading, html }) => ({ options: options({ heading }), html }),
  customHtml: ({ html, styles }) => ({ html, styles }),
  faq: ({ heading, lead, questions }) => ({
    options: options({ heading, lead }),
    items: questions.map(({ id, question, html, topic }) => ({
      label: question,
      html,
      options: options({ id, topic }),
    })),
  }),
  contactForm: ({ heading, lead, topics, consentHtml, thanks, phone, phoneHours, email }) => ({
    options: options({ heading, lead, thanks, phone, phoneHours, email }),
    html: consentHtml,
    items: topics,
  }),
  newsletterForm: ({ heading, lead, list, picture, consentHtml, thanks }) => ({
    options: options({ heading, lead, list, thanks, ...pictureFacts('picture', picture) }),
    html: consentHtml,
  }),
  seoLinks: ({ heading, groups }) => ({ options: options({ heading }), items: groups }),
  seoText: ({ heading, html, collapsed }) => ({ options: options({ heading, collapsed }), html }),
  regulations: ({ heading, html, documents }) => ({
    options: options({ heading }),
    html,
    items: documents.map(({ label, url, bytes }) => ({ label, url, options: options({ bytes }) })),
  }),
  breadcrumbs: ({ steps }) => ({ items: steps }),
  officeSearch: ({ heading, lead, cities }) => ({
    options: options({ heading, lead }),
    items: cities.map(({ name, seoName, offices }) => ({
      label: name,
      url: `/kontakt/biura-tui/${seoName}`,
      options: options({ offices }),
    })),
  }),
  video: ({ heading, description, src, contentType, poster, captions, transcriptHtml }) => ({
    options: options({ heading, description, src, contentType, ...pictureFacts('poster', poster) }),
    html: transcriptHtml,
    items: captions.map((track) => ({ label: track.locale, url: track.src })),
  }),
}

function publicTile(tile: Tile) {
  const { label, text, badge, url, icon, picture } = tile
  const own = options({ text, badge, icon, ...pictureFacts('picture', picture) })
  return { label, url, options: [...own, ...limits(tile)] }
}

function publicTrip(trip: FacultativeTrip) {
  const { title, text, hours, price, picture } = trip
  const own = options({ text, hours, price, ...pictureFacts('picture', picture) })
  return { label: title, url: null, options: [...own, ...limits(trip)] }
}

function limits({ directions, tripTypes }: Pick<Tile, 'directions' | 'tripTypes'>): Option[] {
  return options({ directions: codeFact(directions), tripTypes: codeFact(tripTypes) })
}

function criteriaFacts({ destinations, airports, ...others }: OfferCriteria) {
  return { destinations: codeFact(destinations), airports: codeFact(airports), ...others }
}
