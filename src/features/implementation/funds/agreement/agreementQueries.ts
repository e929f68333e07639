import { fundApi, instalmentApi } from '../model/funds.api'

/** Queries that depend on an agreement and its schedule. */
export const AGREEMENT_QUERIES = {
  invalidates: [fundApi, instalmentApi],
  refetchOnConflict: [fundApi.list, fundApi.detail],
}
