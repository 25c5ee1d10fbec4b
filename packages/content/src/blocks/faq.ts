import { faqTopicOptions } from '../collections/faq.ts'
import { label } from '../fields/label.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { defineBlock } from './define-block.ts'
import { optionsOf } from './public-options.ts'

export const faq = defineBlock({
  name: 'faq',
  labels: { singular: label('Pytania i odpowiedzi', 'FAQ'), plural: label('Pytania i odpowiedzi', 'FAQ') },
  fields: [
    headingField({ required: false }),
    leadField,
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      label: label('Wszystkie pytania z tematów', 'All questions of these topics'),
      options: faqTopicOptions,
    },
    {
      name: 'questions',
      type: 'relationship',
      relationTo: 'faq',
      hasMany: true,
      maxRows: 40,
      label: label('i te pytania', 'and these questions'),
    },
  ],
  /** Chosen questions first, in the editor's order, then other questions of the chosen topics. */
  read(block, { library }) {
    const chosen = (block.questions ?? []).flatMap((one) => {
      const id = String(typeof one === 'object' ? one.id : one)
      return library.faq.find((question) => question.id === id) ?? []
    })
    const topics = block.topics ?? []
    const others = library.faq.filter(
      (question) => topics.includes(question.topic) && !chosen.includes(question),
    )
    return { heading: block.heading || null, lead: block.lead || null, questions: [...chosen, ...others] }
  },
  api: {
    items: ({ questions }) =>
      questions.map(({ id, question, html, topic }) => ({
        label: question,
        html,
        options: optionsOf({ id, topic }),
      })),
  },
})
