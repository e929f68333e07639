export const CUSTOMERS_PATH = '/implement/vcustomer'

export const customerAddress = (id: string) => `${CUSTOMERS_PATH}/${id}`
