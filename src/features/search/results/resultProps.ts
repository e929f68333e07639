import type { Search } from '../model/address'

export interface ResultProps {
  search: Search
  onSearch: (search: Search) => void
}
