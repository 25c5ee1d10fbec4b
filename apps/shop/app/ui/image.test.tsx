import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image.tsx'

const picture = { src: '/file/media/plaza.jpg', alt: 'Plaża', width: 1600, height: 900 }
const focal = { x: 20, y: 70 }

test('a picture that is cut to a proportion is cut around its focal point, at every width', () => {
  const html = renderToStaticMarkup(<Image {...picture} focal={focal} ratio={1} sizes="200px" />)
  const srcSet =
    /srcSet="([^"]+)"/
      .exec(html)?.[1]
      ?.split(' ')
      .filter((part) => part.startsWith('/')) ?? []
  expect(srcSet.length).toBeGreaterThan(1)
  for (const url of [...srcSet, / src="([^"]+)"/.exec(html)?.[1]]) expect(url).toContain('focal=20,70')
  expect(html).not.toContain('object-position')
})

test('a picture that comes whole is cut by the page around its focal point', () => {
  const html = renderToStaticMarkup(<Image {...picture} focal={focal} sizes="100vw" />)
  expect(html).toContain('style="object-position:20% 70%"')
  expect(html).not.toContain('focal=')
})

test('without a focal point the middle stays', () => {
  const html = renderToStaticMarkup(<Image {...picture} ratio={1} sizes="200px" />)
  expect(html).not.toMatch(/focal|object-position/)
})

test('on screens of another shape the picture has another crop', () => {
  const html = renderToStaticMarkup(
    <Image {...picture} ratio={2.5} other={{ media: '(min-width: 768px)', ratio: 1 }} sizes="200px" />,
  )
  const [source = '', image = ''] = html.match(/<source[^>]+>|<img[^>]+>/g) ?? []
  expect(source).toContain('media="(min-width: 768px)"')
  expect(source).toContain('dstw=256&amp;dth=256')
  expect(source).toContain('width="1600" height="1600"')
  expect(image).toContain('dstw=256&amp;dth=102')
  expect(image).toContain('width="1600" height="640"')
})
