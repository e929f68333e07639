import { useApiMutation } from '@/shared/api'
import { fundApi, instalmentApi, reconcileApi } from '../model/funds.api'

const INVALIDATED = [reconcileApi, instalmentApi, fundApi]

export const useMatching = () => ({
  match: useApiMutation(reconcileApi.match, { invalidates: INVALIDATED }),
  unmatch: useApiMutation(reconcileApi.unmatch, { invalidates: INVALIDATED }),
})
