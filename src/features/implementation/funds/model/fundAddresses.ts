import type { Instalment } from './funds.api'

export const FUNDS_PATH = '/implement/vfund'

export const RECONCILE_PATH = `${FUNDS_PATH}/reconcile`

export const agreementAddress = (id: string): string => `${FUNDS_PATH}/${id}`

/** Instalments are shown on the page of their agreement. */
export const instalmentAddress = ({ agreementId, id }: Pick<Instalment, 'agreementId' | 'id'>): string =>
  `${agreementAddress(agreementId)}?instalment=${id}`
