import { FORMAT_BY_MODALITY } from '../known/facts'
import type { Engineering } from '../known/catalogTypes'
import type { Random } from './random'

const PAYLOADS = [
  { payload: 'MMAE', payloadClass: 'auristatin' },
  { payload: 'DM1 (maytansinoid)', payloadClass: 'maytansinoid' },
  { payload: 'DXd (topoisomerase I inhibitor)', payloadClass: 'topoisomerase I inhibitor' },
  { payload: 'SN-38 (topoisomerase I inhibitor)', payloadClass: 'topoisomerase I inhibitor' },
] as const
const LINKERS = [
  'valine-citrulline, cleavable',
  'GGFG tetrapeptide, cleavable',
  'MCC thioether, non-cleavable',
  'CL2A, hydrolysable',
] as const
const RATIOS = [2, 4, 6, 8] as const
const DELIVERIES: Readonly<Record<string, readonly string[]>> = {
  siRNA: ['GalNAc conjugate', 'lipid nanoparticle'],
  antisense: ['GalNAc conjugate', 'intrathecal (unconjugated)'],
  mRNA: ['lipid nanoparticle'],
  'gene therapy': ['adenovirus type 5 vector'],
}

export function demoEngineering(modality: string, random: Random): Engineering | null {
  const format = FORMAT_BY_MODALITY[modality]
  if (!format) return null
  if (format === 'ADC')
    return { format, ...random.pick(PAYLOADS), linker: random.pick(LINKERS), dar: random.pick(RATIOS) }
  if (format === 'CAR-T') return { format, costimulation: random.pick(['CD28', '4-1BB']) }
  const deliveries = DELIVERIES[format]
  return deliveries ? { format, delivery: random.pick(deliveries) } : { format }
}
