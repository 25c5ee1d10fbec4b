import { type ActionFunctionArgs, redirect } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere } from '../at-desk.ts'

/** Messages written with the template stay. */
export async function removeTemplate({ params, context }: ActionFunctionArgs) {
  const { talks, write } = atDesk(context)
  const known = (await talks.templates.all()).find(({ id }) => id === params.id)
  if (!known) throw notThere()
  await write({ act: 'templates-changed', facts: { template: known.name, removed: true } })
  await talks.templates.remove(known.id)
  return redirect(`${base}/szablony`, 303)
}
