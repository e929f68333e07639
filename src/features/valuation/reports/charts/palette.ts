export { chartPalette } from '@/shared/ui/chart/palette'
