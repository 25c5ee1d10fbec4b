import type { CopyRefusal } from '@wojaz/account/server'
import { emailFault } from '@wojaz/mail'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { asked } from '../address.ts'
import { type AtDesk, atDesk, notThere, queryOf, typedIn } from '../at-desk.ts'
import { momentText } from '../parts/said-values.tsx'
import { type PrivacyFault, privacyFaultWords, readPrivacyWish } from '../privacy-form.ts'
import { factsOf, type PrivacyActed } from './personal-data.tsx'

/** How long the link to an archive is valid. Staff use it at once. */
const fileMs = 10 * 60_000

const copyRefusals: Readonly<Record<CopyRefusal['code'], string>> = {
  'copy-under-way': 'Kopia już powstaje.',
  'too-many-copies': 'Dziś zlecono już dość kopii tej osoby.',
}

async function foundIn({ staff, personalData }: AtDesk, sealed = '') {
  const email = staff.openWords(sealed)
  if (emailFault(email) !== null) throw notThere()
  return personalData.find(email)
}

function notTaken(form: 'copy' | 'forget', typed: Readonly<Record<string, string>>, code: PrivacyFault) {
  const field = code === 'address-differs' ? 'confirm' : 'reason'
  const faults = { [field]: privacyFaultWords[code] }
  return data<PrivacyActed>({ isDone: false, form, typed, faults }, { status: 422 })
}

/** For a customer it requests the archive as the customer would; for a guest it makes a link to the archive. */
export async function copy({ request, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const typed = await typedIn(request)
  const found = await foundIn(desk, queryOf(request).s)
  const wish = readPrivacyWish(typed, null)
  if (!wish.ok) return notTaken('copy', typed, wish.refusal.code)
  const orders = found.orders.map(({ number }) => number)
  await desk.write({ act: 'copy-asked', orders, facts: { ...factsOf(found), reason: wish.value } })
  if (!found.customer) {
    const pass = `${desk.clock().getTime() + fileMs} ${found.email}`
    return redirect(asked('/dane/kopia.zip', { s: desk.staff.sealWords(pass) }), 303)
  }
  const outcome = await desk.personalData.askCopy(found.customer.id, found.customer.locale)
  const said = outcome.ok ? 'Kopia powstaje. Osoba dostanie wiadomość.' : copyRefusals[outcome.refusal.code]
  return data<PrivacyActed>({ isDone: outcome.ok, said }, { status: outcome.ok ? 200 : 409 })
}

/** Sends the archive, for a short time after the reason was given. */
export async function file({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const [until = '', email = ''] = desk.staff.openWords(queryOf(request).s ?? '').split(' ')
  if (emailFault(email) !== null || !(Number(until) > desk.clock().getTime())) throw notThere()
  const found = await desk.personalData.find(email)
  await desk.write({ act: 'copy-taken', orders: found.orders.map(({ number }) => number) })
  const zip = await desk.personalData.copyOf(email, found.orders[0]?.locale ?? 'pl')
  return new Response(new Uint8Array(zip), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="wojaz-dane.zip"',
    },
  })
}

export async function forget({ request, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const typed = await typedIn(request)
  const found = await foundIn(desk, queryOf(request).s)
  const wish = readPrivacyWish(typed, found.email)
  if (!wish.ok) return notTaken('forget', typed, wish.refusal.code)
  const orders = found.orders.map(({ number }) => number)
  const facts = { ...factsOf(found), reason: wish.value }
  if (found.customer) {
    await desk.write({ act: 'leaving-started', orders, facts })
    const at = await desk.personalData.leave(found.customer.id, found.customer.locale)
    return data<PrivacyActed>({ isDone: true, said: `Konto zniknie ${momentText(at)}.` })
  }
  await desk.write({ act: 'forgetting-asked', orders, facts })
  if (await desk.personalData.forgetGuest(found.email))
    return data<PrivacyActed>({ isDone: true, said: 'Dane usunięte. Zostało tylko to, co każe prawo.' })
  const said =
    'Jeszcze nie teraz: zamówienie tej osoby nie jest rozliczone albo wiadomość do niej czeka na wysłanie.'
  return data<PrivacyActed>({ isDone: false, said }, { status: 409 })
}
