/** Sample page at 100 %, px: A4. */
export const SAMPLE = { width: 595, height: 842 }
