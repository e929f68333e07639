import { strToU8 } from 'fflate'

/** Header fields that differ from the data. */
interface Header {
  name: string
  flags: number
  method: number
  crc: number
  packedSize: number
  size: number
  extra: Uint8Array
}

interface ZipFile {
  name: string
  /** As it lies in the archive. */
  data: Uint8Array
  local?: Partial<Header>
  central?: Partial<Header & { comment: Uint8Array; offset: number }>
  /** Not in the directory, or there alone. */
  isOnly?: 'local' | 'central'
  /** Bytes between its data and the next header. */
  after?: Uint8Array
}

interface ZipOptions {
  before?: Uint8Array
  beforeDirectory?: Uint8Array
  after?: Uint8Array
  comment?: Uint8Array
  /** Files that the end record counts. */
  total?: number
}

const NONE = new Uint8Array()

export const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

/** A number in so many bytes, the lowest first. */
export const number = (value: number, length: number) =>
  Uint8Array.from({ length }, (_, at) => (value >>> (8 * at)) & 0xff)

/** CRC-32 as ZIP files have it. */
export function crcOf(data: Uint8Array): number {
  let crc = -1
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const shared = ({ flags, method, crc, packedSize, size, name, extra }: Header) =>
  joined(
    number(20, 2),
    number(flags, 2),
    number(method, 2),
    number(0, 2), // time
    number(0x21, 2), // day
    number(crc, 4),
    number(packedSize, 4),
    number(size, 4),
    number(strToU8(name).length, 2),
    number(extra.length, 2),
  )

/** A ZIP file, byte by byte: files stored as they are, whose headers may say something else. */
export function zipBytes(files: readonly ZipFile[], options: ZipOptions = {}): Uint8Array<ArrayBuffer> {
  const { before = NONE, beforeDirectory = NONE, after = NONE, comment = NONE } = options
  let content = joined(before)
  let directory = joined()
  let count = 0
  for (const { name, data, local, central, isOnly, after: rest = NONE } of files) {
    const { length } = data
    const header = {
      name,
      flags: 0,
      method: 0,
      crc: crcOf(data),
      packedSize: length,
      size: length,
      extra: NONE,
    }
    const offset = content.length
    if (isOnly !== 'central') {
      const own = { ...header, ...local }
      content = joined(content, strToU8('PK\x03\x04'), shared(own), strToU8(own.name), own.extra, data, rest)
    }
    if (isOnly === 'local') continue
    count += 1
    const own = { ...header, comment: NONE, offset, ...central }
    directory = joined(
      directory,
      strToU8('PK\x01\x02'),
      number(20, 2),
      shared(own),
      number(own.comment.length, 2),
      number(0, 8), // disk and attributes
      number(own.offset, 4),
      strToU8(own.name),
      own.extra,
      own.comment,
    )
  }
  const total = options.total ?? count
  return joined(
    content,
    beforeDirectory,
    directory,
    strToU8('PK\x05\x06'),
    number(0, 4),
    number(total, 2),
    number(total, 2),
    number(directory.length, 4),
    number(content.length + beforeDirectory.length, 4),
    number(comment.length, 2),
    comment,
    after,
  )
}
