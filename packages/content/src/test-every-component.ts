import { openContent, type PageReader } from './open-content.ts'
import {
  familyArticle,
  fullPage,
  helpMenu,
  luggageQuestion,
  summerPopup,
  warsawOffice,
} from './test-components.ts'
import { testOptions } from './test-options.ts'
import { contentTestDatabase } from './testing.ts'

const petsCategory = {
  code: 'pets',
  wishes: ['apology'],
  position: 10,
  active: true,
  name: { pl: 'Zwierzęta', cs: 'Zvířata', ro: 'Animale', hu: 'Állatok', uk: 'Тварини' },
  questions: [{ code: 'which', text: 'Jakie <b>zwierzę</b>?', required: true }],
}

const guest: PageReader = {
  locale: 'pl',
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  drafts: false,
}

/** Content with one page, `/wszystko`, that has every component, and all that the components refer to. */
export async function openEveryComponent() {
  const database = await contentTestDatabase({
    name: 'every_component',
    async fill(writer) {
      await writer.addTo('faq', 'question', luggageQuestion)
      await writer.addTo('complaint-categories', 'code', petsCategory)
      await writer.addTo('offices', 'officeId', warsawOffice)
      const popup = await writer.addTo('popups', 'name', summerPopup)
      const menu = await writer.addTo('menus', 'name', helpMenu)
      await writer.addDestinations([
        { path: 'grecja', code: 'GR', name: { pl: 'Grecja' } },
        { path: 'turcja', code: 'TR', name: { pl: 'Turcja' } },
      ])
      await writer.addPage(familyArticle)
      await writer.addPage({ ...fullPage, popup, menu })
    },
  })
  const content = await openContent(testOptions(database.url))
  const found = await content.page('/wszystko', guest)
  if (!found.ok) throw new Error(found.refusal.code)
  return {
    content,
    page: found.value,
    async close() {
      await content.close()
      await database.drop()
    },
  }
}
