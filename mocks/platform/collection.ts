import { nextId, onReset } from './db'
import { list, type Listing, type ListQuery } from './list'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

type Stored = { id: string }

/** What the backend keeps of one kind, by id, in the order in which it came. */
class Collection<T extends Stored> {
  private readonly seeds: (() => readonly T[])[] = []
  /** Filled when it is first asked for after a reset: few tests ask for all that there is. */
  private filled: Map<string, T> | null = null

  /** `missing` is said about an id that nothing has. */
  constructor(readonly missing: string) {
    onReset(() => {
      this.filled = null
    })
  }

  private get kept() {
    this.filled ??= new Map(this.seeded().map((each) => [each.id, each]))
    return this.filled
  }

  /** Adds to what it begins with after each reset. */
  seed(seed: () => readonly T[]) {
    this.seeds.push(seed)
  }

  /** What it begins with after each reset, whatever has become of it. */
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

  /** One by its id, where `isOpen` says that the caller may see it. Refuses with 404. */
  require(id: string, isOpen: (each: T) => boolean = () => true): T {
    const found = this.get(id)
    if (!found || !isOpen(found)) throw new Refusal(404, this.missing)
    return found
  }

  /** Those with these ids, separated by commas: all or none. */
  requireAll(ids: string, isOpen?: (each: T) => boolean): T[] {
    return ids.split(',').map((id) => this.require(id, isOpen))
  }

  /** Keeps it under its id. */
  put<Kept extends T>(each: Kept): Kept {
    this.kept.set(each.id, each)
    return each
  }

  /** Keeps it under a new id. */
  add(each: Omit<T, 'id'>): T {
    return this.put({ ...each, id: nextId() } as T)
  }

  remove(gone: readonly Stored[]) {
    for (const { id } of gone) this.delete(id)
  }

  /** A page of it, narrowed and sorted as the query says. */
  list<Query extends ListQuery>(query: Query, listing: Listing<T, Query> = {}) {
    return list(this.all(), query, listing)
  }
}

/** What the backend keeps of one kind; `missing` is said about an id that nothing has. */
export const collection = <T extends Stored>(
  missing: string = REFUSALS.notFound,
  seed?: () => readonly T[],
): Collection<T> => {
  const made = new Collection<T>(missing)
  if (seed) made.seed(seed)
  return made
}
