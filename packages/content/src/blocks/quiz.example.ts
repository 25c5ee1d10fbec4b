import type { InAllLocales } from '../writing/localised.ts'
import {
  exampleOf,
  fact,
  noPicture,
  notOnTheList,
  picture,
  pictureFacts,
  tooFew,
  writtenPicture,
} from './example-of.ts'

const answer = { code: 'a', label: 'A', picture: writtenPicture }
const quizOf = (answers: InAllLocales[]) => ({
  heading: 'a',
  questions: [{ code: 'kiedy', question: 'Kiedy?', answers }],
})

export const example = exampleOf({
  name: 'quiz',
  written: {
    heading: 'Dokąd jechać',
    lead: 'Kilka pytań',
    questions: [
      {
        code: 'kiedy',
        question: 'Kiedy?',
        hint: 'Mniej więcej',
        isKept: true,
        answers: [
          {
            code: 'lato',
            label: 'Latem',
            text: 'Czerwiec i lipiec',
            picture: writtenPicture,
            rule: {
              adults: 2,
              childAges: '4, 9',
              months: ['6', '7'],
              durationFrom: 7,
              durationTo: 8,
              budget: 3000,
              airFrom: 25,
              airTo: 35,
              seaFrom: 20,
              tripType: 'WS',
              destinations: ['GR'],
              features: ['beach:sand', 'board:AI'],
            },
          },
          { code: 'zima', label: 'Zimą', picture: writtenPicture, rule: { months: ['1'] } },
        ],
      },
    ],
  },
  read: {
    heading: 'Dokąd jechać',
    lead: 'Kilka pytań',
    questions: [
      {
        code: 'kiedy',
        question: 'Kiedy?',
        hint: 'Mniej więcej',
        isKept: true,
        answers: [
          {
            code: 'lato',
            label: 'Latem',
            text: 'Czerwiec i lipiec',
            picture,
            rule: {
              adults: 2,
              childAges: [4, 9],
              months: [6, 7],
              durationFrom: 7,
              durationTo: 8,
              budget: 3000,
              airFrom: 25,
              airTo: 35,
              seaFrom: 20,
              tripType: 'WS',
              destinations: ['GR'],
              features: ['beach:sand', 'board:AI'],
            },
          },
          {
            code: 'zima',
            label: 'Zimą',
            text: null,
            picture,
            rule: {
              adults: null,
              childAges: [],
              months: [1],
              durationFrom: null,
              durationTo: null,
              budget: null,
              airFrom: null,
              airTo: null,
              seaFrom: null,
              tripType: null,
              destinations: [],
              features: [],
            },
          },
        ],
      },
    ],
  },
  always: ['heading', 'questions'],
  api: {
    options: [fact('heading', 'Dokąd jechać'), fact('lead', 'Kilka pytań')],
    items: [
      {
        label: 'Kiedy?',
        options: [fact('code', 'kiedy'), fact('hint', 'Mniej więcej')],
        items: [
          {
            label: 'Latem',
            options: [fact('code', 'lato'), fact('text', 'Czerwiec i lipiec'), ...pictureFacts],
          },
          { label: 'Zimą', options: [fact('code', 'zima'), ...pictureFacts] },
        ],
      },
    ],
  },
  drawn: ['Dokąd jechać', 'Kilka pytań', 'href="/quiz"', 'Zacznij quiz'],
  refused: [
    ['without a question', { heading: 'a', questions: [] }, tooFew],
    ['with one answer alone', quizOf([answer]), /co najmniej|at least/i],
    [
      'with an answer no address can name',
      quizOf([answer, { ...answer, code: 'Latem!' }]),
      /Kod to małe litery/,
    ],
    ['without a picture', quizOf([answer, { code: 'b', label: 'B' }]), noPicture],
    [
      'with a child of no age',
      quizOf([answer, { ...answer, rule: { childAges: 'mały' } }]),
      /Podaj wiek każdego dziecka/,
    ],
    ['for no money', quizOf([answer, { ...answer, rule: { budget: 0 } }]), /od 100 do/],
    ['with a month that is none', quizOf([answer, { ...answer, rule: { months: ['13'] } }]), notOnTheList],
    [
      'with a feature no hotel has',
      quizOf([answer, { ...answer, rule: { features: ['beach:gold'] } }]),
      notOnTheList,
    ],
  ],
})
