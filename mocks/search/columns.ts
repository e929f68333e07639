import type { Language } from '@/shared/lib/language'
import type { Label } from './facets'
import { regionLabel, labelOf } from './labels'

export interface Column {
  header: (language: Language) => string
  value: (row: object, language: Language) => string | number | null
}

const HEADERS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  id: ['编号', 'Id'],
  name: ['名称', 'Name'],
  nameZh: ['中文名称', 'Chinese name'],
  nameEn: ['英文名称', 'English name'],
  brandZh: ['中文商品名', 'Chinese brand'],
  brandEn: ['英文商品名', 'Brand'],
  codes: ['代号', 'Codes'],
  acronym: ['简称', 'Acronym'],
  stage: ['阶段', 'Stage'],
  modality: ['药物类别', 'Modality'],
  drugType: ['药物类型', 'Drug type'],
  target: ['靶点', 'Target'],
  targets: ['靶点', 'Targets'],
  targetClass: ['靶点类别', 'Target class'],
  class: ['靶点类别', 'Target class'],
  symbol: ['基因符号', 'Symbol'],
  uniprot: ['UniProt', 'UniProt'],
  company: ['企业', 'Company'],
  companies: ['企业', 'Companies'],
  country: ['国家', 'Country'],
  size: ['管线规模', 'Pipeline size'],
  drug: ['药物', 'Drug'],
  drugs: ['药物数', 'Drugs'],
  approved: ['获批药物数', 'Approved drugs'],
  trials: ['临床试验数', 'Trials'],
  indication: ['适应症', 'Indication'],
  indications: ['适应症', 'Indications'],
  area: ['治疗领域', 'Therapeutic area'],
  therapeuticArea: ['治疗领域', 'Therapeutic area'],
  icd10: ['ICD-10', 'ICD-10'],
  region: ['地区', 'Region'],
  route: ['给药途径', 'Route'],
  year: ['首次获批年份', 'Year of first approval'],
  firstApprovalYear: ['首次获批年份', 'Year of first approval'],
  firstApprovalRegion: ['首次获批地区', 'Region of first approval'],
  format: ['形式', 'Format'],
  construct: ['构造', 'Construct'],
  payload: ['载荷', 'Payload'],
  payloadClass: ['载荷类别', 'Payload class'],
  linker: ['连接子', 'Linker'],
  dar: ['药物抗体比', 'Drug-to-antibody ratio'],
  costimulation: ['共刺激域', 'Co-stimulation'],
  delivery: ['递送方式', 'Delivery'],
  phase: ['分期', 'Phase'],
  status: ['状态', 'Status'],
  sponsor: ['申办方', 'Sponsor'],
  enrolment: ['入组人数', 'Enrolment'],
  start: ['开始日期', 'Start'],
  startYear: ['开始年份', 'Start year'],
  primaryCompletion: ['主要终点完成日期', 'Primary completion'],
  reason: ['匹配原因', 'Found through'],
  demo: ['演示数据', 'Demo'],
}

const LABELS: Readonly<Record<string, (value: string) => Label | undefined>> = {
  stage: labelOf('stage'),
  modality: labelOf('modality'),
  drugType: labelOf('drugType'),
  therapeuticArea: labelOf('area'),
  route: labelOf('route'),
  targetClass: labelOf('targetClass'),
  format: labelOf('format'),
  payloadClass: labelOf('payloadClass'),
  delivery: labelOf('delivery'),
  phase: labelOf('phase'),
  status: labelOf('status'),
  country: regionLabel,
  region: regionLabel,
  firstApprovalRegion: regionLabel,
}

/** Facets and computed columns whose name differs from the field. */
const FIELD_BY_COLUMN: Readonly<Record<string, string>> = {
  year: 'firstApprovalYear',
  area: 'therapeuticArea',
  class: 'targetClass',
}

type Scalar = string | number | boolean | null | undefined
interface Named {
  nameZh: string
  nameEn: string
}
type Value = Scalar | Named | readonly Value[]
type Fields = Readonly<Record<string, Value | Readonly<Record<string, Scalar>>>>

const nameIn = ({ nameZh, nameEn }: Named, language: Language) => (language === 'zh' ? nameZh : nameEn)

const fieldOf = (row: Fields, name: string) =>
  (name in row ? row[name] : (row.engineering as Fields | null | undefined)?.[name]) as Value

function textOf(value: Value, name: string, language: Language): string | number | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? '✓' : null
  if (typeof value === 'string') {
    const found = LABELS[name]?.(value)
    return found ? (language === 'zh' ? found.label : found.labelEn) : value
  }
  if ('nameZh' in value) return nameIn(value, language)
  const texts = value.map((each) => textOf(each, name, language))
  return texts.filter((each) => each !== null).join(language === 'zh' ? '；' : '; ') || null
}

/** `engineering.payload` means the payload; an unknown column stays empty. */
export function columnOf(path: string): Column {
  const name = path.slice(path.lastIndexOf('.') + 1)
  const field = FIELD_BY_COLUMN[name] ?? name
  const headers = Object.hasOwn(HEADERS, name) ? HEADERS[name]! : ([name, name] as const)
  return {
    header: (language) => headers[language === 'zh' ? 0 : 1],
    value: (row, language) => {
      const fields = row as Fields
      // Pipeline rows have no name of their own.
      if (name === 'name') return nameIn(('nameEn' in fields ? fields : fields.drug) as Named, language)
      return textOf(fieldOf(fields, field), field, language)
    },
  }
}
