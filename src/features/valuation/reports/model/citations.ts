import type { Source } from '../../engine/method/methodTables'

/** Full citations for the short labels of sources; never translated. */
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
  FDA: 'Conrad R, Lutter R (2019). Generic Competition and Drug Prices: New Evidence Linking Greater Generic Competition and Lower Generic Drug Prices. US Food and Drug Administration.',
  FTC: 'US Federal Trade Commission (2009). Emerging Health Care Issues: Follow-on Biologic Drug Competition.',
  NVBP: 'Joint Procurement Office (2018). Result of the 4+7 pilot of national volume-based procurement (China); rules of the national rounds since 2020.',
  EFPIA:
    'EFPIA (2019). The Pharmaceutical Industry in Figures, Key Data 2019: sales of new medicines launched 2013–2018 by region (IQVIA).',
  BLS: 'US Bureau of Labor Statistics. Consumer Price Index for All Urban Consumers (CPI-U), all items, annual averages 2008–2024.',
  USLaw: '21 U.S.C. 355(c)(3)(E), 355a, 360cc; 42 U.S.C. 262(k)(7) (United States).',
  EULaw: 'Directive 2001/83/EC, article 10(1); Regulation (EC) 141/2000, article 8 (European Union).',
  JPLaw:
    'Act on Securing Quality, Efficacy and Safety of Products Including Pharmaceuticals and Medical Devices, article 14-4, re-examination (Japan).',
  CNLaw:
    'Implementing Regulations of the Drug Administration Law of the People’s Republic of China, data protection of drugs with new chemical ingredients.',
  Bass: 'Bass FM (1969). A new product growth for model consumer durables. Management Science 15(5), 215–227; average parameters of Sultan F, Farley JU, Lehmann DR (1990). A meta-analysis of applications of diffusion models. Journal of Marketing Research 27(1), 70–77.',
}
