import type { CollectionConfig } from 'payload'
import { type FaqTopic, faqTopics } from '../components.ts'
import { label } from '../fields/label.ts'
import { richTextField } from '../fields/rich-text.ts'
import { wholeNumber } from '../fields/texts.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

const topicLabels: Record<FaqTopic, ReturnType<typeof label>> = {
  booking: label('Rezerwacja', 'Booking'),
  payment: label('Płatność', 'Payment'),
  flight: label('Lot', 'Flight'),
  luggage: label('Bagaż', 'Luggage'),
  hotel: label('Hotel', 'Hotel'),
  documents: label('Dokumenty', 'Documents'),
  changes: label('Zmiany i rezygnacja', 'Changes and cancellation'),
  account: label('Konto', 'Account'),
}

export const faqTopicOptions = faqTopics.map((value) => ({ value, label: topicLabels[value] }))

export const faq: CollectionConfig = {
  slug: 'faq',
  ...libraryFrame,
  labels: { singular: label('Pytanie', 'Question'), plural: label('Pytania i odpowiedzi', 'FAQ') },
  admin: {
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'active', 'updatedAt'],
    group: contentGroup,
  },
  defaultSort: 'position',
  fields: [
    {
      name: 'question',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      label: label('Pytanie', 'Question'),
    },
    richTextField('answer', label('Odpowiedź', 'Answer'), { required: true }),
    {
      name: 'topic',
      type: 'select',
      required: true,
      defaultValue: 'booking',
      label: label('Temat', 'Topic'),
      options: faqTopicOptions,
      admin: { position: 'sidebar' },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 100,
      label: label('Kolejność', 'Position'),
      validate: wholeNumber(0, 10_000),
      admin: { position: 'sidebar' },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Włączone', 'Active'),
      admin: { position: 'sidebar' },
    },
  ],
}
