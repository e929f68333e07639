import type { Company } from '../known/catalogTypes'
import { padNumber, createRandom } from './random'

const COUNT = 240
const SEED = 20_261

const COUNTRIES = { CN: 0.42, US: 0.26, JP: 0.09, DE: 0.06, CH: 0.05, GB: 0.05, FR: 0.04, DK: 0.03 } as const

export function demoCompanies(): Company[] {
  const random = createRandom(SEED)
  return Array.from({ length: COUNT }, (_, index) => {
    const number = padNumber(index + 1, 3)
    return {
      id: `demo-company-${number}`,
      nameEn: `Demo Pharma ${number}`,
      nameZh: `演示药企 ${number}`,
      isDemo: true,
      subsidiaries: [],
      aliases: [],
      country: random.weighted(COUNTRIES),
    }
  })
}
