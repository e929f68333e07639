/** Addresses below a screen's own that neither menu nor page registry names; the ids are the seed's. */
export const DETAILS: readonly string[] = [
  '/valuation/report/101',
  '/valuation/report/101/edit',
  '/valuation/report/102/versions',
]
