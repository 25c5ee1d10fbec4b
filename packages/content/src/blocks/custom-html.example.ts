import { exampleOf, longerThan } from './example-of.ts'

const styles = '@scope ([data-uid="customHtml"]) {\np { color: red }\n}'

export const example = exampleOf({
  name: 'customHtml',
  written: { html: '<p>Własny</p>', styles: 'p { color: red }' },
  read: { html: '<p>Własny</p>', styles },
  always: ['html', 'styles'],
  api: { html: '<p>Własny</p>', styles },
  drawn: ['<p>Własny</p>', 'data-uid="customHtml"', styles],
  refused: [
    ['without HTML', {}, /Wpisz HTML/],
    ['without an end', { html: longerThan(50_000) }, /50 000/],
    ['with styles that reach outside', { html: 'a', styles: '@import "x";' }, /Tych stylów/],
    ['with styles that do not close', { html: 'a', styles: 'p { color: red' }, /Tych stylów/],
    [
      'with a picture from elsewhere in its styles',
      { html: 'a', styles: 'p { background: url(//evil.example/x) }' },
      /Tych stylów/,
    ],
    ['with styles without an end', { html: 'a', styles: `p { color: red } ${longerThan(20_000)}` }, /20 000/],
  ],
})
