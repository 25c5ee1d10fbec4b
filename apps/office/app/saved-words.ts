import { mostSaved, type SaveRefusal } from '@wojaz/staff/server'

export const saveRefusals: Readonly<Record<SaveRefusal['code'], string>> = {
  'name-missing': 'Nadaj widokowi nazwę.',
  'name-too-long': 'Nazwa może mieć najwyżej 60 znaków.',
  'too-many': `Masz już ${mostSaved} widoków. Usuń któryś, żeby zapisać nowy.`,
}
