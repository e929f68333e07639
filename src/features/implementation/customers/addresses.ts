/** Where the customers stand, by stage, as a table or by their next actions. */
export const CUSTOMERS = '/implement/vcustomer'

/** Where one of them stands. */
export const addressOf = (id: string) => `${CUSTOMERS}/${id}`
