import { AREAS, CHANNELS, COOPERATIONS } from '@/features/concepts/domain/firstStage'
import { DRUG_TYPES } from '@/entities/drugTypes'
import { beijingTime } from '../../platform/clock'
import type { StoredConcept } from '../store'
import type { Random } from '../../entities/seed/catalog/demo/random'

const INDICATIONS = { oncology: ['非小细胞肺癌', '三阴性乳腺癌', '肝细胞癌'], autoimmune: ['系统性红斑狼疮', '类风湿关节炎'], metabolic: ['肥胖症', '2 型糖尿病'], neurology: ['阿尔茨海默病', '帕金森病'], infectious: ['慢性乙型肝炎', '呼吸道合胞病毒感染'], hematology: ['多发性骨髓瘤', '血友病 A'], cardiovascular: ['心力衰竭', '高血压'], ophthalmology: ['湿性黄斑变性', '干眼症'], rare: ['脊髓性肌萎缩症', '法布雷病'], other: ['慢性肾病'] } as const // prettier-ignore
const TARGETS = ['PD-1', 'HER2', 'GLP-1R', 'BTK', 'CD19', 'EGFR', 'IL-17A', 'KRAS G12C']
const MODALITIES = { chemical: ['small_molecule'], biological: ['antibody', 'adc', 'car_t', 'gene_therapy'] } as const // prettier-ignore
const STAGES = ['preclinical', 'preclinical', 'preclinical', 'phase1', 'phase1', 'phase2', 'phase3']
const INSTITUTES = ['华东', '华南', '西南', '华北', '东湖', '滨海']
const KINDS = ['创新药研究院', '生物技术有限公司', '大学药学院', '附属医院']
const LEADERS = ['王立新', '李文博', '张晓岚', '刘思远', '陈一鸣', '杨若溪', '赵明哲', '黄予安']

export const makeOrganisation = (random: Random) => `${random.pick(INSTITUTES)}${random.pick(KINDS)}（演示）`

/** Complete except for name and contact. */
export function makeFirstStage(random: Random): NonNullable<StoredConcept['firstStage']> {
  const area = random.pick(AREAS)
  const drugType = random.pick(DRUG_TYPES)
  return {
    name: '',
    organisation: makeOrganisation(random),
    contact: '',
    phone: `139${String(random.integer(10_000_000, 99_999_999))}`,
    email: 'concept@example.com',
    principalInvestigator: random.pick(LEADERS),
    area,
    indication: random.pick<string>(INDICATIONS[area]),
    target: random.pick(TARGETS),
    modality: random.pick<string>(MODALITIES[drugType]),
    drugType,
    stage: random.pick(STAGES),
    summary: '针对现有疗法的耐药问题提出新的作用机制，已有体外与动物实验数据支持（演示数据）。',
    funds: random.integer(2, 60) * 500_000,
    currency: 'CNY',
    cooperation: random.pick(COOPERATIONS),
    channel: random.pick(CHANNELS),
    patents: [],
    attachments: [],
  }
}

export function makeSecondStage(random: Random, now: number): NonNullable<StoredConcept['secondStage']> {
  const day = (days: number) => beijingTime(new Date(now + days * 86_400_000)).slice(0, 10)
  const cost = random.integer(1, 20) * 500_000
  return {
    questions: '候选分子在人源化模型中的药效能否重复？治疗窗口是否足够？（演示数据）',
    experiments: [
      { objective: '药效验证', criterion: '抑瘤率不低于 60%', provider: '演示 CRO', cost, weeks: 16 },
      {
        objective: '安全性评价',
        criterion: '未见剂量限制性毒性',
        provider: '演示 CRO',
        cost: cost / 2,
        weeks: 12,
      },
    ],
    budget: [
      { item: '药效研究', amount: cost },
      { item: '安全性评价', amount: cost / 2 },
    ],
    currency: 'CNY',
    milestones: [
      { name: '完成药效验证', due: day(180) },
      { name: '提交 IND 申请', due: day(420) },
    ],
    risks: '动物模型与人体存在差异。',
    team: '核心成员五人，均有十年以上新药研发经验。',
    wantsInsurance: false,
    attachments: [],
  }
}
