import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Path of a file for the page to read. If it were passed as bytes, the driver would decode it on the page's thread,
 * which would count as the product's work.
 */
export async function onDisk(name, bytes) {
  const path = join(await mkdtemp(join(tmpdir(), 'bench-')), name)
  await writeFile(path, bytes)
  return path
}
