export type BadArchive =
  /** Not a ZIP file, or a damaged one. */
  | { reason: 'noZip'; file: '' }
  /** Programs may unpack the file differently; `file` is the entry concerned, if a single one. */
  | { reason: 'ambiguous'; file: string }

export interface ArchiveEntry {
  name: string
  isDeflated: boolean
  packed: Uint8Array<ArrayBuffer>
  /** Unpacked size in bytes, and CRC-32. */
  size: number
  crc: number
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DESCRIPTOR = 0x08074b50
/** Header lengths in bytes, without file names. */
const [LOCAL_LENGTH, CENTRAL_LENGTH, END_LENGTH] = [30, 46, 22]
/** Flags that don't change the content: compression level, UTF-8 names, sizes in a data descriptor. */
const KNOWN_FLAGS = 0b1000_0000_1110
const HAS_DESCRIPTOR = 0b1000
const [STORED, DEFLATED] = [0, 8]
/** File type in the attributes that Unix programs write: anything but a plain file unpacks to a link or a device. */
const [FILE_TYPE, PLAIN_FILE] = [0xf000, 0x8000]
const IS_FOLDER = 0x10

interface Header {
  flags: number
  method: number
  /** Time of the last change, as in MS-DOS. */
  time: number
  crc: number
  packedSize: number
  size: number
  nameLength: number
  /** Bytes of extra fields; some of them override the name or size. */
  extraLength: number
}

/** Fields shared by a local header and its directory entry, from the flags on. */
const headerAt = (view: DataView, at: number): Header => ({
  flags: view.getUint16(at, true),
  method: view.getUint16(at + 2, true),
  time: view.getUint32(at + 4, true),
  crc: view.getUint32(at + 8, true),
  packedSize: view.getUint32(at + 12, true),
  size: view.getUint32(at + 16, true),
  nameLength: view.getUint16(at + 20, true),
  extraLength: view.getUint16(at + 22, true),
})

interface DirectoryEntry extends Header {
  name: string
  offset: number
}

const nameAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const ambiguous = (file = ''): BadArchive => ({ reason: 'ambiguous', file })

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let crc = index
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  return crc
})

/** CRC-32 of data that arrives in pieces; `before` is that of the pieces so far. */
export function crcOf(piece: Uint8Array, before = 0): number {
  let crc = ~before
  for (const byte of piece) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return ~crc >>> 0
}

/** Position of the end record, which has to be the last record of the file. */
function endOf(view: DataView): number | BadArchive {
  const last = view.byteLength - END_LENGTH
  if (last < 0) return { reason: 'noZip', file: '' }
  if (view.getUint32(last, true) === END) return view.getUint16(last + 20, true) === 0 ? last : ambiguous()
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === END) return ambiguous()
  }
  return { reason: 'noZip', file: '' }
}

/** Entries of the directory, which has to end directly before the end record. */
function directoryOf(bytes: Uint8Array, view: DataView, end: number): DirectoryEntry[] | BadArchive {
  const [disk, startDisk, here, total] = [4, 6, 8, 10].map((field) => view.getUint16(end + field, true))
  const [length, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)]
  if (disk !== 0 || startDisk !== 0 || here !== total || start + length !== end) return ambiguous()
  const listed: DirectoryEntry[] = []
  let at = start
  while (at < end) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL) return ambiguous()
    const header = headerAt(view, at + 8)
    const name = nameAt(bytes, at + CENTRAL_LENGTH, header.nameLength)
    const [commentLength, diskOfFile] = [view.getUint16(at + 32, true), view.getUint16(at + 34, true)]
    const attributes = view.getUint32(at + 38, true)
    const type = (attributes >>> 16) & FILE_TYPE
    const isFile = (type === 0 || type === PLAIN_FILE) && (attributes & IS_FOLDER) === 0
    if (commentLength !== 0 || diskOfFile !== 0 || !isFile) return ambiguous(name)
    listed.push({ ...header, name, offset: view.getUint32(at + 42, true) })
    at += CENTRAL_LENGTH + header.nameLength + header.extraLength
  }
  return at === end && listed.length === total ? listed : ambiguous()
}

/** Length of the data descriptor between `at` and `next`; null if it differs from the directory. */
function descriptorLength(
  view: DataView,
  at: number,
  next: number,
  { crc, packedSize, size }: DirectoryEntry,
) {
  const isSigned = next - at === 16 && view.getUint32(at, true) === DESCRIPTOR
  if (!isSigned && next - at !== 12) return null
  const from = isSigned ? at + 4 : at
  const isSame = [crc, packedSize, size].every(
    (value, field) => view.getUint32(from + 4 * field, true) === value,
  )
  return isSame ? next - at : null
}

/** Packed data of a file, which has to fill all bytes between its header and the next record. */
function dataOf(bytes: Uint8Array<ArrayBuffer>, view: DataView, listed: DirectoryEntry, next: number) {
  const { offset, name, flags, method, time, crc, packedSize, size, nameLength, extraLength } = listed
  if ((flags & ~KNOWN_FLAGS) !== 0 || extraLength !== 0) return null
  if (method !== DEFLATED && !(method === STORED && packedSize === size)) return null
  const start = offset + LOCAL_LENGTH + nameLength
  if (start + packedSize > next || view.getUint32(offset, true) !== LOCAL) return null
  const local = headerAt(view, offset + 6)
  const hasDescriptor = (flags & HAS_DESCRIPTOR) !== 0
  const expected = hasDescriptor
    ? { flags, method, time, crc: 0, packedSize: 0, size: 0, nameLength, extraLength }
    : { flags, method, time, crc, packedSize, size, nameLength, extraLength }
  const isSame = Object.entries(expected).every(([field, value]) => local[field as keyof Header] === value)
  if (!isSame || nameAt(bytes, offset + LOCAL_LENGTH, nameLength) !== name) return null
  const end = start + packedSize
  const descriptor = hasDescriptor ? descriptorLength(view, end, next, listed) : 0
  return descriptor !== null && end + descriptor === next ? bytes.subarray(start, end) : null
}

/**
 * Files of a ZIP archive, in the order of its directory. Accepts only archives with a single interpretation: local
 * headers match the directory, and files follow each other without gaps, leading or trailing bytes. No comments, extra
 * fields, ZIP64, encryption or multiple parts.
 */
export function filesOf(bytes: Uint8Array<ArrayBuffer>): ArchiveEntry[] | BadArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (typeof end !== 'number') return end
  const listed = directoryOf(bytes, view, end)
  if (!Array.isArray(listed)) return listed
  const byOffset = listed.toSorted((one, other) => one.offset - other.offset)
  const directory = view.getUint32(end + 16, true)
  if ((byOffset[0]?.offset ?? directory) !== 0) return ambiguous()
  const packedOf = new Map<DirectoryEntry, Uint8Array<ArrayBuffer>>()
  for (const [at, each] of byOffset.entries()) {
    const packed = dataOf(bytes, view, each, byOffset[at + 1]?.offset ?? directory)
    if (!packed) return ambiguous(each.name)
    packedOf.set(each, packed)
  }
  return listed.map((each) => ({
    name: each.name,
    isDeflated: each.method === DEFLATED,
    packed: packedOf.get(each)!,
    size: each.size,
    crc: each.crc,
  }))
}
