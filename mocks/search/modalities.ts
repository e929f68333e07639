import zh from '@/features/search/locales/zh.json'
import { labelOf } from './labels'

/** A drug modality, as the search recognises it. */
export interface Modality {
  id: string
  nameEn: string
  nameZh: string
  isDemo: false
  terms: readonly string[]
}

// prettier-ignore
const TERMS: Readonly<Partial<Record<keyof typeof zh.word.modality, readonly string[]>>> = {
  small_molecule: ['小分子药', '小分子药物', 'small molecules', 'SMOL'],
  antibody: ['单抗', '单克隆抗体药物', '单抗药物', 'monoclonal', 'monoclonal antibody', 'antibody', 'mAb', '抗体'],
  bispecific: ['双抗', '双特异性', '双特异', '双特异抗体', 'bispecific', 'bispecifics', 'bsAb', 'bispecific antibodies'],
  adc: ['ADC', 'ADCs', 'antibody-drug conjugate', 'antibody drug conjugates', '抗体偶联药物', '抗体偶联', '抗体药物偶联物', '偶联药物'],
  car_t: ['CAR-T', 'CAR T cell', 'CAR-T cell therapy', 'CAR-T 细胞', 'CAR-T 疗法', '嵌合抗原受体 T 细胞'],
  fusion_protein: ['Fc fusion', '融合蛋白药物', 'Fc 融合蛋白'],
  peptide: ['peptides', '肽', '多肽药物'],
  mrna_vaccine: ['mRNA', 'mRNA 疫苗', 'mRNA vaccines'],
  gene_therapy: ['基因疗法', 'gene therapies', 'AAV'],
  sirna: ['siRNA', '小核酸', '小干扰 RNA', 'small interfering RNA', 'RNAi'],
  antisense: ['ASO', '反义核酸', 'antisense', 'antisense oligonucleotide'],
  other_cell_therapy: ['细胞治疗', '细胞疗法', 'cell therapy'],
}

export const MODALITIES: ReadonlyMap<string, Modality> = new Map(
  Object.keys(zh.word.modality).map((id) => {
    const { label, labelEn } = labelOf('modality')(id)!
    const terms = [label, labelEn, ...(TERMS[id as keyof typeof TERMS] ?? [])]
    return [id, { id, nameZh: label, nameEn: labelEn, isDemo: false, terms }]
  }),
)
