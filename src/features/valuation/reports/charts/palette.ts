export { chartPalette } from '@/shared/ui/chart/chartPalette'
