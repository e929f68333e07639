import { strToU8 } from 'fflate'

/** Header fields that can differ from the data. */
interface Header {
  name: string
  flags: number
  method: number
  time: number
  crc: number
  packedSize: number
  size: number
  extra: Uint8Array
}

interface ZipFile {
  name: string
  /** The data as stored in the archive. */
  data: Uint8Array
  local?: Partial<Header>
  central?: Partial<Header & { comment: Uint8Array; offset: number; attributes: number }>
  /** Only in a local header or only in the central directory. */
  isOnly?: 'local' | 'central'
  /** Bytes between the data and the next header. */
  after?: Uint8Array
}

interface ZipOptions {
  before?: Uint8Array
  beforeDirectory?: Uint8Array
  after?: Uint8Array
  comment?: Uint8Array
  /** Position of the directory in the end record. */
  directoryAt?: number
  /** File count in the end record. */
  total?: number
}

const EMPTY_BYTES = new Uint8Array()

export const concatBytes = (...parts: readonly Uint8Array[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]))

/** A little-endian number of `length` bytes. */
export const littleEndian = (value: number, length: number) =>
  Uint8Array.from({ length }, (_, at) => (value >>> (8 * at)) & 0xff)

/** CRC-32 as used by ZIP. */
export function crcOf(data: Uint8Array): number {
  let crc = -1
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const shared = ({ flags, method, time, crc, packedSize, size, name, extra }: Header) =>
  concatBytes(
    littleEndian(20, 2),
    littleEndian(flags, 2),
    littleEndian(method, 2),
    littleEndian(time, 4),
    littleEndian(crc, 4),
    littleEndian(packedSize, 4),
    littleEndian(size, 4),
    littleEndian(strToU8(name).length, 2),
    littleEndian(extra.length, 2),
  )

/** A ZIP file built byte by byte: files are stored uncompressed, and headers may contradict the data. */
export function zipBytes(files: readonly ZipFile[], options: ZipOptions = {}): Uint8Array<ArrayBuffer> {
  const {
    before = EMPTY_BYTES,
    beforeDirectory = EMPTY_BYTES,
    after = EMPTY_BYTES,
    comment = EMPTY_BYTES,
  } = options
  let content = concatBytes(before)
  let directory = concatBytes()
  let count = 0
  for (const { name, data, local, central, isOnly, after: rest = EMPTY_BYTES } of files) {
    const { length } = data
    const header = {
      name,
      flags: 0,
      method: 0,
      time: 0x21_0000,
      crc: crcOf(data),
      packedSize: length,
      size: length,
      extra: EMPTY_BYTES,
    }
    const offset = content.length
    if (isOnly !== 'central') {
      const own = { ...header, ...local }
      content = concatBytes(
        content,
        strToU8('PK\x03\x04'),
        shared(own),
        strToU8(own.name),
        own.extra,
        data,
        rest,
      )
    }
    if (isOnly === 'local') continue
    count += 1
    const own = { ...header, comment: EMPTY_BYTES, offset, attributes: 0, ...central }
    directory = concatBytes(
      directory,
      strToU8('PK\x01\x02'),
      littleEndian(20, 2),
      shared(own),
      littleEndian(own.comment.length, 2),
      littleEndian(0, 4), // disk number and internal attributes
      littleEndian(own.attributes, 4),
      littleEndian(own.offset, 4),
      strToU8(own.name),
      own.extra,
      own.comment,
    )
  }
  const total = options.total ?? count
  return concatBytes(
    content,
    beforeDirectory,
    directory,
    strToU8('PK\x05\x06'),
    littleEndian(0, 4),
    littleEndian(total, 2),
    littleEndian(total, 2),
    littleEndian(directory.length, 4),
    littleEndian(options.directoryAt ?? content.length + beforeDirectory.length, 4),
    littleEndian(comment.length, 2),
    comment,
    after,
  )
}
