import { useSearchParams } from 'react-router-dom'
import { changedAddress } from '@/shared/list/address'

/** Under these names the address says that the document is read, compared with which version of it, beside which other. */
const NAMES = { isOn: 'read', compare: 'compare', beside: 'beside' } as const
type Reading = Partial<Record<keyof typeof NAMES, string>>

const inAddress = (reading: Reading) =>
  Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [name, reading[key as keyof Reading]]))

/** What the address says of how the document is read, and the addresses of reading it otherwise. */
export function useReadingAddress() {
  const [params] = useSearchParams()
  const said = (key: keyof Reading) => params.get(NAMES[key])
  return {
    isOn: said('isOn') !== null,
    compare: said('compare'),
    beside: said('beside'),
    /** Of the document by itself, or compared, or beside another. */
    readAddress: (reading: Pick<Reading, 'compare' | 'beside'> = {}) =>
      `?${changedAddress(params, inAddress({ isOn: '1', ...reading }))}`,
    /** Of what is known of the document. */
    factsAddress: `?${changedAddress(params, inAddress({}))}`,
    /** Of another document, read by itself. */
    otherAddress: (document: string) =>
      `?${changedAddress(params, { ...inAddress({ isOn: '1' }), document })}`,
    /** Of the folder around the document. */
    folderAddress: `?${changedAddress(params, { ...inAddress({}), document: undefined })}`,
  }
}
