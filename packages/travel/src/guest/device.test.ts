import { expect, test } from 'vitest'
import { deviceOfWidth, operatingSystemOf } from './device.ts'

test.each([
  [320, 'smallMobile'],
  [575, 'smallMobile'],
  [576, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [991, 'tablet'],
  [992, 'desktop'],
  [2560, 'desktop'],
])('%i pixels are a %s', (width, device) => {
  expect(deviceOfWidth(width)).toBe(device)
})

test('an unknown width is a desktop', () => {
  expect(deviceOfWidth(null)).toBe('desktop')
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 0, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'unknown'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Linux; Android 10; HUAWEI ELE-L29; HMSCore 6.11) HuaweiBrowser/14.0', 5, 'huawei'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS) ArkWeb/4.1', 5, 'huawei'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', 0, 'unknown'],
  ['', 0, 'unknown'],
] as const)('%s, touched by %i fingers, is %s', (userAgent, fingers, os) => {
  expect(operatingSystemOf(userAgent, fingers)).toBe(os)
})
