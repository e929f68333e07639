const CLAIMS = '/implement/vclaims'

export const claimsAddress = CLAIMS
export const newClaimAddress = `${CLAIMS}/new`
export const claimAddress = (id: string) => `${CLAIMS}/${encodeURIComponent(id)}`
export const editClaimAddress = (id: string) => `${claimAddress(id)}/edit`
