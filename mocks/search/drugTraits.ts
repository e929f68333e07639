import zh from '@/features/search/locales/zh.json'
import { LINES, type Line } from '../entities/seed/catalog/known/catalogTypes'
import { SYNONYMS, synonymsOf, type SynonymKind } from '../entities/seed/catalog/known/synonyms'
import { labelOf } from './labels'

/** A property of drugs that the search recognises by its terms: a modality, a line of treatment. */
export interface DrugTrait {
  id: string
  nameEn: string
  nameZh: string
  isDemo: false
  terms: readonly string[]
}

const traitsOf = <Id extends string>(kind: SynonymKind & ('modality' | 'line'), ids: readonly Id[]) =>
  new Map(
    ids.map((id): [Id, DrugTrait] => {
      const { label, labelEn } = labelOf(kind)(id)!
      const terms = [label, labelEn, ...synonymsOf(kind, id)]
      return [id, { id, nameZh: label, nameEn: labelEn, isDemo: false, terms }]
    }),
  )

export const MODALITIES: ReadonlyMap<string, DrugTrait> = traitsOf('modality', Object.keys(zh.word.modality))

export const TREATMENT_LINES: ReadonlyMap<Line, DrugTrait> = traitsOf('line', LINES)

/** Trait of drugs with biosimilars; its name follows the word *biosimilar* in a reason. */
export const HAS_BIOSIMILARS: DrugTrait = {
  id: 'biosimilar',
  nameZh: '已获批',
  nameEn: 'approved',
  isDemo: false,
  terms: SYNONYMS.biosimilarTerms,
}
