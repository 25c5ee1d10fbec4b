import { once } from 'node:events'

/**
 * `npm start` starts us before the database is open, so that we read our modules meanwhile. What SETTINGS_FOLLOW promises then comes
 * as one message; everywhere else the environment says all.
 */
export async function lateSettings(us: NodeJS.Process): Promise<NodeJS.ProcessEnv> {
  if (us.env.SETTINGS_FOLLOW !== 'true') return us.env
  // Alone, the channel to whoever started us does not keep us alive (scripts/steps/leash.mjs).
  us.channel?.ref()
  const [settings] = await once(us, 'message')
  us.channel?.unref()
  return Object.assign(us.env, settings)
}
