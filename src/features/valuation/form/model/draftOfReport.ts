/** Name of the draft in which a report's form is changed before it is recalculated. */
export const draftOfReport = (reportId: string) => `valuation:${reportId}`
