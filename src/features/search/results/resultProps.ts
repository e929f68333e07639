import type { Search } from '../address'

export interface ResultProps {
  search: Search
  /** Shows another search. */
  onSearch: (search: Search) => void
}
