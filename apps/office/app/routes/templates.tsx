import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk } from '../at-desk.ts'
import { Page } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'

/** Answers that staff choose when they write to guests. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { templates: await atDesk(context).talks.templates.all() }
}

export default function Templates() {
  const { templates } = useLoaderData<typeof loader>()
  return (
    <Page title="Szablony odpowiedzi">
      <p>
        <a href={`${base}/szablony/nowy`}>Nowy szablon</a>
      </p>
      <Table
        caption="Szablony, po nazwie"
        rows={templates}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Nazwa', cell: ({ id, name }) => <a href={`${base}/szablony/${id}`}>{name}</a> },
          { name: 'Po polsku', cell: ({ texts }) => texts.pl.slice(0, 160) },
        ]}
      />
    </Page>
  )
}
