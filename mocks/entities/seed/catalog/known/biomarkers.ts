import type { Biomarker, Line } from './catalogTypes'
import { published } from './drugFacts'

function biomarker(
  id: string,
  nameZh: string,
  nameEn: string,
  targetIds: readonly string[],
  terms: readonly string[],
): Biomarker {
  return { id, nameZh, nameEn, isDemo: false, targetIds, terms: [nameZh, nameEn, ...terms] }
}

// prettier-ignore
export const BIOMARKERS: readonly Biomarker[] = [
  biomarker('egfr_mutated', 'EGFR 突变', 'EGFR mutation', ['egfr'], ['EGFR-mutated', 'EGFR mutant', 'EGFRm', 'EGFR 突变阳性']),
  biomarker('exon20', '20 号外显子插入', 'Exon 20 insertion', ['egfr', 'her2'], ['exon 20', 'ex20', 'ex20ins', '20ins', 'exon 20 ins', '20 号外显子', '20 外显子', '外显子 20', '外显子 20 插入']),
  biomarker('exon19', '19 号外显子缺失', 'Exon 19 deletion', ['egfr'], ['exon 19', 'ex19', 'ex19del', '19del', 'exon 19 del', '19 号外显子', '19 外显子', '外显子 19', '外显子 19 缺失']),
  biomarker('l858r', 'L858R', 'L858R', ['egfr'], ['L858R 突变']),
  biomarker('t790m', 'T790M', 'T790M', ['egfr'], ['T790M 突变']),
  biomarker('her2_positive', 'HER2 阳性', 'HER2-positive', ['her2'], ['HER2+']),
  biomarker('her2_low', 'HER2 低表达', 'HER2-low', ['her2'], ['HER2 低']),
  biomarker('her2_negative', 'HER2 阴性', 'HER2-negative', ['cdk46'], []),
  biomarker('er_positive', 'ER 阳性', 'ER-positive', ['cdk46'], ['ER+', 'HR+', 'HR 阳性', 'HR-positive']),
  biomarker('pdl1_positive', 'PD-L1 阳性', 'PD-L1-positive', ['pd1', 'pdl1'], ['PD-L1+', 'PD-L1 高表达', 'PD-L1-high']),
  biomarker('msi_h', 'MSI-H/dMMR', 'MSI-H/dMMR', ['pd1', 'pdl1', 'ctla4'], ['MSI-H', 'dMMR', 'MSI-high', '微卫星高度不稳定']),
  biomarker('g12c', 'KRAS G12C', 'KRAS G12C', ['kras'], ['G12C', 'G12C 突变']),
  biomarker('g12d', 'KRAS G12D', 'KRAS G12D', ['kras'], ['G12D', 'G12D 突变']),
  biomarker('brca', 'BRCA 突变', 'BRCA mutation', ['parp'], ['BRCA', 'BRCA-mutated', 'BRCAm', 'gBRCA']),
  biomarker('alk_positive', 'ALK 融合', 'ALK rearrangement', ['alk'], ['ALK+', 'ALK-positive', 'ALK fusion', 'ALK 阳性', 'ALK 重排']),
  biomarker('t315i', 'T315I', 'T315I', ['abl1'], ['T315I 突变']),
  biomarker('del17p', '17p 缺失', 'del(17p)', ['btk', 'bcl2'], ['del17p', '17p', '17p deletion']),
]

const byId = new Map(BIOMARKERS.map((each) => [each.id, each]))

function requireBiomarker(id: string): Biomarker {
  const found = byId.get(id)
  if (!found) throw new Error(`The seed names the biomarker ${id}, which is not in it.`)
  return found
}

interface PatientCriteria {
  lines?: readonly Line[]
  biomarkers?: readonly string[]
}

/** Patient criteria stated in the public titles of trials, and nothing else. */
export const CRITERIA_BY_TRIAL: Readonly<Record<string, PatientCriteria>> = {
  NCT02142738: { lines: ['first'], biomarkers: ['pdl1_positive'] },
  NCT02296125: { lines: ['first'], biomarkers: ['egfr_mutated'] },
  NCT02511106: { lines: ['adjuvant'], biomarkers: ['egfr_mutated'] },
  NCT05184712: { lines: ['later'] },
  NCT05499390: { biomarkers: ['pdl1_positive'] },
  NCT00567190: { biomarkers: ['her2_positive'] },
  NCT03529110: { biomarkers: ['her2_positive'] },
  NCT03734029: { biomarkers: ['her2_low'] },
  NCT01740427: { biomarkers: ['er_positive', 'her2_negative'] },
  NCT01844986: { lines: ['maintenance'], biomarkers: ['brca'] },
  NCT04322539: { lines: ['later'] },
  NCT02348216: { lines: ['later'] },
  NCT03548207: { lines: ['later'] },
  NCT03734016: { lines: ['later'] },
  NCT01722487: { lines: ['first'] },
}

interface Criteria {
  lines: Line[]
  biomarkers: Biomarker[]
}

/** Patients that a drug is approved for or tried in. */
export function criteriaOf(drugId: string, trialIds: readonly string[]): Criteria {
  const tried = trialIds.flatMap((id) => CRITERIA_BY_TRIAL[id] ?? [])
  const lines = published(drugId, 'line').map(({ value }) => value)
  const ids = published(drugId, 'biomarker').map(({ value }) => value)
  return {
    lines: [...new Set([...tried.flatMap(({ lines: its = [] }) => its), ...lines])],
    biomarkers: [...new Set([...tried.flatMap(({ biomarkers = [] }) => biomarkers), ...ids])].map(
      requireBiomarker,
    ),
  }
}
