import type { ConceptRow } from '../../model/answers'

/** What a concept is called; one without a name by its code. */
export const nameOf = ({ name, code, id }: Pick<ConceptRow, 'id' | 'name' | 'code'>) => name || code || id
