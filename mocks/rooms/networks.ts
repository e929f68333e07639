import type { Account } from '../platform/db'

export const addressOf = ({ userId }: Pick<Account, 'userId'>) => `203.0.113.${Number(userId) % 256}`

const numberOf = (address: string) =>
  address.split('.').reduce((number, byte) => number * 256 + Number(byte), 0)

/** `networks`: CIDR ranges, one per line; null allows any address. */
export function isWithin(address: string, networks: string | null): boolean {
  if (!networks) return true
  return networks.split('\n').some((network) => {
    const [base = '', bits = '32'] = network.split('/')
    const size = 2 ** (32 - Number(bits))
    return Math.floor(numberOf(address) / size) === Math.floor(numberOf(base) / size)
  })
}
