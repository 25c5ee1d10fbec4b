import { expect, test } from 'vitest'
import { guideFrom, guideLines, guideTo } from './guide.ts'

const greece = guideFrom({ currency: 'Euro.', emergency: '112', sights: 'Akropol: świątynie Aten' })
const crete = guideFrom({ sights: 'Knossos: pałac króla Minosa\nSamaria' })

test('lines are names and what they are', () =>
  expect(guideLines('Knossos: pałac: ruiny\n\n Samaria ')).toEqual([
    { name: 'Knossos', text: 'pałac: ruiny' },
    { name: 'Samaria', text: '' },
  ]))

test('of each topic the most particular place speaks, of the rest its country', () => {
  const guide = guideTo([{ guide: greece }, { guide: crete }, { guide: null }])
  expect(guide).toMatchObject({ currency: 'Euro.', emergency: '112', power: null })
  expect(guide?.sights.map(({ name }) => name)).toEqual(['Knossos', 'Samaria'])
})

test('where nobody has written anything there is no guide', () => {
  expect(guideFrom({ currency: '  ' })).toBeNull()
  expect(guideFrom(null)).toBeNull()
  expect(guideTo([{ guide: null }])).toBeNull()
})
