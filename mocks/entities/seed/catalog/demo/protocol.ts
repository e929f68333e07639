import type { Trial } from '../known/catalogTypes'
import { createRandom } from './random'

interface Part {
  nameEn: string
  nameZh: string
  kind: string
}

export interface Protocol {
  arms: Part[]
  endpoints: Part[]
  resultUrl: string | null
}

const part = (kind: string, nameZh: string, nameEn: string): Part => ({ kind, nameZh, nameEn })

const SAFETY = part('primary', '不良事件发生率', 'Incidence of adverse events')
const EARLY = [
  part('secondary', '血药峰浓度', 'Maximum plasma concentration'),
  part('secondary', '血药浓度-时间曲线下面积', 'Area under the concentration curve'),
  part('secondary', '客观缓解率或应答率', 'Response rate'),
]
const ONCOLOGY = [
  part('primary', '无进展生存期', 'Progression-free survival'),
  part('secondary', '总生存期', 'Overall survival'),
  part('secondary', '客观缓解率', 'Objective response rate'),
  part('secondary', '缓解持续时间', 'Duration of response'),
]
const OTHERS = [
  part('primary', '第 24 周主要疗效指标较基线的变化', 'Change from baseline of the main measure at week 24'),
  part('secondary', '第 52 周应答率', 'Response rate at week 52'),
  part('secondary', '生活质量评分的变化', 'Change of the quality of life score'),
]

function endpointsOf({ phase, indication }: Trial): Part[] {
  if (phase.startsWith('1')) return [SAFETY, ...EARLY]
  return indication.therapeuticArea === 'oncology' ? ONCOLOGY : OTHERS
}

function armsOf({ phase, drug }: Trial, isBlinded: boolean): Part[] {
  const { nameZh, nameEn } = drug
  if (phase.startsWith('1')) {
    return [
      part('experimental', `${nameZh}，低剂量`, `${nameEn}, low dose`),
      part('experimental', `${nameZh}，高剂量`, `${nameEn}, high dose`),
    ]
  }
  return [
    part('experimental', nameZh, nameEn),
    isBlinded ? part('placebo', '安慰剂', 'Placebo') : part('active', '标准治疗', 'Standard of care'),
  ]
}

export const demoProtocol = (trial: Trial): Protocol => ({
  arms: armsOf(trial, createRandom(Number(trial.id.replace(/\D/g, ''))).chance(0.5)),
  endpoints: [...endpointsOf(trial)],
  resultUrl: null,
})
