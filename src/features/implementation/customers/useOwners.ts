import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { customerApi } from './customers.api'

export function useOwners() {
  const { data, isLoading } = useQuery(read(customerApi.owners, {}))
  return { isLoading, options: (data ?? []).map(({ id, name }) => ({ value: id, label: name })) }
}
