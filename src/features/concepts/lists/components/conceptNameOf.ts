import type { ConceptRow } from '../../model/answers'

/** Falls back to the code, then to the id. */
export const conceptNameOf = ({ name, code, id }: Pick<ConceptRow, 'id' | 'name' | 'code'>) =>
  name || code || id
