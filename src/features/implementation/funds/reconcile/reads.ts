import { useWrite } from '@/shared/api'
import { fundApi, instalmentApi, reconcileApi } from '../model/funds.api'

const REFRESHED = [reconcileApi, instalmentApi, fundApi]

/** The calls that match and unmatch; what depends on them is read anew. */
export const useMatching = () => ({
  match: useWrite(reconcileApi.match, { invalidates: REFRESHED }),
  unmatch: useWrite(reconcileApi.unmatch, { invalidates: REFRESHED }),
})
