import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FILES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
}
type FontName = keyof typeof FILES

const { resolve } = createRequire(import.meta.url)
let loaded: Record<FontName, Buffer> | undefined

/** Both faces, read with the first document: ten megabytes each. */
export const fonts = (): Record<FontName, Buffer> =>
  (loaded ??= { regular: readFileSync(resolve(FILES.regular)), bold: readFileSync(resolve(FILES.bold)) })
