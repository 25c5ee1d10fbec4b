import type { GroupField, TextareaField } from 'payload'
import { label } from '../fields/label.ts'
import { guideLists, guideTopics, type WrittenGuide } from '../guide.ts'

const topicLabels: Record<keyof WrittenGuide, ReturnType<typeof label>> = {
  currency: label('Pieniądze', 'Money'),
  entry: label('Wjazd i dokumenty', 'Entry and documents'),
  emergency: label('Numery alarmowe', 'Emergency numbers'),
  phone: label('Telefon i internet', 'Telephone and internet'),
  power: label('Gniazdka', 'Sockets'),
  sights: label('Co zobaczyć', 'What to see'),
  phrases: label('Przydatne słowa', 'Useful words'),
}

/** Travel guide of a place. What a region or a resort leaves empty is taken from its parent. */
export const guideFields: GroupField = {
  name: 'guide',
  type: 'group',
  label: label('Przewodnik dla podróżnych', 'Guide for travellers'),
  admin: {
    description: label(
      'Pokazujemy go w rezerwacji. Czego nie ma tutaj, bierzemy z regionu albo z kraju.',
      'Shown in the reservation. What is missing here is taken from the region or the country.',
    ),
  },
  fields: [
    ...guideTopics.map((name) => text(name, 600)),
    ...guideLists.map((name) => ({
      ...text(name, 2_000),
      admin: {
        rows: 6,
        description: label(
          'Każda rzecz w osobnym wierszu: nazwa, dwukropek, opis.',
          'Each in a line of its own: name, colon, description.',
        ),
      },
    })),
  ],
}

function text(name: keyof WrittenGuide, maxLength: number): TextareaField {
  return { name, type: 'textarea', localized: true, maxLength, label: topicLabels[name] }
}
