import type { Search } from '../model/address'

export interface ResultProps {
  search: Search
  /** Shows another search. */
  onSearch: (search: Search) => void
}
