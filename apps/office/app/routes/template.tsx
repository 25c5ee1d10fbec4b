import { randomUUID } from 'node:crypto'
import { longestMessage, templateGaps } from '@wojaz/talks'
import { locales } from '@wojaz/travel/locale'
import { Fragment } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere, typedIn } from '../at-desk.ts'
import { Field, TextField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { readTemplate, type TemplateFaults } from '../template-form.ts'
import { gapNames, localeNames, templateSaid } from '../template-words.ts'
import { words } from '../words.ts'

/** The URL segment of a new template. */
const newOne = 'nowy'

async function found({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  if (params.id === newOne) return null
  const template = (await atDesk(context).talks.templates.all()).find(({ id }) => id === params.id)
  if (!template) throw notThere()
  return template
}

export async function loader(args: LoaderFunctionArgs) {
  return { template: await found(args) }
}

interface Acted {
  readonly typed: Readonly<Record<string, string>>
  readonly faults: TemplateFaults
}

export async function action(args: ActionFunctionArgs) {
  const { talks, write } = atDesk(args.context)
  const known = await found(args)
  const typed = await typedIn(args.request)
  const again = (faults: TemplateFaults) => data<Acted>({ typed, faults }, { status: 422 })
  const read = readTemplate(typed)
  if (!read.ok) return again(read.refusal)
  const saved = await talks.templates.save({ id: known?.id ?? randomUUID(), ...read.value })
  if (!saved.ok) return again({ name: templateSaid.taken })
  await write({ act: 'templates-changed', facts: { template: read.value.name } })
  return redirect(`${base}/szablony`, 303)
}

export default function Template() {
  const { template } = useLoaderData<typeof loader>()
  const acted = useActionData<Acted>()
  const typedOr = (field: string, known?: string) => acted?.typed[field] ?? known ?? ''
  const address = `${base}/szablony/${template?.id ?? newOne}`
  return (
    <Page title={template ? `Szablon: ${template.name}` : 'Nowy szablon'}>
      <details>
        <summary>Co można wstawić w klamrach</summary>
        <dl>
          {templateGaps.map((gap) => (
            <Fragment key={gap}>
              <dt>{`{{${gap}}}`}</dt>
              <dd>{gapNames[gap]}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
      <form method="post" action={address} className="card">
        <Field
          label="Nazwa, po której znajdziesz szablon"
          name="name"
          maxLength={80}
          defaultValue={typedOr('name', template?.name)}
          fault={acted?.faults.name}
        />
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={`Tekst: ${localeNames[locale]}`}
            name={locale}
            rows={7}
            lang={locale}
            maxLength={longestMessage}
            defaultValue={typedOr(locale, template?.texts[locale])}
            fault={acted?.faults[locale]}
          />
        ))}
        <button type="submit">{words.save}</button>
      </form>
      {template && (
        <form method="post" action={`${address}/usun`}>
          <button type="submit" className="quiet">
            Usuń szablon
          </button>
        </form>
      )}
    </Page>
  )
}
