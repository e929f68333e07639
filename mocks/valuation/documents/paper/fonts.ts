import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FILES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
}
type FontName = keyof typeof FILES

const { resolve } = createRequire(import.meta.url)
let loaded: Record<FontName, Uint8Array> | undefined

// The test window has byte arrays of its own, and the library knows no others there.
const bytesOf = (file: string) => new Uint8Array(readFileSync(resolve(file)))

/** Both faces, read with the first document: ten megabytes each. */
export const fonts = (): Record<FontName, Uint8Array> =>
  (loaded ??= { regular: bytesOf(FILES.regular), bold: bytesOf(FILES.bold) })
