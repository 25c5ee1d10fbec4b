import { expect, onTestFinished, test, vi } from 'vitest'
import { openMap } from './open-map.ts'

test('a map that is opened before its prices are known counts as moved by nobody', async () => {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const container = document.body.appendChild(document.createElement('div'))
  const options = { named: null, given: null, addTo: <Style,>(style: Style) => style }
  const opened = openMap(container, options, leaving.signal)
  const moved = vi.fn()
  opened?.map.on('moveend', moved)
  await opened?.map.once('style.load')
  expect(moved).not.toHaveBeenCalled()
})
