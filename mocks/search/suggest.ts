import type { SearchMode } from '@/shared/domain/catalog/api'
import type { Company, Drug, Indication, Target } from '../seed/catalog'
import { entry } from './answers'
import { kinds } from './kinds'
import { score, wantedOf } from './matching'
import { searchIndex } from './searchIndex'

/** Suggestions a search gives at most, of all entities together. */
const MOST = 10

type Entity = 'drug' | 'target' | 'indication' | 'company'

const ENTITIES: Record<SearchMode, readonly Entity[]> = {
  drug: ['drug'],
  pipeline: ['drug'],
  engineered: ['drug'],
  indication: ['indication'],
  target: ['target'],
  company: ['company'],
  integrated: ['drug', 'target', 'indication', 'company'],
}

type Thing = Drug | Target | Indication | Company

function rowsOf(
  entity: Entity,
  mode: SearchMode,
): { rows: readonly Thing[]; rank: (thing: never) => number } {
  return mode === 'engineered' ? kinds().engineered : kinds()[entity]
}

/** What tells two alike apart: brand, symbol, code or country. */
function hintOf(thing: Thing): string | null {
  if ('brandEn' in thing) return thing.brandEn[0] ?? thing.codes[0] ?? null
  if ('symbol' in thing) return thing.symbol
  return 'icd10' in thing ? thing.icd10 : thing.country
}

/** The best matches of one entity: by score, what is real before what is invented, stage, name. */
function bestOf(entity: Entity, mode: SearchMode, keyword: string) {
  const wanted = wantedOf(keyword)
  const { names } = searchIndex()
  const { rows, rank } = rowsOf(entity, mode)
  return rows
    .map((thing) => ({ entity, thing, points: score(wanted, names.get(thing)!) }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) =>
        b.points - a.points ||
        Number(a.thing.isDemo) - Number(b.thing.isDemo) ||
        rank(b.thing as never) - rank(a.thing as never) ||
        (a.thing.nameEn < b.thing.nameEn ? -1 : 1),
    )
    .slice(0, MOST)
    .map((each, place) => ({ ...each, place }))
}

/** Suggestions grouped by entity. Between equally good ones no entity crowds out the others. */
export function suggest(mode: SearchMode, keyword: string) {
  const best = ENTITIES[mode]
    .flatMap((entity) => bestOf(entity, mode, keyword))
    .sort((a, b) => b.points - a.points || a.place - b.place)
    .slice(0, MOST)
  return ENTITIES[mode].map((entity) => ({
    entity,
    items: best
      .filter((each) => each.entity === entity)
      .map(({ thing }) => ({ ...entry(thing), hint: hintOf(thing) })),
  }))
}
