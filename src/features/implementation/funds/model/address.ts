import type { Instalment } from './funds.api'

export const FUNDS = '/implement/vfund'

export const RECONCILE = `${FUNDS}/reconcile`

/** Where an agreement stands. */
export const agreementAddress = (id: string): string => `${FUNDS}/${id}`

/** Where an instalment stands: within its agreement. */
export const instalmentAddress = ({ agreementId, id }: Pick<Instalment, 'agreementId' | 'id'>): string =>
  `${agreementAddress(agreementId)}?instalment=${id}`
