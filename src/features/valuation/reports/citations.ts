import type { Source } from '../engine/tables'

/** The works that the sources' short labels stand for; never translated. */
export const CITATIONS: Readonly<Record<Exclude<Source, 'default'>, string>> = {
  BIO: 'BIO, Informa Pharma Intelligence & QLS Advisors (2021). Clinical Development Success Rates and Contributing Factors 2011–2020.',
  Wong: 'Wong CH, Siah KW, Lo AW (2019). Estimation of clinical trial success rates and related parameters. Biostatistics 20(2), 273–286; corrigendum 20(2), 366.',
  Hay: 'Hay M, Thomas DW, Craighead JL, Economides C, Rosenthal J (2014). Clinical development success rates for investigational drugs. Nature Biotechnology 32(1), 40–51.',
  DiMasi:
    'DiMasi JA, Grabowski HG, Hansen RW (2016). Innovation in the pharmaceutical industry: new estimates of R&D costs. Journal of Health Economics 47, 20–33.',
  Paul: 'Paul SM, Mytelka DS, Dunwiddie CT, et al. (2010). How to improve R&D productivity: the pharmaceutical industry’s grand challenge. Nature Reviews Drug Discovery 9(3), 203–214.',
  ASPE: 'Sertkaya A, Birkenbach A, Berlind A, Eyraud J (2014). Examination of Clinical Trial Costs and Barriers for Drug Development. US Department of Health and Human Services, ASPE.',
  Robey:
    'Robey S, David FS (2017). Drug launch curves in the modern era. Nature Reviews Drug Discovery 16(1), 13–14.',
  Grabowski:
    'Grabowski H, Long G, Mortimer R, Bilginsoy M (2021). Continuing trends in U.S. brand-name and generic drug competition. Journal of Medical Economics 24(1), 908–917.',
  Kalyanaram:
    'Kalyanaram G, Robinson WT, Urban GL (1995). Order of market entry: established empirical generalizations, emerging empirical generalizations, and future research. Marketing Science 14(3, part 2), G212–G221.',
  Bass: 'Bass FM (1969). A new product growth for model consumer durables. Management Science 15(5), 215–227; average parameters of Sultan F, Farley JU, Lehmann DR (1990). A meta-analysis of applications of diffusion models. Journal of Marketing Research 27(1), 70–77.',
}
