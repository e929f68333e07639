import { create } from 'zustand'

/** Whether the page is being printed; `app/paper.ts` tells. */
export const usePaper = create(() => ({ isPrinted: false }))
