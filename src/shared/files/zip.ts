import { Zip, ZipPassThrough } from 'fflate'

interface NamedFile {
  name: string
  blob: Blob
}

/** Makes names unique: a duplicate gets a number before its extension. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let distinct = name
    for (let copy = 2; taken.has(distinct.toLowerCase()); copy++) distinct = `${stem} (${copy})${extension}`
    taken.add(distinct.toLowerCase())
    return distinct
  })
}

/** Stores the files uncompressed, since documents are compressed already. */
export async function createZip(files: readonly NamedFile[]): Promise<Blob> {
  const names = distinctNames(files.map(({ name }) => name))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const [index, { blob }] of files.entries()) {
    const entry = new ZipPassThrough(names[index]!)
    archive.add(entry)
    // Sequential, so that the page stays responsive in between.
    entry.push(new Uint8Array(await blob.arrayBuffer()), true)
  }
  archive.end()
  return new Blob(parts, { type: 'application/zip' })
}
