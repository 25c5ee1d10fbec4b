import type { InAllLocales } from '@wojaz/content/server'

const picture = { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Widok' }

const question = (code: string, isKept: boolean, rules: Record<string, InAllLocales>) => ({
  code,
  question: `${code}?`,
  isKept,
  answers: Object.entries(rules).map(([value, rule]) => ({ code: value, label: value, picture, rule })),
})

/** Five questions; the small inventory has results for some answers and none for others. */
export const quizPage = {
  url: '/quiz',
  pageType: 'quiz',
  title: 'Quiz',
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
  slots: [
    {
      name: 'main',
      components: [
        {
          blockType: 'quiz',
          active: true,
          heading: 'Dokąd?',
          lead: 'Kilka pytań',
          questions: [
            question('kto', true, {
              para: { adults: 2 },
              rodzina: { adults: 2, childAges: '4' },
            }),
            question('kiedy', true, {
              czerwiec: { months: ['6'] },
              lipiec: { months: ['7'] },
              styczen: { months: ['1'] },
            }),
            question('pogoda', false, {
              cieplo: { airFrom: 25, seaFrom: 20 },
              mroz: { airTo: 0 },
            }),
            question('budzet', false, { malo: { budget: 100 }, duzo: { budget: 50_000 } }),
            question('hotel', false, {
              basen: { features: ['facilities:pool'] },
              pary: { features: ['forWhom:couples'] },
            }),
          ],
        },
      ],
    },
  ],
}
