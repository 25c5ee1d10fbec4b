import { expect, test } from 'vitest'
import { editorIn, outcomeSentence } from './reset-editor.mjs'

test('a reset is for whoever is named, else for the first editor', () => {
  expect(editorIn(['reset', 'ola@wojaz.pl'], 'redakcja@wojaz.example')).toBe('ola@wojaz.pl')
  expect(editorIn(['reset'], 'redakcja@wojaz.example')).toBe('redakcja@wojaz.example')
})

test.each([[[]], [['ola@wojaz.pl']], [['remove', 'ola@wojaz.pl']], [['reset', 'a@b.pl', 'c@d.pl']]])(
  '%j is answered with what can be done',
  (args) => {
    expect(() => editorIn(args, '')).toThrow('Say what to do: npm run editor -- reset')
  },
)

test('the password is shown with whom it is for', () => {
  const stdout = 'a word of a library\n{"ok":true,"value":{"email":"ola@wojaz.pl","password":"abc"}}\n'
  expect(outcomeSentence('ola@wojaz.pl', 0, stdout, stdout)).toBe(
    '\n  ola@wojaz.pl, password abc (shown only now)\n',
  )
})

test('who is not known is told who is', () => {
  const said = (/** @type {string[]} */ ...editors) =>
    JSON.stringify({ ok: false, refusal: { code: 'editor-unknown', editors } })
  expect(() => outcomeSentence('x@y.pl', 0, said('ola@wojaz.pl', 'jan@wojaz.pl'), '')).toThrow(
    'No editor has the address x@y.pl; those there are: ola@wojaz.pl, jan@wojaz.pl.',
  )
  expect(() => outcomeSentence('x@y.pl', 0, said(), '')).toThrow(
    'No editor has the address x@y.pl; there is none.',
  )
  expect(() => outcomeSentence('x@y.pl', 1, '', 'no database')).toThrow(/^no database\s+No password was made/)
})
