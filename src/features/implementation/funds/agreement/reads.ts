import { fundApi, instalmentApi } from '../model/funds.api'

/** What is read anew when an agreement or its schedule has changed. */
export const AGREEMENT_READS = {
  invalidates: [fundApi, instalmentApi],
  refetchOnConflict: [fundApi.list, fundApi.detail],
}
