const BASE_PATH = '/implement/vclaims'

export const claimsAddress = BASE_PATH
export const newClaimAddress = `${BASE_PATH}/new`
export const claimAddress = (id: string) => `${BASE_PATH}/${encodeURIComponent(id)}`
export const editClaimAddress = (id: string) => `${claimAddress(id)}/edit`
