export const draftOfReport = (reportId: string) => `valuation:${reportId}`
