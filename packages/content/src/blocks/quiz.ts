import type { Field } from 'payload'
import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { matching } from '../fields/pattern.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { defineBlock } from './define-block.ts'
import { optionsOf } from './public-options.ts'
import { questionsFrom } from './quiz-questions.ts'
import { quizRuleFields } from './quiz-rule.ts'

const codeField: Field = {
  name: 'code',
  type: 'text',
  required: true,
  label: label('Kod w adresie', 'Code in the address'),
  validate: matching(
    /^[a-z0-9][a-z0-9-]{0,29}$/,
    'Kod to małe litery, cyfry i myślniki, na przykład „kiedy”.',
    'A code has small letters, digits and hyphens, for instance "kiedy".',
  ),
}

const sentence = (name: string, most: number, required: boolean, text: ReturnType<typeof label>): Field => ({
  name,
  type: 'text',
  localized: true,
  required,
  maxLength: most,
  label: text,
})

/** The questions, their answers and what each answer means in a search. */
export const quiz = defineBlock({
  name: 'quiz',
  labels: { singular: label('Quiz', 'Quiz'), plural: label('Quizy', 'Quizzes') },
  fields: [
    headingField({ required: true }),
    leadField,
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      label: label('Pytania', 'Questions'),
      labels: { singular: label('Pytanie', 'Question'), plural: label('Pytania', 'Questions') },
      admin: namedRows,
      fields: [
        codeField,
        sentence('question', 120, true, label('Pytanie', 'Question')),
        sentence('hint', 200, false, label('Podpowiedź', 'Hint')),
        {
          name: 'isKept',
          type: 'checkbox',
          label: label(
            'Nie pomijaj tej odpowiedzi, gdy brakuje miejsc',
            'Never leave this answer out when too few places are found',
          ),
        },
        {
          name: 'answers',
          type: 'array',
          required: true,
          minRows: 2,
          maxRows: 8,
          label: label('Odpowiedzi', 'Answers'),
          labels: { singular: label('Odpowiedź', 'Answer'), plural: label('Odpowiedzi', 'Answers') },
          admin: namedRows,
          fields: [
            codeField,
            sentence('label', 60, true, label('Odpowiedź', 'Answer')),
            sentence('text', 120, false, label('Wyjaśnienie', 'Explanation')),
            pictureField({ required: true }),
            {
              name: 'rule',
              type: 'group',
              label: label('Co ta odpowiedź znaczy w wyszukiwaniu', 'What this answer means in a search'),
              fields: quizRuleFields,
            },
          ],
        },
      ],
    },
  ],
  read(block) {
    const questions = questionsFrom(block.questions)
    if (!block.heading || questions.length === 0) return null
    return { heading: block.heading, lead: block.lead || null, questions }
  },
  api: {
    items: ({ questions }) =>
      questions.map(({ code, question, hint, answers }) => ({
        label: question,
        options: optionsOf({ code, hint }),
        items: answers.map(({ code: value, label: name, text, picture }) => ({
          label: name,
          options: optionsOf({ code: value, text, picture }),
        })),
      })),
  },
})
