/** How a good file of each type begins. */
const BEGINNINGS: Record<string, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  pdf: [...new TextEncoder().encode('%PDF-1.7\n')],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  csv: [...new TextEncoder().encode('name,day,sum\n')],
}

interface Wanted {
  /** Bytes in all. */
  size?: number
  /** Begins as a file of this type, whatever its name says. */
  as?: string
}

/** A file of the type that its name says. */
export function aFile(name: string, { size = 64, as = name.split('.').at(-1)! }: Wanted = {}): File {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes.set((BEGINNINGS[as.toLowerCase()] ?? []).slice(0, size))
  return new File([bytes], name)
}
