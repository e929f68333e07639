import { create } from 'zustand'

/** True while the page is printed; set by the app's print listeners. */
export const usePrintMode = create(() => ({ isPrinted: false }))

/** Px of a drawing in print, which scales it to the width of the sheet. */
export const PRINT_WIDTH = 680
