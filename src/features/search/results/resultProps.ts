import type { Search } from '../model/searchAddress'

export interface ResultProps {
  search: Search
  onSearch: (search: Search) => void
}
