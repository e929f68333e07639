import { statesFrom, STATE, type State } from '@/features/concepts/domain/conceptStates'
import { now } from '../../platform/clock'
import { defaultParties } from '../secrecyParties'
import { concepts, type StoredConcept } from '../store'
import { ACCOUNTS } from '../../account/seed/accounts'
import { createRandom } from '../../entities/seed/catalog/demo/random'
import { simulateConcept, type Cast } from './simulateConcept'
import { manyConcepts } from './manyConcepts'
import { scanOf } from './scans'

const account = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!

const CAST: Cast = {
  owner: account('founder'),
  auditor: account('auditor'),
  manager: account('manager'),
  chair: account('chair'),
  panel: [account('expert'), account('expert2')],
}

const signed = (concept: StoredConcept) =>
  ({
    secrecy: 'signed',
    service: 'signed',
    secrecyParties: defaultParties(concept, concept.stateTime.slice(0, 10)),
    secrecyFile: scanOf('secrecy', concept.ownerName, concept.stateTime),
    serviceFile: scanOf('service', CAST.manager.nickName, concept.stateTime),
  }) as const

const applied = (concept: StoredConcept) =>
  ({ secrecy: 'applied', secrecyParties: defaultParties(concept, concept.stateTime.slice(0, 10)) }) as const

type Overrides = (concept: StoredConcept) => Partial<StoredConcept>

const NOTES: Overrides = ({ firstStage, stateTime }) => ({
  notes: [
    { id: '5901', stage: 'first', field: 'summary', text: '请补充与同类机制的差异化数据。', author: CAST.auditor.nickName, time: stateTime, reply: null, before: firstStage?.summary, after: null }, // prettier-ignore
    { id: '5902', stage: 'first', field: 'funds', text: '资金需求请说明依据。', author: CAST.auditor.nickName, time: stateTime, reply: null, before: firstStage?.funds, after: null }, // prettier-ignore
  ],
})

const CONFLICT: Overrides = () => ({
  reviews: { [account('expert2').userId]: { name: account('expert2').nickName, hasConflict: true } },
})

/** Must match its project, whose agreements amount to 5 million and to 100,000 dollars. */
const FUNDED: Overrides = ({ firstStage, secondStage, decision, afterStage }) => ({
  firstStage: { ...firstStage, funds: 8_000_000 },
  secondStage: secondStage && {
    ...secondStage,
    budget: [
      { item: '药效研究', amount: 5_000_000 },
      { item: '安全性评价', amount: 3_000_000 },
    ],
  },
  approvedAmount: 6_000_000,
  decision: decision && { ...decision, amount: 6_000_000 },
  afterStage: afterStage && {
    ...afterStage,
    instalments: [2_400_000, 3_600_000].map((amount, at) => ({ ...afterStage.instalments?.[at], amount })),
  },
})

const sealed: Overrides = ({ stateTime }) => ({
  seal: 'sealed',
  sealedBy: CAST.manager.nickName,
  sealedTime: stateTime,
})

/** At least one in each state. The notices refer to the first three. */
const FOUNDER_CONCEPTS: readonly (readonly [id: string, name: string, state: State, more?: Overrides])[] = [
  [
    '5001',
    '双特异性抗体平台（演示）',
    STATE.incubating,
    (concept) => ({ ...signed(concept), highlight: true }),
  ],
  ['5002', 'mRNA 肿瘤疫苗（演示）', STATE.incubating],
  ['5003', '口服 GLP-1 小分子（演示）', STATE.incubating, applied],
  ['5004', '可降解心血管支架涂层（演示）', STATE.draft],
  ['5005', '靶向 KRAS G12C 抑制剂（演示）', STATE.firstPending],
  ['5006', '长效凝血因子融合蛋白（演示）', STATE.firstFailed, NOTES],
  ['5007', 'CAR-NK 通用型细胞疗法（演示）', STATE.secondPending, CONFLICT],
  ['5008', '吸入式纳米抗体（演示）', STATE.secondPending],
  ['5009', '眼科基因疗法（演示）', STATE.secondFailed],
  ['5010', '新型抗耐药抗生素（演示）', STATE.decided],
  ['5011', '放射性核素偶联药物（演示）', STATE.afterPending],
  ['5012', '阿尔茨海默病早筛与干预（演示）', STATE.afterFailed],
  ['5013', 'BLX-220 双特异性抗体（演示）', STATE.implementing, FUNDED],
  ['5014', '微生态活菌制剂（演示）', STATE.incubating, sealed],
]

const TOPICS: Readonly<Record<string, readonly [area: string, indication: string, drugType: string, modality: string, target: string | null]>> = {
  5001: ['oncology', '非小细胞肺癌', 'biological', 'bispecific', 'PD-1'],
  5002: ['oncology', '黑色素瘤', 'biological', 'mrna_vaccine', null],
  5003: ['metabolic', '肥胖症', 'chemical', 'small_molecule', 'GLP-1R'],
  5004: ['cardiovascular', '冠状动脉狭窄', 'chemical', 'small_molecule', 'mTOR'],
  5005: ['oncology', '非小细胞肺癌', 'chemical', 'small_molecule', 'KRAS G12C'],
  5006: ['hematology', '血友病 A', 'biological', 'fusion_protein', null],
  5007: ['hematology', '多发性骨髓瘤', 'biological', 'car_t', 'CD19'],
  5008: ['infectious', '呼吸道合胞病毒感染', 'biological', 'antibody', null],
  5009: ['ophthalmology', '湿性黄斑变性', 'biological', 'gene_therapy', null],
  5010: ['infectious', '耐药革兰阴性菌感染', 'chemical', 'small_molecule', null],
  5011: ['oncology', '神经内分泌瘤', 'chemical', 'peptide', 'SSTR2'],
  5012: ['neurology', '阿尔茨海默病', 'chemical', 'small_molecule', null],
  5013: ['oncology', '三阴性乳腺癌', 'biological', 'bispecific', 'PD-1'],
  5014: ['autoimmune', '溃疡性结肠炎', 'biological', 'fusion_protein', null],
} // prettier-ignore

concepts.seed(() => {
  const now = Date.now()
  return FOUNDER_CONCEPTS.map(([id, name, state, overrides], index) => {
    const [area, indication, drugType, modality, target] = TOPICS[id]!
    const basics = {
      name,
      organisation: '华东创新药研究院有限公司',
      area,
      indication,
      drugType,
      modality,
      target,
    }
    const concept = simulateConcept({ ...CAST, id, basics, state, random: createRandom(index + 1), now })
    return { ...concept, ...overrides?.(concept) }
  })
})
concepts.seed(manyConcepts)

const INCUBATED = statesFrom(STATE.incubating)

/** Simulates the signing of a service agreement: highlights the owner's next concept. */
export function signNextAgreement(ownerId: string) {
  const next = concepts
    .all()
    .find(
      (concept) =>
        concept.ownerId === ownerId &&
        concept.seal === 'open' &&
        INCUBATED.includes(concept.state) &&
        !concept.highlight,
    )
  if (!next) return
  const time = now()
  concepts.put({ ...next, ...signed(next), highlight: true, version: next.version + 1, updateTime: time })
}
