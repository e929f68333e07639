import zh from '@/features/search/locales/zh.json'
import { LINES, type Line } from '../entities/seed/catalog/known/catalogTypes'
import { SYNONYMS, synonymsOf, type SynonymKind } from '../entities/seed/catalog/known/synonyms'
import type { Label } from './facets'
import { labelOf } from './labels'

/** A property of drugs that the search recognises by its terms: a modality, a line of treatment. */
export interface DrugTrait {
  id: string
  nameEn: string
  nameZh: string
  isDemo: false
  terms: readonly string[]
}

const trait = (id: string, { label, labelEn }: Label, terms: readonly string[]): DrugTrait => ({
  id,
  nameZh: label,
  nameEn: labelEn,
  isDemo: false,
  terms: [label, labelEn, ...terms],
})

const traitsOf = <Id extends string>(kind: SynonymKind & ('modality' | 'line'), ids: readonly Id[]) =>
  new Map(ids.map((id) => [id, trait(id, labelOf(kind)(id)!, synonymsOf(kind, id))]))

export const MODALITIES: ReadonlyMap<string, DrugTrait> = traitsOf('modality', Object.keys(zh.word.modality))

export const TREATMENT_LINES: ReadonlyMap<Line, DrugTrait> = traitsOf('line', LINES)

export const HAS_BIOSIMILARS = trait(
  'biosimilar',
  { label: '有生物类似药', labelEn: 'Has biosimilars' },
  SYNONYMS.biosimilarTerms,
)
