import type { SearchMode } from '@/entities/catalog/catalog.api'
import { DRUG_STAGES } from '@/entities/drugs.api'
import { catalog, type Company, type Drug, type Indication, type Target } from '../entities/seed/catalog'
import { catalogEntry } from './rowWriters'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { matcherOf } from './search'

const MAX_SUGGESTIONS = 10

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

const ROWS: Record<Entity, () => readonly Thing[]> = {
  drug: catalog.drugs,
  target: catalog.targets,
  indication: catalog.indications,
  company: catalog.companies,
}

const rowsOf = (entity: Entity, mode: SearchMode): readonly Thing[] =>
  mode === 'engineered' ? kinds.engineered().rows : ROWS[entity]()

/** A drug is suggested by its own names; related names count only if several of them describe it. */
const suggestionKind = (entity: Entity) => ({ ...kinds[entity](), isLinkedTogether: true }) as Kind<Thing>

const rankOf = (thing: Thing) => ('stage' in thing ? DRUG_STAGES.indexOf(thing.stage) : 0)

/** Distinguishes suggestions of the same name: brand, symbol, code or country. */
function hintOf(thing: Thing): string | null {
  if ('brandEn' in thing) return thing.brandEn[0] ?? thing.codes[0] ?? null
  if ('symbol' in thing) return thing.symbol
  return 'icd10' in thing ? thing.icd10 : thing.country
}

function bestOf(entity: Entity, mode: SearchMode, keyword: string) {
  const matches = matcherOf<Thing>(suggestionKind(entity), keyword, null)
  if (!matches) return []
  return rowsOf(entity, mode)
    .map((thing) => ({ entity, thing, points: matches(thing).score }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) =>
        b.points - a.points ||
        Number(a.thing.isDemo) - Number(b.thing.isDemo) ||
        rankOf(b.thing) - rankOf(a.thing) ||
        (a.thing.nameEn < b.thing.nameEn ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map((each, place) => ({ ...each, place }))
}

/** Suggestions grouped by entity; ties are distributed evenly between the entities. */
export function suggest(mode: SearchMode, keyword: string) {
  const best = ENTITIES[mode]
    .flatMap((entity) => bestOf(entity, mode, keyword))
    .sort((a, b) => b.points - a.points || a.place - b.place)
    .slice(0, MAX_SUGGESTIONS)
  return ENTITIES[mode].map((entity) => ({
    entity,
    items: best
      .filter((each) => each.entity === entity)
      .map(({ thing }) => ({ ...catalogEntry(thing), hint: hintOf(thing) })),
  }))
}
