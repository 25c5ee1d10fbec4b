import { richTextFromMarkdown } from '../writing/rich-text-from-markdown.ts'
import { exampleOf, fact, missing, picture, scene, writtenPicture } from './example-of.ts'

export const example = exampleOf({
  name: 'video',
  written: { heading: 'Film o Krecie' },
  joined: {
    film: {
      id: 3,
      filename: 'kreta.mp4',
      mimeType: 'video/mp4',
      description: 'Kreta z lotu ptaka',
      poster: writtenPicture,
      captions: 'WEBVTT',
      transcript: richTextFromMarkdown('Co widać'),
    },
  },
  read: {
    heading: 'Film o Krecie',
    description: 'Kreta z lotu ptaka',
    src: '/file/videos/kreta.mp4',
    contentType: 'video/mp4',
    poster: picture,
    captions: [{ src: '/file/captions/3.pl.vtt', locale: 'pl' }],
    transcriptHtml: '<p>Co widać</p>',
  },
  always: ['description', 'src', 'contentType', 'poster'],
  api: {
    options: [
      fact('heading', 'Film o Krecie'),
      fact('description', 'Kreta z lotu ptaka'),
      fact('src', '/file/videos/kreta.mp4'),
      fact('contentType', 'video/mp4'),
      fact('posterUrl', scene),
      fact('posterAlt', 'Zatoka'),
    ],
    html: '<p>Co widać</p>',
    items: [{ label: 'pl', url: '/file/captions/3.pl.vtt' }],
  },
  drawn: [
    'Film o Krecie',
    'src="/file/videos/kreta.mp4"',
    'preload="none"',
    'poster="/',
    '<track',
    'Co widać',
  ],
  refused: [['without a film', { heading: 'a' }, missing]],
})
