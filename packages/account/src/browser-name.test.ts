import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36`, 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPhone'],
  ['curl/8', null],
  [undefined, null],
])('%s is called %s', (agent, name) => expect(browserName(agent)).toBe(name))
