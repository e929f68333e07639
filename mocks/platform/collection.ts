import { nextId, onReset } from './db'
import { list, type Listing, type ListQuery } from './list'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

type Stored = { id: string }

/** Stored rows of a kind, by id, in insertion order. */
class Collection<T extends Stored> {
  private readonly seeds: (() => readonly T[])[] = []
  /** Seeded on first access after a reset, because most tests use few collections. */
  private cache: Map<string, T> | null = null

  constructor(readonly missing: string) {
    onReset(() => {
      this.cache = null
    })
  }

  private get kept() {
    this.cache ??= new Map(this.seeded().map((each) => [each.id, each]))
    return this.cache
  }

  seed(seed: () => readonly T[]) {
    this.seeds.push(seed)
  }

  seeded(): T[] {
    return this.seeds.flatMap((seed) => [...seed()])
  }

  get size() {
    return this.kept.size
  }

  get = (id: string) => this.kept.get(id)
  has = (id: string) => this.kept.has(id)
  keys = () => this.kept.keys()
  values = () => this.kept.values()
  delete = (id: string) => void this.kept.delete(id)

  all(): T[] {
    return [...this.kept.values()]
  }

  /** Returns a row by id, or throws 404 if it is missing or not visible to the caller. */
  require(id: string, isVisible: (each: T) => boolean = () => true): T {
    const found = this.get(id)
    if (!found || !isVisible(found)) throw new Refusal(404, this.missing)
    return found
  }

  requireAll(ids: string, isVisible?: (each: T) => boolean): T[] {
    return ids.split(',').map((id) => this.require(id, isVisible))
  }

  put<Item extends T>(each: Item): Item {
    this.kept.set(each.id, each)
    return each
  }

  add(each: Omit<T, 'id'>): T {
    return this.put({ ...each, id: nextId() } as T)
  }

  remove(removed: readonly Stored[]) {
    for (const { id } of removed) this.delete(id)
  }

  list<Query extends ListQuery>(query: Query, listing: Listing<T, Query> = {}) {
    return list(this.all(), query, listing)
  }
}

export const collection = <T extends Stored>(
  missing: string = REFUSALS.notFound,
  seed?: () => readonly T[],
): Collection<T> => {
  const created = new Collection<T>(missing)
  if (seed) created.seed(seed)
  return created
}
