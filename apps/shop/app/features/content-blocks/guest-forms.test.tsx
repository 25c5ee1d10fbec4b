import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ReturnedForm } from '../../../server/request/context.ts'
import { plainFrame } from '../../../test/make-page.ts'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { PageOfForm, ReturnedFormContext } from '../../ui/page-of-form.ts'
import type { ComponentOf } from './block.ts'
import { ContactForm } from './contact-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const newsletter: ComponentOf<'newsletterForm'> = {
  ...plainFrame,
  uid: 'n1',
  name: 'newsletterForm',
  heading: 'Listy z podróży',
  lead: null,
  list: 'newsletter',
  picture: null,
  consentHtml: 'Zgadzam się. <a href="/prywatnosc">Więcej</a>',
  thanks: 'Sprawdź pocztę.',
}
const contact: ComponentOf<'contactForm'> = {
  ...plainFrame,
  uid: 'c1',
  name: 'contactForm',
  heading: 'Napisz do nas',
  lead: null,
  topics: [
    { code: 'inne', label: 'Coś innego' },
    { code: 'praca', label: 'Praca' },
  ],
  consentHtml: '<p>Odpowiemy.</p>',
  thanks: 'Dziękujemy.',
  phone: '',
  phoneHours: '',
  emergencyPhone: '',
  emergencyHours: '',
  email: '',
}
const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })

interface Deps {
  path?: string
  returned?: ReturnedForm
}

function served(block: React.ReactNode, { path = '/kontakt', returned }: Deps = {}): string {
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <StaticRouter location={path}>
        <PageOfForm value="/szablony/kierunek">
          <ReturnedFormContext value={returned ?? null}>{block}</ReturnedFormContext>
        </PageOfForm>
      </StaticRouter>
    </I18nContext>,
  )
}
const form = (html: string) => /<form\b[^>]*>/.exec(html)?.[0] ?? ''
const field = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)\\b[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

test('a form is sent to its own page and says where it stands', () => {
  const html = served(<NewsletterForm component={newsletter} leads={false} />, { path: '/cs/zima' })
  expect(form(html)).toContain('method="post"')
  expect(form(html)).toContain('action="/cs/zima#formularz-n1"')
  expect(field(html, 'form')).toContain('value="n1"')
  expect(field(html, 'page')).toContain('value="/szablony/kierunek"')
})

test('no box is ticked but by the guest, and each channel has its own', () => {
  const html = served(<NewsletterForm component={{ ...newsletter, list: 'presale' }} leads={false} />)
  for (const name of ['consent', 'phoneConsent']) {
    expect(field(html, name)).toContain('type="checkbox"')
    expect(field(html, name)).not.toContain('checked')
  }
})

test('the newsletter asks for no phone', () => {
  const html = served(<NewsletterForm component={newsletter} leads={false} />)
  expect(html).not.toMatch(/name="(phone|phoneConsent|wish)"/)
})

test('a sentence beside a box is words and links, so that it may stand in a label', () => {
  const html = served(<NewsletterForm component={newsletter} leads={false} />)
  expect(html).toMatch(/<label[^>]*>.*<span class="prose">Zgadzam się\. <a href="\/prywatnosc">/)
})

test('the field that nobody fills in is out of everybody’s way', () => {
  const html = served(<ContactForm component={contact} leads={false} />)
  expect(html).toMatch(/<div hidden="">.*name="website".*<\/div>/)
})

test('a form that came back has what was typed and says what to mend', () => {
  const returned: ReturnedForm = {
    form: 'c1',
    typed: { topic: 'praca', name: '"Anna" <b>', email: 'anna@', message: 'Dzień\ndobry' },
    fields: { email: 'To nie wygląda na adres.' },
  }
  const html = served(<ContactForm component={contact} leads={false} />, { returned })
  expect(html).toContain('<option value="praca" selected="">Praca</option>')
  expect(field(html, 'name')).toContain('value="&quot;Anna&quot; &lt;b&gt;"')
  expect(field(html, 'email')).toContain('aria-invalid="true"')
  expect(field(html, 'name')).not.toContain('aria-invalid')
  expect(html).toContain('Dzień\ndobry</textarea>')
  expect(html).toContain('To nie wygląda na adres.')
  expect(html).toContain('Nic jeszcze nie wysłaliśmy.')
})

test('what came back from another form of the page stays there', () => {
  const returned: ReturnedForm = { form: 'c1', typed: { email: 'anna@' }, fields: { email: 'Źle.' } }
  const html = served(<NewsletterForm component={newsletter} leads={false} />, { returned })
  expect(html).not.toMatch(/anna@|Źle/)
})

test('thanks stand in the place of the form that was sent, and only there', () => {
  const sent = served(<NewsletterForm component={newsletter} leads={false} />, { path: '/zima?wyslano=n1' })
  expect(sent).toContain('Sprawdź pocztę.')
  expect(sent).not.toContain('<form')
  const other = served(<ContactForm component={contact} leads={false} />, { path: '/zima?wyslano=n1' })
  expect(other).toContain('<form')
})

test('other ways to reach us stand beside the form, each number with its hours', () => {
  const ways = {
    phone: '+48 22 000 00 00',
    phoneHours: 'pn.–pt. 9–17',
    email: 'a@wojaz.example',
    emergencyPhone: '+48 22 000 00 02',
    emergencyHours: 'całą dobę',
  }
  const html = served(<ContactForm component={{ ...contact, ...ways }} leads={false} />)
  expect(html).toContain('pn.–pt. 9–17')
  expect(html).toContain('href="tel:+48220000002"')
  expect(html).toContain('dla gości w podróży, całą dobę')
  expect(html).toContain('href="tel:+48220000000"')
  expect(html).toContain('href="mailto:a@wojaz.example"')
  expect(served(<ContactForm component={contact} leads={false} />)).not.toContain('Wolisz inaczej?')
})
