import { create } from 'zustand'

/** Whether the page is being printed; `app/paper.ts` tells. */
export const usePrintMode = create(() => ({ isPrinted: false }))

/** Px of a drawing on paper; it is as wide as the sheet allows. */
export const PAPER_WIDTH = 680
