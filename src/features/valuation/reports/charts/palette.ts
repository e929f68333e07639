export { chartPalette, type ChartPalette } from '@/shared/ui/chart/palette'
