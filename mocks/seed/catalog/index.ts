import { FACTS } from './facts'
import type { Catalog } from './things'

export { dossierOf, protocolOf } from './dossier'
export type * from './things'

let made: Catalog | null = null

/** The public facts and the invented assets beside them; made when they are first asked for. */
export const catalog = (): Catalog => (made ??= FACTS)
