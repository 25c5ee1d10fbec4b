import { z } from 'zod'

export const money = z.int().meta({
  description: 'In grosze, hundredths of a złoty (PLN).',
})
