import { z } from 'zod'

export const money = z.int().meta({
  id: 'Money',
  description: 'In grosze, hundredths of a złoty (PLN).',
})
