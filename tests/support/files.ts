const MAGIC_BYTES: Record<string, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  pdf: [...new TextEncoder().encode('%PDF-1.7\n')],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  docx: [0x50, 0x4b, 0x03, 0x04],
  pptx: [0x50, 0x4b, 0x03, 0x04],
  eml: [...new TextEncoder().encode('From: a@example.com\n')],
  csv: [...new TextEncoder().encode('name,day,sum\n')],
  txt: [...new TextEncoder().encode('name\tday\tsum\n')],
  tsv: [...new TextEncoder().encode('name\tday\tsum\n')],
  sta: [...new TextEncoder().encode(':20:REF\n')],
  mt940: [...new TextEncoder().encode(':20:REF\n')],
  xml: [...new TextEncoder().encode('<?xml version="1.0"?>')],
}

interface FileOptions {
  /** In bytes. */
  size?: number
  /** File type of the content, whatever the name says. */
  as?: string
}

/** A file whose content matches its extension unless `as` is given. */
export function makeFile(name: string, { size = 64, as = name.split('.').at(-1)! }: FileOptions = {}): File {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes.set((MAGIC_BYTES[as.toLowerCase()] ?? []).slice(0, size))
  return new File([bytes], name)
}
