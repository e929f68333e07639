import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { customerApi } from './customers.api'

export function useOwners() {
  const { data, isLoading } = useQuery(apiQuery(customerApi.owners, {}))
  return { isLoading, options: (data ?? []).map(({ id, name }) => ({ value: id, label: name })) }
}
