import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { lateSettings } from './late-settings.ts'

test('without a promise of more, the environment says everything at once', async () => {
  const us = processWith({ NODE_ENV: 'test', PORT: '3000' })
  expect(await lateSettings(us)).toEqual({ NODE_ENV: 'test', PORT: '3000' })
  expect(us.channel?.ref).not.toHaveBeenCalled()
})

test('promised settings are waited for, stay alive meanwhile, and everybody in the process sees them', async () => {
  const us = processWith({ NODE_ENV: 'test', SETTINGS_FOLLOW: 'true', HOST: '127.0.0.1' })
  const settings = lateSettings(us)
  expect(us.channel?.ref).toHaveBeenCalledOnce()
  us.emit('message', { DATABASE_URL: 'postgres://here/wojaz' }, undefined)
  expect(await settings).toMatchObject({ HOST: '127.0.0.1', DATABASE_URL: 'postgres://here/wojaz' })
  expect(us.env.DATABASE_URL).toBe('postgres://here/wojaz')
  // From here on the channel does not keep the process alive.
  expect(us.channel?.unref).toHaveBeenCalledOnce()
})

function processWith(env: NodeJS.ProcessEnv): NodeJS.Process {
  return Object.assign(new EventEmitter(), {
    env,
    channel: { ref: vi.fn(), unref: vi.fn() },
  }) as unknown as NodeJS.Process
}
