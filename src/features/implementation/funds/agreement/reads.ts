import { fundApi, instalmentApi } from '../model/api'

/** What is read anew when an agreement or its schedule has changed. */
export const AGREEMENT_READS = {
  refreshes: [fundApi, instalmentApi],
  rereads: [fundApi.list, fundApi.detail],
}
