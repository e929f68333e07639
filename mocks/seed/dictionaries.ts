import type { Dictionary } from '@/shared/domain/dictionary/api'
import { CURRENT_STAGES, type CurrentStage } from '@/features/valuation/form/options'

const PHASES: Record<CurrentStage, string> = {
  preclinical: '临床前',
  phase1: '临床Ⅰ期',
  phase2: '临床Ⅱ期',
  phase3: '临床Ⅲ期',
  applying: '申请上市',
  listed: '已上市（获批适应症）',
  listedIndicationExpansion: '已上市（适应症拓展）',
  listedCrossDomainExpansion: '已上市（跨领域拓展）',
}

/** Entries as the backend family sends them, more than the client reads. */
const entry = (dictValue: string, dictLabel: string, dictSort: number) => ({
  dictValue,
  dictLabel,
  dictSort,
  listClass: 'default',
  cssClass: '',
  status: '0',
})

export const DICTIONARY_ENTRIES: Readonly<Record<Dictionary, readonly ReturnType<typeof entry>[]>> = {
  clinical_phase: CURRENT_STAGES.map((stage, index) => entry(stage, PHASES[stage], index)),
}
