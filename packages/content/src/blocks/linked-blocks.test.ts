import { expect, test } from 'vitest'
import type { ArticleCard, ComponentName, FaqQuestion } from '../components.ts'
import { allBlocks } from './all-blocks.ts'
import type { Deps } from './define-block.ts'

const question = (id: string, topic: FaqQuestion['topic']): FaqQuestion => ({
  id,
  topic,
  question: `Pytanie ${id}`,
  html: '<p>a</p>',
})
const article = (title: string, topic: string | null): ArticleCard => ({
  title,
  topic,
  url: `/poradnik/${title}`,
  lead: null,
  picture: null,
  publishedOn: '2026-10-01',
})
const frame = {
  uid: 'a',
  active: true,
  validFrom: null,
  validTo: null,
  profiles: [],
  directions: [],
  tripTypes: [],
}
const around: Deps = {
  ownHosts: [],
  locale: 'cs',
  breadcrumbs: [{ label: 'Zima', url: '/zima' }],
  library: {
    faq: [question('1', 'luggage'), question('2', 'payment'), question('3', 'luggage')],
    articles: [article('a', 'Rodzina'), article('b', null), article('c', 'Rodzina'), article('d', 'Rodzina')],
    cities: [],
  },
  onUnreadable(_, error) {
    throw error
  },
}

/** Reads a block as Payload returns it, with only the fields that matter here. */
function read(name: ComponentName, block: object) {
  const reader = allBlocks[name].read as (block: object, around: Deps, own: typeof frame) => unknown
  return reader({ blockType: name, ...block }, around, frame)
}

test.each([
  [
    'chosen ones before those of the topic, each once',
    { questions: [{ id: 3 }, 2], topics: ['luggage'] },
    '321',
  ],
  ['of a topic in the order of the library', { topics: ['luggage'] }, '13'],
  ['none when nothing is chosen', {}, ''],
])('questions: %s', (_, block, ids) => {
  expect(read('faq', block)).toMatchObject({ questions: [...ids].map((id) => ({ id })) })
})

test.each([
  ['of every topic, three when no number is said', {}, 'abc'],
  ['of one topic', { topic: 'Rodzina', count: 5 }, 'acd'],
  ['no more than asked for', { topic: 'Rodzina', count: 2 }, 'ac'],
])('articles: %s', (_, block, titles) => {
  expect(read('blogPosts', { heading: 'Poradnik', ...block })).toMatchObject({
    posts: [...titles].map((title) => ({ title })),
  })
})

test('steps of its own go before those of the page', () => {
  expect(read('breadcrumbs', { steps: [{ label: 'Narty', url: '/narty' }] })).toEqual({
    steps: [{ label: 'Narty', url: '/narty' }],
  })
  expect(read('breadcrumbs', { steps: [] })).toEqual({ steps: around.breadcrumbs })
})

const film = { id: 7, filename: 'kreta 1.mp4', poster: { scene: '/file/scenes/a.jpg', alt: 'Kreta' } }

test('a film has captions only where somebody wrote them, in the language of the page', () => {
  expect(read('video', { film: { ...film, captions: 'WEBVTT' } })).toMatchObject({
    src: '/file/videos/kreta%201.mp4',
    captions: [{ src: '/file/captions/7.cs.vtt', locale: 'cs' }],
  })
  expect(read('video', { film })).toMatchObject({ captions: [] })
})

test.each([
  ['a film that was deleted', 7],
  ['a film without its file', { ...film, filename: null }],
  ['a film without a poster', { ...film, poster: null }],
])('%s is no component', (_, gone) => {
  expect(read('video', { film: gone })).toBeNull()
})
