import { expect, test } from 'vitest'
import { withoutCampaignMarks } from './campaign-marks.ts'

test.each([
  ['', ''],
  ['?utm_source=mail&gclid=abc', ''],
  ['?q=morze&utm_campaign=lato', '?q=morze'],
  ['?catalogVersion=Staged', '?catalogVersion=Staged'],
])('of %s the language switch keeps %s', (search, kept) => {
  expect(withoutCampaignMarks(search)).toBe(kept)
})
