// In place of the colours that have names. The library mixes 130 shades of them, each under two names, before anything
// is drawn; ours say states.
export const PresetColors: string[] = []
export const defaultPresetColors = {}
