import { exampleOf, fact, longerThan, notOnTheList, question, tooLong } from './example-of.ts'

export const example = exampleOf({
  name: 'faq',
  written: { heading: 'Pytania', lead: 'Najczęstsze', topics: ['luggage'] },
  read: { heading: 'Pytania', lead: 'Najczęstsze', questions: [question] },
  always: [],
  api: {
    options: [fact('heading', 'Pytania'), fact('lead', 'Najczęstsze')],
    items: [
      {
        label: 'Ile waży walizka?',
        html: '<p>20 kg</p>',
        options: [fact('id', '8'), fact('topic', 'luggage')],
      },
    ],
  },
  drawn: ['Pytania', 'Ile waży walizka?', '<p>20 kg</p>'],
  refused: [
    ['of a topic that does not exist', { topics: ['astrology'] }, notOnTheList],
    ['with an introduction without an end', { lead: longerThan(400) }, tooLong(400)],
  ],
})
