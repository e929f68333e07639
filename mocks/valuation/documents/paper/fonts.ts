import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FILES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
}
type FontName = keyof typeof FILES

const { resolve } = createRequire(import.meta.url)
let loaded: Record<FontName, Uint8Array> | undefined

// The test window has its own `Uint8Array`, and pdfkit accepts no other there.
const bytesOf = (file: string) => new Uint8Array(readFileSync(resolve(file)))

/** Both faces, about 10 MB each; loaded with the first document. */
export const fonts = (): Record<FontName, Uint8Array> =>
  (loaded ??= { regular: bytesOf(FILES.regular), bold: bytesOf(FILES.bold) })
