import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The product's font for Latin texts, and one with the Chinese glyphs for all others. */
const FILES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'latin-regular': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'latin-bold': '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
}
export type FontName = keyof typeof FILES

const { resolve } = createRequire(import.meta.url)
let loaded: Record<FontName, Uint8Array> | undefined

// The test window has its own `Uint8Array`, and pdfkit accepts no other there.
const bytesOf = (file: string) => new Uint8Array(readFileSync(resolve(file)))

/** All faces, up to 10 MB each; loaded with the first document. */
export const fonts = (): Record<FontName, Uint8Array> =>
  (loaded ??= {
    regular: bytesOf(FILES.regular),
    bold: bytesOf(FILES.bold),
    'latin-regular': bytesOf(FILES['latin-regular']),
    'latin-bold': bytesOf(FILES['latin-bold']),
  })

/** Latin and Greek letters, punctuation, currencies and signs, which all have glyphs in the Latin font. */
const LATIN =
  /^[\u0020-\u024F\u0370-\u03FF\u2010-\u2027\u2030-\u205E\u20AC\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]*$/

export const isLatin = (text: string): boolean => LATIN.test(text)
